"""Human slips: now and then, the same however often one looks, and never by the best bots."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.rolls import rolled

from tablee.games.mission_pas_possible.advice import reading
from tablee.games.mission_pas_possible.bot import player, slipping
from tablee.games.mission_pas_possible.model.actions import LoseDie, TakeBomb
from tablee.games.mission_pas_possible.model.material import Spot
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.model.views import View
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

TWOS, COLOURS, STACK = "2, 2, 2", "B|G, Y|R, R|B", "stack Y, R, B, G"
MANY = 250


def turns_of(state: State) -> list[View]:
    """The same cards in many turns."""
    view = rulebook.view(state, 0)
    return [replace(view, turn=turn) for turn in range(1, MANY)]


def slipped(state: State, level: Level) -> list[View]:
    return [view for view in turns_of(state) if slipping.slips(view, 0, level)]


def test_weaker_bots_slip_more_often_and_the_best_never() -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 B3 Y1")
    easy, normal, hard = (len(slipped(state, level)) / MANY for level in Level)
    assert 0.15 < easy < 0.3
    assert 0.07 < normal < 0.22
    assert hard == 0


def test_who_looks_twice_slips_alike_whatever_the_others_do() -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 B3 Y1")
    fewer = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 B3")
    for one, other in zip(turns_of(state), turns_of(fewer), strict=True):
        assert slipping.slips(one, 0, Level.NORMAL) == slipping.slips(other, 0, Level.NORMAL)


def test_a_slip_is_still_a_legal_move_and_takes_longer() -> None:
    state = rolled((TWOS, COLOURS), (STACK,), centre="R2 B3 Y1")
    for view in slipped(state, Level.NORMAL):
        roll = reading.roll_of(view, 0)
        step = slipping.first_step(roll, 0)
        assert step is not None
        spot = (view.centre[step.place].die.die, step.spot.card, step.spot.space)
        own = view.own
        assert own is not None
        assert spot in {(each.die, each.card, each.space) for each in own.placements}
    paces = {
        is_slip: [
            pace
            for view in turns_of(state)
            if slipping.slips(view, 0, Level.NORMAL) is is_slip
            and (pace := player.pace(view, 0, Level.NORMAL, Chance(b"pace"))) is not None
        ]
        for is_slip in (True, False)
    }
    assert min(paces[True]) > max(paces[False])


def test_mpp_71_a_slip_gives_up_the_die_and_takes_the_card_that_lies_nearest() -> None:
    own = rulebook.view(rolled((TWOS,), centre="R2"), 0).own
    assert own is not None
    losing = replace(own, losses=(Spot(3, 0), Spot(7, 1)))
    assert slipping.duty_done(losing) == LoseDie(7, 1)
    assert slipping.duty_done(replace(own, bombs=(4, 9))) == TakeBomb(9)


def test_who_slips_where_nothing_can_be_placed_places_nothing() -> None:
    state = rolled((STACK,), (TWOS,), centre="B3")
    assert slipping.first_step(reading.roll_of(rulebook.view(state, 0), 0), 0) is None

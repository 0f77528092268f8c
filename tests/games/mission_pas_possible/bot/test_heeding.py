"""Bots heed what is said, and offer what they leave."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import number, place, play, reroll, scene

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    AskFor,
    AskReroll,
    OfferDie,
    PointAt,
    Reroll,
    Speak,
)
from tablee.games.mission_pas_possible.model.material import Mark
from tablee.games.mission_pas_possible.model.options import Options, Tempo
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.games.mission_pas_possible.model.talk import Phrase
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

TWOS, ANYTHING = "2, 2, 2", "stack _, _, Y&1, _, _"
FULL = "5, Y, G&2 @ B5 Y1 _"


def trio() -> State:
    """Everybody can use the 2."""
    return scene((TWOS,), ("# = # = #",), (ANYTHING,), centre="K2 K3 G4")


def pace(state: State, seat: int, level: Level = Level.NORMAL) -> int:
    taken = player.pace(rulebook.view(state, seat), seat, level, Chance(b"pace"))
    assert taken is not None
    return taken


def act(state: State, seat: int, level: Level = Level.NORMAL) -> Action | None:
    return player.act(rulebook.view(state, seat), seat, level, Chance(b"act"))


def said(state: State, seat: int, phrase: Phrase) -> State:
    return play(state, seat, Speak(phrase))


def test_a_relaxed_team_takes_more_time() -> None:
    relaxed = replace(trio(), options=Options(tempo=Tempo.RELAXED))
    assert pace(relaxed, 0) > pace(trio(), 0)


def test_the_newest_word_of_another_delays_or_hurries() -> None:
    waits = said(trio(), 1, Phrase.WAIT)
    assert pace(waits, 0) >= pace(trio(), 0) + 5_000
    assert pace(waits, 1) == pace(trio(), 1), "not its own word"
    assert pace(said(waits, 2, Phrase.GO), 0) < pace(trio(), 0)
    assert pace(said(trio(), 1, Phrase.THANKS), 0) == pace(trio(), 0)


def test_who_wants_to_choose_first_is_waited_for_until_the_die_is_placed() -> None:
    first = said(trio(), 2, Phrase.LEAVE_IT_TO_ME)
    assert pace(first, 0) >= pace(trio(), 0) + 5_000
    placed = place(first, 2, "G4", ANYTHING, 0)
    assert pace(placed, 0) < 5_000


def test_a_die_that_is_offered_to_another_is_left_to_them() -> None:
    state = play(trio(), 2, OfferDie(number(trio(), "K2"), 1))
    assert act(trio(), 0) == PointAt(number(trio(), "K2"))
    assert act(state, 0) is None
    assert act(state, 1) == PointAt(number(trio(), "K2"))


def test_who_has_placed_offers_what_only_one_can_use() -> None:
    """Easy bots have no eyes for that, and nobody says it twice."""
    state = scene((f"{TWOS} @ K2 _ _",), (FULL,), (ANYTHING,), centre="K3 G4")
    seats = (replace(state.seats[0], picks=0), *state.seats[1:])
    state = replace(state, seats=seats)
    offer = OfferDie(number(state, "K3"), 2)
    assert act(state, 0) == offer
    assert act(state, 0, Level.EASY) is None
    after = play(state, 0, offer)
    assert act(after, 0) == OfferDie(number(state, "G4"), 2)
    said_all = play(after, 0, OfferDie(number(state, "G4"), 2))
    assert not isinstance(act(said_all, 0), OfferDie)


def duo() -> State:
    """The first needs a 2; the second can use every die."""
    return scene((TWOS,), (ANYTHING,), (FULL,), centre="K2 K3 Y4")


def test_a_die_that_somebody_asks_for_is_left_to_them_while_there_is_another() -> None:
    others = [PointAt(number(duo(), "K3")), PointAt(number(duo(), "Y4"))]
    two = PointAt(number(duo(), "K2"))
    for state in (duo(), play(duo(), 1, two)):
        assert act(play(state, 0, AskFor(Mark.TWO)), 1, Level.HARD) in others
        assert act(play(state, 0, AskFor(Mark.TWO)), 1) in others


def test_nobody_goes_without_for_a_wish() -> None:
    """Neither who has no other die, nor for somebody who cannot use what is asked for."""
    only = play(trio(), 1, AskFor(Mark.TWO))
    assert act(only, 0) == PointAt(number(only, "K2"))
    assert act(play(duo(), 2, AskFor(Mark.TWO)), 1) == act(duo(), 1)


def test_mpp_54_the_die_that_the_team_names_is_rolled_first() -> None:
    state = scene((FULL,), ("5, Y, G&2 @ R5 Y2 _",), (ANYTHING,), centre="G1 K3 K4")
    state = place(state, 2, "G1", ANYTHING, 0)
    assert state.phase is Phase.REROLL
    named = play(state, 0, AskReroll(number(state, "K4")))
    assert act(state, 1) == Reroll(number(state, "K3"))
    assert act(named, 1) == Reroll(number(state, "K4"))
    assert act(reroll(named, 0, "K4", to=6), 1) is not None

"""What holds at every moment of any mission, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mission_pas_possible.scenes import dealt, dice_everywhere

from tablee.games.mission_pas_possible.data.kinds import KIND_OF
from tablee.games.mission_pas_possible.data.sizes import PICKS_A_TURN
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.games.mission_pas_possible.rules import placing, rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw

STEPS = 250

options = st.builds(
    Options,
    level=st.sampled_from(Difficulty),
    setup=st.sampled_from(Setup),
    has_six_point_cards=st.booleans(),
    is_strict=st.booleans(),
    is_beginner=st.booleans(),
)


def cards_everywhere(state: State) -> list[int]:
    """Of the table, sabotages too; what is in the box stays there."""
    in_front = [bomb.card for seat in state.seats for bomb in seat.bombs]
    behind = [card for pile in (state.deck, *state.piles) for card in pile]
    defused = [defusal.card for defusal in state.defused]
    return [card for card in state.row if card is not None] + in_front + behind + defused


def check_turn(state: State) -> None:
    """MPP-23, MPP-31: nobody places too many dice, and a turn closes when nobody can place one.

    MPP-100: what is lost to the first unused die may make room for the next.
    """
    picks = PICKS_A_TURN[len(state.seats)]
    assert all(0 <= seat.picks <= picks for seat in state.seats)
    if state.phase is Phase.REROLL and state.loss is None:
        assert not any(
            seat.picks and placing.usable(seat) >> KIND_OF[die] & 1
            for seat in state.seats
            for die in state.centre
            if not placing.is_aside(state, die)
        )


def check_bombs(state: State) -> None:
    """MPP-62: a card in front of a player is never complete, and MPP-46: never impossible."""
    for seat in state.seats:
        for bomb in seat.bombs:
            assert None in bomb.dice
            assert any(placing.fits(bomb))


@given(options, st.integers(1, 5), st.binary(max_size=8))
@settings(max_examples=40, deadline=None)
def test_dice_cards_and_turns_stay_right(chosen: Options, seats: int, seed: bytes) -> None:
    state, chance, at = dealt(chosen, seats, seed), Chance(seed), 0
    cards = len(cards_everywhere(state))
    for _ in range(STEPS):
        at += chance.below(3_000)
        deadline = rulebook.deadline(state)
        seat = chance.below(seats)
        if deadline is not None and deadline <= at:
            state = rulebook.expire(state, at, chance)
        elif actions := rulebook.legal(state, seat):
            state = rulebook.play(state, seat, draw(actions, chance), at, chance)
        assert dice_everywhere(state) == list(range(25))
        there = cards_everywhere(state)
        assert len(there) == len(set(there)) == cards - len(state.sabotages)
        check_turn(state)
        check_bombs(state)

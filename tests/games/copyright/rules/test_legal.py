"""The lists of legal actions: complete, without doubles, and computed only where looked at."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.copyright import oracle
from tests.games.copyright.scenes import BASE, TIMED, dealt, expire, lay, play, with_model

from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LaidCard,
    LayCard,
    PlaceFrame,
    State,
    TakeCard,
    TurnStack,
)
from tablee.games.copyright.rules import rulebook
from tablee.games.copyright.rules.stack import Stack
from tablee.kernel.choices import Choices

NO_MODEL = (7,) * 9


def placements(state: State, seat: int) -> set[LayCard]:
    actions = list(rulebook.legal(state, seat))
    assert len(actions) == len(set(actions))
    return {action for action in actions if isinstance(action, LayCard)}


def expected_placements(hand: tuple[str, ...], laid: Stack, reach: range) -> set[LayCard]:
    """Everything tried: each card at each place near, in each orientation, by the oracle."""
    found = set()
    for card, face in enumerate(hand):
        others = [each for each in laid if each.card != card]
        for x in reach:
            for y in reach:
                if others and not oracle.hangs_together([*others, LaidCard(card, face, x, y, 0)]):
                    continue
                if not others and (x, y) != (0, 0):
                    continue
                ways = {LaidCard(card, face, x, y, o) for o in range(8)} - set(laid)
                found |= {LayCard(way.card, x, y, way.orientation) for way in ways}
    return found


STEPS = st.lists(st.tuples(st.integers(0, 9), st.integers(-2, 2), st.integers(-2, 2)), max_size=4)


@given(STEPS)
@settings(max_examples=15)
def test_cr_15_every_placement_that_hangs_together_is_listed_and_no_other(
    steps: list[tuple[int, int, int]],
) -> None:
    state = with_model(dealt(BASE), NO_MODEL)
    for card, x, y in steps:
        if lay(card, x, y) in rulebook.legal(state, 0):
            state = play(state, 0, lay(card, x, y))
    seat = state.seats[0]
    assert placements(state, 0) == expected_placements(seat.hand, seat.laid, range(-7, 8))


def test_an_empty_stack_takes_any_card_in_the_middle_in_any_orientation() -> None:
    actions: list[Action] = [lay(card, 0, 0, turn) for card in range(10) for turn in range(8)]
    assert set(rulebook.legal(dealt(), 0)) == {*actions, AgreeToEnd(agrees=True)}


def test_cr_50_in_a_timed_turn_only_the_drawn_card_is_listed() -> None:
    state = play(expire(play(dealt(TIMED), 0, lay(0))), 0, lay(1))
    actions = list(rulebook.legal(state, 0))
    assert {action.card for action in actions if isinstance(action, LayCard | TakeCard)} == {1}
    assert Continue() in actions
    assert not any(isinstance(action, TurnStack) for action in actions)


def test_in_the_frame_phase_every_other_frame_over_the_stack_is_listed() -> None:
    state = with_model(play(dealt(), 0, lay(0)), NO_MODEL)
    state = play(play(state, 0, AgreeToEnd(agrees=True)), 1, AgreeToEnd(agrees=True))
    frames = [action for action in rulebook.legal(state, 0) if isinstance(action, PlaceFrame)]
    assert len(frames) == 24
    assert list(rulebook.legal(state, 1)) == []


@pytest.mark.parametrize("index", [0, 1, 500, -1])
def test_the_list_is_a_sequence_like_any_other(index: int) -> None:
    actions = rulebook.legal(play(dealt(), 0, lay(0), lay(1, 1, 1), lay(2, -1, 0)), 0)
    written_out = list(actions)
    assert isinstance(actions, Choices)
    assert actions[index] == written_out[index]
    assert actions[2:9] == written_out[2:9]
    assert len(actions) == len(written_out)
    assert all(action in actions for action in written_out)
    with pytest.raises(IndexError):
        actions[len(written_out)]

"""Setup, turns and the end (TI-8 to TI-10, TI-36 to TI-42)."""

import pytest
from msgspec.structs import replace
from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle, number_of, played, refusal

from tablee.games.top_it.model import (
    Hand,
    IllegalCode,
    Options,
    PlacePiece,
    PlaceStone,
    Reason,
    Shape,
    State,
)
from tablee.games.top_it.rules import rulebook, situations
from tablee.games.top_it.rules.placing import INDEX_OF
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal

HEXAGON = middle(Shape.HEXAGON)
TRAPEZOID = middle(Shape.TRAPEZOID)
SMALL_SQUARE = INDEX_OF[Shape.SMALL_SQUARE]
DONE = Hand((), has_stone=False, score=0)
STUCK = Hand((SMALL_SQUARE,), has_stone=False, score=0)
"""A small square fits along short sides only, and a trapezoid has none."""


def stuck_table(to_move: int, *others: Hand, seats: int = 3) -> State:
    """The first hand cannot lay its small square; the others hold what is given."""
    hands = {0: STUCK} | dict(enumerate(others, start=1))
    return lying(seats, [(0, TRAPEZOID)], to_move=to_move, hands=hands)


@pytest.mark.parametrize("seats", [3, 4])
def test_ti_8_each_player_takes_a_colour(seats: int) -> None:
    state = scenes.begun(seats)
    assert state.hands == (situations.FULL_HAND,) * seats
    view = rulebook.view(state, None)
    assert [hand.colour for hand in view.hands] == ["blue", "green", "yellow", "red"][:seats]
    assert [hand.seat for hand in view.hands] == list(range(seats))


def test_ti_9_the_host_names_who_begins() -> None:
    assert [scenes.begun(4, Options(starter=seat)).to_move for seat in range(4)] == [0, 1, 2, 3]
    assert list(rulebook.seats_allowed(Options(starter=1))) == [2, 3, 4]
    assert list(rulebook.seats_allowed(Options())) == [1, 2, 3, 4]


def test_ti_9_else_chance_does() -> None:
    starters = {rulebook.setup(Options(), 4, Chance(bytes([n]))).to_move for n in range(60)}
    assert starters == {0, 1, 2, 3}


def test_ti_9_play_goes_clockwise() -> None:
    state = scenes.begun(3, Options(starter=1))
    order = []
    for _ in range(6):
        order.append(state.to_move)
        state = played(state, rulebook.legal(state, scenes.seat_to_move(state))[0])
    assert order == [1, 2, 0, 1, 2, 0]


def test_ti_10_hands_are_open_to_all() -> None:
    state = scenes.at_random(3, 5, 11)
    views = [rulebook.view(state, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    held = [
        tuple(INDEX_OF[piece.shape] for piece in hand.pieces if piece.laid is None)
        for hand in views[0].hands
    ]
    assert held == [hand.shapes for hand in state.hands]


def test_ti_36_the_game_ends_when_all_is_placed() -> None:
    for seats in (2, 3, 4):
        state = scenes.at_random(seats, 1, 100)
        assert len(state.moves) == 9 * seats
        outcome = rulebook.outcome(state)
        assert outcome is not None
        assert outcome.reason == Reason.ALL_PLACED
        assert refusal_after_the_end(state) == IllegalCode.GAME_IS_OVER
        assert all(rulebook.legal(state, seat) == () for seat in range(seats))


def refusal_after_the_end(state: State) -> str:
    with pytest.raises(Illegal) as refused:
        rulebook.play(state, 0, HEXAGON, 0, Chance(b""))
    return refused.value.code


def test_ti_37_without_a_legal_piece_the_stone_must_be_played() -> None:
    state = lying(
        3,
        [(1, HEXAGON), (2, along(HEXAGON, 0, Shape.TRAPEZOID, own=1))],
        to_move=0,
        hands={0: Hand((SMALL_SQUARE,), has_stone=True, score=0)},
    )
    assert list(rulebook.legal(state, 0)) == [PlaceStone(number_of(1, Shape.HEXAGON))]


def test_ti_37_who_cannot_move_passes_and_keeps_the_piece() -> None:
    house = Hand((INDEX_OF[Shape.HOUSE], INDEX_OF[Shape.RHOMBUS]), has_stone=False, score=0)
    state = stuck_table(2, DONE, house)
    after = played(state, along(TRAPEZOID, 1, Shape.RHOMBUS))
    assert (after.to_move, after.passed) == (2, (0,))
    assert after.hands[0] == STUCK
    later = played(after, along(TRAPEZOID, 2, Shape.HOUSE))
    assert (later.to_move, later.passed) == (0, ())
    assert {type(action) for action in rulebook.legal(later, 0)} == {PlacePiece}


def test_ti_38_nobody_passes_by_choice() -> None:
    """There is no such action: every legal one places something."""
    state = scenes.at_random(3, 2, 7)
    kinds = {type(action) for action in rulebook.legal(state, scenes.seat_to_move(state))}
    assert kinds <= {PlacePiece, PlaceStone}


def test_ti_39_a_stone_without_a_target_is_lost() -> None:
    """No large piece lies there, and nobody can lay one any more."""
    only_stone = Hand((), has_stone=True, score=8)
    rhombus = Hand((INDEX_OF[Shape.RHOMBUS],), has_stone=False, score=0)
    state = lying(3, [(0, TRAPEZOID)], 2, hands={0: only_stone, 1: DONE, 2: rhombus})
    after = played(state, along(TRAPEZOID, 1, Shape.RHOMBUS))
    outcome = rulebook.outcome(after)
    assert outcome is not None
    assert outcome.reason == Reason.NOBODY_CAN_MOVE
    assert outcome.scores == (8, 0, 7)


def test_ti_40_the_game_ends_when_nobody_can_move() -> None:
    rhombus = Hand((INDEX_OF[Shape.RHOMBUS],), has_stone=False, score=0)
    after = played(stuck_table(2, STUCK, rhombus), along(TRAPEZOID, 1, Shape.RHOMBUS))
    outcome = rulebook.outcome(after)
    assert outcome is not None
    assert outcome.reason == Reason.NOBODY_CAN_MOVE
    assert outcome.scores == (0, 0, 2 + 5)
    assert rulebook.view(after, None).winners == (2,)


def test_ti_41_if_only_the_stone_is_left_it_must_be_played() -> None:
    only_stone = Hand((), has_stone=True, score=0)
    state = lying(3, [(1, HEXAGON)], to_move=0, hands={0: only_stone})
    assert list(rulebook.legal(state, 0)) == [PlaceStone(number_of(1, Shape.HEXAGON))]


def test_ti_42_most_points_win_and_ties_share() -> None:
    state = scenes.at_random(3, 1, 100)
    scores = [(90, 80, 90), (1, 2, 3)]
    winners = [(0, 2), (2,)]
    for points, best in zip(scores, winners, strict=True):
        hands = tuple(Hand((), has_stone=False, score=score) for score in points)
        outcome = rulebook.outcome(replace(state, hands=hands))
        assert outcome is not None
        assert outcome.winners == best
        assert outcome.scores == points


def test_a_move_can_be_undone_unless_it_ends_the_game() -> None:
    state = scenes.begun(2)
    assert rulebook.is_reversible(state, played(state, HEXAGON))
    over = scenes.at_random(2, 1, 100)
    assert not rulebook.is_reversible(scenes.at_random(2, 1, 17), over)


def test_nobody_is_hurried() -> None:
    state = scenes.begun(2)
    assert not rulebook.IS_REAL_TIME
    assert rulebook.deadline(state) is None
    assert rulebook.expire(state, 10**9, Chance(b"")) == state
    assert rulebook.is_chat_open(state)


def test_a_piece_in_hand_only() -> None:
    state = lying(3, [(0, HEXAGON), (1, along(HEXAGON, 0, Shape.HOUSE))], to_move=1)
    assert refusal(state, along(HEXAGON, 3, Shape.HOUSE)) == IllegalCode.NOT_IN_HAND

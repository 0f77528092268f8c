"""The rare rules, reached by whole recorded games."""

from pathlib import Path

import pytest
from tools.record_top_it import has_only_the_stone, must_play_the_stone

from tablee.games.top_it.model import PlacePiece, PlaceStone, Reason, State
from tablee.games.top_it.rules import rulebook, situations
from tablee.kernel import log
from tablee.kernel.replay import replay, revealed_secret

RECORDED = Path(__file__).parents[3] / "recorded" / "top_it"
NAMES = sorted(path.stem for path in RECORDED.glob("*.jsonl"))


def states_of(name: str) -> list[State]:
    """The states of a recorded game, one after the other."""
    header, entries = log.from_lines((RECORDED / f"{name}.jsonl").read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return [match.state for _, match in replay(header, entries, secret) if match]


def test_ti_37_the_stone_is_played_because_no_piece_fits() -> None:
    state = next(filter(must_play_the_stone, states_of("only_the_stone_fits")))
    assert state.to_move is not None
    actions = rulebook.legal(state, state.to_move)
    assert actions
    assert all(isinstance(action, PlaceStone) for action in actions)


def test_ti_37_a_hand_is_passed_over_and_places_its_piece_later() -> None:
    states = states_of("passed_over_and_back")
    passed = next(state for state in states if state.passed)
    hand = passed.passed[0]
    assert passed.hands[hand].shapes
    assert not situations.can_move(situations.situation_of(passed), hand)
    assert len(states[-1].hands[hand].shapes) < len(passed.hands[hand].shapes)


@pytest.mark.parametrize("name", NAMES)
def test_ti_38_whoever_can_move_is_never_passed_over(name: str) -> None:
    for state in states_of(name):
        situation = situations.situation_of(state)
        assert not any(situations.can_move(situation, hand) for hand in state.passed)
        if state.to_move is not None:
            seat = situations.seat_of(state, state.to_move)
            assert {type(a) for a in rulebook.legal(state, seat)} <= {PlacePiece, PlaceStone}


def test_ti_39_stones_that_have_no_target_at_the_end_are_lost() -> None:
    """Four houses, closed by small triangles and squares: no large piece lies, and none fits."""
    end = states_of("no_stone_has_a_target")[-1]
    situation = situations.situation_of(end)
    assert end.to_move is None
    for number, hand in enumerate(end.hands):
        assert hand.has_stone
        assert not list(situations.targets(situation, number))
        assert hand.score == sum(move.points for move in end.moves if move.hand == number)


STUCK = ["nobody_can_move_two", "nobody_can_move_three", "no_stone_has_a_target"]


@pytest.mark.parametrize("name", STUCK)
def test_ti_40_the_game_ends_with_pieces_that_fit_nowhere(name: str) -> None:
    """Whatever is left brings nothing: the scores are those of the moves."""
    end = states_of(name)[-1]
    outcome = rulebook.outcome(end)
    assert outcome is not None
    assert outcome.reason == Reason.NOBODY_CAN_MOVE
    assert any(hand.shapes for hand in end.hands)
    for number, hand in enumerate(end.hands):
        assert hand.score == sum(move.points for move in end.moves if move.hand == number)


def test_ti_41_the_stone_that_is_left_is_played() -> None:
    state = next(filter(has_only_the_stone, states_of("only_the_stone_is_left")))
    assert state.to_move is not None
    assert all(isinstance(a, PlaceStone) for a in rulebook.legal(state, state.to_move))


def test_ti_42_a_shared_win_is_among_them() -> None:
    assert len(situations.winners(states_of("three_players_shared_win")[-1]) or ()) == 2


def test_every_number_of_players_is_among_them() -> None:
    assert {states_of(name)[0].seats for name in NAMES} == {1, 2, 3, 4}

"""A match goes from state to state, and knows what may be taken back."""

import pytest

from tablee.games.copyright.model import AgreeToEnd, LayCard, Options, Phase
from tablee.kernel import match as play
from tablee.kernel import registry
from tablee.kernel.errors import Illegal
from tablee.kernel.match import Match, MatchStep

GAME = registry.load("copyright", 1)
LAY = LayCard(0, 0, 0, 0)
AGREE = AgreeToEnd(agrees=True)


def begun(key: bytes = b"key", n: int = 3) -> MatchStep:
    return play.begin(GAME, Options(round_seconds=60), 2, key, n)


def agreed() -> Match:
    """Both players end the round with nothing laid; the scores are shown."""
    match = play.act(begun().match, 0, AGREE, 100, 4).match
    return play.act(match, 1, AGREE, 200, 5).match


def test_the_deal_depends_on_the_key_and_on_the_entry() -> None:
    assert begun().match.state == begun().match.state
    assert begun(b"other").match.state != begun().match.state
    assert begun(n=4).match.state != begun().match.state


def test_a_step_of_chance_has_a_digest_and_another_has_none() -> None:
    assert len(begun().digest) == 32
    assert play.act(begun().match, 0, LAY, 100, 4).digest == ""
    assert begun(b"other").digest != begun().digest


def test_the_last_step_may_be_taken_back_by_whoever_made_it() -> None:
    before = begun().match
    after = play.act(before, 1, LAY, 100, 4).match
    assert after.undoable is not None
    assert after.undoable.seat == 1
    undone = play.undo(after, 1)
    assert (undone.state, undone.undoable) == (before.state, None)


def test_a_step_that_shows_something_new_may_not_be_taken_back() -> None:
    assert agreed().state.phase is Phase.SCORED
    assert agreed().undoable is None


def test_what_time_does_may_not_be_taken_back() -> None:
    match = play.act(begun().match, 1, LAY, 100, 4).match
    assert play.expire(match, 60_000, 5).match.undoable is None


def test_a_match_knows_its_deadline_its_views_and_its_end() -> None:
    match = begun().match
    assert (match.deadline, match.outcome) == (60_000, None)
    assert match.view(0).own is not None
    assert match.view(None).own is None


def test_what_the_rules_forbid_changes_nothing() -> None:
    match = begun().match
    with pytest.raises(Illegal):
        play.act(match, 0, LayCard(0, 5, 5, 0), 100, 4)
    assert match == begun().match


def test_chance_in_a_puzzle_goes_by_draws_and_not_by_entries() -> None:
    """So that nobody gets another roll by writing into the log first."""

    def dealt(n: int, is_puzzle: bool) -> Match:
        return play.begin(GAME, Options(), 2, b"key", n, is_puzzle=is_puzzle).match

    assert dealt(3, is_puzzle=True).state == dealt(9, is_puzzle=True).state
    assert dealt(3, is_puzzle=False).state != dealt(9, is_puzzle=False).state
    assert dealt(3, is_puzzle=True).draws == 1


def laid(match: Match, seats: list[int]) -> Match:
    """These seats lay a card and turn it, in turn: each step may be taken back."""
    for n, seat in enumerate(seats, start=4):
        match = play.act(match, seat, LayCard(0, 0, 0, n % 2), 100 * n, n).match
    return match


def test_one_step_can_be_taken_back_where_somebody_waits() -> None:
    match = play.undo(laid(begun().match, [0, 0]), 0)
    assert not play.can_undo(match, 0)


def test_where_nobody_waits_every_step_can_be_taken_back() -> None:
    first = play.begin(GAME, Options(round_seconds=60), 2, b"key", 3, undoes_many=True).match
    match = laid(first, [0, 0, 0])
    for _ in range(3):
        assert play.can_undo(match, 0)
        match = play.undo(match, 0)
    assert match.state == first.state
    assert not play.can_undo(match, 0)


def test_ones_step_is_taken_back_with_the_answers_to_it() -> None:
    first = play.begin(GAME, Options(round_seconds=60), 2, b"key", 3, undoes_many=True).match
    before = laid(first, [0])
    match = laid(first, [0, 0, 1, 1])
    assert play.undo(match, 0).state == before.state
    assert not play.can_undo(match, None)


def test_only_so_many_steps_are_kept() -> None:
    first = play.begin(GAME, Options(round_seconds=60), 2, b"key", 3, undoes_many=True).match
    assert len(laid(first, [0] * (play.UNDO_DEPTH + 5)).steps) == play.UNDO_DEPTH

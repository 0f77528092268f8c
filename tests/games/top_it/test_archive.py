"""Finished mosaics are kept, to be looked at and to be beaten; the daily ones have a board."""

from pathlib import Path

import msgspec

from tablee.games.top_it import archive
from tablee.games.top_it.model import Options, State
from tablee.games.top_it.rules.rulebook import setup
from tablee.kernel import log
from tablee.kernel.chance import Chance
from tablee.kernel.directory import ArchivedResult
from tablee.kernel.replay import replay, revealed_secret

RECORDED = Path(__file__).parents[2] / "recorded" / "top_it"


def finished(name: str) -> State:
    header, entries = log.from_lines((RECORDED / f"{name}.jsonl").read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    *_, (_, match) = replay(header, entries, secret)
    assert match is not None
    assert isinstance(match.state, State)
    return match.state


def test_a_game_alone_leaves_its_points() -> None:
    state = setup(Options(), 1, Chance(b"seed"))
    assert archive.result(state, bots=0) == ArchivedResult((0,), archive.Told(points=0))


def test_a_daily_game_leaves_nothing() -> None:
    assert archive.result(setup(Options(puzzle="today"), 1, Chance(b"seed")), bots=0) is None


def test_a_mosaic_leaves_all_its_pieces_and_stones_and_the_points_of_all() -> None:
    state = finished("points_four_players_squares_of_8")
    kept = archive.result(state, bots=0)
    assert kept is not None
    assert isinstance(kept.told, archive.Told)
    assert kept.rank_by == (sum(hand.score for hand in state.hands),)
    assert len(kept.told.mosaic) == len(state.tiles)
    topped = {piece: hand for piece, *_, hand in kept.told.mosaic if hand is not None}
    assert topped == {move.piece: move.hand for move in state.moves if move.is_stone}
    assert kept.told.large_square == 8


def test_it_is_small_enough_for_a_list() -> None:
    assert len(msgspec.json.encode(archive.result(finished("by_hand_alone"), bots=0))) < 1_000

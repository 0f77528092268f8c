"""A finished game seen again: what everybody knew, but not what somebody wrote for themselves."""

from pathlib import Path

import msgspec
import pytest

from tablee.kernel import log
from tablee.kernel.replay import revealed_secret
from tablee.server.replays import replay_for
from tablee.store.contract import StoredTable

HURRIED = Path(__file__).parents[1] / "recorded" / "top_secret" / "hurried.jsonl"
SEATS = 4
NOTE = "Who is X?"


@pytest.fixture
def hurried() -> StoredTable:
    """A game in which somebody takes a note."""
    header, entries = log.from_lines(HURRIED.read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return StoredTable(header, secret, tuple(entries))


@pytest.mark.parametrize("seat", [None, *range(SEATS)])
def test_ts_10_a_replay_shows_nobodys_notes(hurried: StoredTable, seat: int | None) -> None:
    assert NOTE in HURRIED.read_text()
    shown = msgspec.json.encode(replay_for(hurried, seat)).decode()
    assert NOTE not in shown


def test_a_replay_shows_what_its_seat_saw(hurried: StoredTable) -> None:
    beside, own = (replay_for(hurried, seat) for seat in (None, 0))
    assert beside.first.own is None
    assert own.first.own.identity is not None
    assert len(own.frames) == len(beside.frames)

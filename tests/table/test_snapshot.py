"""A table opened from a snapshot is the table that its log leads to."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.recorded.test_recorded import GAMES, read

from tablee.kernel import log
from tablee.kernel.replay import revealed_secret
from tablee.table import snapshot
from tablee.table.table import Table

CUTS = 6


def opened(path: Path) -> tuple[Table, Sequence[log.AnyEntry]]:
    """The table of a recorded game before its first entry, and the entries."""
    header, entries = read(path)
    secret = revealed_secret(entries)
    assert secret is not None
    return Table.load(header, secret, ()), entries


def again(table: Table, body: bytes | None) -> Table:
    assert body is not None
    assert table.last_entry is not None
    position = table.position
    found = snapshot.restored(position.header, position.course.secret, body, table.last_entry)
    assert found is not None
    return found


def assert_same(one: Table, other: Table) -> None:
    assert one.position == other.position
    assert (one.lines, one.lines_written) == (other.lines, other.lines_written)
    assert one.done.by_player == other.done.by_player
    assert list(one.done.by_player) == list(other.done.by_player)
    assert one.clock.now(0) == other.clock.now(0)
    assert one.last_entry == other.last_entry


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_snapshot_leads_where_the_log_leads(path: Path) -> None:
    table, entries = opened(path)
    followers: list[Table] = []
    for place, entry in enumerate(entries):
        table.catch_up([entry])
        for follower in followers:
            follower.catch_up([entry])
        if place % (len(entries) // CUTS + 1) == 0:
            follower = again(table, snapshot.taken(table))
            assert_same(follower, table)
            followers = [*followers[-1:], follower]
    for follower in followers:
        assert_same(follower, table)


@pytest.fixture
def table() -> Table:
    table, entries = opened(GAMES[0])
    table.catch_up(entries[: len(entries) // 2])
    return table


def believed(table: Table, body: bytes, last_entry: log.AnyEntry | None = None) -> bool:
    last = last_entry or table.last_entry
    assert last is not None
    position = table.position
    found = snapshot.restored(position.header, position.course.secret, body, last)
    return found is not None


def test_a_snapshot_of_other_code_is_not_believed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = snapshot.taken(table) or b""
    assert believed(table, body)
    monkeypatch.setattr(snapshot, "code_of", lambda _: "other code")
    assert not believed(table, body)


def test_a_snapshot_of_another_log_is_not_believed(table: Table) -> None:
    body = snapshot.taken(table) or b""
    last = table.last_entry
    assert last is not None
    assert not believed(table, body, msgspec.structs.replace(last, at_ms=last.at_ms + 1))
    assert not believed(table, body, msgspec.structs.replace(last, n=last.n + 1))


def test_a_damaged_snapshot_is_not_believed(table: Table) -> None:
    body = snapshot.taken(table) or b""
    for damaged in (b"", body[:-1], body.replace(b'"n":', b'"m":', 1), b"{}"):
        assert not believed(table, damaged)


def test_a_table_without_entries_has_no_snapshot() -> None:
    assert snapshot.taken(opened(GAMES[0])[0]) is None

"""What a host's games leave for the next ones, as the house keeps it."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from tablee.kernel import log, registry
from tablee.server.memories import Memories, recalled
from tablee.store.sqlite import SqliteStore
from tablee.table.table import Table

RECORDED = Path(__file__).parents[1] / "recorded"
NOTHING = Raw(b"{}")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


def recorded(path: str) -> tuple[Table, tuple[log.AnyEntry, ...]]:
    header, entries = log.from_lines((RECORDED / f"{path}.jsonl").read_bytes())
    ended = entries[-1]
    assert isinstance(ended, log.Ended)
    return Table.load(header, bytes.fromhex(ended.secret), entries), tuple(entries)


async def test_what_a_finished_game_has_left_is_in_the_options_of_its_hosts_next_one(
    store: SqliteStore,
) -> None:
    table, entries = recorded("mission_mosaique/own_words")
    memories, game = Memories(store), table.position.course.game
    memories.follow(table.position, entries[-1:])
    await memories.settled()
    options = msgspec.json.decode(await recalled(store, game, NOTHING, table.position.host))
    assert len(options["names"]) > len(table.position.course.options.names)
    assert await recalled(store, game, NOTHING, "somebody else") == NOTHING


async def test_only_what_is_configured_or_ended_is_kept(store: SqliteStore) -> None:
    table, entries = recorded("mission_mosaique/own_words")
    memories, game = Memories(store), table.position.course.game
    acted = [entry for entry in entries if isinstance(entry, log.Acted)]
    memories.follow(table.position, acted)
    await memories.settled()
    assert await recalled(store, game, NOTHING, table.position.host) == NOTHING


async def test_a_game_without_memory_leaves_nothing(store: SqliteStore) -> None:
    game = registry.load("top_it")
    assert game.memory is None
    assert await recalled(store, game, NOTHING, "adele") == NOTHING

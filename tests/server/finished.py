"""A finished game in a house, played by two people with names."""

from pathlib import Path

from msgspec.structs import replace
from tests.table.people import with_people

from tablee.kernel import log
from tablee.kernel.replay import revealed_secret
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store, StoredTable
from tablee.table import show
from tablee.table.table import Table

RACE = Path(__file__).parents[1] / "recorded" / "copyright" / "base_agreed_round.jsonl"
DAY_MS = 24 * 60 * 60 * 1000
TALK = "I live at number 12"


def finished(table: str, people: tuple[str, ...] = (), days_ago: float = 0) -> StoredTable:
    """The recorded game, with these players on its first chairs, who have talked afterwards."""
    header, entries = log.from_lines(RACE.read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    seated = with_people(entries, people)
    last = seated[-1]
    said = log.Said(
        n=last.n + 1, at_ms=last.at_ms, by=(*people, "x")[0], command="c", name="Zoé", text=TALK
    )
    created = wall_ms() - round(days_ago * DAY_MS)
    named = replace(header, table=table, created_at_ms=created)
    return StoredTable(named, secret, (*seated, said))


async def keep(store: Store, game: StoredTable) -> None:
    position = Table.load(game.header, game.secret, game.entries).position
    summary = show.summary(position, game.header.created_at_ms)
    await store.create(game.header, game.secret, game.entries, summary)

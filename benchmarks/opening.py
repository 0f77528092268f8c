"""A house with much in it: how soon it is open, how soon a long game is, how soon one's own list.

All of it is CPU of the process that does it, but the start, which is the time until it answers.
"""

import asyncio
import json
import secrets
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.figures import Figure, as_table
from benchmarks.server import cpu_seconds, run_in_loop
from benchmarks.tables import moves
from msgspec.structs import replace
from tests.faults.server import Server
from tests.table.party import ADELE, GASTON, HEADER, SECRET, Party

from tablee.kernel import log
from tablee.kernel.chance import SECRET_BYTES, commitment
from tablee.kernel.rules import Level
from tablee.server import snapshots
from tablee.server.players import player_of
from tablee.store.contract import Snapshot
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table import show, snapshot
from tablee.table.draft import Draft
from tablee.table.options import checked_options
from tablee.table.position import opened
from tablee.table.seating import Caller, seat_bot, seat_person
from tablee.table.table import Table
from tablee.table.wire import PersonColour

LONG_LOG = 2_000
TURN_BASED = "top_it"
KEY = "k" * 43


def long_game(entries: int) -> Party:
    """A game of two who lay cards, move them and take them off again."""
    party, rng = Party(seats=2, options={"limit": 100}).start(GASTON), Random(1)
    hands = {person: moves(Random(rng.random())) for person in (ADELE, GASTON)}
    while len(party.entries) < entries:
        for person, commands in hands.items():
            party.act(person, json.loads(next(commands))["action"])
    return party


async def _cpu_ms_of_opening(store: SqliteStore, times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        await snapshots.opened(store, HEADER.table)
    return 1000 * (time.process_time() - began) / times


async def _long_table(times: int) -> tuple[float, float]:
    """From its snapshot, and from its log."""
    party = long_game(LONG_LOG)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        store = await SqliteStore.open(Path(folder) / FILE_NAME)
        summary = show.summary(party.table.position, 0)
        await store.create(HEADER, SECRET, party.entries, summary)
        whole = await _cpu_ms_of_opening(store, times)
        table = Table.load(HEADER, SECRET, party.entries[: -snapshots.WHILE_PLAYING + 1])
        body = snapshot.taken(table)
        assert body is not None
        await store.keep_snapshot(HEADER.table, Snapshot(table.position.n, body))
        from_snapshot = await _cpu_ms_of_opening(store, times)
        await store.close()
    return from_snapshot, whole


def _unfinished(number: int, player: str) -> Draft:
    """A turn-based game in which a person is awaited."""
    secret = secrets.token_bytes(SECRET_BYTES)
    name = f"table-{number}"
    header = replace(HEADER, table=name, game=TURN_BASED, commitment=commitment(secret))
    draft = Draft(opened(header, secret), 0)
    options = checked_options(draft.position.course.game, b"{}")
    draft.add(log.Configured(**draft.stamp(), seats=2, options=options))
    seat_person(draft, 0, Caller(player, "Ada", PersonColour.BLUE), "")
    seat_bot(draft, 1, Level.EASY)
    draft.start()
    return draft


async def _fill(path: Path, drafts: Sequence[Draft]) -> None:
    store = await SqliteStore.open(path)
    for start in range(0, len(drafts), 500):
        await asyncio.gather(
            *(
                store.create(
                    draft.position.header,
                    draft.position.course.secret,
                    draft.entries,
                    show.summary(draft.position, start + place),
                    is_due=show.is_due(draft.position),
                )
                for place, draft in enumerate(drafts[start : start + 500])
            )
        )
    await store.close()


class House(NamedTuple):
    """What it costs to start, and to answer."""

    start_seconds: float
    list_ms: float
    bare_ms: float
    """CPU of a call that asks for nothing."""


async def _cpu_ms_of(server: Server, path: str, calls: int) -> float:
    headers = {"authorization": f"Bearer {KEY}"}
    async with server.http() as http:
        (await http.get(path, headers=headers)).raise_for_status()
        began = cpu_seconds(server.pid)
        for _ in range(calls):
            (await http.get(path, headers=headers)).raise_for_status()
        return 1000 * (cpu_seconds(server.pid) - began) / calls


async def _house(tables: int, calls: int) -> House:
    """A house in which one player sits at every table."""
    player = player_of(KEY)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        drafts = [_unfinished(number, player) for number in range(tables)]
        await _fill(Path(folder) / FILE_NAME, drafts)
        server = Server(Path(folder))
        began = time.perf_counter()
        await server.start()
        seconds = time.perf_counter() - began
        mine = await _cpu_ms_of(server, "/api/me/tables", calls)
        bare = await _cpu_ms_of(server, "/api/build", calls // 2)
        server.clean_up()
    return House(seconds, mine, bare)


def run(quick: bool) -> list[Figure]:
    opening, whole = run_in_loop(_long_table(2 if quick else 10))
    tables = 1_000 if quick else 10_000
    empty = run_in_loop(_house(0, 2))
    full = run_in_loop(_house(tables, 30 if quick else 60))
    return [
        Figure(
            f"opening a table of {LONG_LOG:,} entries",
            opening,
            "ms CPU",
            "at most 60",
            f"from its log: {whole:.0f} ms",
        ),
        Figure(
            f"start with {tables:,} unfinished tables",
            full.start_seconds,
            "s",
            "at most 2",
            f"an empty house: {empty.start_seconds:.2f} s",
        ),
        Figure(
            f"/api/me/tables, {tables:,} tables of one player",
            full.list_ms,
            "ms CPU",
            "at most 3",
            f"a bare call: {full.bare_ms:.2f} ms",
        ),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

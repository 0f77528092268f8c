"""`python -m benchmarks.kills [KILLS]`: `kill -9` under saturation, and what was lost by it.

Every seat of every table rolls as soon as its last roll is acknowledged, until the server dies;
then it is started again on the same file, with new tables beside the old ones. In the end every
roll that was ever acknowledged must be in its log, once, and every log must lead somewhere.
"""

import argparse
import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.figures import Figure, as_table
from benchmarks.pages import Page
from benchmarks.peers.ours import Ours, OurTable, sit_down, start
from benchmarks.peers.peer import SEATS
from benchmarks.peers.process import Process
from benchmarks.server import run_in_loop

import tablee.games
from tablee.kernel import registry
from tablee.server.players import player_of
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table.table import Table

TABLES = 5
CELLS = 168
CHECKED_EVERY = 10
EARLIEST_KILL, LATEST_KILL = 0.05, 0.8
_ACCEPTED = re.compile(rb'"accepted":\["(\d+)"\]')


@contextmanager
def bench_game() -> Iterator[None]:
    """Let this process know the game of the benchmarks, too, so that it can read its logs."""
    games = str(Path(__file__).parent / "peers" / "games")
    tablee.games.__path__.append(games)
    registry.names.cache_clear()
    try:
        yield
    finally:
        tablee.games.__path__.remove(games)
        registry.names.cache_clear()


class Acknowledged(NamedTuple):
    table: str
    player: str
    command: str


class Roller:
    """A page that rolls without rest, and remembers what was acknowledged."""

    def __init__(self, page: Page, table: str, key: str, rng: Random) -> None:
        self._page = page
        self._table = table
        self._player = player_of(key)
        self._rng = rng
        self._rolls = 0
        self.acknowledged: list[Acknowledged] = []
        page.hear = self._hear

    def roll(self) -> None:
        self._rolls += 1
        self._page.send(
            b'{"kind":"act","id":"%d","action":{"kind":"roll","cell":%d}}'
            % (self._rolls, self._rng.randrange(CELLS))
        )

    def _hear(self, message: bytes) -> None:
        if found := _ACCEPTED.search(message):
            self.acknowledged.append(
                Acknowledged(self._table, self._player, found.group(1).decode())
            )
            self.roll()


async def _rollers(ours: Ours, port: int, rng: Random) -> list[Roller]:
    found = []
    for _ in range(TABLES):
        table: OurTable = await ours.open_table(port)
        for seat in range(SEATS):
            await sit_down(port, table, seat)
        await start(table)
        seats = zip(table.pages, table.keys, strict=True)
        found += [Roller(page, table.name, key, rng) for page, key in seats]
    return found


async def _play_until_killed(ours: Ours, data: Path, rng: Random) -> list[Acknowledged]:
    process = Process(ours, data)
    try:
        await process.until_up()
        rollers = await _rollers(ours, process.port, rng)
        for roller in rollers:
            roller.roll()
        await asyncio.sleep(rng.uniform(EARLIEST_KILL, LATEST_KILL))
    finally:
        process.kill()
    await asyncio.sleep(0.05)  # what was sent before the end arrives
    return [each for roller in rollers for each in roller.acknowledged]


async def lost(data: Path, acknowledged: Sequence[Acknowledged]) -> list[Acknowledged]:
    """What was acknowledged and is not in its log exactly once."""
    store = await SqliteStore.open(data / FILE_NAME)
    missing = []
    by_table: dict[str, list[Acknowledged]] = {}
    for each in acknowledged:
        by_table.setdefault(each.table, []).append(each)
    for table, told in by_table.items():
        stored = await store.read(table)
        Table.load(stored.header, stored.secret, stored.entries)
        saved = Counter((entry.by, entry.command) for entry in stored.entries)
        missing += [each for each in told if saved[each.player, each.command] != 1]
    await store.close()
    return missing


async def _survive(kills: int) -> list[Figure]:
    rng, told, missing = Random(kills), list[Acknowledged](), list[Acknowledged]()
    with bench_game(), tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        for number in range(1, kills + 1):
            told += await _play_until_killed(Ours(Path()), Path(folder), rng)
            if number % CHECKED_EVERY == 0 or number == kills:
                missing = await lost(Path(folder), told)
                print(
                    f"{number} kills, {len(told):,} acknowledged, {len(missing)} lost", flush=True
                )
    return [
        Figure(
            f"acknowledged rolls lost by {kills} kills under saturation",
            len(missing),
            "",
            "0",
            f"{len(told):,} acknowledged",
        )
    ]


def run(quick: bool) -> list[Figure]:
    return run_in_loop(_survive(3 if quick else 200))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    print(as_table(run_in_loop(_survive(parser.parse_args().kills))))

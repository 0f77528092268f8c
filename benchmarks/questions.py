"""While forty pages ask their adviser without rest, how long do four people wait for each other?

The forty watch tables of a recorded game that is nearly over and ask for a second opinion on its
pictures, which takes some 100 ms of computing, each again as soon as it is answered. The four act
twenty times a second; from each action to when all four have seen it, first among themselves and
then beside the forty, in the same server.
"""

import json
import secrets
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

from benchmarks.figures import Figure, as_table
from benchmarks.pages import Page
from benchmarks.server import run_in_loop
from benchmarks.tables import Table, come_in, four_people
from msgspec.structs import replace
from tests.faults.server import Server

from tablee.kernel import log
from tablee.store.contract import StoredTable
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table import show
from tablee.table.table import Table as LiveTable

ASKERS, TABLES = 40, 10
RECORDING = Path("tests/recorded/mission_mosaique/timed_appeals.jsonl")
PICTURES = 9
PER_SECOND = 20
WARM_SECONDS = 2.0


class Asker:
    """A page that asks again and again, of one picture after the other."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._pictures = cycle(range(PICTURES))
        self.answers = self.refusals = 0
        page.hear = self._hear

    def ask(self) -> None:
        question = {"kind": "second_opinion", "picture": next(self._pictures)}
        command = {"kind": "ask", "id": secrets.token_hex(4), "question": question}
        self._page.send(json.dumps(command).encode())

    def _hear(self, message: bytes) -> None:
        is_answer, is_refusal = b'"answered"' in message[:30], b'"refused"' in message[:30]
        self.answers += is_answer
        self.refusals += is_refusal
        if is_answer or is_refusal:
            self.ask()

    def close(self) -> None:
        self._page.close()


async def _asker(port: int, number: int) -> Asker:
    return Asker(await come_in(port, _name(number % TABLES), secrets.token_urlsafe(32)))


def _name(number: int) -> str:
    return f"recorded-{number}"


def _nearly_over() -> StoredTable:
    """The recorded game up to just before its end."""
    header, entries = log.from_lines(RECORDING.read_bytes())
    ended = entries[-1]
    assert isinstance(ended, log.Ended)
    return StoredTable(header, bytes.fromhex(ended.secret), tuple(entries[:-1]))


async def _fill(path: Path) -> None:
    """So many tables of the recorded game."""
    game = _nearly_over()
    live = LiveTable.load(game.header, game.secret, game.entries)
    summary = show.summary(live.position, 0)
    store = await SqliteStore.open(path)
    for name in map(_name, range(TABLES)):
        header = replace(game.header, table=name)
        await store.create(header, game.secret, game.entries, replace(summary, table=name))
    await store.close()


@asynccontextmanager
async def _serving() -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        await _fill(Path(folder) / FILE_NAME)
        server = Server(Path(folder))
        await server.start()
        try:
            yield server
        finally:
            server.clean_up()


async def _p99_ms(table: Table, seconds: float) -> float:
    table.seconds.clear()
    await table.act_at_pace(perf_counter(), 1 / PER_SECOND, round(seconds * PER_SECOND))
    return 1000 * quantiles(table.seconds, n=100)[-1]


async def _measure(seconds: float) -> tuple[float, float, float, float]:
    """Quiet, busy, and answers and refusals a second."""
    async with _serving() as server:
        table = await four_people(server.port, {}, Random(9))
        await _p99_ms(table, WARM_SECONDS)
        quiet = await _p99_ms(table, seconds)
        askers = [await _asker(server.port, number) for number in range(ASKERS)]
        for asker in askers:
            asker.ask()
        await _p99_ms(table, WARM_SECONDS)
        for asker in askers:
            asker.answers = asker.refusals = 0
        busy = await _p99_ms(table, seconds)
        answers, refusals = (
            sum(getattr(asker, what) for asker in askers) / seconds
            for what in ("answers", "refusals")
        )
        table.close()
        for asker in askers:
            asker.close()
    return quiet, busy, answers, refusals


def run(quick: bool) -> list[Figure]:
    quiet, busy, answers, refusals = run_in_loop(_measure(5.0 if quick else 20.0))
    name = f"p99 of an honest action beside {ASKERS} who ask without rest, over the quiet one"
    peer = (
        f"{busy:.1f} ms, quiet {quiet:.1f} ms; {answers:,.0f} answers, {refusals:,.0f} refusals/s"
    )
    return [Figure(name, busy / quiet, "×", "at most 2", peer)]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

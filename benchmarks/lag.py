"""While bots of all games think, nothing may hold up the event loop.

Fifty tables, each with one person and as many bots as its game has chairs for. How long does a sign
of life take beside them, asked for a hundred times a second? No store and no rules stand between
question and answer, only whatever else the loop was doing; and all else that the machine does. So
the same is asked of a loop that notes the CPU time of everything it runs (`timed_house.py`).
"""

import asyncio
import json
import secrets
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from benchmarks.figures import Figure, as_table
from benchmarks.pages import Page
from benchmarks.peers.ours import Ours
from benchmarks.peers.process import Process
from benchmarks.server import run_in_loop, serving
from benchmarks.tables import come_in, open_table

from tablee.kernel import registry

TIMED_HOUSE = Path(__file__).with_name("timed_house.py")
TABLES = 50
PER_SECOND = 100
WARM_SECONDS = 2.0


async def _bots_at_work(port: int, game: str) -> Page:
    """A table of this game with its host before it, played by the hardest bots."""
    key = secrets.token_urlsafe(32)
    page = await come_in(port, await open_table(port, key, game=game), key)
    page.command("fill_with_bots", level="hard")
    await page.until(b'"accepted"')
    page.command("start")
    await page.until(b'"started"')
    page.hear = lambda _: None
    return page


async def _signs_of_life(page: Page, seconds: float) -> list[float]:
    """Milliseconds from each question to its answer."""
    asked: dict[bytes, float] = {}
    took: list[float] = []

    def hear(message: bytes) -> None:
        if message in asked:
            took.append(1000 * (perf_counter() - asked.pop(message)))

    page.hear = hear
    begin = perf_counter()
    for number in range(round(seconds * PER_SECOND)):
        await asyncio.sleep(max(0.0, begin + number / PER_SECOND - perf_counter()))
        data = number.to_bytes(4)
        asked[data] = perf_counter()
        page.ping(data)
    await asyncio.sleep(1)
    return took


async def _measure(games: Sequence[str], seconds: float) -> list[float]:
    async with serving() as server:
        watching = [await _bots_at_work(server.port, game) for game in games]
        key = secrets.token_urlsafe(32)
        page = await come_in(server.port, await open_table(server.port, key), key)
        await _signs_of_life(page, WARM_SECONDS)
        took = await _signs_of_life(page, seconds)
        for each in (*watching, page):
            each.close()
    return took


class Timed(Ours):
    """Our server, on a loop that notes how long everything keeps it."""

    def __init__(self, report: Path) -> None:
        super().__init__(Path())
        self._report = report

    def command(self, port: int, data: Path) -> tuple[list[str], Mapping[str, str]]:
        words, environment = super().command(port, data)
        flags = words[words.index("serve") :]
        return [self.python, "-P", str(TIMED_HOUSE), str(self._report), *flags], environment


async def _noted(games: Sequence[str], seconds: float) -> list[float]:
    """The CPU milliseconds of everything that the loop of a server has run."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        report = Path(folder) / "report.json"
        process = Process(Timed(report), Path(folder))
        try:
            await process.until_up()
            watching = [await _bots_at_work(process.port, game) for game in games]
            await asyncio.sleep(seconds)
            for page in watching:
                page.close()
        finally:
            process.stop()
        noted = json.loads(report.read_text())
    for ms, name in noted["named"][:5]:
        print(f"  {ms:.1f} ms: {name[:150]}")
    return sorted(noted["took"])


def _on_the_loop(games: Sequence[str], seconds: float) -> list[Figure]:
    took = run_in_loop(_noted(games, seconds))
    name = f"one thing on the loop, {TABLES} tables with bots of all games"
    peer = f"of {len(took):,}"
    return [
        Figure(f"{name}: p99.9", quantiles(took, n=1000)[-1], "ms CPU", "", peer),
        Figure(f"{name}: the longest", took[-1], "ms CPU", "at most 5", peer),
    ]


def run(quick: bool) -> list[Figure]:
    names, seconds = registry.names(), 5.0 if quick else 15.0
    games = [names[number % len(names)] for number in range(TABLES)]
    alone = quantiles(run_in_loop(_measure((), seconds / 3)), n=1000)
    busy = quantiles(run_in_loop(_measure(games, seconds)), n=1000)
    name = f"sign of life beside {TABLES} tables with bots of all games"
    return [
        Figure(f"{name}: p50", busy[499], "ms", "", f"alone: {alone[499]:.2f} ms"),
        Figure(f"{name}: p99", busy[989], "ms", "at most 5", f"alone: {alone[989]:.2f} ms"),
        Figure(f"{name}: p99.9", busy[998], "ms", "at most 10", f"alone: {alone[998]:.2f} ms"),
        *_on_the_loop(games, seconds),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

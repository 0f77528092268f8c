"""How long a sign of life takes while bots of all games think: nothing may hold up the event loop.

Fifty tables, each with one person and as many bots as its game has chairs for; beside them a page
that asks for a sign of life a hundred times a second. No store and no rules stand between the
question and the answer, only whatever else the loop was doing.
"""

import asyncio
import secrets
from collections.abc import Sequence
from statistics import quantiles
from time import perf_counter

from benchmarks.figures import Figure, as_table
from benchmarks.pages import Page
from benchmarks.server import run_in_loop, serving
from benchmarks.tables import come_in, open_table

from tablee.kernel import registry

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


def run(quick: bool) -> list[Figure]:
    names, seconds = registry.names(), 5.0 if quick else 30.0
    games = [names[number % len(names)] for number in range(TABLES)]
    alone = quantiles(run_in_loop(_measure((), seconds / 3)), n=1000)
    busy = quantiles(run_in_loop(_measure(games, seconds)), n=1000)
    name = f"sign of life beside {TABLES} tables with bots of all games"
    return [
        Figure(f"{name}: p50", busy[499], "ms", "", f"alone: {alone[499]:.2f} ms"),
        Figure(f"{name}: p99", busy[989], "ms", "at most 5", f"alone: {alone[989]:.2f} ms"),
        Figure(f"{name}: p99.9", busy[998], "ms", "at most 10", f"alone: {alone[998]:.2f} ms"),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

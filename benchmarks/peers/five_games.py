"""`python -m benchmarks.peers.five_games`: what an action of each of our games costs, by checkout.

Four viewers, or as many as a game's file in `options/` says; every table plays the same
planned game, as fast as the one who acts is answered. Checkouts take turns within a round, and
medians are told.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from types import MappingProxyType
from typing import Any, NamedTuple

from benchmarks.pages import Page
from benchmarks.peers.ours import Ours, OurTable, sit_down, start
from benchmarks.peers.peer import SEATS
from benchmarks.peers.process import running
from benchmarks.server import run_in_loop

from tablee.kernel import registry

OPTIONS = Path(__file__).with_name("options")
PLAN = Path(__file__).with_name("plan.py")
ACTIONS, BRIEF_ACTIONS = 6_000, 2_500
"""Of all tables together."""
MOST_TABLES = 60
LONGEST_SECONDS = 120.0
LATENESS_SECONDS = 0.5
"""By which time may act later than it should."""

Step = list[Any] | int
"""A seat and its action, or milliseconds to wait until time has acted."""
Results = dict[str, dict[str, dict[str, list[float]]]]
"""By game, checkout and measure: what each round said."""


class Sample(NamedTuple):
    """A table that is played; a game's file in `options/` says if it wants anything special."""

    game: str
    seats: int = SEATS
    options: Mapping[str, Any] = MappingProxyType({})

    @classmethod
    def of(cls, game: str) -> "Sample":
        wishes = OPTIONS / f"{game}.json"
        return cls(game, **json.loads(wishes.read_text())) if wishes.exists() else cls(game)


def plan(ours: Ours, sample: Sample) -> list[Step]:
    """The game as that checkout's own rules let it be played."""
    words = [ours.python, "-P", str(PLAN), sample.game, str(sample.seats)]
    done = subprocess.run(
        [*words, json.dumps(dict(sample.options))],
        env={**os.environ, **ours.environment},
        check=True,
        capture_output=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


class Table:
    """A table that plays a plan, each action when the one before is answered."""

    def __init__(self, pages: Sequence[Page], steps: Sequence[Step]) -> None:
        self._pages = pages
        self._steps = steps
        self._awaited = (pages[0], b"")
        self._is_answered = asyncio.Event()
        self._trouble = b""
        for page in pages:
            page.bytes_heard = 0
            self._listen(page)

    def _listen(self, page: Page) -> None:
        def hear(message: bytes) -> None:
            awaited, sign = self._awaited
            if page is awaited and sign in message:
                self._trouble = message if b'"refused"' in message[:20] else b""
                self._is_answered.set()

        page.hear = hear

    async def play(self) -> None:
        for number, step in enumerate(self._steps):
            if isinstance(step, int):
                await asyncio.sleep(step / 1000 + LATENESS_SECONDS)
                continue
            self._is_answered.clear()
            self._act(f"#{number}", *step)
            await self._is_answered.wait()
            assert not self._trouble, (step, self._trouble)

    def _act(self, command: str, seat: int, action: Any) -> None:
        self._awaited = (self._pages[seat], f'"{command}"'.encode())
        self._pages[seat].send(
            json.dumps({"kind": "act", "id": command, "action": action}).encode()
        )

    @property
    def bytes_per_seat(self) -> float:
        return sum(page.bytes_heard for page in self._pages) / len(self._pages)


async def _seated(port: int, ours: Ours, sample: Sample) -> OurTable:
    table = await ours.open_table(port, sample.game, sample.seats, dict(sample.options))
    for seat in range(sample.seats):
        await sit_down(port, table, seat)
    await start(table)
    return table


async def cost(ours: Ours, sample: Sample, wished: int = ACTIONS) -> dict[str, float]:
    steps = plan(ours, sample)
    actions = sum(not isinstance(step, int) for step in steps)
    assert actions, f"{sample.game}: nobody can act"
    async with running(ours) as process:
        number = min(MOST_TABLES, 1 + wished // actions)
        seated = [await _seated(process.port, ours, sample) for _ in range(number)]
        tables = [Table(each.pages, steps) for each in seated]
        await process.until_idle()
        gc.collect()
        before = process.cpu_seconds
        async with asyncio.timeout(LONGEST_SECONDS):
            await asyncio.gather(*(table.play() for table in tables))
        cpu = process.cpu_seconds - before
        for each in seated:
            for page in each.pages:
                page.close()
    heard = sum(table.bytes_per_seat for table in tables)
    return {"cpu_ms": 1000 * cpu / number / actions, "bytes_per_seat": heard / number / actions}


def measure(
    checkouts: Sequence[Ours], played: Sequence[Sample], rounds: int, wished: int
) -> Results:
    results: Results = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for number in range(rounds):
        for sample in played:
            for ours in checkouts:
                figures = run_in_loop(cost(ours, sample, wished))
                print(f"round {number + 1}, {sample.game}, {ours.name}: {figures}", flush=True)
                for name, value in figures.items():
                    results[sample.game][ours.name][name].append(value)
    return results


def as_markdown(results: Results) -> str:
    lines = ["| game | checkout | CPU ms / action | bytes / seat | CPU over the first |"]
    lines.append("| --- | --- | ---: | ---: | ---: |")
    for game, checkouts in results.items():
        first = median(next(iter(checkouts.values()))["cpu_ms"])
        for name, figures in checkouts.items():
            cpu, heard = median(figures["cpu_ms"]), median(figures["bytes_per_seat"])
            lines.append(f"| {game} | {name} | {cpu:.3f} | {heard:,.0f} | {cpu / first:.2f} |")
    return "\n".join(lines)


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tablee", type=Path, nargs="*", default=[Path()], metavar="CHECKOUT")
    parser.add_argument("--games", nargs="*", default=[], metavar="GAME", help="some of them only")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--brief", action="store_true", help="fewer actions in each round")
    parser.add_argument("--json", type=Path, default=Path("artefacts/five_games.json"))
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    arguments = _arguments(words)
    checkouts = [Ours(path) for path in arguments.tablee]
    played = [Sample.of(game) for game in arguments.games or registry.names()]
    wished = BRIEF_ACTIONS if arguments.brief else ACTIONS
    results = measure(checkouts, played, arguments.rounds, wished)
    print(as_markdown(results))
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()

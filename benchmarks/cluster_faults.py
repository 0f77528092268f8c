"""`python -m benchmarks.cluster_faults`: what a house of three servers of NATS and three nodes
feels when something fails, under moves of all games through relays.

After each kind of fault every log is read: what was acknowledged must be there, once. The silence
of a page is the longest that anything it did at the fault waited for its answer.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple

from benchmarks.server import run_in_loop
from tests.faults.cluster import ordeals
from tests.faults.cluster.house import House
from tests.faults.cluster.ordeals import Ordeal, Scene
from tests.faults.cluster.silence import Silence, charges
from tests.faults.evening import Evening
from tests.faults.load import every_log_replays, missed

from tablee.store.contract import StoredTable

TABLES = 50
PACE_SECONDS = 1.0
"""How long a person thinks; a hundred and fifty of them make about a hundred moves a second."""
RESULTS = Path("artefacts/faults.json")
DISK_MEGABYTES = 64


class Kind(NamedTuple):
    name: str
    ordeal: Ordeal
    times: int
    must: str
    can_cut: bool = False
    disk_megabytes: int = 0


KINDS = (
    Kind("kill -9 of a node", ordeals.kill_a_node, 100, "p99 ≤ 1.5 s"),
    Kind("a node stopped for 5 s and woken", ordeals.halt_the_busiest, 10, "≤ 2.5 s elsewhere"),
    Kind("kill -9 of the stream's leader", ordeals.kill_the_leader, 20, "p99 ≤ 7 s"),
    Kind(
        "a server of NATS away for a minute",
        partial(ordeals.miss_a_server, seconds=60),
        1,
        "0 lost",
    ),
    Kind("all three servers restarted one by one", ordeals.restart_one_by_one, 3, "0 lost"),
    Kind(
        "two servers and their nodes cut apart for 20 s",
        partial(ordeals.cut_two_apart, seconds=20),
        3,
        "one owner writes",
        can_cut=True,
    ),
    Kind(
        "a server and its nodes cut off for 20 s",
        partial(ordeals.cut_one_off, seconds=20),
        3,
        "one owner writes",
        can_cut=True,
    ),
    Kind(
        "the disk of a server full",
        ordeals.fill_a_disk,
        1,
        "play goes on",
        disk_megabytes=DISK_MEGABYTES,
    ),
)


@dataclass
class Row:
    """What became of one kind of fault; seconds of silence, and of clocks at the worst."""

    fault: str
    times: int
    pages: int
    acknowledged: int
    lost: int
    twice: int
    p50: float
    p99: float
    longest: float
    charged: float
    must: str
    load: float
    """Of the machine, whose two cores also run the six servers and all the people."""


async def _suffer(kind: Kind, plan: argparse.Namespace, folder: Path) -> Row:
    times = plan.times or kind.times
    house = House(folder, kind.disk_megabytes)
    try:
        await house.open(can_cut_the_first=kind.can_cut)
        evening = Evening(house.door, Random(times), plan.tables, PACE_SECONDS)
        scene = Scene(house, evening, Random(times))
        felt = await _felt(scene, kind, times, perf_counter() + 60 * plan.minutes)
        await evening.end()
        stored = await house.stored()
        every_log_replays(stored)
        assert house.tracebacks() == []
        return _row(kind, felt, evening, stored)
    finally:
        house.clean_up()


async def _felt(scene: Scene, kind: Kind, times: int, end: float) -> list[list[Silence]]:
    """As often as planned, or as there is time for."""
    await scene.play_on()
    await scene.evening.until_seated()
    felt: list[list[Silence]] = []
    for number in range(1, times + 1):
        felt.append(await kind.ordeal(scene))
        longest = max(each.seconds for each in felt[-1])
        print(f"{kind.name}, {number} of {times}: at most {longest:.2f} s", flush=True)
        await scene.play_on()
        if perf_counter() > end:
            break
    return felt


def _row(
    kind: Kind, felt: list[list[Silence]], evening: Evening, stored: Sequence[StoredTable]
) -> Row:
    seconds = [each.seconds for silent in felt for each in silent]
    hundredths = quantiles(seconds, n=100)
    charged = [charge.charged_seconds for silent in felt for charge in charges(silent, stored)]
    lost, twice = missed(evening.clients, stored)
    return Row(
        kind.name,
        len(felt),
        len(seconds),
        evening.moves.total(),
        len(lost),
        len(twice),
        hundredths[49],
        hundredths[98],
        max(seconds),
        max(charged, default=0.0),
        kind.must,
        os.getloadavg()[1],
    )


def as_markdown(rows: Sequence[Row]) -> str:
    lines = [
        "| fault | times | acknowledged | lost | twice | silence p50 | p99 | longest |"
        " clocks charged at most | must | load |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
    ]
    for row in rows:
        seconds = (row.p50, row.p99, row.longest, max(0.0, row.charged))
        told = " | ".join(f"{each:.2f} s" for each in seconds)
        lines.append(
            f"| {row.fault} | {row.times} | {row.acknowledged:,} | {row.lost} | {row.twice} |"
            f" {told} | {row.must} | {row.load:.0f} |"
        )
    return "\n".join(lines)


def kept_rows() -> list[Row]:
    return [Row(**each) for each in json.loads(RESULTS.read_text())] if RESULTS.exists() else []


def _keep(row: Row) -> None:
    """In the place of an older one of its kind: a run that is broken off leaves something."""
    rows = {each.fault: each for each in kept_rows()} | {row.fault: row}
    ordered = [rows[kind.name] for kind in KINDS if kind.name in rows]
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps([asdict(each) for each in ordered], indent=2) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="faults whose name holds this")
    parser.add_argument("--times", type=int, default=0, help="how often each; 0: as planned")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, for each kind")
    arguments = parser.parse_args()
    for kind in KINDS:
        if arguments.only in kind.name:
            # A real disk, not a memory one: every message is flushed to it.
            with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
                _keep(run_in_loop(_suffer(kind, arguments, Path(folder))))
    print(as_markdown(kept_rows()))


if __name__ == "__main__":
    main()

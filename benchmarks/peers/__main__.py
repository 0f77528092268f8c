"""`python -m benchmarks.peers`: our server beside boardgame.io, Colyseus and the floor.

One load, one small game, interleaved rounds, medians. Several checkouts of ours can be compared in
the same rounds: `--tablee PATH PATH`. `--brief` asks for less in each round, and only
those whose figures are to be compared, so that five rounds take five minutes on a quiet machine.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.peers import work
from benchmarks.peers.boardgame_io import BoardgameIo
from benchmarks.peers.colyseus import Colyseus
from benchmarks.peers.floor import Floor
from benchmarks.peers.ours import Ours
from benchmarks.peers.peer import Peer
from benchmarks.server import run_in_loop


class Size(NamedTuple):
    """How much is asked of a server in a round."""

    rolls: int = 200
    seconds: float = 20.0
    pages: int = 800


BRIEF = Size(rolls=120, seconds=4.0, pages=400)
PEERS: dict[str, Peer] = {
    "boardgame.io": BoardgameIo(saves=False),
    "boardgame.io-files": BoardgameIo(saves=True),
    "colyseus": Colyseus(),
    "floor": Floor(),
}
Job = Callable[[Peer, Size], Awaitable[dict[str, float]]]
JOBS: dict[str, Job] = {
    "saturation": lambda peer, size: work.saturate(peer, size.rolls),
    "pace": lambda peer, size: work.keep_pace(peer, size.seconds),
    "watchers": lambda peer, size: work.watched(peer, size.rolls // 2),
    "memory": lambda peer, size: work.hold_pages(peer, size.pages),
    "start": lambda peer, _: work.start(peer),
}
OURS_ONLY = {"watchers"}
OF_THE_LAST = {"pace", "watchers", "memory"}
"""In brief rounds these are asked of the last checkout, and the pace of the floor, which it is held
against."""
STEADY, STEADY_ROUNDS = {"watchers", "memory", "start"}, 3
"""What differs little from round to round; brief ones ask for it so often at most."""
COLUMNS = {
    "cpu_ms": ("CPU ms / action", "{:.3f}"),
    "acks_per_second": ("acks/s", "{:,.0f}"),
    "bytes_per_seat": ("bytes / seat", "{:,.0f}"),
    "p50_ms": ("p50 ms", "{:.2f}"),
    "p99_ms": ("p99 ms", "{:.2f}"),
    "spectator_us": ("spectator µs", "{:.0f}"),
    "kb_per_page": ("KB / page", "{:.1f}"),
    "first_table_ms": ("first table ms", "{:,.0f}"),
}
Results = dict[str, dict[str, list[float]]]
"""By server and measure: what each round said."""


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--tablee", type=Path, nargs="*", default=[Path()], metavar="CHECKOUT")
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=list(PEERS))
    parser.add_argument("--jobs", nargs="*", choices=JOBS, default=list(JOBS))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--brief", action="store_true", help="ask for less in each round")
    parser.add_argument("--json", type=Path, default=Path("artefacts/peers.json"))
    return parser.parse_args(words)


def _asked(job: str, peers: Sequence[Peer], size: Size) -> list[Peer]:
    asked = [peer for peer in peers if job not in OURS_ONLY or isinstance(peer, Ours)]
    if size is BRIEF and job in OF_THE_LAST:
        beside = [peer for peer in asked if job == "pace" and isinstance(peer, Floor)]
        asked = [*beside, asked[-1]]
    return asked


def measure(peers: Sequence[Peer], jobs: Sequence[str], rounds: int, size: Size) -> Results:
    """Every peer in every round, one after the other, so that a busy machine is fair to all."""
    results: Results = defaultdict(lambda: defaultdict(list))
    for number in range(rounds):
        for job in jobs:
            if size is BRIEF and job in STEADY and number >= STEADY_ROUNDS:
                continue
            for peer in _asked(job, peers, size):
                figures = run_in_loop(JOBS[job](peer, size))
                told = ", ".join(f"{name} {value:.3f}" for name, value in figures.items())
                print(f"round {number + 1}, {peer.name}: {told}", flush=True)
                for name, value in figures.items():
                    results[peer.name][name].append(value)
    return results


def as_markdown(results: Results) -> str:
    """Medians of all rounds, a line for each server."""
    known = {
        name: head for name, head in COLUMNS.items() if any(name in r for r in results.values())
    }
    lines = ["| server | " + " | ".join(head for head, _ in known.values()) + " |"]
    lines.append("| --- |" + " ---: |" * len(known))
    for server, figures in results.items():
        cells = [
            form.format(median(figures[name])) if name in figures else "–"
            for name, (_, form) in known.items()
        ]
        lines.append(f"| {server} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    arguments = _arguments(words)
    ours: list[Peer] = [Ours(checkout) for checkout in arguments.tablee]
    peers = [*(PEERS[name] for name in arguments.peers), *ours]
    size = BRIEF if arguments.brief else Size()
    results = measure(peers, arguments.jobs, arguments.rounds, size)
    print(as_markdown(results))
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(results, indent=1, ensure_ascii=False))
    print(f"written to {arguments.json}")


if __name__ == "__main__":
    main()

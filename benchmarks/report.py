"""`python -m benchmarks.report`: writes docs/figures.md from what the benchmarks have measured.

It reads what `make bench` and `make bench-peers` have left in artefacts/, and says when and where.
"""

import argparse
import json
import os
import platform
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.figures import COLUMNS, Figure, number
from benchmarks.peers import five_games
from benchmarks.peers.__main__ import as_markdown

ARTEFACTS = Path("artefacts")
PAGE = Path("docs/figures.md")
HEAD = """# Figures

What this release costs; `make figures` measures it and writes this page. Compare within a table
only: its servers took turns on the same machine.
"""


def _read(name: str) -> Any:
    path = ARTEFACTS / name
    return json.loads(path.read_text()) if path.exists() else None


def _machine() -> str:
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text().splitlines() if cpu.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    model = next(models, platform.processor() or platform.machine())
    busy = os.getloadavg()[2]
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {model}, {os.cpu_count()} cores, {platform.system()},"
        f" Python {platform.python_version()}; load of the last quarter of an hour: {busy:.1f}."
    )


def _house(figures: Sequence[Figure]) -> str:
    rows = [COLUMNS, ("---", "---:", "---", "---", "---")]
    rows += [(f.name, number(f.value), f.unit, f.goal, f.peer) for f in figures]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _rounds(results: dict[str, dict[str, list[float]]]) -> str:
    """How many rounds the medians are of: a run that was cut short says so."""
    counts = {len(said) for figures in results.values() for said in figures.values()}
    return f"Medians of {' to '.join(map(str, sorted({min(counts), max(counts)})))} rounds.\n\n"


def sections(peers: Any, games: Any, figures: Any) -> Iterator[tuple[str, str]]:
    """Each table with its heading, of what was measured."""
    if peers is not None:
        yield "The same work, beside others", _rounds(peers) + as_markdown(peers)
    if games is not None:
        rounds = _rounds({game: said for each in games.values() for game, said in each.items()})
        yield "An action of each game", rounds + five_games.as_markdown(games)
    if figures is not None:
        yield "The house", _house([Figure(**each) for each in figures])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--note", default="", help="what a reader must know of this run")
    note = parser.parse_args().note
    found = sections(_read("peers.json"), _read("five_games.json"), _read("figures.json"))
    parts = [HEAD, _machine() + "\n", *([note + "\n"] if note else [])]
    parts += [f"## {heading}\n\n{table}\n" for heading, table in found]
    PAGE.write_text("\n".join(parts))
    print(f"written to {PAGE}")


if __name__ == "__main__":
    main()

"""`python -m benchmarks.report`: writes docs/figures.md from what the benchmarks have measured.

It reads what `make bench`, `make bench-peers` and `make faults` have left in artefacts/, and says
when and where, what of it the design asks for, and what benchmarks/notes.md says of all such runs.
A table that was not measured again stays as it is.
"""

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

from benchmarks import cluster_faults, goals

ARTEFACTS = Path("artefacts")
PAGE = Path("docs/figures.md")
NOTES = Path(__file__).with_name("notes.md")
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
        f" Python {platform.python_version()}; load of a quarter of an hour, this run"
        f" included: {busy:.1f}."
    )


def _house(figures: Sequence[Figure]) -> str:
    rows = [COLUMNS, ("---", "---:", "---", "---", "---")]
    rows += [(f.name, number(f.value), f.unit, f.goal, f.peer) for f in figures]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _goals(peers: Any, games: Any) -> str:
    held = [*goals.of_peers(peers or {}), *goals.of_games(games or {})]
    rows = [("figure", "value", "asked for", "reached"), ("---", "---:", "---", "---")]
    rows += [goal.cells for goal in held]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _rounds(results: dict[str, dict[str, list[float]]]) -> str:
    """How many rounds the medians are of: a run that was cut short says so."""
    counts = {len(said) for figures in results.values() for said in figures.values()}
    return f"Medians of {' to '.join(map(str, sorted({min(counts), max(counts)})))} rounds.\n\n"


def _earlier(page: str) -> dict[str, str]:
    """The tables that the page has already, by their headings."""
    parts = page.split("\n## ")[1:]
    return {
        heading: table.strip() for heading, _, table in (part.partition("\n") for part in parts)
    }


def sections(
    peers: Any, games: Any, figures: Any, many: Any, faults: Sequence[cluster_faults.Row]
) -> Iterator[tuple[str, str]]:
    """Each table with its heading, of what was measured."""
    if peers or games:
        yield "What is asked for", _goals(peers, games)
    if peers is not None:
        yield "The same work, beside others", _rounds(peers) + as_markdown(peers)
    if games is not None:
        rounds = _rounds({game: said for each in games.values() for game, said in each.items()})
        yield "An action of each game", rounds + five_games.as_markdown(games)
    if figures is not None:
        yield "The house", _house([Figure(**each) for each in figures])
    if many is not None:
        yield "Many nodes", _house([Figure(**each) for each in many])
    if faults:
        yield "A house of three that fails", cluster_faults.as_markdown(faults)


def main() -> None:
    measured = [_read(name) for name in ("peers.json", "five_games.json", "figures.json")]
    peers, games, figures = measured
    rows = cluster_faults.kept_rows()
    found = dict(sections(peers, games, figures, _read("many.json"), rows))
    before = PAGE.read_text() if PAGE.exists() else ""
    head = "\n".join([HEAD, _machine() + "\n", NOTES.read_text()])
    if before and not any(measured):  # what it tells of is not what was measured now
        head = before.partition("\n## ")[0]
    tables = _earlier(before) | found
    parts = [head, *(f"## {heading}\n\n{table}\n" for heading, table in tables.items())]
    PAGE.write_text("\n".join(parts))
    print(f"written to {PAGE}")


if __name__ == "__main__":
    main()

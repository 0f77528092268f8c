"""A measured figure, and how figures are shown: as a table for people, as JSON for programs."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    unit: str
    goal: str = ""
    peer: str = ""
    """What the value is to be compared with, measured in the same run."""


Benchmark = Callable[[bool], list[Figure]]
"""A benchmark's `run`: asked to be quick, it measures less and tells less exactly."""

COLUMNS = ("figure", "value", "unit", "goal", "beside it")


def number(value: float) -> str:
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2 if abs(value) >= 1 else 3
    return f"{value:,.{digits}f}"


def as_table(figures: Sequence[Figure]) -> str:
    rows = [COLUMNS, *((f.name, number(f.value), f.unit, f.goal, f.peer) for f in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    lines = []
    for row in rows:
        name, value, *words = row
        cells = [name.ljust(widths[0]), value.rjust(widths[1])]
        cells += [word.ljust(width) for word, width in zip(words, widths[2:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def write_json(figures: Sequence[Figure], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(figure) for figure in figures], indent=2) + "\n")

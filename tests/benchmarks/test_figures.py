"""How figures are shown."""

import json
from pathlib import Path

from benchmarks.figures import Figure, as_table, write_json

FIGURES = [
    Figure("a long name", 12345.6, "moves/s", "more than 10", "the peer: 9"),
    Figure("short", 0.0123, "ms"),
]


def test_the_table_lines_up_and_keeps_the_digits_that_matter() -> None:
    assert as_table(FIGURES).splitlines() == [
        "figure        value  unit     goal          beside it",
        "a long name  12,346  moves/s  more than 10  the peer: 9",
        "short         0.012  ms",
    ]


def test_programs_read_the_figures_as_json(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "figures.json"
    write_json(FIGURES, path)
    first, second = json.loads(path.read_text())
    assert first["value"] == 12345.6
    assert second == {"name": "short", "value": 0.0123, "unit": "ms", "goal": "", "peer": ""}

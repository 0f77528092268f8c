"""What Lighthouse thinks of every page: `make lighthouse`, on a quiet machine.

The house holds recorded games, so that there are replays and results to look at. Lighthouse plays a
phone on a slow line; what it measures of the processor is worth as much as the machine is idle.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.figures import Figure, as_table
from tools.find_chrome import ADVICE, find_chrome
from tools.portraits import SIGHTS, serve, table_of

from tablee.kernel import registry

LIGHTHOUSE = Path(__file__).with_name("node") / "node_modules" / "lighthouse" / "cli" / "index.js"
FLAGS = "--headless=new --no-sandbox --disable-gpu"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
GOALS = dict(zip(CATEGORIES, ("≥ 90", "100", "100", "100"), strict=True))


class Visit(NamedTuple):
    name: str
    path: str


def visits() -> Iterator[Visit]:
    yield Visit("lobby", "/")
    yield Visit("companion", "/companion")
    for game, sight in SIGHTS.items():
        yield Visit(f"replay of {game}", f"/t/{table_of(sight)}/replay")
        yield Visit(f"result of {game}", f"/t/{table_of(sight)}")
    for game in SIGHTS:
        known = registry.load(game)
        if known.puzzle:
            yield Visit(f"puzzle of {game}", f"/puzzle/{game}")
        if known.archive:
            yield Visit(f"archive of {game}", f"/archive/{game}")


def marks(address: str) -> dict[str, Any]:
    """Lighthouse's report of a page."""
    chrome = find_chrome()
    assert chrome, ADVICE
    asked = [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet"]
    run = subprocess.run(
        ["node", LIGHTHOUSE, address, *asked, f"--chrome-flags={FLAGS}"],
        env={**os.environ, "CHROME_PATH": chrome},
        stdout=subprocess.PIPE,
        check=True,
    )
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def figures_of(visit: Visit, report: dict[str, Any]) -> Iterator[Figure]:
    for category in CATEGORIES:
        score = report["categories"][category]["score"] or 0
        yield Figure(f"{visit.name}: {category}", 100 * score, "of 100", GOALS[category])
    blocking = report["audits"]["total-blocking-time"]["numericValue"]
    yield Figure(f"{visit.name}: main thread blocked", blocking, "ms", "≤ 200")


def main(*wanted: str) -> None:
    with tempfile.TemporaryDirectory() as data, serve(Path(data)) as address:
        for visit in visits():
            if not wanted or any(part in visit.name for part in wanted):
                report = marks(f"{address}{visit.path}")
                print(as_table(list(figures_of(visit, report))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

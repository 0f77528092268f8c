"""`tablee`, telling in the end how long each thing kept its event loop, in CPU time.

`python timed_house.py REPORT serve …`. CPU time, so that a busy machine neither hides nor invents
anything. The loop is asyncio's own: it calls everything through one method in Python.
"""

import asyncio
import json
import sys
import time
from pathlib import Path

sys.modules["uvloop"] = None  # type: ignore[assignment]

from tablee.cli import main  # noqa: E402

NAMED_MS = 2.0

took: list[float] = []
named: list[tuple[float, str]] = []
_run = asyncio.Handle._run


def _timed(handle: asyncio.Handle) -> None:
    began = time.thread_time_ns()
    _run(handle)
    ms = (time.thread_time_ns() - began) / 1e6
    took.append(ms)
    if ms >= NAMED_MS:
        named.append((ms, repr(handle)))


if __name__ == "__main__":
    report, *words = sys.argv[1:]
    asyncio.Handle._run = _timed  # type: ignore[assignment, method-assign]
    try:
        code = main(words)
    finally:
        Path(report).write_text(json.dumps({"took": took, "named": sorted(named, reverse=True)}))
    sys.exit(code)

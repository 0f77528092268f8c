"""The lag of the event loop is measured and told."""

import asyncio
import time

from tablee.server import metrics
from tablee.server.lag import EVERY_SECONDS, STALL_SECONDS, LoopLag


def told(name: str) -> float:
    lines = metrics.exposition().decode().splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


async def test_whoever_holds_up_the_loop_is_seen_in_the_metrics() -> None:
    count, total = "tablee_loop_lag_seconds_count", "tablee_loop_lag_seconds_sum"
    before = told(count), told(total)
    lag = LoopLag()
    held_up = EVERY_SECONDS + 0.2
    time.sleep(held_up)  # noqa: ASYNC251  (that is the very thing)
    await asyncio.sleep(EVERY_SECONDS)
    lag.stop()
    after = told(count), told(total)
    assert after[0] > before[0]
    assert after[1] - before[1] >= 0.2
    await asyncio.sleep(2 * EVERY_SECONDS)
    assert told(count) == after[0]


async def test_a_stall_is_told_but_not_an_ordinary_delay() -> None:
    stalls: list[float] = []
    lag = LoopLag(stalls.append)
    time.sleep(2 * EVERY_SECONDS)  # noqa: ASYNC251
    await asyncio.sleep(EVERY_SECONDS)
    assert stalls == [] or min(stalls) > STALL_SECONDS  # a busy machine may stall by itself
    before = len(stalls)
    time.sleep(EVERY_SECONDS + STALL_SECONDS + 0.1)  # noqa: ASYNC251
    await asyncio.sleep(EVERY_SECONDS)
    lag.stop()
    assert len(stalls) > before

"""How late the event loop is: how long whoever comes has to wait before being heard at all."""

import asyncio
from collections.abc import Callable

from tablee.server import metrics

EVERY_SECONDS = 0.05
STALL_SECONDS = 0.5
"""Whoever is so late did not run: it was stopped, or its machine was."""


class LoopLag:
    """Looks at the clock again and again, and tells by how much each look came too late."""

    def __init__(self, on_stall: Callable[[float], None] = lambda _: None) -> None:
        """`on_stall`: told for how many seconds nothing ran at all."""
        self._loop = asyncio.get_running_loop()
        self._on_stall = on_stall
        self._timer = self._next()

    def _next(self) -> asyncio.TimerHandle:
        due = self._loop.time() + EVERY_SECONDS
        return self._loop.call_at(due, self._look, due)

    def _look(self, due: float) -> None:
        late = max(0.0, self._loop.time() - due)
        metrics.loop_lag_seconds.observe(late)
        if late > STALL_SECONDS:
            self._on_stall(late)
        self._timer = self._next()

    def stop(self) -> None:
        self._timer.cancel()

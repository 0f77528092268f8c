"""How late the event loop is: how long whoever comes has to wait before being heard at all."""

import asyncio

from tablee.server import metrics

EVERY_SECONDS = 0.05


class LoopLag:
    """Looks at the clock again and again, and tells by how much each look came too late."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._timer = self._next()

    def _next(self) -> asyncio.TimerHandle:
        due = self._loop.time() + EVERY_SECONDS
        return self._loop.call_at(due, self._look, due)

    def _look(self, due: float) -> None:
        metrics.loop_lag_seconds.observe(max(0.0, self._loop.time() - due))
        self._timer = self._next()

    def stop(self) -> None:
        self._timer.cancel()

"""A room's alarm clock: it rings at the next moment at which something is due."""

import asyncio
from collections.abc import Callable

from tablee.kernel.clock import Millis


class Alarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._at: Millis | None = None

    def set(self, at: Millis | None, now: Callable[[], Millis]) -> None:
        """Ring then, and at no other moment; `None`: never. Mostly it is set so already."""
        if at == self._at:
            return
        self.stop()
        if at is not None:
            self._at = at
            delay = max(0, at - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._go_off)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._at = None

    def _go_off(self) -> None:
        self._timer = self._at = None
        self._ring()

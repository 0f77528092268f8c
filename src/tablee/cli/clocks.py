"""The time of a game in a terminal, in milliseconds from its start."""

import time

from tablee.kernel.clock import Millis


class RunningClock:
    """Runs while the person thinks, as at a real table."""

    def __init__(self) -> None:
        self._began_ns = time.monotonic_ns()

    def now(self) -> Millis:
        return (time.monotonic_ns() - self._began_ns) // 1_000_000


class UnhurriedClock:
    """Stands still while the person thinks."""

    def __init__(self) -> None:
        self._now: Millis = 0

    def now(self) -> Millis:
        return self._now

    def pass_by(self, ms: Millis) -> None:
        self._now += ms


SessionClock = RunningClock | UnhurriedClock

"""The wall clock, for people and for lists. Games never see it: they have table time."""

import time
from datetime import UTC, date, datetime


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def today() -> date:
    """The same day for everybody, wherever they play."""
    return datetime.now(UTC).date()

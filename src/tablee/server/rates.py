"""Rate limits: buckets that leak, one per client and purpose, bounded in number."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.table.refusal import Code, Refusal

BUCKETS_KEPT = 10_000


class Bucket:
    """Allows `burst` at once and `per_second` on average."""

    __slots__ = ("_at", "_burst", "_level", "_per_second")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._level = 0.0
        self._at = now

    def has_room(self, now: float) -> bool:
        """Whether one more would be allowed."""
        self._level = max(0.0, self._level - (now - self._at) * self._per_second)
        self._at = now
        return self._level + 1 <= self._burst

    def allows(self, now: float) -> bool:
        if not self.has_room(now):
            return False
        self._level += 1
        return True


class Limiter:
    """A bucket for each client; the least recently seen are forgotten first."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        return self._bucket_of(client).allows(self._clock())

    def has_room(self, client: str) -> bool:
        """Whether one more would be allowed."""
        return client not in self._buckets or self._buckets[client].has_room(self._clock())

    def _bucket_of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = Bucket(self._per_second, self._burst, self._clock())
            self._buckets[client] = bucket
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket


class Limits:
    """How often one client address may do what costs us something."""

    def __init__(self, tables_per_hour: int) -> None:
        now = asyncio.get_running_loop().time
        self._new_tables = Limiter(tables_per_hour / 3600, max(10, tables_per_hour / 4), now)
        self._calls = Limiter(20, 100, now)
        self._misses = Limiter(0.5, 30, now)

    def check_call(self, client: str) -> None:
        _require(self._calls.allows(client))

    def check_new_table(self, client: str) -> None:
        _require(self._new_tables.allows(client))

    @contextmanager
    def looking_for_table(self, client: str) -> Iterator[None]:
        """Whoever tries out names of tables is soon not answered any more."""
        _require(self._misses.has_room(client))
        try:
            yield
        except Refusal as refusal:
            if refusal.code is Code.UNKNOWN_TABLE:
                self._misses.allows(client)
            raise


def _require(is_allowed: bool) -> None:
    if not is_allowed:
        raise Refusal(Code.TOO_FAST)

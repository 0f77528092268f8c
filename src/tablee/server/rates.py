"""Rate limits: buckets that leak, one per client and purpose, bounded in number."""

from collections import OrderedDict
from collections.abc import Callable

BUCKETS_KEPT = 10_000


class Bucket:
    """Allows `burst` at once and `per_second` on average."""

    __slots__ = ("_at", "_burst", "_level", "_per_second")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._level = 0.0
        self._at = now

    def allows(self, now: float) -> bool:
        self._level = max(0.0, self._level - (now - self._at) * self._per_second)
        self._at = now
        if self._level + 1 > self._burst:
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
        now = self._clock()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._per_second, self._burst, now)
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.allows(now)

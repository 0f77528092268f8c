"""Rate limits: buckets that leak, one per client and purpose, bounded in number."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tablee.table.refusal import Code, Refusal

BUCKETS_KEPT = 10_000
LOOKS_AT_ONCE = 60
"""Tables that one address may look for at once: as many as come back together after a restart."""
BURST_SECONDS = 3
TALK_DIVISOR = 15
"""Words and reactions may come so many times slower than other commands."""
A_HOME = 20
"""All who share an address may send together what so many players may."""
TALKERS = 4
"""The same for words and reactions: a family, but not a crowd that one person pretends to be."""


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

    def add(self) -> None:
        self._level += 1

    def take_back(self) -> None:
        """One of those that were counted shall not count."""
        self._level = max(0.0, self._level - 1)

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
        return self.bucket_of(client).allows(self._clock())

    def bucket_of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = Bucket(self._per_second, self._burst, self._clock())
            self._buckets[client] = bucket
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket


class Budget(NamedTuple):
    """What one page draws on: its player's bucket, and that of all who share its address.

    Both outlive the connection, so that nobody gains by coming back under another key.
    """

    own: Bucket
    address: Bucket

    def allows(self, now: float) -> bool:
        if not (self.own.has_room(now) and self.address.has_room(now)):
            return False
        self.own.add()
        self.address.add()
        return True


class Limits:
    """How often one client address, and one player, may do what costs us something."""

    def __init__(self, tables_per_hour: int, commands_per_second: float = 30.0) -> None:
        now = asyncio.get_running_loop().time
        rate, talk = commands_per_second, commands_per_second / TALK_DIVISOR
        self._new_tables = Limiter(tables_per_hour / 3600, max(10, tables_per_hour / 4), now)
        self._calls = Limiter(20, 100, now)
        self._misses = Limiter(0.5, LOOKS_AT_ONCE, now)
        self._commands = Limiter(rate, rate * BURST_SECONDS, now)
        self._home_commands = Limiter(rate * A_HOME, rate * A_HOME * BURST_SECONDS, now)
        self._talk = Limiter(talk, rate, now)
        self._home_talk = Limiter(talk * TALKERS, rate * TALKERS, now)

    def check_call(self, client: str) -> None:
        _require(self._calls.allows(client))

    def check_new_table(self, client: str) -> None:
        _require(self._new_tables.allows(client))

    def commands_of(self, player: str, client: str) -> Budget:
        return Budget(self._commands.bucket_of(player), self._home_commands.bucket_of(client))

    def talk_of(self, player: str, client: str) -> Budget:
        """Words and reactions: everybody reads them, so they come no faster than one can read."""
        return Budget(self._talk.bucket_of(player), self._home_talk.bucket_of(client))

    @contextmanager
    def looking_for_table(self, client: str) -> Iterator[None]:
        """Whoever tries out names of tables is soon not answered any more.

        Each look counts before it is made, and not any more once it has found something: so many
        at once are as many as one after the other.
        """
        misses = self._misses.bucket_of(client)
        _require(self._misses.allows(client))
        try:
            yield
        except Refusal as refusal:
            if refusal.code is not Code.UNKNOWN_TABLE:
                misses.take_back()
            raise
        else:
            misses.take_back()


def _require(is_allowed: bool) -> None:
    if not is_allowed:
        raise Refusal(Code.TOO_FAST)

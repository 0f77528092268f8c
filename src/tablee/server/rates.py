"""Rate limits: buckets that leak, one per client and purpose, bounded in number."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from tablee.table.refusal import Code, Refusal

BUCKETS_KEPT = 10_000
LOOKS_AT_ONCE = 60
"""Tables that one address may look for at once: as many as come back together after a restart."""
BURST_SECONDS = 3
TALK_DIVISOR = 15
"""Talk and reactions are allowed at this part of the rate of other commands."""
A_HOME = 20
"""All pages of one address together may send as much as this many players."""
TALKERS = 4
"""The same for words and reactions: a family, but not a crowd that one person pretends to be."""

TOLD_SHARE = 0.25
"""Whoever has used up this part of what is allowed at once is told to other nodes. Until then it is
remembered, so that on average nobody gains by going from node to node."""


class Bucket:
    """Allows `burst` at once and `per_second` on average."""

    __slots__ = ("_at", "_burst", "_level", "_per_second", "key", "noted", "spent")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._level = 0.0
        self._at = now
        self.key = ""
        """Whose it is."""
        self.spent = 0
        """How much was added that others have not been told of."""
        self.noted: list[Bucket] | None = None
        """Where buckets are noted that have something to tell, if there is anybody to tell."""

    def has_room(self, now: float) -> bool:
        """Whether one more would be allowed."""
        if self._level:
            self._leak(now)
        else:
            self._at = now
        return self._level + 1 <= self._burst

    def _leak(self, now: float) -> None:
        left = self._level - (now - self._at) * self._per_second
        self._level = left if left > 0 else 0.0
        self._at = now

    def add(self) -> None:
        self._level += 1
        if self.noted is not None:
            self._note(1)

    def take_back(self) -> None:
        """Uncount one that was counted."""
        self._level = max(0.0, self._level - 1)
        if self.noted is not None:
            self._note(-1)

    def _note(self, more: int) -> None:
        was_worth_telling = self._is_worth_telling()
        self.spent += more
        if not was_worth_telling and self._is_worth_telling() and self.noted is not None:
            self.noted.append(self)

    def _is_worth_telling(self) -> bool:
        return abs(self.spent) >= self._burst * TOLD_SHARE

    def allows(self, now: float) -> bool:
        if not self.has_room(now):
            return False
        self.add()
        return True

    def add_elsewhere(self, number: int, now: float) -> None:
        """So much was added at other nodes; what they allowed too much of is owed here."""
        self._leak(now)
        self._level = max(0.0, self._level + number)


class Limiter:
    """A bucket for each client; the least recently seen are forgotten first."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._noted: list[Bucket] | None = None

    def allows(self, client: str) -> bool:
        return self.bucket_of(client).allows(self._clock())

    def bucket_of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = Bucket(self._per_second, self._burst, self._clock())
            bucket.key, bucket.noted = client, self._noted
            self._buckets[client] = bucket
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket

    # With other nodes

    def begin_noting(self) -> None:
        self._noted = []

    def spent_lately(self) -> dict[str, int]:
        """By whom; a little is not worth telling yet."""
        if not self._noted:
            return {}
        spent = {bucket.key: bucket.spent for bucket in self._noted if bucket.spent}
        for bucket in self._noted:
            bucket.spent = 0
        self._noted.clear()
        return spent

    def add_elsewhere(self, client: str, number: int) -> None:
        self.bucket_of(client).add_elsewhere(number, self._clock())


class Budget(NamedTuple):
    """What one page draws on: its player's bucket, and that of all who share its address.

    Both outlive the connection, so that nobody gains by coming back under another key.
    """

    own: Bucket
    address: Bucket

    def allows(self, now: float) -> bool:
        own, address = self
        if not (own.has_room(now) and address.has_room(now)):
            return False
        own.add()
        address.add()
        return True


class Limits:
    """How often one client address, and one player, may do what costs us something."""

    def __init__(self, tables_per_hour: int, commands_per_second: float = 30.0) -> None:
        now = asyncio.get_running_loop().time
        self._commands_per_second = commands_per_second
        rate, talk = commands_per_second, commands_per_second / TALK_DIVISOR
        self._new_tables = Limiter(tables_per_hour / 3600, max(10, tables_per_hour / 4), now)
        self._calls = Limiter(20, 100, now)
        self._misses = Limiter(0.5, LOOKS_AT_ONCE, now)
        self._commands = Limiter(rate, rate * BURST_SECONDS, now)
        self._home_commands = Limiter(rate * A_HOME, rate * A_HOME * BURST_SECONDS, now)
        self._talk = Limiter(talk, rate, now)
        self._home_talk = Limiter(talk * TALKERS, rate * TALKERS, now)

        self._shared = {
            "tables": self._new_tables,
            "calls": self._calls,
            "misses": self._misses,
            "commands": self._commands,
            "home commands": self._home_commands,
            "talk": self._talk,
            "home talk": self._home_talk,
        }

    # With other nodes

    def begin_noting(self) -> None:
        """There are others to tell."""
        for limiter in self._shared.values():
            limiter.begin_noting()

    def spent_lately(self) -> dict[str, dict[str, int]]:
        """What was used up and not told yet, by limit and by whom."""
        spent = {name: each.spent_lately() for name, each in self._shared.items()}
        return {name: by for name, by in spent.items() if by}

    def note_elsewhere(self, spent: Mapping[str, Mapping[str, int]]) -> None:
        for name, by in spent.items():
            for key, number in by.items():
                if name in self._shared:
                    self._shared[name].add_elsewhere(key, number)

    # Here

    def check_call(self, client: str) -> None:
        _require(self._calls.allows(client))

    def check_new_table(self, client: str) -> None:
        _require(self._new_tables.allows(client))

    def commands_of(self, player: str, client: str) -> Budget:
        return Budget(self._commands.bucket_of(player), self._home_commands.bucket_of(client))

    def reading_pace(self) -> Bucket:
        """How fast a page is read whose commands count at another node, and only there."""
        rate = self._commands_per_second
        return Bucket(rate, rate * BURST_SECONDS, asyncio.get_running_loop().time())

    def talk_of(self, player: str, client: str) -> Budget:
        """Words and reactions: everybody reads them, so they come no faster than one can read."""
        return Budget(self._talk.bucket_of(player), self._home_talk.bucket_of(client))

    def looking_for_table(self, client: str) -> AbstractContextManager[None]:
        """Whoever tries out names of tables is soon not answered any more."""
        return self._looking(client, Code.UNKNOWN_TABLE)

    def looking_for_key(self, client: str) -> AbstractContextManager[None]:
        """The same for whoever tries out keys."""
        return self._looking(client, Code.HOST_KEY_ONLY)

    @contextmanager
    def _looking(self, client: str, missed: Code) -> Iterator[None]:
        """Each look counts before it is made, and not any more once it has found something: so
        many at once are as many as one after the other."""
        misses = self._misses.bucket_of(client)
        _require(self._misses.allows(client))
        try:
            yield
        except Refusal as refusal:
            if refusal.code is not missed:
                misses.take_back()
            raise
        else:
            misses.take_back()


def _require(is_allowed: bool) -> None:
    if not is_allowed:
        raise Refusal(Code.TOO_FAST)

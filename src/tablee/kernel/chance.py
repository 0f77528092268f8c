"""Chance that can be checked afterwards, and that no release of Python can change.

Every draw comes from SHA-256 in counter mode over a seed. The seed of a log entry is a hash of the
table's key and the entry's number, and the key is a hash of the table's secret and of what the
players' browsers contributed, so that neither the host nor the players alone choose the deal.
"""

import hashlib
from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """What is published when a table opens: it binds the host to the secret without telling it."""
    return hashlib.sha256(b"tablee commitment\0" + secret).hexdigest()


def table_key(secret: bytes, contributions: Iterable[str]) -> bytes:
    """The key of all chance at a table, once the players have added their own bytes."""
    digest = hashlib.sha256(b"tablee key\0" + secret)
    for contribution in contributions:
        digest.update(b"\0" + contribution.encode())
    return digest.digest()


class Chance:
    """A generator of one entry's draws; `was_used` tells whether any was made."""

    __slots__ = ("_bits", "_count", "_counter", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._bits = 0
        self._count = 0

    @classmethod
    def of_entry(cls, key: bytes, n: int) -> "Chance":
        return cls(key + n.to_bytes(8, "big"))

    @property
    def was_used(self) -> bool:
        return self._counter > 0

    def _take(self, width: int) -> int:
        while self._count < width:
            block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._bits |= int.from_bytes(block, "big") << self._count
            self._count += 256
        taken = self._bits & ((1 << width) - 1)
        self._bits >>= width
        self._count -= width
        return taken

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely."""
        if limit < 1:
            raise ValueError("a draw needs at least one possibility")
        width = (limit - 1).bit_length()
        while True:
            drawn = self._take(width)
            if drawn < limit:
                return drawn

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items in a random order."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

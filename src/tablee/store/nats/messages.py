"""What a message of a stream holds."""

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, cast

import msgspec
from msgspec import Raw

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header, decode_entry, encode
from tablee.store.contract import Snapshot

LARGEST_BODY = 400_000
"""Of a message, in bytes: the servers take a million at most, unless they are told otherwise."""


class LogMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """Entries that were saved together. The first of a log holds its header and secret."""

    n: int
    """The number of the log's last entry, this message's included."""
    by: str = ""
    """The node that owns the table from here on; empty: nobody yet."""
    entries: tuple[Raw, ...] = ()
    header: Header | None = None
    secret: bytes = b""


class ListedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table is listed."""

    summary: Summary | None
    """`None`: it is gone."""
    is_due: bool = False
    players: tuple[str, ...] = ()
    """All who ever sat there."""
    by: str = ""
    """The node that wrote it."""


_decode_log = msgspec.json.Decoder(LogMessage).decode
decode_line = msgspec.json.Decoder(ListedLine).decode
decode_ranking = msgspec.json.Decoder(Ranking).decode


def log_message(body: bytes) -> LogMessage:
    return _decode_log(body)


def entries_in(message: LogMessage, after: int) -> Iterator[AnyEntry]:
    """The entries of a message that come after this one."""
    first = message.n - len(message.entries) + 1
    for n, entry in enumerate(message.entries, first):
        if n > after:
            yield decode_entry(entry)


class NumberedBody(NamedTuple):
    n: int
    """The number of the log's last entry, this message's included."""
    body: bytes


def bodies(after: int, entries: Sequence[AnyEntry], by: str) -> list[NumberedBody]:
    """Entries as messages, mostly as one; `ValueError` if they are not in their order."""
    numbers = range(after + 1, after + 1 + len(entries))
    if [entry.n for entry in entries] != list(numbers):
        raise ValueError(f"entries after {after} must be numbered in their order")
    n = after + len(entries)
    whole = encode(LogMessage(n, by, cast(tuple[Raw, ...], tuple(entries))))
    if len(whole) <= LARGEST_BODY:
        return [NumberedBody(n, whole)]
    parts = _parts([encode(entry) for entry in entries])
    return list(_numbered(after, parts, by))


def first_bodies(
    header: Header, secret: bytes, entries: Sequence[AnyEntry], by: str
) -> list[NumberedBody]:
    """A new log as messages."""
    opening = encode(LogMessage(0, by, header=header, secret=secret))
    if not entries:
        return [NumberedBody(0, opening)]
    first, *others = bodies(0, entries, by)
    begun = msgspec.structs.replace(log_message(first.body), header=header, secret=secret)
    return [NumberedBody(first.n, encode(begun)), *others]


def _numbered(n: int, parts: Iterable[list[bytes]], by: str) -> Iterator[NumberedBody]:
    for part in parts:
        n += len(part)
        yield NumberedBody(n, encode(LogMessage(n, by, tuple(map(Raw, part)))))


def _parts(entries: Sequence[bytes]) -> Iterator[list[bytes]]:
    """Entries, so many together as a message holds."""
    part: list[bytes] = []
    size = 0
    for entry in entries:
        if part and size + len(entry) > LARGEST_BODY:
            yield part
            part, size = [], 0
        part.append(entry)
        size += len(entry)
    yield part


_PLACE = struct.Struct(">QQ")


class PlacedSnapshot(NamedTuple):
    """A snapshot, and the sequence of the message that holds the entry it was taken after."""

    snapshot: Snapshot
    at: int

    def body(self) -> bytes:
        return _PLACE.pack(self.snapshot.n, self.at) + self.snapshot.body

    @classmethod
    def of(cls, body: bytes) -> "PlacedSnapshot":
        n, at = _PLACE.unpack_from(body)
        return cls(Snapshot(n, body[_PLACE.size :]), at)

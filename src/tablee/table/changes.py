"""The difference between two views: what a client must be told, as a tree.

Values are immutable and shared from view to view, so that identity settles most questions; where it
does not, equality decides. The result depends on the two views alone, never on how they were made.
"""

from collections.abc import Mapping
from itertools import compress, count
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from tablee.table.wire import Changes

APPEND = "+"
"""In place of an index: what follows is a list of items to add at the end."""
_SCALARS = (str, int, float, type(None))
_PLAIN = frozenset((*_SCALARS, bool))

_encode = msgspec.json.Encoder().encode


def changes(old: Any, new: Any) -> Changes | UnsetType:
    """What turns `old` into `new`; unset if they are equal."""
    return UNSET if old is new or old == new else _changes(old, new)


def _changes(old: Any, new: Any) -> Changes:
    """How two different values differ: as little of them as possible."""
    kind = type(new)
    if type(old) is not kind:
        return _whole(new)
    if kind is tuple:
        return _in_list(old, new)
    fields = _fields_of(kind)
    if not fields:
        return _whole(new)
    told = {}
    for step, was, now in zip(fields, astuple(old), astuple(new), strict=True):
        if was is not now and was != now:
            told[step] = now if type(now) in _PLAIN else _changes(was, now)
    return told


def _whole(new: Any) -> Changes:
    """The new value itself; in brackets, unless it could not be taken for anything else."""
    return new if isinstance(new, _SCALARS) else [new]


_fields: dict[type[Any], tuple[str, ...]] = {}


def _fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a type as JSON names them; none if it is no object there."""
    found = _fields.get(kind)
    if found is None:
        is_object = issubclass(kind, Struct) and not kind.__struct_config__.array_like
        found = _fields[kind] = kind.__struct_encode_fields__ if is_object else ()
    return found


def _in_list(old: tuple[Any, ...], new: tuple[Any, ...]) -> Changes:
    """Indices and what changes there, in one row; the whole list where that says it shorter."""
    if not old or len(new) < len(old):
        return _whole(new)
    moved = compress(count(), map(is_not, old, new))
    different = [at for at in moved if old[at] != new[at]]
    if 2 * len(different) >= len(new) and _is_shorter_anew(len(different), new):
        return _whole(new)
    told: list[Any] = []
    for at in different:
        told += (at, _changes(old[at], new[at]))
    if len(new) > len(old):
        told += (APPEND, new[len(old) :])
    return told


def _is_shorter_anew(different: int, new: tuple[Any, ...]) -> bool:
    """Whether a list of which at least half has changed is as well told as a whole.

    A scalar is shorter than its index and itself, and a pair of scalars, such as a spot, hardly
    longer than its index and one of the two.
    """
    if isinstance(new[0], _SCALARS):
        return True
    pair = astuple(new[0]) if _fields_of(type(new[0])) else ()
    return len(pair) == 2 and _PLAIN.issuperset(map(type, pair)) and 4 * different >= 3 * len(new)


class _Known(NamedTuple):
    """A field that has changed, and the bytes that say so."""

    old: Any
    new: Any
    told: bytes


class _Pair(Struct, frozen=True):
    """Two views that were compared, field by field, and what is said of each field."""

    old: tuple[Any, ...]
    new: tuple[Any, ...]
    told: Mapping[int, bytes]


class SharedChanges:
    """Makes the changes of several views of one table: of what they have in common, once."""

    def __init__(self) -> None:
        self._known: dict[tuple[type[Any], int], list[_Known]] = {}
        self._last: dict[type[Any], _Pair] = {}
        """What the views of a table have in common are mostly the same objects."""

    def between(self, old: Any, new: Any) -> bytes:
        """The same as `changes`, as bytes; empty if there are none."""
        if old is new:
            return b""
        kind = type(new)
        fields = _fields_of(kind)
        if type(old) is not kind or not fields:
            return b"" if old == new else _encode(_changes(old, new))
        told = self._told(kind, astuple(old), astuple(new))
        return b"{" + b",".join(filter(None, told.values())) + b"}" if any(told.values()) else b""

    def _told(
        self, kind: type[Any], old: tuple[Any, ...], new: tuple[Any, ...]
    ) -> Mapping[int, bytes]:
        """By the place of a field that is another object: what is said of it, if it differs."""
        last = self._last.get(kind)
        told = {}
        for at in compress(count(), map(is_not, old, new)):
            was, now = old[at], new[at]
            if last is not None and was is last.old[at] and now is last.new[at]:
                told[at] = last.told[at]
            else:
                told[at] = b"" if was == now else self._find(kind, at, was, now)
        if last is None:
            self._last[kind] = _Pair(old, new, told)
        return told

    def _find(self, kind: type[Any], at: int, old: Any, new: Any) -> bytes:
        """What is said of a field that has changed; equal changes are told alike."""
        known = self._known.setdefault((kind, at), [])
        for was, now, told in known:
            if now == new and was == old:
                return told
        step = _fields_of(kind)[at].encode()
        told = b'"%b":%b' % (step, _encode(_changes(old, new)))
        known.append(_Known(old, new, told))
        return told

    def forget(self) -> None:
        if self._last:
            self._known.clear()
            self._last.clear()

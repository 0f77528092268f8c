"""The difference between two views: what a client must be told, as a tree.

Values are immutable and shared from view to view, so that identity settles most questions; where it
does not, equality decides. The result depends on the two views alone, never on how they were made.
"""

from itertools import compress, count
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple

from tablee.table.wire import Changes

APPEND = "+"
"""In place of an index: what follows is a list of items to add at the end."""
_SCALARS = (str, int, float, type(None))

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
    if _has_fields(new):
        return {
            step: now if type(now) in _SCALARS else _changes(was, now)
            for step, was, now in _different_fields(old, new)
        }
    return _whole(new)


def _whole(new: Any) -> Changes:
    """The new value itself; in brackets, unless it could not be taken for anything else."""
    return new if isinstance(new, _SCALARS) else [new]


def _has_fields(value: Any) -> bool:
    return isinstance(value, Struct) and not value.__struct_config__.array_like


def _different_fields(old: Struct, new: Struct) -> list[tuple[str, Any, Any]]:
    fields = zip(new.__struct_encode_fields__, astuple(old), astuple(new))  # noqa: B905  (one type)
    return [field for field in fields if field[1] is not field[2] and field[1] != field[2]]


def _in_list(old: tuple[Any, ...], new: tuple[Any, ...]) -> Changes:
    """Indices and what changes there, in one row; the whole list where that says it shorter."""
    if not old or len(new) < len(old):
        return _whole(new)
    moved = compress(count(), map(is_not, old, new))
    different = [at for at in moved if old[at] != new[at]]
    if 2 * len(different) >= len(new) and isinstance(new[0], _SCALARS):
        return _whole(new)
    told: list[Any] = []
    for at in different:
        told += (at, _changes(old[at], new[at]))
    if len(new) > len(old):
        told += (APPEND, new[len(old) :])
    return told


class _Known(NamedTuple):
    """A field that has changed, and the bytes that say so."""

    old: Any
    new: Any
    told: bytes


class SharedChanges:
    """Makes the changes of several views of one table: of what they have in common, once."""

    def __init__(self) -> None:
        self._known: dict[str, list[_Known]] = {}

    def between(self, old: Any, new: Any) -> Changes | UnsetType:
        """The same as `changes`, partly as bytes."""
        if old is new:
            return UNSET
        if type(old) is not type(new) or not _has_fields(new):
            return changes(old, new)
        told = [self._told(*field) for field in _different_fields(old, new)]
        return Raw(b"{" + b",".join(told) + b"}") if told else UNSET

    def _told(self, step: str, old: Any, new: Any) -> bytes:
        known = self._known.get(step)
        if known is None:
            known = self._known[step] = []
        for was, now, told in known:
            if (now is new or now == new) and (was is old or was == old):
                return told
        told = b'"%b":%b' % (step.encode(), _encode(_changes(old, new)))
        known.append(_Known(old, new, told))
        return told

    def forget(self) -> None:
        self._known.clear()

"""The difference between two views: what a client must be told.

Values are immutable and shared from view to view, so that identity settles most questions; where it
does not, equality decides. The result depends on the two views alone, never on how they were made.
"""

from typing import Any

import msgspec
from msgspec.structs import fields

from tablee.table.wire import Change

Path = tuple[str | int, ...]

_names: dict[type, tuple[str, ...]] = {}


def _fields_of(kind: type) -> tuple[str, ...]:
    if kind not in _names:
        _names[kind] = tuple(field.name for field in fields(kind))
    return _names[kind]


def changes(old: Any, new: Any) -> tuple[Change, ...]:
    """What turns `old` into `new`: paths and the values to put there, in order."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return tuple(found)


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old is new:
        return
    kind = type(new)
    if type(old) is not kind:
        found.append((path, new))
    elif isinstance(new, msgspec.Struct):
        for name in _fields_of(kind):
            before, after = getattr(old, name), getattr(new, name)
            if before is not after:
                _compare(before, after, (*path, name), found)
    elif kind is tuple and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after:
                _compare(before, after, (*path, index), found)
    elif old != new:
        found.append((path, new))

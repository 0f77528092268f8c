"""The difference between two views: what a client must be told.

Values are immutable and shared from view to view, so that identity settles most questions; where it
does not, equality decides. The result depends on the two views alone, never on how they were made.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

from tablee.table.wire import Change

Path = tuple[str | int, ...]
APPEND = "+"
"""The last step of a path whose value is a list of items to add at the end."""


def changes(old: Any, new: Any) -> tuple[Change, ...]:
    """What turns `old` into `new`: paths and the values to put there, in order."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, (), found)
    return tuple(found)


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """How two different values differ: as little of them as possible."""
    kind = type(new)
    if type(old) is not kind:
        found.append((path, new))
    elif isinstance(new, msgspec.Struct):
        _compare_parts(kind.__struct_fields__, astuple(old), astuple(new), path, found)
    elif kind is tuple and len(old) == len(new):
        _compare_parts(range(len(new)), old, new, path, found)
    elif kind is tuple and old and old == new[: len(old)]:
        found.append(((*path, APPEND), new[len(old) :]))
    else:
        found.append((path, new))


def _compare_parts(
    steps: Iterable[str | int],
    old: tuple[Any, ...],
    new: tuple[Any, ...],
    path: Path,
    found: list[Change],
) -> None:
    for step, before, after in zip(steps, old, new, strict=True):
        if before is not after and before != after:
            _compare(before, after, (*path, step), found)

"""A table as it stood after some entry, so that it need not be played again from the beginning.

Derived data, never the truth: a snapshot is believed only by the very code that took it, and only
if the log still has the entry after which it was taken. Else the log is played from its start.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from tablee.kernel import log, registry
from tablee.kernel.match import Match, Undoable
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat
from tablee.table import wire
from tablee.table.position import Chair, Position, opened
from tablee.table.table import Table


class _Undoable(msgspec.Struct, frozen=True):
    seat: Seat
    before: Raw


class _Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    last_entry: str
    n: int
    at_ms: int
    configured: log.Configured
    chairs: tuple[Chair, ...]
    host: str
    held: dict[str, Seat]
    removed: dict[str, str]
    muted: frozenset[str]
    said: int
    is_paused: bool
    is_automatic_pause: bool
    outcome: Outcome | None
    next_table: str
    contributions: tuple[str, ...]
    state: Raw | UnsetType = UNSET
    draws: int
    steps: tuple[_Undoable, ...]
    lines: tuple[wire.BookLine, ...]
    lines_written: int
    done: dict[str, dict[str, int]]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Snapshot).decode
_CODE = ("tablee.kernel", "tablee.table")


def taken(table: Table) -> bytes | None:
    """The table as it stands now; `None` while it has no entry."""
    position, match = table.position, table.position.match
    if table.last_entry is None:
        return None
    steps = match.steps if match else ()
    return _encode(
        _Snapshot(
            code=code_of(position.header.game),
            last_entry=_digest(table.last_entry),
            n=position.n,
            at_ms=position.at_ms,
            configured=position.configured,
            chairs=position.chairs,
            host=position.host,
            held=dict(position.held),
            removed=dict(position.removed),
            muted=position.muted,
            said=position.said,
            is_paused=position.is_paused,
            is_automatic_pause=position.is_automatic_pause,
            outcome=position.outcome,
            next_table=position.next_table,
            contributions=position.course.contributions,
            state=Raw(_encode(match.state)) if match else UNSET,
            draws=match.draws if match else 0,
            steps=tuple(_Undoable(step.seat, Raw(_encode(step.before))) for step in steps),
            lines=tuple(table.lines),
            lines_written=table.lines_written,
            done=table.done.by_player,
        )
    )


def restored(
    header: log.Header, secret: bytes, body: bytes, last_entry: log.AnyEntry
) -> Table | None:
    """The table of a snapshot; `None`: it is not to be believed.

    `last_entry` is what the log has where the snapshot was taken.
    """
    try:
        kept = _decode(body)
        is_ours = kept.code == code_of(header.game) and kept.n == last_entry.n
        if not is_ours or kept.last_entry != _digest(last_entry):
            return None
        table = Table(_position(header, secret, kept))
    except msgspec.MsgspecError:
        return None
    table.last_entry = last_entry
    table.lines.extend(kept.lines)
    table.lines_written = kept.lines_written
    table.done.by_player.update(kept.done)
    return table


def _position(header: log.Header, secret: bytes, kept: _Snapshot) -> Position:
    blank = opened(header, secret)
    options = blank.course.game.decode_options(kept.configured.options)
    seats, contributions = kept.configured.seats, kept.contributions
    course = replace(blank.course, seats=seats, options=options, contributions=contributions)
    if kept.state is not UNSET:
        decode = course.game.decode_state
        match = Match(
            game=course.game,
            key=course.key,
            state=decode(kept.state),
            steps=tuple(Undoable(step.seat, decode(step.before)) for step in kept.steps),
            log_format=course.log_format,
            is_puzzle=course.is_puzzle,
            draws=kept.draws,
            undoes_many=course.undoes_many,
        )
        course = replace(course, match=match)
    return replace(
        blank,
        course=course,
        configured=kept.configured,
        n=kept.n,
        at_ms=kept.at_ms,
        chairs=kept.chairs,
        host=kept.host,
        held=kept.held,
        removed=kept.removed,
        muted=kept.muted,
        said=kept.said,
        is_paused=kept.is_paused,
        is_automatic_pause=kept.is_automatic_pause,
        outcome=kept.outcome,
        next_table=kept.next_table,
    )


def _digest(entry: log.AnyEntry) -> str:
    return hashlib.sha256(log.encode(entry)).hexdigest()[:32]


@cache
def code_of(game: str) -> str:
    """What the code that plays a game is known by: other code may keep another state.

    The first time for a game it takes a while: all the sources are read.
    """
    digest = hashlib.sha256()
    for package in (*_CODE, registry.package_of(game)):
        for source in _sources(resources.files(package)):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:32]


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _sources(each)
        elif each.name.endswith(".py"):
            yield each

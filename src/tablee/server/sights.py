"""What the pages of one room are shown.

What a seat sees, how it differs from before and the bytes that say so are made once for all pages
that see the same: all spectators, all pages of one seat, and all seats where a game hides nothing.
The result depends on the two sights alone, never on who asked first.
"""

from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat
from tablee.server.frames import Opcode, frame
from tablee.table import wire
from tablee.table.changes import SharedChanges, changes
from tablee.table.position import Chair
from tablee.table.table import Table

_encode = msgspec.json.Encoder().encode


def framed(message: wire.Message) -> bytes:
    return frame(Opcode.TEXT, _encode(message))


class SeatSight(NamedTuple):
    """All that one seat, or everybody without one, sees of a table at a moment."""

    n: int
    seat: Seat | None
    can_undo: bool
    table: wire.TableView
    view: Any
    deadline: tuple[Millis | None, bool]
    """The moment of table time at which time acts, and whether the clock runs towards it."""
    lines: int
    """How many lines the table's book has had."""

    def you(self, player: str) -> wire.You:
        return wire.You(player, self.seat, self.can_undo)


class _News:
    """What has changed from one sight to another, for everybody who saw the one."""

    __slots__ = ("_frame", "_is_news", "before", "update")

    def __init__(self, before: SeatSight, update: wire.Update, is_news: bool) -> None:
        self.before = before
        """Kept, so that its identity is nobody else's meanwhile."""
        self.update = update
        self._is_news = is_news
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        """Made once for all who are told nothing else; empty: nothing that the page could tell."""
        if self._frame is None:
            self._frame = framed(self.update) if self._is_news else b""
        return self._frame


def _tells_something(update: wire.Update) -> bool:
    """Whether a page can tell the difference.

    An entry that changed nothing for it (somebody else's private note, a stroke that is still
    hidden) is not news to it: that it happened is not even hinted at.
    """
    return bool(update.lines) or update.view is not UNSET or update.table is not UNSET


class Sights:
    """`look` after every change; `forget` when all pages have been told of it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._of_seat: dict[Seat | None, SeatSight] = {}
        self._seats: dict[str, Seat] = {}
        self._seats_of: tuple[Chair, ...] = ()
        self._news: dict[tuple[object, ...], _News] = {}
        self._changes = SharedChanges()
        self._clock: tuple[Millis, wire.Clock] | None = None
        self.table_view = table.table_view()
        self._table_view_of: tuple[object, ...] = ()
        self._deadline = (table.deadline, table.clock.is_running)

    def look(self) -> None:
        """What has not changed stays the same object: then nobody need compare it."""
        table = self._table
        depends_on = table.table_view_depends_on()
        if depends_on != self._table_view_of:
            self._table_view_of = depends_on
            now = table.table_view()
            self.table_view = self.table_view if now == self.table_view else now
        self._deadline = (table.deadline, table.clock.is_running)
        self._of_seat.clear()
        self.forget()

    def forget(self) -> None:
        """Let go of the sights that nobody has before the eyes any more."""
        self._news.clear()
        self._clock = None
        self._changes.forget()

    def of(self, player: str) -> SeatSight:
        """What this player sees now."""
        seat = self._seat_of(player)
        sight = self._of_seat.get(seat)
        if sight is None:
            sight = self._of_seat[seat] = self._seen_from(seat)
        return sight

    def _seat_of(self, player: str) -> Seat | None:
        chairs = self._table.position.chairs
        if chairs is not self._seats_of:
            self._seats_of = chairs
            taken = [(chair.player, seat) for seat, chair in enumerate(chairs) if chair.player]
            self._seats = dict(reversed(taken))
        return self._seats.get(player)

    def _seen_from(self, seat: Seat | None) -> SeatSight:
        table = self._table
        return SeatSight(
            table.position.n,
            seat,
            table.can_undo(seat),
            self.table_view,
            table.view(seat),
            self._deadline,
            table.lines_written,
        )

    def welcome(self, player: str, now: SeatSight, at: Millis) -> bytes:
        message = wire.Welcome(
            n=now.n,
            you=now.you(player),
            table=now.table,
            view=now.view,
            clock=self._table.clock_view(at),
            lines=tuple(self._table.lines),
        )
        return framed(message)

    def news(
        self, player: str, before: SeatSight, now: SeatSight, accepted: list[str], at: Millis
    ) -> bytes:
        """What a page that saw `before` must be told; empty: nothing."""
        news = self._news_since(before, now, at)
        is_same_you = before.seat == now.seat and before.can_undo == now.can_undo
        if is_same_you and not accepted:
            return news.frame
        you = UNSET if is_same_you else now.you(player)
        return framed(replace(news.update, you=you, accepted=tuple(accepted)))

    def _news_since(self, before: SeatSight, now: SeatSight, at: Millis) -> _News:
        # All that the difference is made of; seats that see the same share it.
        views = (id(before.view), id(now.view), id(before.table), id(now.table))
        key = (*views, before.deadline, before.lines, now.n, at)
        news = self._news.get(key)
        if news is None:
            update = self._difference(before, now, at)
            is_news = before.deadline != now.deadline or _tells_something(update)
            news = self._news[key] = _News(before, update, is_news)
        return news

    def _difference(self, before: SeatSight, now: SeatSight, at: Millis) -> wire.Update:
        is_timeless = before.deadline == now.deadline and now.deadline[0] is None
        return wire.Update(
            n=now.n,
            clock=UNSET if is_timeless else self._clock_at(at),
            table=UNSET if before.table is now.table else changes(before.table, now.table),
            view=self._changes.between(before.view, now.view),
            lines=() if before.lines == now.lines else self._lines_since(before, now),
        )

    def _clock_at(self, at: Millis) -> wire.Clock:
        if self._clock is None or self._clock[0] != at:
            self._clock = (at, self._table.clock_view(at))
        return self._clock[1]

    def _lines_since(self, before: SeatSight, now: SeatSight) -> tuple[wire.BookLine, ...]:
        lines = self._table.lines
        new = min(now.lines - before.lines, len(lines))
        return tuple(islice(lines, len(lines) - new, None)) if new else ()

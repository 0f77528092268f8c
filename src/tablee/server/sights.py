"""What the pages of one room are shown.

What a seat sees, how it differs from before and the bytes that say so are made once for all pages
that see the same: all spectators, all pages of one seat, and all seats where a game hides nothing.
The result depends on the two sights alone, never on who asked first.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from tablee.kernel.clock import Millis
from tablee.kernel.match import Match
from tablee.kernel.rules import Seat
from tablee.server.frames import Opcode, frame
from tablee.table import wire
from tablee.table.changes import SharedChanges, changes
from tablee.table.position import Chair
from tablee.table.table import Table

_encode = msgspec.json.Encoder().encode


def framed(message: wire.Message) -> bytes:
    return frame(Opcode.TEXT, _encode(message))


class SharedScene(Struct, frozen=True):
    """What everybody sees of a table at a moment, beside the game itself."""

    table: wire.TableView
    deadline: tuple[Millis | None, bool]
    """The moment of table time at which time acts, and whether the clock runs towards it."""
    lines: int
    """How many lines the table's book has had."""


class SeatSight(Struct, frozen=True):
    """All that one seat, or everybody without one, sees of a table at a moment."""

    scene: SharedScene
    view: Any
    seat: Seat | None
    can_undo: bool

    def you(self, player: str) -> wire.You:
        return wire.You(player, self.seat, self.can_undo)


class Sights:
    """`look` after every change; `forget` when all pages have been told of it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._of_seat: dict[Seat | None, SeatSight] = {}
        self._of_seat_before: dict[Seat | None, SeatSight] = {}
        """As it was before the last look."""
        self._seats: dict[str, Seat] = {}
        self._seats_of: tuple[Chair, ...] = ()
        self._match: Match | None = None
        """The game as it is shown."""
        self._undoers: Sequence[Seat] = ()
        self._changes = SharedChanges()
        self._frames: dict[tuple[int, bytes, Millis], tuple[SharedScene, bytes]] = {}
        """What those are told who saw this scene, and of whose view so much has changed. The scene
        is kept, so that its identity is nobody else's meanwhile."""
        self._table_view_of: tuple[object, ...] = ()
        self._scene = SharedScene(table.table_view(), self._deadline(), table.lines_written)
        self.look()

    @property
    def table_view(self) -> wire.TableView:
        return self._scene.table

    def _deadline(self) -> tuple[Millis | None, bool]:
        return self._table.deadline, self._table.clock.is_running

    def look(self) -> None:
        """What has not changed stays the same object: then nobody need compare it."""
        scene = SharedScene(self._look_at_table(), self._deadline(), self._table.lines_written)
        if scene != self._scene:
            self._scene = scene
        self._match, self._undoers = self._table.shown_match, self._table.undoers
        self._look_at_chairs()
        self._of_seat_before, self._of_seat = self._of_seat, {}
        self.forget()

    def _look_at_chairs(self) -> None:
        chairs = self._table.position.chairs
        if chairs is not self._seats_of:
            self._seats_of = chairs
            taken = [(chair.player, seat) for seat, chair in enumerate(chairs) if chair.player]
            self._seats = dict(reversed(taken))

    def _look_at_table(self) -> wire.TableView:
        before, depends_on = self._scene.table, self._table.table_view_depends_on()
        if depends_on == self._table_view_of:
            return before
        self._table_view_of = depends_on
        now = self._table.table_view()
        return before if now == before else now

    def forget(self) -> None:
        """Let go of what nobody has before the eyes any more."""
        if self._frames:
            self._frames = {}
        self._changes.forget()

    def of(self, player: str) -> SeatSight:
        """What this player sees now."""
        seat = self._seats.get(player)
        sight = self._of_seat.get(seat)
        if sight is None:
            sight = self._of_seat[seat] = self._look_from(seat)
        return sight

    def _look_from(self, seat: Seat | None) -> SeatSight:
        """The same object as before if nothing has changed from there: then nothing is told."""
        match, can_undo = self._match, seat in self._undoers
        view = None if match is None else match.game.rules.view(match.state, seat)
        scene, before = self._scene, self._of_seat_before.get(seat)
        if before is None or before.view is not view or before.scene is not scene:
            return SeatSight(scene, view, seat, can_undo)
        return before if before.can_undo == can_undo else replace(before, can_undo=can_undo)

    def welcome(self, player: str, now: SeatSight, at: Millis) -> bytes:
        message = wire.Welcome(
            you=now.you(player),
            table=now.scene.table,
            view=now.view,
            clock=self._table.clock_view(at),
            lines=tuple(self._table.lines),
        )
        return framed(message)

    def news(
        self, player: str, before: SeatSight, now: SeatSight, accepted: list[str], at: Millis
    ) -> bytes:
        """What a page that saw `before` must be told; empty: nothing.

        An entry that changed nothing for it (somebody else's private note, a stroke that is still
        hidden) is not news to it: that it happened is not even hinted at.
        """
        changed = self._changes.between(before.view, now.view)
        is_same_you = before.seat == now.seat and before.can_undo == now.can_undo
        if accepted or not is_same_you:
            you = UNSET if is_same_you else now.you(player)
            return framed(self._update(before.scene, changed, at, you, tuple(accepted)))
        if not changed and before.scene == now.scene:
            return b""
        key = (id(before.scene), changed, at)
        known = self._frames.get(key)
        if known is None:
            sent = framed(self._update(before.scene, changed, at))
            known = self._frames[key] = (before.scene, sent)
        return known[1]

    def _update(
        self,
        before: SharedScene,
        changed: bytes,
        at: Millis,
        you: wire.You | UnsetType = UNSET,
        accepted: tuple[str, ...] = (),
    ) -> wire.Update:
        now = self._scene
        is_timeless = before.deadline == now.deadline and now.deadline[0] is None
        return wire.Update(
            clock=UNSET if is_timeless else self._table.clock_view(at),
            you=you,
            table=UNSET if before.table is now.table else changes(before.table, now.table),
            view=Raw(changed) if changed else UNSET,
            lines=() if before.lines == now.lines else self._lines_since(before.lines),
            accepted=accepted,
        )

    def _lines_since(self, before: int) -> tuple[wire.BookLine, ...]:
        lines = self._table.lines
        new = min(self._scene.lines - before, len(lines))
        return tuple(islice(lines, len(lines) - new, None)) if new else ()

"""One page that looks at a table.

It has a bounded outbox and a writer of its own, so that a stalled phone never holds up its table:
what it has not been sent yet becomes one difference to the newest view when it can take it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.table import limits, wire
from tablee.table.changes import changes
from tablee.table.refusal import Refusal, sentence
from tablee.table.seating import Caller
from tablee.table.table import Table

OUTBOX_LENGTH = 128

Send = Callable[[bytes], Awaitable[None]]
encode = msgspec.json.Encoder().encode


class Shown(Protocol):
    """What a viewer needs of its room."""

    table: Table
    table_view: wire.TableView
    game: str

    def monotonic_ms(self) -> Millis: ...


class Stalled(Exception):  # noqa: N818
    """The page takes nothing any more; it may come back by itself."""


@dataclass
class Seen:
    """What the page has been sent last."""

    n: int
    you: wire.You
    table: wire.TableView
    view: Any
    deadline: tuple[Millis | None, bool]
    """The moment of table time at which time acts, and whether the clock runs towards it."""


def _is_news(update: wire.Update) -> bool:
    """Whether the page can tell the difference.

    An entry that changed nothing for this page (somebody else's private note, a stroke that is
    still hidden) is not news to it: that it happened is not even hinted at.
    """
    is_changed = update.you is not msgspec.UNSET
    return bool(is_changed or update.table or update.view or update.lines or update.accepted)


class Viewer:
    def __init__(self, room: Shown, caller: Caller, language: wire.Language, send: Send) -> None:
        self.room = room
        self.caller = caller
        self.language = language
        self._send = send
        self._seen: Seen | None = None
        self._lines: deque[wire.Line] = deque(maxlen=limits.LINES_KEPT)
        self._accepted: list[str] = []
        self._outbox: list[wire.Message] = []
        self._bell = asyncio.Event()
        self.is_stalled = False

    # What the room says; nothing here waits

    def tell(self, message: wire.Message) -> None:
        if len(self._outbox) >= OUTBOX_LENGTH:
            self.is_stalled = True
        else:
            self._outbox.append(message)
        self._bell.set()

    def refuse(self, command_id: str, error: Refusal | Illegal) -> None:
        names = [chair.name for chair in self.room.table_view.chairs]
        said = sentence(error, self.language, self.room.game, names)
        self.tell(wire.Refused(id=command_id, code=error.code.value, sentence=said))

    def accept(self, command_id: str) -> None:
        if len(self._accepted) >= OUTBOX_LENGTH:
            self.is_stalled = True
        else:
            self._accepted.append(command_id)
        self._bell.set()

    def refresh(self, lines: Sequence[wire.Line] = ()) -> None:
        """Something has changed; the writer finds out what."""
        if self._seen is not None:
            self._lines.extend(lines)
        self._bell.set()

    def greet(self) -> None:
        """Forget what was sent: the next message holds everything."""
        self._seen = None
        self._bell.set()

    def hang_up(self) -> None:
        """End the connection; the page comes back by itself."""
        self.is_stalled = True
        self._bell.set()

    # What the writer does

    async def write(self) -> None:
        """Send what there is to send until the connection ends, or `Stalled`."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            if self.is_stalled:
                raise Stalled
            for message in self._take():
                await self._send(encode(message))

    def _take(self) -> list[wire.Message]:
        news = self._welcome() if self._seen is None else self._update()
        taken, self._outbox = [*([news] if news else []), *self._outbox], []
        return taken

    def _look(self) -> Seen:
        table = self.room.table
        player = self.caller.player
        return Seen(
            n=table.position.n,
            you=table.you(player),
            table=self.room.table_view,
            view=table.view(player),
            deadline=(table.deadline, table.clock.is_running),
        )

    def _welcome(self) -> wire.Message:
        seen = self._seen = self._look()
        self._lines.clear()
        accepted, self._accepted = self._accepted, []
        self._outbox[:0] = [self._empty_update(accepted)] if accepted else []
        return wire.Welcome(
            n=seen.n,
            you=seen.you,
            table=seen.table,
            view=seen.view,
            clock=self._clock(),
            lines=tuple(self.room.table.lines),
        )

    def _empty_update(self, accepted: Sequence[str]) -> wire.Update:
        n = self.room.table.position.n
        return wire.Update(n=n, clock=self._clock(), accepted=tuple(accepted))

    def _update(self) -> wire.Message | None:
        before, now = self._seen, self._look()
        assert before is not None, "the welcome comes first"
        self._seen = now
        update = wire.Update(
            n=now.n,
            clock=self._clock(),
            you=msgspec.UNSET if now.you == before.you else now.you,
            table=changes(before.table, now.table),
            view=changes(before.view, now.view),
            lines=tuple(self._lines),
            accepted=tuple(self._accepted),
        )
        self._lines.clear()
        self._accepted = []
        return update if before.deadline != now.deadline or _is_news(update) else None

    def _clock(self) -> wire.Clock:
        return self.room.table.clock_view(self.room.monotonic_ms())

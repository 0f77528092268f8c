"""One page that looks at a table.

It is written to at once. While it does not take what it was sent, nothing is kept for it but the
answers to its own commands: what it has not seen becomes one difference to the newest view when it
can take it, so that a stalled phone never holds up its table.
"""

from typing import Protocol

from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.server.frames import CloseCode
from tablee.server.sights import SeatSight, Sights, framed
from tablee.table import wire
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.seating import Caller

OUTBOX_LENGTH = 128


class Shown(Protocol):
    """What a viewer needs of its room."""

    sights: Sights
    game: str

    def monotonic_ms(self) -> Millis: ...


class Outlet(Protocol):
    """Where a page's messages go."""

    is_full: bool

    def send(self, sent: bytes) -> None: ...

    def close(self, code: CloseCode, reason: str = "") -> None: ...

    def start_over(self) -> None: ...


class Viewer:
    __slots__ = (
        "_accepted",
        "_outbox",
        "_outlet",
        "_seen",
        "caller",
        "client",
        "is_watching",
        "language",
        "room",
    )

    def __init__(
        self,
        room: Shown,
        caller: Caller,
        language: wire.Language,
        outlet: Outlet,
        client: str = "",
        *,
        is_watching: bool = False,
    ) -> None:
        """`client`: the address it comes from. `is_watching`: it wants no chair."""
        self.room = room
        self.caller = caller
        self.client = client
        self.is_watching = is_watching
        self.language = language
        self._outlet = outlet
        self._seen: SeatSight | None = None
        self._accepted: list[str] = []
        self._outbox: list[bytes] = []

    def show(self, at: Millis | None = None) -> None:
        """Tell the page what it has not seen yet, if it can take it: at first, everything."""
        if self._outlet.is_full:
            return
        room, player, seen = self.room, self.caller.player, self._seen
        now = self._seen = room.sights.of(player)
        if seen is now and not self._accepted:
            return
        at = room.monotonic_ms() if at is None else at
        if seen is None:
            self._outlet.send(room.sights.welcome(player, now, at))
            seen = now
        if news := room.sights.news(player, seen, now, self._accepted, at):
            self._outlet.send(news)
        if self._accepted:
            self._accepted = []

    def tell(self, message: wire.Message) -> None:
        """Answer what this page has asked for."""
        self._tell(framed(message))

    def tell_in_passing(self, sent: bytes) -> None:
        """Tell what is shown and forgotten: a page that takes nothing now has missed it."""
        if not self._outlet.is_full:
            self._outlet.send(sent)

    def _tell(self, sent: bytes) -> None:
        if not self._outlet.is_full:
            self._outlet.send(sent)
        elif len(self._outbox) >= OUTBOX_LENGTH:
            self.hang_up()
        else:
            self._outbox.append(sent)

    def refuse(self, command_id: str, error: Refusal | Illegal) -> None:
        names = [chair.name for chair in self.room.sights.table_view.chairs]
        said = sentence(error, self.language, self.room.game, names)
        self.tell(wire.Refused(id=command_id, code=error.code.value, sentence=said))

    def accepts(self, command_id: str) -> None:
        """A command is saved and done; the page is told when it is next shown something."""
        if len(self._accepted) >= OUTBOX_LENGTH:
            self.hang_up()
        else:
            self._accepted.append(command_id)

    def accept(self, command_id: str) -> None:
        """A command is done; the page is told now."""
        self.accepts(command_id)
        self.show()

    def go_on(self) -> None:
        """The page has taken what it was sent."""
        self.show()
        waiting, self._outbox = self._outbox, []
        for sent in waiting:
            self._tell(sent)

    def turn_away(self, code: Code) -> None:
        """End the connection for good; the page is told why, and what to do."""
        self.refuse("", Refusal(code))
        self._outlet.close(CloseCode.POLICY_VIOLATION, code.value)

    def start_over(self) -> None:
        """The room is over, the table is not: the page comes in again, wherever it is now."""
        self._outlet.start_over()

    def hang_up(self) -> None:
        """End the connection; the page comes back by itself."""
        self._outlet.close(CloseCode.TRY_AGAIN_LATER, "stalled")

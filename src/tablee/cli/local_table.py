"""A table in this process for one person and some bots: no server, no store, time as we like it."""

import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw

from tablee.bots.driver import Driver
from tablee.kernel import log
from tablee.kernel.chance import commitment
from tablee.kernel.clock import Millis
from tablee.kernel.digest import FORMAT
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Game, Level, Seat
from tablee.table import wire
from tablee.table.decide import configure
from tablee.table.position import Position, opened
from tablee.table.seating import Caller, seat_bot, seat_person
from tablee.table.table import Batch, Table
from tablee.table.wire import PersonColour

SEAT: Seat = 0
"""The person's chair."""
_AS_IT_IS = wire.Configure(id="-")


class LocalTable:
    """The table's clock is told by its caller, in milliseconds from the start."""

    def __init__(
        self, game: Game, options: Any, levels: Sequence[Level], name: str, secret: bytes
    ) -> None:
        header = log.Header(
            table="local",
            game=game.name,
            version=game.rules.VERSION,
            commitment=commitment(secret),
            created_at_ms=time.time_ns() // 1_000_000,
            format=FORMAT,
        )
        self.header = header
        self.entries: list[log.AnyEntry] = []
        self._me = Caller("me", name, PersonColour.BLUE)
        self._table = Table(opened(header, secret))
        self._driver = Driver(secret)
        self._bots = dict(enumerate(levels, start=SEAT + 1))
        self._table.presence.arrive(self._me.player, 0)
        self._begin(options)

    def _begin(self, options: Any) -> None:
        batch = self._table.open_batch(0)
        configure(batch.draft, 1 + len(self._bots), Raw(msgspec.json.encode(options)), _AS_IT_IS)
        seat_person(batch.draft, SEAT, self._me, "")
        for seat, level in self._bots.items():
            seat_bot(batch.draft, seat, level)
        batch.draft.start()
        self._adopt(batch, 0)

    @property
    def position(self) -> Position:
        return self._table.position

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.position.chairs)

    @property
    def view(self) -> Any:
        return self._table.view(SEAT)

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def left_ms(self, now: Millis) -> Millis | None:
        """How long until time itself acts."""
        return self._table.clock_view(now).left_ms

    def idle_ms(self, now: Millis) -> Millis | None:
        """How long the person can only wait, in a game where all play at once; `None`: not now."""
        match, at = self.position.match, self._next_moment()
        if match is None or self.outcome is not None or at is None:
            return None
        rules = match.game.rules
        if not rules.IS_REAL_TIME or rules.legal(match.state, SEAT):
            return None
        return max(0, at - now)

    # What the person does

    def act(self, action: Any, now: Millis) -> None:
        """Play an action, or `Illegal` or `Refusal`."""
        self._do(wire.Act(id=_new_id(), action=Raw(msgspec.json.encode(action))), now)

    def undo(self, now: Millis) -> None:
        self._do(wire.Undo(id=_new_id()), now)

    def ask(self, question: Any) -> Any:
        return self._table.answer(self._me, msgspec.json.encode(question))

    def _do(self, command: wire.Command, now: Millis) -> None:
        batch = self._table.open_batch(now)
        batch.handle(command, self._me)
        self._adopt(batch, now)

    # What happens meanwhile

    def run_until(self, now: Millis) -> None:
        """Let the bots and time do what is due, each thing at its own moment."""
        while (at := self._next_moment()) is not None and at <= now:
            self._step(at)

    def _next_moment(self) -> Millis | None:
        moments = (self._table.wakes_at(), self._bots_wake_at())
        return min((at for at in moments if at is not None), default=None)

    def _bots_wake_at(self) -> Millis | None:
        at = self._driver.wakes_at()
        return None if at is None else self._table.clock.moment_of(at)

    def _step(self, now: Millis) -> None:
        batch = self._table.open_batch(now)
        at, draft = self._table.clock.now(now), batch.draft
        for seat, action in self._driver.moves(at, self._bots, lambda: draft.position.match):
            with suppress(Illegal):  # the moment for it has passed: the bot is asked again
                batch.handle_bot(seat, action)
        self._adopt(batch, now)

    def _adopt(self, batch: Batch, now: Millis) -> None:
        self.entries += batch.entries
        self._table.adopt(batch, now)
        if self.position.match is None or self.outcome is not None:
            self._driver.stop()
        else:
            self._driver.look(self.position.match, self._bots, self._table.clock.now(now))

    def since(self, n: int) -> Iterable[log.AnyEntry]:
        """The entries after number `n`."""
        return self.entries[n:]


def _new_id() -> str:
    return secrets.token_hex(8)

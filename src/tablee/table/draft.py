"""What a batch of commands does to a table, before it is saved."""

from typing import Any, TypedDict

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel import log, replay
from tablee.kernel import match as play
from tablee.kernel.clock import Millis
from tablee.kernel.match import Match
from tablee.kernel.rules import Seat
from tablee.table import limits, show, wire
from tablee.table.position import Position, advance
from tablee.table.wire import Status


class Stamp(TypedDict):
    """What all entries have: their number, when, by whose command."""

    n: int
    at_ms: Millis
    by: str
    command: str


class Savepoint(Struct, frozen=True):
    """A moment of a draft to come back to."""

    position: Position
    entries: int
    lines: int


class Draft(Struct):
    """Entries that follow each other, and the position they lead to."""

    position: Position
    now: Millis
    """Table time."""
    entries: list[log.AnyEntry] = []  # a struct gives every draft its own
    lines: list[wire.BookLine] = []
    """What the entries add to the table's book."""
    wishes: frozenset[str] = frozenset()
    """The players who wish to pause, or while paused to go on."""
    by: str = ""
    command: str = ""

    def mark(self) -> Savepoint:
        return Savepoint(self.position, len(self.entries), len(self.lines))

    def back_to(self, mark: Savepoint) -> None:
        self.position = mark.position
        del self.entries[mark.entries :]
        del self.lines[mark.lines :]

    def stamp(self, at_ms: Millis | None = None) -> Stamp:
        """What the next entry begins with; it happens now, or at an earlier moment."""
        at = self.now if at_ms is None else at_ms
        return {
            "n": self.position.n + 1,
            "at_ms": max(at, self.position.at_ms),
            "by": self.by,
            "command": self.command,
        }

    def add(self, entry: log.AnyEntry) -> None:
        """Add an entry that does not touch the game."""
        self._append(entry, replay.follow(self.position.course, entry))

    def say(self, name: str, text: str) -> None:
        """Talk is bounded apart from the game: when its part of the log is full it is shown, and
        makes older talk go from the book, but it is not kept."""
        said = log.Said(**self.stamp(), name=name, text=text)
        if self.position.said < limits.SAID_ENTRIES:
            self.add(said)
        else:
            self.lines.extend(show.lines(self.position, said))

    def start(self) -> None:
        stamp = self.stamp()
        step = replay.begin(self.position.course, stamp["n"])
        self._step(log.Started(**stamp, digest=step.digest), step.match)

    def act(self, seat: Seat, action: Any) -> None:
        """Play an action, or `Illegal`."""
        stamp = self.stamp()
        step = play.act(self._match, seat, action, stamp["at_ms"], stamp["n"])
        raw = msgspec.Raw(msgspec.json.encode(action))
        self._step(log.Acted(**stamp, seat=seat, action=raw, digest=step.digest), step.match)

    def undo(self, seat: Seat) -> None:
        self._step(log.Undone(**self.stamp(), seat=seat), play.undo(self._match, seat))

    def let_time_act(self) -> None:
        """Everything whose moment has come, each thing at its own moment."""
        while self.position.status is Status.PLAYING:
            deadline = self._match.deadline
            if deadline is None or deadline > self.now:
                return
            author, self.by, self.command = (self.by, self.command), "", ""
            stamp = self.stamp(deadline)
            step = play.expire(self._match, stamp["at_ms"], stamp["n"])
            self._step(log.Expired(**stamp, digest=step.digest), step.match)
            self.by, self.command = author

    @property
    def _match(self) -> Match:
        match = self.position.match
        assert match is not None, "the caller has checked that the game is on"
        return match

    def _step(self, entry: log.AnyEntry, match: Match) -> None:
        self._append(entry, replace(self.position.course, match=match))
        if (outcome := match.outcome) is not None:
            secret = self.position.course.secret.hex()
            self.add(log.Ended(**self.stamp(), outcome=outcome, secret=secret))

    def _append(self, entry: log.AnyEntry, course: replay.Course) -> None:
        self.entries.append(entry)
        self.lines.extend(show.lines(self.position, entry))
        if self.wishes and isinstance(entry, log.Paused | log.Resumed):
            self.wishes = frozenset()  # whatever was wished has come, or has another meaning now
        self.position = advance(self.position, entry, course)

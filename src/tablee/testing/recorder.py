"""Plays a match and writes its log, as a table does, in table time and not in ours."""

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tablee.bots.driver import Driver
from tablee.kernel import log, registry
from tablee.kernel import match as play
from tablee.kernel.chance import commitment, table_key
from tablee.kernel.digest import FORMAT
from tablee.kernel.match import Match
from tablee.kernel.replay import replay
from tablee.kernel.rules import Level, Seat

E = TypeVar("E", bound=log.AnyEntry)


class Recorder:
    """A match in the making, with a secret made from its name."""

    def __init__(self, game: str, name: str, options: Any, seats: int) -> None:
        self.game = registry.load(game)
        self.secret = hashlib.sha256(name.encode()).digest()
        self._driver = Driver(self.secret)
        self.seats = seats
        self.at_ms = 0
        self._match: Match | None = None
        self._contributions: list[str] = []
        self.entries: list[log.AnyEntry] = []
        self.header = log.Header(
            table=name,
            game=game,
            version=self.game.rules.VERSION,
            commitment=commitment(self.secret),
            created_at_ms=1_763_000_000_000,
            format=FORMAT,
        )
        self._options = options
        self._write(log.Configured, seats=seats, options=msgspec.Raw(msgspec.json.encode(options)))
        for seat in range(seats):
            self._write(log.BotSeated, seat=seat, level=Level.HARD, name=f"bot {seat + 1}")

    def _write(self, kind: Callable[..., E], **fields: Any) -> None:
        self.entries.append(kind(n=len(self.entries) + 1, at_ms=self.at_ms, **fields))

    @property
    def match(self) -> Match:
        assert self._match is not None, "start first"
        return self._match

    @property
    def _next(self) -> int:
        return len(self.entries) + 1

    def sit(self, seat: Seat, contribution: str) -> None:
        """A person takes the bot's chair; who comes before the start has a say in the deal."""
        who = {"player": f"player {seat + 1}", "name": f"Player {seat + 1}", "colour": "blue"}
        self._write(log.Seated, seat=seat, contribution=contribution, **who)
        if self._match is None:
            self._contributions.append(contribution)

    def start(self) -> None:
        key = table_key(self.secret, self._contributions)
        self._match, digest = play.begin(
            self.game, self._options, self.seats, key, self._next, undoes_many=self.seats == 1
        )
        self._write(log.Started, digest=digest)

    def act(self, seat: Seat, action: Any, after_ms: int = 0) -> None:
        self.at_ms += after_ms
        step = play.act(self.match, seat, action, self.at_ms, self._next)
        raw = msgspec.Raw(msgspec.json.encode(action))
        self._write(log.Acted, seat=seat, action=raw, digest=step.digest)
        self._match = step.match

    def expire(self) -> None:
        deadline = self.match.deadline
        assert deadline is not None, "time does nothing here"
        self.at_ms = deadline
        step = play.expire(self.match, deadline, self._next)
        self._write(log.Expired, digest=step.digest)
        self._match = step.match

    def undo(self, seat: Seat) -> None:
        self._match = play.undo(self.match, seat)
        self._write(log.Undone, seat=seat)

    def take_up(self, n: int, name: str) -> None:
        """Go back to the moment after entry `n`, as a second try does."""
        self.header = replace(self.header, table=name, origin=self.header.table)
        self.entries = self.entries[:n]
        for entry, match in replay(self.header, self.entries, self.secret):
            self.at_ms, self._match = entry.at_ms, match

    def pause(self) -> None:
        self._write(log.Paused)
        self._write(log.Resumed)

    def let_bots_play(self, level: Level = Level.HARD) -> None:
        """Bots play to the end of the game."""
        bots = dict.fromkeys(range(self.seats), level)
        while self.match.outcome is None:
            self._driver.look(self.match, bots, self.at_ms)
            wakes_at, deadline = self._driver.wakes_at(), self.match.deadline
            if wakes_at is None or (deadline is not None and deadline <= wakes_at):
                self.expire()
                continue
            self.at_ms = max(self.at_ms, wakes_at)
            seat = next(iter(self._driver.due(self.at_ms)))
            action = self._driver.act(self.match, seat, level)
            if action is not None:
                self.act(seat, action)

    def end(self) -> bytes:
        """The whole log, its secret revealed."""
        outcome = self.match.outcome
        assert outcome is not None, "the game is not over"
        self._write(log.Ended, outcome=outcome, secret=self.secret.hex())
        return log.to_lines(self.header, self.entries)


Script = Callable[[str], Recorder]
"""Plays a game of that name."""


def opened(game: str, options: Any, seats: int, name: str) -> Recorder:
    """A game that has just been dealt."""
    recorder = Recorder(game, name, options, seats)
    recorder.start()
    return recorder


def by_bots(game: str, options: Any, seats: int, level: Level = Level.HARD) -> Script:
    """A game that bots play from its first moment to its last."""

    def script(name: str) -> Recorder:
        recorder = opened(game, options, seats, name)
        recorder.let_bots_play(level)
        return recorder

    return script

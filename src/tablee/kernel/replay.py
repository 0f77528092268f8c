"""Plays a log again, entry by entry, and checks the chance in it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tablee.kernel import log, registry
from tablee.kernel import match as play
from tablee.kernel.chance import commitment, table_key
from tablee.kernel.errors import BrokenLog, Illegal
from tablee.kernel.match import Match
from tablee.kernel.rules import Game


def decode_options(game: Game, raw: bytes) -> Any:
    return msgspec.json.decode(raw, type=game.options)


@dataclass
class Replay:
    """Folds entries into a match; raises `BrokenLog` at the first one that cannot follow."""

    header: log.Header
    secret: bytes
    match: Match | None = None
    seats: int = 0
    options: Any = None

    def __post_init__(self) -> None:
        self.game = registry.load(self.header.game, self.header.version)
        self._contributions: list[str] = []
        self._decode_action = msgspec.json.Decoder(self.game.action).decode

    def feed(self, entry: log.AnyEntry) -> None:
        try:
            self._feed(entry)
        except Illegal as error:
            raise BrokenLog(entry.n, f"the rules forbid it: {error.code}") from error
        except msgspec.MsgspecError as error:
            raise BrokenLog(entry.n, str(error)) from error

    def _feed(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Configured():
                self.seats = entry.seats
                self.options = decode_options(self.game, bytes(entry.options))
            case log.Seated() if entry.contribution and self.match is None:
                self._contributions.append(entry.contribution)
            case log.Started():
                key = table_key(self.secret, self._contributions)
                self._check(entry, play.begin(self.game, self.options, self.seats, key, entry.n))
            case log.Acted():
                action = self._decode_action(bytes(entry.action))
                step = play.act(self._started(entry), entry.seat, action, entry.at_ms, entry.n)
                self._check(entry, step)
            case log.Expired():
                self._check(entry, play.expire(self._started(entry), entry.at_ms, entry.n))
            case log.Undone():
                if self._started(entry).undoable is None:
                    raise BrokenLog(entry.n, "nothing to undo")
                self.match = play.undo(self._started(entry))
            case log.Ended():
                if self._started(entry).outcome != entry.outcome:
                    raise BrokenLog(entry.n, "the game did not end so")

    def _started(self, entry: log.AnyEntry) -> Match:
        if self.match is None:
            raise BrokenLog(entry.n, "before the start")
        return self.match

    def _check(self, entry: log.Started | log.Acted | log.Expired, step: play.Step) -> None:
        if step.digest != entry.digest:
            raise BrokenLog(entry.n, "chance did not lead here")
        self.match = step.match


def replay(
    header: log.Header, entries: Iterable[log.AnyEntry], secret: bytes
) -> Iterator[tuple[log.AnyEntry, Match | None]]:
    """Each entry with the match as it stands after it."""
    folding = Replay(header, secret)
    for entry in entries:
        folding.feed(entry)
        yield entry, folding.match


def revealed_secret(entries: Sequence[log.AnyEntry]) -> bytes | None:
    """The secret that a finished log reveals."""
    for entry in reversed(entries):
        if isinstance(entry, log.Ended):
            return bytes.fromhex(entry.secret)
    return None


def verify(header: log.Header, entries: Sequence[log.AnyEntry]) -> None:
    """Recomputes every draw of a finished game; `BrokenLog` names the first unfair entry."""
    secret = revealed_secret(entries)
    if secret is None:
        raise BrokenLog(len(entries), "the game is not over, its secret is not revealed yet")
    if commitment(secret) != header.commitment:
        raise BrokenLog(0, "the revealed secret is not the one promised when the table opened")
    for _ in replay(header, entries, secret):
        pass

"""Plays a log again, entry by entry, and checks the chance in it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.kernel import log, registry
from tablee.kernel import match as play
from tablee.kernel.chance import commitment, table_key
from tablee.kernel.digest import FIRST_FORMAT, FORMAT, fits
from tablee.kernel.errors import BrokenLog, Illegal
from tablee.kernel.match import Match
from tablee.kernel.rules import Game


class Course(msgspec.Struct, frozen=True):
    """What a log has led to so far, as far as the game is concerned."""

    game: Game
    secret: bytes
    log_format: int
    seats: int = 0
    options: Any = None
    contributions: tuple[str, ...] = ()
    match: Match | None = None
    is_puzzle: bool = False
    is_ranked: bool = False
    is_second_try: bool = False

    @classmethod
    def of(cls, header: log.Header, secret: bytes) -> "Course":
        try:
            game = registry.load(header.game, header.version)
        except KeyError:
            raise BrokenLog(
                0, f"{header.game} by rules version {header.version} is not known here"
            ) from None
        if not FIRST_FORMAT <= header.format <= FORMAT:
            raise BrokenLog(0, f"logs of format {header.format} are not known here")
        return cls(
            game,
            secret,
            header.format,
            is_puzzle=bool(header.puzzle),
            is_ranked=header.is_ranked,
            is_second_try=bool(header.origin),
        )

    @property
    def key(self) -> bytes:
        return table_key(self.secret, self.contributions)

    @property
    def undoes_many(self) -> bool:
        """Nobody waits for a step, and nothing is won by it."""
        return self.is_second_try or (self.seats == 1 and not self.is_ranked)


def begin(course: Course, n: int) -> play.MatchStep:
    """The deal, by entry `n`."""
    return play.begin(
        course.game,
        course.options,
        course.seats,
        course.key,
        n,
        log_format=course.log_format,
        is_puzzle=course.is_puzzle,
        undoes_many=course.undoes_many,
    )


def follow(course: Course, entry: log.AnyEntry) -> Course:
    """The course after this entry; `BrokenLog` if it cannot follow."""
    try:
        return _follow(course, entry)
    except Illegal as error:
        raise BrokenLog(entry.n, f"the rules forbid it: {error.code}") from error
    except msgspec.MsgspecError as error:
        raise BrokenLog(entry.n, str(error)) from error


def _follow(course: Course, entry: log.AnyEntry) -> Course:
    match entry:
        case log.Configured():
            options = course.game.decode_options(entry.options)
            return replace(course, seats=entry.seats, options=options)
        case log.Seated() if entry.contribution and course.match is None:
            return replace(course, contributions=(*course.contributions, entry.contribution))
        case log.Started():
            if course.match is not None:
                raise BrokenLog(entry.n, "the game had begun already")
            step = begin(course, entry.n)
            return _checked(course, entry, step)
        case log.Acted():
            action = course.game.decode_action(entry.action)
            if entry.seat >= course.seats:
                raise BrokenLog(entry.n, "there is no such chair")
            step = play.act(_started(course, entry), entry.seat, action, entry.at_ms, entry.n)
            return _checked(course, entry, step)
        case log.Expired():
            step = play.expire(_running_out(course, entry), entry.at_ms, entry.n)
            return _checked(course, entry, step)
        case log.Undone():
            return replace(course, match=_undone(course, entry))
        case log.Ended():
            if _started(course, entry).outcome != entry.outcome:
                raise BrokenLog(entry.n, "the game did not end so")
    return course


def _started(course: Course, entry: log.AnyEntry) -> Match:
    if course.match is None:
        raise BrokenLog(entry.n, "before the start")
    return course.match


def _running_out(course: Course, entry: log.Expired) -> Match:
    match = _started(course, entry)
    if match.deadline is None or entry.at_ms < match.deadline:
        raise BrokenLog(entry.n, "time was not up")
    return match


def _undone(course: Course, entry: log.Undone) -> Match:
    match = _started(course, entry)
    if not play.can_undo(match, entry.seat):
        raise BrokenLog(entry.n, "nothing to undo")
    return play.undo(match, entry.seat)


def _checked(
    course: Course, entry: log.Started | log.Acted | log.Expired, step: play.MatchStep
) -> Course:
    if not _agrees(step, entry.digest):
        raise BrokenLog(entry.n, "chance did not lead here")
    return replace(course, match=step.match)


def _agrees(step: play.MatchStep, found: str) -> bool:
    if not step.digest or not found:
        return step.digest == found
    match = step.match
    return fits(match.game, match.state, match.log_format, found)


def replay(
    header: log.Header, entries: Iterable[log.AnyEntry], secret: bytes
) -> Iterator[tuple[log.AnyEntry, Match | None]]:
    """Each entry with the match as it stands after it."""
    course = Course.of(header, secret)
    for entry in entries:
        course = follow(course, entry)
        yield entry, course.match


def revealed_secret(entries: Sequence[log.AnyEntry]) -> bytes | None:
    """The secret that a finished log reveals."""
    for entry in reversed(entries):
        if isinstance(entry, log.Ended):
            return _secret_of(entry)
    return None


def _secret_of(entry: log.Ended) -> bytes:
    try:
        return bytes.fromhex(entry.secret)
    except ValueError:
        raise BrokenLog(entry.n, "the revealed secret cannot be read") from None


def verify(header: log.Header, entries: Sequence[log.AnyEntry]) -> None:
    """Recomputes every draw of a finished game; `BrokenLog` names the first unfair entry."""
    secret = revealed_secret(entries)
    if secret is None:
        raise BrokenLog(len(entries), "the game is not over, its secret is not revealed yet")
    if commitment(secret) != header.commitment:
        raise BrokenLog(0, "the revealed secret is not the one promised when the table opened")
    at_ms = 0
    for entry, _ in replay(header, entries, secret):
        if entry.at_ms < at_ms:
            raise BrokenLog(entry.n, "it lies before the entry that it follows")
        at_ms = entry.at_ms

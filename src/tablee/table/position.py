"""Where a table stands: the fold of its log. Immutable, so that a batch that could not be saved is
simply forgotten.
"""

from collections.abc import Mapping
from functools import singledispatch

import msgspec
from msgspec.structs import replace

from tablee.kernel import log, replay
from tablee.kernel.clock import Millis
from tablee.kernel.errors import BrokenLog
from tablee.kernel.hosting import Patience
from tablee.kernel.match import Match
from tablee.kernel.outcome import Outcome
from tablee.kernel.replay import Course
from tablee.kernel.rules import Level, Seat
from tablee.table.wire import PersonColour, Status


class Chair(msgspec.Struct, frozen=True):
    """A bot with a `player` keeps that person's chair."""

    player: str = ""
    name: str = ""
    colour: PersonColour = PersonColour.SLATE
    bot: Level | None = None
    is_idle: bool = False
    """The bot stands in for somebody who does nothing, until they do something."""
    worn: PersonColour | None = None
    """The colour in which somebody began the game here, whoever goes on; `None`: a bot began it."""

    @property
    def is_free(self) -> bool:
        return not self.player and self.bot is None

    @property
    def is_human(self) -> bool:
        return bool(self.player) and self.bot is None


class Position(msgspec.Struct, frozen=True, kw_only=True):
    header: log.Header
    course: Course
    configured: log.Configured
    n: int = 0
    at_ms: Millis = 0
    chairs: tuple[Chair, ...] = ()
    host: str = ""
    held: Mapping[str, Seat] = {}
    """Everybody who has sat in the running game, with the chair whose secrets they know."""
    removed: Mapping[str, str] = {}
    """Those whom the host has sent away, with their names."""
    muted: frozenset[str] = frozenset()
    said: int = 0
    """How many entries of the log are talk."""
    is_paused: bool = False
    is_automatic_pause: bool = False
    outcome: Outcome | None = None
    next_table: str = ""

    @property
    def match(self) -> Match | None:
        return self.course.match

    @property
    def status(self) -> Status:
        if self.outcome is not None:
            return Status.ENDED
        if self.course.match is None:
            return Status.WAITING
        return Status.PAUSED if self.is_paused else Status.PLAYING

    @property
    def patience(self) -> Patience:
        """How long the others wait for somebody who does nothing."""
        chosen = self.configured.patience
        if chosen is not Patience.AUTO:
            return chosen
        return Patience.GENTLE if self.configured.is_public else Patience.ENDLESS

    @property
    def people(self) -> list[str]:
        """The players who sit on a chair of their own, by its number."""
        return [chair.player for chair in self.chairs if chair.is_human]

    def has_chair_for(self, player: str) -> bool:
        """Whether there is a chair that this player may sit on."""
        if self.seat_of(player) is not None:
            return True
        return any(self.is_open_to(player, seat) for seat in range(len(self.chairs)))

    def is_open_to(self, player: str, seat: Seat) -> bool:
        """Whether a player without a chair may sit down here.

        In a running game where chairs have secrets nobody ever knows those of two: who has held
        one may only go back to it, and a bot's chair is for somebody who has held none.
        """
        chair = self.chairs[seat]
        if player in self.removed:
            return False
        if chair.player or self.outcome is not None:
            return chair.player == player and self.outcome is None
        if self.match is None:
            return True
        held = self.held.get(player)
        if self.has_secrets and held is not None:
            return held == seat
        return self.configured.has_open_chairs or held is not None

    @property
    def has_secrets(self) -> bool:
        """Whether a chair knows something that the others may not."""
        return self.course.game.manifest.has_secrets

    def seat_of(self, player: str) -> Seat | None:
        """The chair that is this player's, even while a bot keeps it."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None


_MOVES = (log.Acted, log.Expired)
_NOT_YET = log.Configured(n=0, at_ms=0, seats=0, options=msgspec.Raw(b"{}"))


def opened(header: log.Header, secret: bytes) -> Position:
    """The position before the first entry."""
    return Position(header=header, course=Course.of(header, secret), configured=_NOT_YET)


def follow(position: Position, entry: log.AnyEntry) -> Position:
    """The position after an entry of a stored log; `BrokenLog` if it cannot follow."""
    try:
        return advance(position, entry, replay.follow(position.course, entry))
    except (IndexError, ValueError) as error:
        raise BrokenLog(entry.n, f"no such chair or colour: {error}") from error


def advance(position: Position, entry: log.AnyEntry, course: Course) -> Position:
    """The position after an entry whose effect on the game is already known."""
    # Moves are most of all entries, and touch the game alone.
    after = position if isinstance(entry, _MOVES) else _fold(entry, position)
    return replace(after, n=entry.n, at_ms=entry.at_ms, course=course)


@singledispatch
def _fold(_: log.AnyEntry, position: Position) -> Position:
    """What an entry does to the chairs and the state of the table; most do nothing."""
    return position


@_fold.register
def _configured(entry: log.Configured, position: Position) -> Position:
    return replace(position, configured=entry, chairs=resized(position.chairs, entry.seats))


@_fold.register
def _seated(entry: log.Seated, position: Position) -> Position:
    colour = PersonColour(entry.colour)
    worn = position.chairs[entry.seat].worn if position.match else colour
    chair = Chair(entry.player, entry.name, colour, worn=worn)
    is_new = position.match is not None and entry.player not in position.held
    return replace(
        _with_chair(position, entry.seat, chair),
        host=position.host or entry.player,
        held={**position.held, entry.player: entry.seat} if is_new else position.held,
    )


@_fold.register
def _bot_seated(entry: log.BotSeated, position: Position) -> Position:
    before = position.chairs[entry.seat]
    name = before.name if before.player else entry.name
    is_idle = entry.is_for_idle and bool(before.player)
    chair = Chair(before.player, name, before.colour, entry.level, is_idle, before.worn)
    return _with_chair(position, entry.seat, chair)


@_fold.register
def _vacated(entry: log.Vacated, position: Position) -> Position:
    before = position.chairs[entry.seat]
    leaver = before.player
    # In a running game the colours stay with the chair: whoever goes on there plays its pieces.
    left = Chair(colour=before.colour, worn=before.worn) if position.match else Chair()
    after = _with_chair(position, entry.seat, left)
    if leaver and leaver == position.host:
        heirs = [chair.player for chair in after.chairs if chair.is_human]
        after = replace(after, host=heirs[0] if heirs else "")
    return after


@_fold.register
def _swapped(entry: log.Swapped, position: Position) -> Position:
    one, other = position.chairs[entry.seat], position.chairs[entry.other]
    return _with_chair(_with_chair(position, entry.seat, other), entry.other, one)


@_fold.register
def _handed_over(entry: log.HandedOver, position: Position) -> Position:
    return replace(position, host=entry.player)


@_fold.register
def _removed(entry: log.Removed, position: Position) -> Position:
    return replace(position, removed={**position.removed, entry.player: entry.name})


@_fold.register
def _readmitted(entry: log.Readmitted, position: Position) -> Position:
    removed = {player: name for player, name in position.removed.items() if player != entry.player}
    return replace(position, removed=removed)


@_fold.register
def _muted(entry: log.Muted, position: Position) -> Position:
    others = position.muted - {entry.player}
    return replace(position, muted=others | {entry.player} if entry.is_muted else others)


@_fold.register
def _said(_: log.Said, position: Position) -> Position:
    return replace(position, said=position.said + 1)


@_fold.register
def _started(_: log.Started, position: Position) -> Position:
    seated = enumerate(position.chairs)
    return replace(position, held={chair.player: seat for seat, chair in seated if chair.player})


@_fold.register
def _paused(entry: log.Paused, position: Position) -> Position:
    return replace(position, is_paused=True, is_automatic_pause=entry.is_automatic)


@_fold.register
def _resumed(_: log.Resumed, position: Position) -> Position:
    return replace(position, is_paused=False, is_automatic_pause=False)


@_fold.register
def _ended(entry: log.Ended, position: Position) -> Position:
    return replace(position, outcome=entry.outcome, is_paused=False)


@_fold.register
def _rematched(entry: log.Rematched, position: Position) -> Position:
    return replace(position, next_table=entry.table)


def _with_chair(position: Position, seat: Seat, chair: Chair) -> Position:
    chairs = (*position.chairs[:seat], chair, *position.chairs[seat + 1 :])
    return replace(position, chairs=chairs)


def resized(chairs: tuple[Chair, ...], seats: int) -> tuple[Chair, ...]:
    """More chairs at the end, or fewer: free ones go first, then bots', the last ones first."""
    kept = list(chairs)
    for is_spare in (lambda chair: chair.is_free, lambda chair: not chair.player):
        for seat in reversed(range(len(kept))):
            if len(kept) > seats and is_spare(kept[seat]):
                del kept[seat]
    return (*kept, *(Chair() for _ in range(seats - len(kept))))

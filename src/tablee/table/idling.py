"""Somebody who is there and does nothing: warned in time, then a bot stands in until they are back.

Nobody is idle who has nothing to do; and where nobody else is waiting, nobody is hurried.
"""

from typing import NamedTuple

from tablee.kernel import match as play
from tablee.kernel.clock import Millis
from tablee.kernel.hosting import Patience
from tablee.kernel.rules import Seat
from tablee.table.position import Position
from tablee.table.presence import Presence
from tablee.table.wire import Status

NOBODY: frozenset[str] = frozenset()
CHECK_MS: Millis = 5_000
"""How often a table looks for somebody idle."""


class Times(NamedTuple):
    warned_after: Millis
    replaced_after: Millis


TIMES = {
    Patience.GENTLE: Times(90_000, 120_000),
    Patience.BRISK: Times(30_000, 45_000),
}


class Idling:
    def __init__(self) -> None:
        self._since: dict[str, Millis] = {}
        """When each player was last seen to do something, or to have nothing to do."""
        self._checked_at: Millis = 0
        self.warned = NOBODY

    def touch(self, player: str, now: Millis) -> bool:
        """The player does something; whether that ends a warning."""
        self._since[player] = now
        if player not in self.warned:
            return False
        self.warned -= {player}
        return True

    def checks_at(self, position: Position) -> Millis | None:
        """The monotonic moment of the next check; `None`: nobody is hurried here."""
        if position.patience not in TIMES or position.status is not Status.PLAYING:
            return None
        return self._checked_at + CHECK_MS if len(position.people) > 1 else None

    def check(self, position: Position, presence: Presence, now: Millis) -> list[Seat]:
        """Whom a bot stands in for now; `warned` tells for whom it soon will."""
        at = self.checks_at(position)
        if at is None:
            self._since.clear()
            self.warned = NOBODY
        if at is None or now < at:
            return []
        self._checked_at = now
        times = TIMES[position.patience]
        idle = {seat: self._idle_ms(position, seat, now) for seat in _there(position, presence)}
        late = [seat for seat, ms in idle.items() if ms >= times.warned_after]
        if len(late) == len(idle):  # nobody waits
            late = []
        gone = [seat for seat in late if idle[seat] >= times.replaced_after]
        players = position.chairs
        self.warned = frozenset(players[seat].player for seat in late if seat not in gone)
        return gone

    def _idle_ms(self, position: Position, seat: Seat, now: Millis) -> Millis:
        player, match = position.chairs[seat].player, position.match
        if match is None or not play.awaits(match, seat):
            self._since[player] = now
        return now - self._since.setdefault(player, now)


def _there(position: Position, presence: Presence) -> list[Seat]:
    chairs = enumerate(position.chairs)
    return [seat for seat, chair in chairs if chair.is_human and presence.is_there(chair.player)]

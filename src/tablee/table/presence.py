"""Who is at the table right now, and what they wish.

Nothing of this is saved: it is true only while the connections last.
"""

from collections import Counter
from dataclasses import dataclass, field

from tablee.kernel.clock import Millis
from tablee.table.position import Position

GRACE_MS: Millis = 4_000
"""A page that reloads or a phone that changes its network is not missed before this."""
HOST_GRACE_MS: Millis = 60_000
"""A host who is away for so long is stood in for; whoever is back hosts again."""


@dataclass
class Presence:
    connections: Counter[str] = field(default_factory=Counter)
    """How many pages each player has open here."""
    wishes: frozenset[str] = frozenset()
    """The players who wish to pause, or while paused to go on."""
    resumes_at: Millis | None = None
    """When a pause ends for which everybody is ready: until then they are counted in."""
    comings_and_goings: int = 0
    """How many there have been: while it stays the same, so does who is there."""
    names: dict[str, str] = field(default_factory=dict)
    """What those who are there call themselves."""
    is_host_missed: bool = False
    """Whether the host has been away for so long that somebody stands in."""
    _absent_since: dict[str, Millis] = field(default_factory=dict)
    _awake_since: Millis | None = None
    _known_away: tuple[object, int, list[str]] = ((), -1, [])
    """Who is away from which chairs, after how many comings and goings: it is asked very often."""

    def arrive(self, player: str, monotonic_ms: Millis, name: str = "") -> None:
        if self._awake_since is None:
            self._awake_since = monotonic_ms
        self.comings_and_goings += 1
        self.connections[player] += 1
        self.names[player] = name
        self._absent_since.pop(player, None)

    def depart(self, player: str, monotonic_ms: Millis) -> None:
        self.comings_and_goings += 1
        self.connections[player] -= 1
        if self.connections[player] > 0:
            return
        del self.connections[player]
        self.names.pop(player, None)
        self.wishes -= {player}
        self._absent_since[player] = monotonic_ms
        if not self.connections:
            self._awake_since = None
            self._absent_since.clear()

    def is_there(self, player: str) -> bool:
        return player in self.connections

    @property
    def is_anybody_there(self) -> bool:
        return bool(self.connections)

    def gathered_at(self, position: Position) -> Millis | None:
        """Until when a table that has just come to life waits for its people; `None`: no longer.

        After a restart they find their way back one by one, and nobody's time should run meanwhile.
        """
        if self._awake_since is None or not self._away(position):
            return None
        return self._awake_since + GRACE_MS

    def missed_at(self, position: Position) -> Millis | None:
        """When the first of those who are away begins to be missed; `None`: all are there."""
        awake = self._awake_since
        if awake is None:
            return None
        since = [self._absent_since.get(player, awake) for player in self._away(position)]
        return min(since) + GRACE_MS if since else None

    def is_everybody_there(self, position: Position) -> bool:
        """Whether nobody is away, and the host is there too."""
        return position.host in self.connections and not self._away(position)

    def is_anybody_away(self, position: Position) -> bool:
        """Whether somebody who has a chair of their own is not there."""
        return bool(self._away(position))

    def _away(self, position: Position) -> list[str]:
        chairs, changes, away = self._known_away
        if chairs is not position.chairs or changes != self.comings_and_goings:
            away = [player for player in position.people if player not in self.connections]
            self._known_away = (position.chairs, self.comings_and_goings, away)
        return away

    def rename(self, player: str, name: str) -> None:
        if self.names.get(player, name) != name:
            self.names[player] = name
            self.comings_and_goings += 1

    def host_missed_at(self, position: Position) -> Millis | None:
        """When somebody begins to stand in for the host; `None`: the host is there."""
        if self._awake_since is None or self.is_there(position.host):
            return None
        since = self._absent_since.get(position.host, self._awake_since)
        return since + HOST_GRACE_MS if position.host else since

    def look_for_host(self, position: Position, monotonic_ms: Millis) -> None:
        if position.host in self.connections and not self.is_host_missed:
            return
        at = self.host_missed_at(position)
        is_missed = at is not None and at <= monotonic_ms
        if is_missed is not self.is_host_missed:
            self.is_host_missed = is_missed
            self.comings_and_goings += 1

    def acting_host(self, position: Position) -> str:
        """The host, or while the host is missed the first seated person who is there."""
        if self.is_there(position.host) or not self.is_host_missed:
            return position.host
        return next(filter(self.is_there, position.people), position.host)

    def is_wish_of_all(self, wishes: frozenset[str], position: Position) -> bool:
        """Whether everybody seated who is there wishes it, and somebody does."""
        there = set(filter(self.is_there, position.people))
        return bool(there) and there <= wishes

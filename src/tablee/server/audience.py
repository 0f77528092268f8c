"""Who watches a table without a chair: who makes room in a crowd, and who must stay away."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tablee.kernel.clock import Millis
from tablee.server.rates import Bucket
from tablee.server.viewer import Viewer
from tablee.table import limits
from tablee.table.position import Position
from tablee.table.refusal import Code, Refusal
from tablee.table.table import Table

MURMURS_PER_SECOND, MURMURS_AT_ONCE = 3, 15
"""How fast all watchers of a table together may talk and react, however many they are."""

BANNED_MS: Millis = 30 * 60_000
"""How long nobody new comes in from the address of somebody who was sent away."""


def crowd(newcomer: Viewer, watching: Iterable[Viewer]) -> Sequence[Viewer]:
    """The pages of which one has to leave before this one can come in; empty: there is room."""
    everybody = list(watching)
    at_home = [viewer for viewer in everybody if viewer.client == newcomer.client]
    if newcomer.client and len(at_home) >= limits.WATCHERS_PER_CLIENT:
        return at_home
    return everybody if len(everybody) >= limits.WATCHERS else ()


def first_to_go(crowd: Sequence[Viewer]) -> Viewer:
    """Whoever only watches goes first, then whoever shares an address with the most others."""
    pages = Counter(viewer.client for viewer in crowd)
    return max(crowd, key=lambda viewer: (viewer.is_watching, pages[viewer.client]))


class Audience:
    """The pages of one table: who comes in, who is heard, who has to go."""

    def __init__(self, table: Table, viewers: set[Viewer], now: float) -> None:
        self._table = table
        self._viewers = viewers
        self._murmur = Bucket(MURMURS_PER_SECOND, MURMURS_AT_ONCE, now)
        self._banned: dict[str, tuple[str, Millis]] = {}
        """By address: who was sent away there, and until when it counts."""

    def watches(self, viewer: Viewer) -> bool:
        return self._table.position.seat_of(viewer.caller.player) is None

    def check_may_enter(self, viewer: Viewer, now: Millis) -> None:
        """`Refusal` says why not; where it is crowded, somebody may have to make room."""
        self._table.check_may_enter(viewer.caller.player)
        if not self.watches(viewer):
            return
        if viewer.client in self._banned and now < self._banned[viewer.client][1]:
            raise Refusal(Code.REMOVED)
        self._find_room_for(viewer)

    def _find_room_for(self, newcomer: Viewer) -> None:
        """Where it is crowded, whoever would like a chair comes before those who watch."""
        pressing = crowd(newcomer, filter(self.watches, self._viewers))
        if not pressing:
            return
        has_chair = self._table.position.has_chair_for(newcomer.caller.player)
        if newcomer.is_watching or not has_chair:
            raise Refusal(Code.TABLE_FULL)
        first_to_go(pressing).turn_away(Code.TABLE_FULL)

    def hears(self, viewer: Viewer, now: float) -> bool:
        """Whether there is room for what somebody has to say: those who play always have some."""
        return not self.watches(viewer) or self._murmur.allows(now)

    def follow(self, before: Position, now: Millis) -> None:
        """Those go whom the host has sent away since, or who may not watch any more."""
        position = self._table.position
        is_same = position.removed is before.removed and position.chairs is before.chairs
        is_set = position.configured is before.configured and position.status is before.status
        if not (is_same and is_set):
            self._ban(position.removed, now)
            self._send_away()

    def _ban(self, removed: Mapping[str, str], now: Millis) -> None:
        """The addresses of those who have just been sent away; not of those readmitted."""
        still = ((client, ban) for client, ban in self._banned.items() if ban[0] in removed)
        self._banned = {client: ban for client, ban in still if now < ban[1]}
        for viewer in self._viewers:
            if viewer.caller.player in removed and viewer.client:
                self._banned[viewer.client] = (viewer.caller.player, now + BANNED_MS)

    def _send_away(self) -> None:
        for viewer in list(self._viewers):
            try:
                self._table.check_may_enter(viewer.caller.player)
            except Refusal as refusal:
                viewer.turn_away(refusal.code)

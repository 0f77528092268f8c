"""Who watches a table without a chair: who makes room in a crowd, and who must stay away."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tablee.kernel.clock import Millis
from tablee.server.viewer import Viewer
from tablee.table import limits
from tablee.table.refusal import Code, Refusal

BANNED_MS: Millis = 30 * 60_000
"""How long nobody new comes in from the address of somebody who was sent away."""


def crowd(newcomer: Viewer, watching: Iterable[Viewer]) -> Sequence[Viewer]:
    """Those of whom one must go for this page to have room; empty: there is room."""
    everybody = list(watching)
    at_home = [viewer for viewer in everybody if viewer.client == newcomer.client]
    if newcomer.client and len(at_home) >= limits.WATCHERS_PER_CLIENT:
        return at_home
    return everybody if len(everybody) >= limits.WATCHERS else ()


def first_to_go(crowd: Sequence[Viewer]) -> Viewer:
    """Those who only watch go first, then those of whom many share an address."""
    pages = Counter(viewer.client for viewer in crowd)
    return max(crowd, key=lambda viewer: (viewer.is_watching, pages[viewer.client]))


class Bans:
    """The addresses of those who were sent away; the players themselves stand in the log."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[str, Millis]] = {}
        """By address: whose it was, and for how long."""

    def check(self, client: str, now: Millis) -> None:
        if client in self._until and now < self._until[client][1]:
            raise Refusal(Code.REMOVED)

    def follow(self, removed: Mapping[str, str], viewers: Iterable[Viewer], now: Millis) -> None:
        """Ban the addresses of those who have just been removed, and nobody who was readmitted."""
        self._until = {
            client: (player, until)
            for client, (player, until) in self._until.items()
            if player in removed and now < until
        }
        for viewer in viewers:
            player = viewer.caller.player
            if player in removed and viewer.client:
                self._until[viewer.client] = (player, now + BANNED_MS)

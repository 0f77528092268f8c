"""How many sockets one client address holds open, here and at other nodes."""

from collections.abc import Mapping

from tablee.server import metrics

MANY_SHARE = 0.1
"""An address that holds this part of the sockets it may hold is told to other nodes."""


class SocketsPerClient:
    """How many sockets each client address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}
        self._elsewhere: dict[str, Mapping[str, int]] = {}
        """By node: what addresses hold there that hold many."""
        self._told: Mapping[str, int] = {}

    def open(self, client: str) -> bool:
        elsewhere = sum(held.get(client, 0) for held in self._elsewhere.values())
        if self._open.get(client, 0) + elsewhere >= self._most:
            return False
        self._open[client] = self._open.get(client, 0) + 1
        metrics.connections.inc()
        return True

    def close(self, client: str) -> None:
        metrics.connections.dec()
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def note_elsewhere(self, node: str, held: Mapping[str, int]) -> None:
        self._elsewhere[node] = held

    def news_of_many(self) -> Mapping[str, int] | None:
        """What addresses hold here that hold many; nothing if that has been told."""
        many = max(1, round(self._most * MANY_SHARE))
        held = {client: number for client, number in self._open.items() if number >= many}
        if held == self._told:
            return None
        self._told = held
        return held

"""Which server a table lives on: with one server, on this one; with several, on one at a time."""

from typing import Protocol


class Elsewhere(Exception):  # noqa: N818
    """The table lives on another node, which must be asked."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class Ownership(Protocol):
    async def claim(self, table: str) -> None:
        """Make the table ours, or `Elsewhere`; from now on nobody else's changes are saved."""

    def release(self, table: str) -> None:
        """Its room is closed."""


class Alone:
    """There is no other server."""

    async def claim(self, table: str) -> None: ...

    def release(self, table: str) -> None: ...

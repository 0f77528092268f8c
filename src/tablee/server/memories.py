"""What a host's games leave for the next ones, where a game has something to remember.

It is derived from the logs: what could not be kept is lost to the next games, not to these.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw

from tablee.kernel import log
from tablee.kernel.rules import Game
from tablee.store.contract import Store
from tablee.table.position import Position

logger = logging.getLogger(__name__)


def _name(game: Game, host: str) -> str:
    return f"memory {game.name} {host}"


async def recalled(store: Store, game: Game, options: Raw, host: str) -> Raw:
    """The options of a new table, with what this host's games have left."""
    if game.memory is None:
        return options
    kept = await store.meta(_name(game, host), b"")
    if not kept:
        return options
    return Raw(msgspec.json.encode(game.memory.recalled(game.decode_options(options), kept)))


async def forget_memories(store: Store, games: Iterable[Game], host: str) -> None:
    """Keep nothing any more of what this host's games have left."""
    for game in games:
        if game.memory is not None:
            await store.keep_meta(_name(game, host), b"")


class Memories:
    """What one live table leaves."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keeping: set[asyncio.Future[None]] = set()

    def follow(self, position: Position, entries: Sequence[log.AnyEntry]) -> None:
        """Keep what the host has just configured, or what a game that has just ended has left."""
        game = position.course.game
        if game.memory is None or position.header.puzzle:
            return
        if not any(isinstance(entry, log.Configured | log.Ended) for entry in entries):
            return
        state = position.match.state if position.match and position.outcome else None
        kept = game.memory.kept(position.course.options, state)
        keeping = asyncio.ensure_future(self._store.keep_meta(_name(game, position.host), kept))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._kept)

    async def settled(self) -> None:
        """Wait until everything is kept or has failed."""
        if self._keeping:
            await asyncio.wait(self._keeping)

    def _kept(self, kept: asyncio.Future[None]) -> None:
        self._keeping.discard(kept)
        if not kept.cancelled() and (error := kept.exception()) is not None:
            logger.error("not remembered", extra={"reason": str(error)})

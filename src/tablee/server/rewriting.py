"""Finished games written anew: without their talk, or without somebody who is to be forgotten."""

import asyncio
import base64
import secrets
from collections.abc import Callable, Iterable
from functools import partial

from tablee.kernel import log, registry
from tablee.kernel.directory import Summary
from tablee.server import api
from tablee.server.house import House
from tablee.server.memories import forget_memories
from tablee.store.contract import StoredTable
from tablee.table import show
from tablee.table.forgetting import without_notes, without_player, without_talk
from tablee.table.table import Table
from tablee.table.wire import Status

Anew = Callable[[StoredTable], Iterable[log.AnyEntry]]
EVERY_TABLE = 1_000_000


async def rewrite(house: House, summary: Summary, anew: Anew) -> None:
    """Write a finished game's log anew; it is folded first, so that none is kept that is broken."""
    async with house.without_room(summary.table):
        stored = await house.store.read(summary.table)
        entries = tuple(anew(stored))
        if entries == stored.entries:
            return
        listed = await asyncio.to_thread(_listed, stored, entries, summary.updated_at_ms)
        await house.store.rewrite(summary.table, entries, listed)


def _listed(stored: StoredTable, entries: tuple[log.AnyEntry, ...], touched_ms: int) -> Summary:
    table = Table.load(stored.header, stored.secret, entries)
    return show.summary(table.position, touched_ms)


async def forget(house: House, player: str) -> api.Forgotten:
    """Take a player out of every finished game; the games stay."""
    tables = await house.store.tables_of(player, EVERY_TABLE)
    over = [summary for summary in tables if summary.status == Status.ENDED]
    for summary in over:
        await rewrite(house, summary, partial(_without, player))
    await house.store.forget(player)
    await forget_memories(house.store, registry.games(), player)
    return api.Forgotten(len(over), len(tables) - len(over))


def _without(player: str, stored: StoredTable) -> Iterable[log.AnyEntry]:
    """Nobody can tell that the same person sat at two tables: each has a stand-in of its own."""
    header = stored.header
    game = registry.load(header.game, header.version)
    kept = without_notes(stored.entries, player, game, header.format)
    stand_in = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return without_player(kept, player, stand_in)


def _without_talk(stored: StoredTable) -> Iterable[log.AnyEntry]:
    return without_talk(stored.entries)


async def silence(house: House, summary: Summary) -> None:
    """Remove what was said at a finished game."""
    await rewrite(house, summary, _without_talk)

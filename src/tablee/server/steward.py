"""Obeys whoever runs the house."""

import asyncio
import logging
from collections.abc import Callable

from tablee.server import house_rules
from tablee.server.house import House
from tablee.server.house_rules import HouseRules
from tablee.server.news import Draining, RulesChanged, TableGone
from tablee.server.orders import (
    AnyOrder,
    Ban,
    CloseTable,
    DeleteTable,
    Drain,
    Obeyed,
    Prune,
    PutUpNotice,
    ReopenTable,
)
from tablee.server.retention import Retention
from tablee.table.plain_text import plain

logger = logging.getLogger(__name__)


class Steward:
    def __init__(self, house: House, retention: Retention) -> None:
        self._house = house
        self._retention = retention
        self._deciding = asyncio.Lock()

    async def obey(self, order: AnyOrder) -> Obeyed:
        """Do it, durably, or `Refusal`."""
        logger.info("ordered", extra={"order": str(order.__struct_config__.tag)})
        match order:
            case CloseTable():
                await self._house.read(order.table)  # or there is none
                await self._decide(lambda old: old.with_closed(order.table, is_closed=True))
            case ReopenTable():
                await self._decide(lambda old: old.with_closed(order.table, is_closed=False))
            case DeleteTable():
                await self._delete(order.table)
                return Obeyed(deleted=1)
            case Ban():
                await self._decide(lambda old: old.with_ban(order.who, order.minutes))
            case PutUpNotice():
                await self._decide(lambda old: old.with_notice(plain(order.text)))
            case Drain():
                self._house.is_draining = order.is_draining
                self._house.tell_others(Draining(order.is_draining))
            case Prune():
                return await self._retention.prune()
        return Obeyed()

    async def _decide(self, change: Callable[[HouseRules], HouseRules]) -> None:
        async with self._deciding:  # what was decided last is heeded last
            await self._house.heed(await house_rules.decide(self._house.store, change))
        self._house.tell_others(RulesChanged())

    async def _delete(self, table: str) -> None:
        await self._house.delete(table)
        self._house.tell_others(TableGone(table))
        if table in self._house.rules.closed:
            await self._decide(lambda old: old.with_closed(table, is_closed=False))

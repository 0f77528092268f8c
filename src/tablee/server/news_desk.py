"""Hears what other nodes tell, and tells them what is counted here."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tablee.server import house_rules, lobby, news
from tablee.server.house import House
from tablee.server.news import (
    AnyNews,
    Draining,
    RatesSpent,
    RulesChanged,
    SocketsHeld,
    TableGone,
    TableOpened,
    TablesAttended,
)
from tablee.server.rates import Limits
from tablee.server.sockets import SocketsPerClient
from tablee.table.refusal import Code

logger = logging.getLogger(__name__)

COUNT_SECONDS = 0.5
"""How often it is told what was used up."""
ATTEND_SECONDS = 2.0
TABLES_TOLD = 200
"""As many public tables as a lobby looks at."""
REREAD_SECONDS = 15.0
"""News can be missed: so often the rules of the house are read again."""


class Ear(Protocol):
    async def hear_all(self, topic: str, hear: Callable[[bytes], None]) -> None: ...


class NewsDesk:
    def __init__(self, me: str, house: House, limits: Limits, sockets: SocketsPerClient) -> None:
        self._me = me
        self._house = house
        self._limits = limits
        self._sockets = sockets
        self._tasks: set[asyncio.Task[None]] = set()
        self._has_told_attended = False

    async def open(self, ear: Ear) -> None:
        self._limits.begin_noting()
        await ear.hear_all(news.TOPIC, self._hear)
        self._spawn(self._every(COUNT_SECONDS, self._tell_counts))
        self._spawn(self._every(ATTEND_SECONDS, self._tell_attended))
        self._spawn(self._reread_again_and_again())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def forget(self, node: str) -> None:
        """It is gone, and so is what it counted."""
        self._house.attended_elsewhere.pop(node, None)
        self._sockets.note_elsewhere(node, {})

    # Hearing

    def _hear(self, body: bytes) -> None:
        try:
            self._take(news.decode(body))
        except msgspec.MsgspecError as error:  # from a node of another release
            logger.warning("news not understood", extra={"reason": str(error)})

    def _take(self, told: AnyNews) -> None:
        match told:
            case RulesChanged():
                self._spawn(self._reread())
            case TableGone():
                self._spawn(self._house.shut(told.table, Code.UNKNOWN_TABLE))
            case Draining():
                self._house.is_draining = told.is_draining
            case TableOpened():
                self._house.note_opener(told.table, told.client)
            case TablesAttended(node=node) if node != self._me:
                self._house.attended_elsewhere[node] = told.tables
            case RatesSpent(node=node) if node != self._me:
                self._limits.note_elsewhere(told.limits)
            case SocketsHeld(node=node) if node != self._me:
                self._sockets.note_elsewhere(node, told.clients)

    async def _reread_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(REREAD_SECONDS)
            await self._reread()

    async def _reread(self) -> None:
        rules = await house_rules.read(self._house.store, self._house.rules)
        if rules != self._house.rules:
            await self._house.heed(rules)

    # Telling

    async def _every(self, seconds: float, tell: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(seconds)
            tell()

    def _tell_counts(self) -> None:
        if spent := self._limits.spent_lately():
            self._house.tell_others(RatesSpent(self._me, spent))
        if (held := self._sockets.news_of_many()) is not None:
            self._house.tell_others(SocketsHeld(self._me, held))

    def _tell_attended(self) -> None:
        rooms = lobby.attended(self._house)
        people = {room.name: len(self._house.clients_at(room.name)) for room in rooms}
        liveliest = dict(sorted(people.items(), key=lambda each: -each[1])[:TABLES_TOLD])
        if liveliest or self._has_told_attended:
            self._house.tell_others(TablesAttended(self._me, liveliest))
        self._has_told_attended = bool(liveliest)

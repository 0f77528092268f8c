"""What is kept, and for how long; the rest is removed in the background, a table at a time."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec

from tablee.kernel.directory import Summary
from tablee.server.house import House
from tablee.server.orders import Obeyed
from tablee.server.rewriting import silence
from tablee.server.settings import Settings
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import LastTouch, Store, StoreError
from tablee.table.refusal import Refusal

logger = logging.getLogger(__name__)

DAY_MS = 24 * 60 * 60 * 1000
FIRST_SECONDS = 60.0
EVERY_SECONDS = 3_600.0
AT_ONCE = 50
BREATH_SECONDS = 0.02
"""Between two tables: whoever makes a move meanwhile goes first."""
TALK_REMOVED = "talk removed until"
"""Under this name the house keeps the last of the games whose talk is gone."""

_decode = msgspec.json.Decoder(LastTouch).decode


class Retention:
    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._settings = settings

    async def run(self) -> None:
        """For ever, now and then."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.prune()
            except StoreError as error:
                logger.error("not pruned", extra={"reason": str(error)})
            await asyncio.sleep(EVERY_SECONDS)

    async def prune(self) -> Obeyed:
        kept = self._settings
        deleted = await self._delete(kept.keep_finished_days, is_over=True)
        deleted += await self._delete(kept.keep_abandoned_days, is_over=False)
        silenced = await self._silence(kept.keep_chat_days)
        if deleted or silenced:
            logger.info("pruned", extra={"deleted": deleted, "silenced": silenced})
        return Obeyed(deleted, silenced)

    async def _delete(self, days: float, *, is_over: bool) -> int:
        deleted = 0
        async for summary in _older(self._house.store, days, LastTouch(0), is_over=is_over):
            with suppress(Refusal):  # another node was faster, or the store is away
                if not await self._house.is_attended_anywhere(summary.table):
                    await self._house.delete(summary.table)
                    deleted += 1
        return deleted

    async def _silence(self, days: float) -> int:
        store, silenced = self._house.store, 0
        after = _decode(await store.meta(TALK_REMOVED, b'[0,""]'))
        async for summary in _older(store, days, after, is_over=True):
            await silence(self._house, summary)
            silenced += 1
            moment = LastTouch(summary.updated_at_ms, summary.table)
            await store.keep_meta(TALK_REMOVED, msgspec.json.encode(moment))
        return silenced


async def _older(
    store: Store, days: float, after: LastTouch, *, is_over: bool
) -> AsyncIterator[Summary]:
    """Tables that nobody has touched for so long, the oldest first; none if they are kept."""
    if not days:
        return
    before_ms = wall_ms() - round(days * DAY_MS)
    while page := await store.touched(after, before_ms, AT_ONCE, is_over=is_over):
        for summary in page:
            yield summary
            await asyncio.sleep(BREATH_SECONDS)
        after = LastTouch(page[-1].updated_at_ms, page[-1].table)

"""What whoever runs the house has decided: who stays out, which tables are closed, what is put up.

Kept in the store as one value of the house, so that it outlives a restart, and a command can set it
while no server runs.
"""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from tablee.server.players import client_at
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Conflict, Store, StoreError
from tablee.table.refusal import Code, Refusal

logger = logging.getLogger(__name__)

NAME = "house rules"
BANS = 1_000


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    bans: Mapping[str, int] = {}
    """Players and addresses that stay out, each until a moment in milliseconds."""
    closed: tuple[str, ...] = ()
    """Tables that nobody comes into."""
    notice: str = ""
    """What every page shows; empty: nothing."""

    def check(self, *who: str) -> None:
        """`Refusal` if one of these, addresses and players, stays out."""
        if self.bans and any(self.bans.get(each, 0) > wall_ms() for each in who):
            raise Refusal(Code.BANNED)

    def check_table(self, table: str) -> None:
        if table in self.closed:
            raise Refusal(Code.TABLE_CLOSED)

    # Each gives the rules after it

    def with_ban(self, who: str, minutes: float) -> "HouseRules":
        """Of an address or a player; no minutes: let them in again."""
        now = wall_ms()
        until = {banned: at for banned, at in self.bans.items() if at > now}
        until[client_at(who)] = now + round(minutes * 60_000)
        still = {banned: at for banned, at in until.items() if at > now}
        if len(still) > BANS:
            raise Refusal(Code.TOO_LARGE)
        return replace(self, bans=still)

    def with_closed(self, table: str, *, is_closed: bool) -> "HouseRules":
        others = tuple(name for name in self.closed if name != table)
        return replace(self, closed=(*others, table) if is_closed else others)

    def with_notice(self, text: str) -> "HouseRules":
        return replace(self, notice=text)


_decode = msgspec.json.Decoder(HouseRules).decode


async def read(store: Store, otherwise: HouseRules | None = None) -> HouseRules:
    """As they are kept; a house whose disk is full opens without them, or goes on as before."""
    try:
        return _decode(await store.meta(NAME, b"{}"))
    except StoreError as error:
        logger.error("house rules not read", extra={"reason": str(error)})
        return otherwise or HouseRules()


async def decide(store: Store, change: Callable[[HouseRules], HouseRules]) -> HouseRules:
    """Change what holds now, whoever else decides something at the same moment."""
    while True:
        kept = await store.meta(NAME, b"{}")
        rules = change(_decode(kept))
        with suppress(Conflict):  # something else was decided meanwhile, and holds as well
            await store.replace_meta(NAME, kept, msgspec.json.encode(rules))
            return rules

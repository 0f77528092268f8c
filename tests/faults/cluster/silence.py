"""How long a page hears nothing after a fault, and what the fault takes from its table's clocks."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.faults.client import Client

from tablee.store.contract import StoredTable

NOTICED_SECONDS = 1.0
"""Who waits no longer than that has felt no fault, but perhaps a busy machine."""


class Silence(NamedTuple):
    """Of one page, after one fault."""

    player: str
    table: str
    command: str
    """What the page said as soon as it was answered again; empty: nothing that was saved."""
    port: int
    """Of the node that the page was connected to."""
    seconds: float
    """The longest that anything it did then waited for its answer."""
    table_ms: float
    """What the table's own time was when it began, as the page counted it."""


class Charge(NamedTuple):
    """What a fault took from a table's clocks."""

    silent_seconds: float
    charged_seconds: float


async def silences(clients: Iterable[Client]) -> list[Silence]:
    """Have everybody say something now, and wait until they are answered or have gone home."""
    since = asyncio.get_running_loop().time()
    waits = [_until_answered(client, since) for client in clients if not client.has_gone]
    return [silence for silence in await asyncio.gather(*waits) if silence is not None]


async def _until_answered(client: Client, since: float) -> Silence | None:
    port, shown = client.port, client.clock
    gone_ms = (since - shown.seen_at) * 1000 if shown.is_running else 0
    await client.send("say", text="?")
    await client.until(lambda: not client.is_waiting or client.has_gone)
    waited = [wait.until - max(wait.since, since) for wait in client.waits if wait.until > since]
    again = await client.send("say", text="!")
    await client.until(lambda: again.done() or client.has_gone)
    if not again.done():
        return None
    said = again.result()
    command = said.id if said.is_accepted else ""
    table, table_ms = client.table["table"], shown.at_ms + gone_ms
    return Silence(client.player, table, command, port, max(waited), table_ms)


def charges(silent: Sequence[Silence], stored: Iterable[StoredTable]) -> list[Charge]:
    """By table that felt it: how much table time had gone when its first page was heard again."""
    at_ms = {(entry.by, entry.command): entry.at_ms for table in stored for entry in table.entries}
    first: dict[str, Silence] = {}
    for each in sorted(silent, key=lambda each: each.seconds):
        if each.command:
            first.setdefault(each.table, each)
    return [
        Charge(each.seconds, (at_ms[each.player, each.command] - each.table_ms) / 1000)
        for each in first.values()
        if each.seconds > NOTICED_SECONDS
    ]

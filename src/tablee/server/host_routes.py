"""HTTP for whoever runs the house: what is going on, and what is to be done about it."""

import hmac
from collections import Counter

from tablee import __version__
from tablee.server import api
from tablee.server.host_key import host_key
from tablee.server.house import House
from tablee.server.http import HttpCall, get, guarded, post
from tablee.server.orders import AnyOrder, Obeyed
from tablee.server.rates import Limits
from tablee.server.roll_call import TABLES_TOLD, RollCall
from tablee.server.settings import Settings
from tablee.server.steward import Steward
from tablee.server.wall_clock import wall_ms
from tablee.table.refusal import Code, Refusal

FOR_THE_HOST = (Code.HOST_KEY_ONLY, Code.TOO_FAST, Code.TABLE_BUSY)


def check_host(request: HttpCall) -> None:
    """Only whoever has the key; and it is not to be found by trying."""
    limits: Limits = request.shared.limits
    settings: Settings = request.shared.settings
    told = request.headers.get("authorization", "").removeprefix("Bearer ")
    with limits.looking_for_key(request.client):
        if not hmac.compare_digest(told.encode(), host_key(settings).encode()):
            raise Refusal(Code.HOST_KEY_ONLY)


@get(
    "/api/host",
    summary="What is going on, for whoever runs the house",
    needs_key=True,
    refusals=FOR_THE_HOST,
)
async def report(house: House, roll_call: RollCall) -> api.HostReport:
    contents = await house.store.contents()
    accounts, silent = await roll_call.call()
    nodes = [account.report for account in accounts]
    commands = sum((Counter(account.commands) for account in accounts), Counter[str]())
    live = [table for account in accounts for table in account.live]
    return api.HostReport(
        version=__version__,
        now_ms=wall_ms(),
        opened_at_ms=min(node.opened_at_ms for node in nodes),
        is_draining=house.is_draining,
        notice=house.rules.notice,
        bans=tuple(api.BannedOne(who, until) for who, until in house.rules.bans.items()),
        closed=house.rules.closed,
        tables=sum(node.tables for node in nodes),
        people=sum(node.people for node in nodes),
        live=tuple(sorted(live, key=lambda table: -len(table.people))[:TABLES_TOLD]),
        commands=dict(commands),
        store=api.StoreReport(dict(contents.tables), contents.bytes),
        saving_ms=max(node.saving_ms for node in nodes),
        lag_ms=max(node.lag_ms for node in nodes),
        memory_bytes=sum(node.memory_bytes for node in nodes),
        nodes=tuple(nodes),
        silent=tuple(silent),
    )


@post(
    "/api/host",
    summary="Close, reopen or delete a table, ban, put up a notice, drain, prune",
    needs_key=True,
    refusals=(
        *FOR_THE_HOST,
        Code.MALFORMED,
        Code.FORBIDDEN_ORIGIN,
        Code.UNKNOWN_TABLE,
        Code.TOO_LARGE,
    ),
)
async def order(data: AnyOrder, steward: Steward) -> Obeyed:
    return await steward.obey(data)


HOST_ROUTES = guarded(check_host, report, order)

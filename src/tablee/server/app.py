"""Puts the server together."""

import asyncio
import logging
import time
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

from tablee.bots.brought import bring
from tablee.kernel import registry
from tablee.server import house_rules, metrics
from tablee.server.builds import FOLDER, Builds
from tablee.server.company import DoorWithRelay, NodeCompany, SharedStore
from tablee.server.conversation import Door
from tablee.server.health_routes import prometheus
from tablee.server.house import House
from tablee.server.http import (
    Addresses,
    HttpAnswer,
    HttpCall,
    Receive,
    Scope,
    Send,
    read_body,
    send_response,
)
from tablee.server.lag import LoopLag
from tablee.server.pages import assets, build_name, page, prepare
from tablee.server.problems import NOT_BY_THIS_METHOD, answer_to, problem
from tablee.server.rates import Limits
from tablee.server.retention import Retention
from tablee.server.roll_call import RollCall
from tablee.server.routes import ROUTES
from tablee.server.settings import Settings
from tablee.server.socket import is_allowed_origin, open_socket
from tablee.server.sockets import SocketsPerClient
from tablee.server.steward import Steward
from tablee.server.stores import open_store
from tablee.store.contract import Store
from tablee.table.refusal import Code, Refusal

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Shared:
    """What the whole server has one of: handlers ask for it by name."""

    settings: Settings
    house: House
    limits: Limits
    builds: Builds
    door: Door
    steward: Steward
    roll_call: RollCall


Life = Callable[[], AbstractAsyncContextManager[Shared]]


class App:
    """The server as uvicorn calls it."""

    def __init__(self, settings: Settings, life: Life) -> None:
        self._settings = settings
        self._life = life
        self._shared: Shared | None = None
        routes = (*ROUTES, prometheus) if settings.has_metrics else ROUTES
        self._addresses = Addresses(routes, otherwise=page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        shared = self._shared
        assert shared is not None, "nobody calls before the start is complete"
        if scope["type"] == "websocket":
            await open_socket(scope, receive, send, shared.settings, shared.door)
        else:
            began = time.perf_counter()
            response = await self._answer(HttpCall(scope, shared), receive)
            metrics.requests.inc(str(response.status))
            metrics.request_seconds.observe(time.perf_counter() - began)
            await send_response(response, send)

    async def _answer(self, request: HttpCall, receive: Receive) -> HttpAnswer:
        try:
            route = self._addresses.find(request)
            if route is None:
                told = problem(request, Code.UNKNOWN_ADDRESS, NOT_BY_THIS_METHOD)
                return told._replace(headers={"allow": self._addresses.allowed(request)})
            self._check_origin(request)
            if route.body is not None:
                await read_body(request, receive)
            return await route.answer(request)
        except Exception as error:
            return answer_to(error, request)

    def _check_origin(self, request: HttpCall) -> None:
        """A page of another site may not act in this one's name."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        is_reading = request.method in ("GET", "HEAD")
        if not is_reading and not is_allowed_origin(origin, host, self._settings.origins):
            raise Refusal(Code.FORBIDDEN_ORIGIN)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            async with self._life() as self._shared:
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Exception:
            what = "startup" if self._shared is None else "shutdown"
            await send({"type": f"lifespan.{what}.failed", "message": traceback.format_exc()})
        else:
            await send({"type": "lifespan.shutdown.complete"})


def build(settings: Settings, store: Store | None = None) -> App:
    """The application; it opens the store of the settings unless it is given one."""
    bring(settings.bots)

    @asynccontextmanager
    async def life() -> AsyncIterator[Shared]:
        kept = store or await open_store(settings)
        company = NodeCompany(kept) if isinstance(kept, SharedStore) else None
        ownership = company.ownership if company else None
        house = House(kept, await house_rules.read(kept), ownership)
        retention = Retention(house, settings)
        limits = Limits(settings.tables_per_hour, settings.commands_per_second)
        builds = Builds(settings.data / FOLDER)
        preparing = asyncio.create_task(asyncio.to_thread(_prepare, builds))
        sockets = SocketsPerClient(settings.connections_per_client)
        door = Door(house, limits, sockets, settings.commands_per_second)
        if company is not None:
            door = DoorWithRelay(
                house, limits, sockets, settings.commands_per_second, relay=company.relay
            )
            await company.join(house, door, settings.data)
        roll_call = RollCall(house, company)
        await roll_call.open()
        await house.wake()
        lag = LoopLag(house.credit)
        pruning = asyncio.create_task(retention.run())
        try:
            steward = Steward(house, retention)
            yield Shared(settings, house, limits, builds, door, steward, roll_call)
        finally:
            lag.stop()
            pruning.cancel()
            await preparing
            if company is not None:
                await company.leave()
            await house.close()
            if company is not None:
                await company.close()

    return App(settings, life)


def _prepare(builds: Builds) -> None:
    """What nobody needs yet, but somebody will soon; beside the first who come."""
    for name in registry.names():
        try:
            registry.load(name)
        except registry.BrokenPackage:
            logger.exception("game left out", extra={"game": name})
    builds.keep(build_name(), assets())
    prepare()

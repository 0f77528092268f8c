"""Puts the server together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tablee import __version__
from tablee.server import api, builds, problems
from tablee.server.conversation import Door, SocketsPerClient
from tablee.server.house import House
from tablee.server.lag import LoopLag
from tablee.server.pages import CONTENT_SECURITY_POLICY, assets, build_name, page
from tablee.server.problems import HttpCall
from tablee.server.rates import Limits
from tablee.server.routes import KEY_SCHEME, ROUTES, prometheus
from tablee.server.settings import Settings
from tablee.server.socket import is_allowed_origin, table_socket
from tablee.store.contract import Store
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table.refusal import Code

BODY_BYTES = 16_384
SHARED = ("door", "house", "limits", "settings")
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


DESCRIPTION = OpenAPIConfig(
    title="Tablée",
    version=__version__,
    path="/api/schema",
    # Bare JSON: the usual pages around it come from other people's servers.
    render_plugins=[JsonRenderPlugin()],
    components=Components(
        security_schemes={
            KEY_SCHEME: SecurityScheme(
                type="http", scheme="bearer", description="The browser's own key."
            )
        }
    ),
)


def _check_origin(allowed: tuple[str, ...]) -> Callable[[HttpCall], Response[api.Problem] | None]:
    def check(request: HttpCall) -> Response[api.Problem] | None:
        """A page of another site may not act in this one's name."""
        headers = request.headers
        if request.method in ("GET", "HEAD") or is_allowed_origin(
            headers.get("origin"), headers.get("host"), allowed
        ):
            return None
        return problems.problem(request, Code.FORBIDDEN_ORIGIN)

    return check


def _secured(response: Response[object]) -> Response[object]:
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _shared(name: str) -> Provide:
    """What the whole application has one of, for the handlers that ask for it by name."""

    def get(state: State) -> Any:
        return state[name]

    return Provide(get, sync_to_thread=False)


def build(settings: Settings, store: Store | None = None) -> Litestar:
    """The application; it opens the store of the settings unless it is given one."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(store or await SqliteStore.open(settings.data / FILE_NAME))
        app.state.house = house
        app.state.limits = limits = Limits(settings.tables_per_hour)
        app.state.settings = settings
        app.state.builds = kept = builds.Builds(settings.data / builds.FOLDER)
        keeping = asyncio.create_task(asyncio.to_thread(kept.keep, build_name(), assets()))
        sockets = SocketsPerClient(settings.connections_per_client)
        app.state.door = Door(house, limits, sockets, settings.commands_per_second)
        await house.wake()
        lag = LoopLag()
        try:
            yield
        finally:
            lag.stop()
            await keeping
            await house.close()

    metrics_route = (prometheus,) if settings.has_metrics else ()
    return Litestar(
        route_handlers=[*ROUTES, *metrics_route, table_socket, page],
        lifespan=[lifespan],
        dependencies={name: _shared(name) for name in SHARED},
        exception_handlers=problems.HANDLERS,
        after_exception=[problems.log_our_fault],
        before_request=_check_origin(settings.origins),
        after_request=_secured,
        request_max_body_size=BODY_BYTES,
        openapi_config=DESCRIPTION,
        signature_types=[Door, House, Limits, Settings],
        logging_config=None,
    )

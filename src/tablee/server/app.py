"""Puts the server together."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from tablee import __version__
from tablee.server import api, metrics
from tablee.server.house import House
from tablee.server.pages import CONTENT_SECURITY_POLICY, page
from tablee.server.routes import ROUTES, Limits, prometheus
from tablee.server.settings import Settings
from tablee.server.socket import SocketsPerClient, is_allowed_origin, table_socket
from tablee.store.contract import Store, StoreError
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.wire import Language

logger = logging.getLogger(__name__)

BODY_BYTES = 16_384
Call = Request[object, object, State]
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {
    Code.UNKNOWN_TABLE: 404,
    Code.UNKNOWN_GAME: 404,
    Code.NO_PUZZLE: 404,
    Code.NO_KEY: 401,
    Code.FORBIDDEN_ORIGIN: 403,
    Code.TOO_FAST: 429,
    Code.TOO_LARGE: 413,
    Code.NOT_SAVED: 503,
    Code.TABLE_BUSY: 503,
    Code.SHUTTING_DOWN: 503,
}


def _language(request: Call) -> Language:
    wished = request.headers.get("accept-language", "").lower()
    return Language.FR if wished.startswith("fr") else Language.EN


def _problem(request: Call, refusal: Refusal, status: int | None = None) -> Response[api.Problem]:
    said = sentence(refusal, _language(request))
    code = status or STATUS.get(refusal.code, 409)
    return Response(api.Problem(refusal.code.value, said), status_code=code)


def _on_refusal(request: Call, refusal: Refusal) -> Response[api.Problem]:
    metrics.refused(refusal.code.value)
    return _problem(request, refusal)


def _on_malformed(request: Call, _: Exception) -> Response[api.Problem]:
    return _problem(request, Refusal(Code.MALFORMED), 400)


def _on_store_error(request: Call, error: StoreError) -> Response[api.Problem]:
    logger.error("store failed", extra={"path": request.url.path, "reason": str(error)})
    return _problem(request, Refusal(Code.TABLE_BUSY))


def _on_http_error(request: Call, error: HTTPException) -> Response[api.Problem]:
    if error.status_code == 413:
        return _problem(request, Refusal(Code.TOO_LARGE))
    return Response(api.Problem("http", error.detail), status_code=error.status_code)


def _check_origin(allowed: tuple[str, ...]) -> Callable[[Call], Response[api.Problem] | None]:
    def check(request: Call) -> Response[api.Problem] | None:
        """A page of another site may not act in this one's name."""
        headers = request.headers
        if request.method in ("GET", "HEAD") or is_allowed_origin(
            headers.get("origin"), headers.get("host"), allowed
        ):
            return None
        return _problem(request, Refusal(Code.FORBIDDEN_ORIGIN))

    return check


def _secured(response: Response[object]) -> Response[object]:
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _house(state: State) -> House:
    house: House = state.house
    return house


def _limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def _settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


def _sockets(state: State) -> SocketsPerClient:
    sockets: SocketsPerClient = state.sockets
    return sockets


_SHARED = {"house": _house, "limits": _limits, "settings": _settings, "sockets": _sockets}


def build(settings: Settings, store: Store | None = None) -> Litestar:
    """The application; it opens the store of the settings unless it is given one."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(store or await SqliteStore.open(settings.data / FILE_NAME))
        app.state.house = house
        app.state.limits = Limits(settings.tables_per_hour)
        app.state.settings = settings
        app.state.sockets = SocketsPerClient(settings.connections_per_client)
        await house.wake()
        try:
            yield
        finally:
            await house.close()

    metrics_route = (prometheus,) if settings.has_metrics else ()
    return Litestar(
        route_handlers=[*ROUTES, *metrics_route, table_socket, page],
        lifespan=[lifespan],
        dependencies={name: Provide(get, sync_to_thread=False) for name, get in _SHARED.items()},
        exception_handlers={
            Refusal: _on_refusal,
            StoreError: _on_store_error,
            ValidationException: _on_malformed,
            RecursionError: _on_malformed,  # a body nested too deep to be read
            HTTPException: _on_http_error,
        },
        before_request=_check_origin(settings.origins),
        after_request=_secured,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(title="Tablée", version=__version__, path="/api/schema"),
        signature_types=[House, Limits, Settings, SocketsPerClient],
        logging_config=None,
    )

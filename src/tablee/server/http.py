"""HTTP for our few addresses: which handler a request goes to, and what a handler is given.

A handler asks by the names of its parameters: `request`, `data` (the body, as the type it names), a
part of its path, what the whole server shares, or else a field of the query. It returns what is to
be told as JSON, or a `HttpAnswer`.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec

from tablee.server.players import client_at
from tablee.table.refusal import Code, Refusal

BODY_BYTES = 16_384
JSON = "application/json"

Scope = Mapping[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
"""The three arguments of an ASGI application."""

_PLACE = re.compile(r"{(\w+)}")
_encode = msgspec.json.Encoder().encode


class HttpCall:
    """A request."""

    __slots__ = ("_scope", "body", "headers", "parts", "shared")

    def __init__(self, scope: Scope, shared: Any) -> None:
        self._scope = scope
        self.shared = shared
        self.headers = headers_of(scope)
        self.body = b""
        self.parts: Mapping[str, str] = {}
        """What stands in the path where the route has a name."""

    @property
    def method(self) -> str:
        return str(self._scope["method"])

    @property
    def path(self) -> str:
        return str(self._scope["path"])

    @property
    def client(self) -> str:
        return client_of(self._scope)

    @property
    def query(self) -> Mapping[str, str]:
        return dict(parse_qsl(self._scope["query_string"].decode("latin-1"), True))


def headers_of(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def client_of(scope: Scope) -> str:
    """By what the limits tell callers apart: the address that a request comes from."""
    return client_at(str(scope["client"][0])) if scope.get("client") else ""


class HttpAnswer(NamedTuple):
    body: bytes
    status: int = 200
    media_type: str = JSON
    headers: Mapping[str, str] = {}

    @classmethod
    def of(cls, told: Any, status: int = 200) -> "HttpAnswer":
        return told if isinstance(told, HttpAnswer) else cls(_encode(told), status)


class Need(NamedTuple):
    """A parameter of a handler."""

    name: str
    kind: Any
    default: Any

    @property
    def is_optional(self) -> bool:
        return self.default is not inspect.Parameter.empty


Handler = Callable[..., Any]
Guard = Callable[[HttpCall], None]
"""Raises a `Refusal` if the request must not be answered."""


class Route:
    def __init__(self, method: str, path: str, handler: Handler, status: int, **told: Any) -> None:
        self.method = method
        self.path = path
        self.status = status
        """The status of the answer if nothing goes wrong."""
        self.guards: tuple[Guard, ...] = ()
        self.handler = handler
        self.summary: str = told.get("summary", "")
        """For the OpenAPI description; routes without one are left out of it."""
        self.refusals: Sequence[Code] = told.get("refusals", ())
        self.needs_key: bool = told.get("needs_key", False)
        self.media_type: str = told.get("media_type", JSON)
        self.names = tuple(_PLACE.findall(path))
        self.pattern = re.compile(_PLACE.sub(r"(?P<\1>[^/]+)", path))
        signature = inspect.signature(handler)
        self.returns = signature.return_annotation
        self.needs = [
            Need(each.name, each.annotation, each.default) for each in signature.parameters.values()
        ]
        self._body = next((need for need in self.needs if need.name == "data"), None)
        self._decode = msgspec.json.Decoder(self._body.kind).decode if self._body else None

    @property
    def body(self) -> Any:
        """The type of the request's body; `None`: it has none."""
        return self._body.kind if self._body else None

    def is_of_query(self, need: Need) -> bool:
        return need.is_optional and need.name not in self.names

    async def answer(self, request: HttpCall) -> HttpAnswer:
        for guard in self.guards:
            guard(request)
        given = {need.name: self._given(need, request) for need in self.needs}
        told = self.handler(**given)
        return HttpAnswer.of(await told if inspect.isawaitable(told) else told, self.status)

    def _given(self, need: Need, request: HttpCall) -> Any:
        if need.name == "request":
            return request
        if need.name == "data":
            return self._read(request.body)
        if need.name in request.parts:
            return request.parts[need.name]
        if not need.is_optional:
            return getattr(request.shared, need.name)
        return _asked(need, request.query)

    def _read(self, body: bytes) -> Any:
        assert self._decode is not None
        try:
            return self._decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal(Code.MALFORMED) from None


def _asked(need: Need, query: Mapping[str, str]) -> Any:
    if need.name not in query:
        return need.default
    try:
        return msgspec.convert(query[need.name], need.kind, strict=False)
    except msgspec.ValidationError:
        raise Refusal(Code.MALFORMED) from None


def get(path: str, **told: Any) -> Callable[[Handler], Route]:
    return lambda handler: Route("GET", path, handler, 200, **told)


def post(path: str, **told: Any) -> Callable[[Handler], Route]:
    return lambda handler: Route("POST", path, handler, 201, **told)


def guarded(guard: Guard, *routes: Route) -> Sequence[Route]:
    for route in routes:
        route.guards = (guard,)
    return routes


class Addresses:
    """Finds the route of a request."""

    def __init__(self, routes: Sequence[Route], otherwise: Route) -> None:
        """`otherwise` has whatever path no route has."""
        self._plain: dict[str, dict[str, Route]] = {}
        self._patterns = [route for route in routes if route.names]
        self._otherwise = otherwise
        for route in routes:
            if not route.names:
                self._plain.setdefault(route.path, {})[route.method] = route

    def find(self, request: HttpCall) -> Route | None:
        """The route, and into the request what stands in its path; `None`: not by this method."""
        return self._at(request).get("GET" if request.method == "HEAD" else request.method)

    def allowed(self, request: HttpCall) -> str:
        """The methods that there are at this address."""
        methods = set(self._at(request))
        return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))

    def _at(self, request: HttpCall) -> Mapping[str, Route]:
        path = request.path.rstrip("/")
        return self._plain.get(path) or self._matching(path, request) or {"GET": self._otherwise}

    def _matching(self, path: str, request: HttpCall) -> Mapping[str, Route]:
        found: dict[str, Route] = {}
        for route in self._patterns:
            if (match := route.pattern.fullmatch(path)) is not None:
                found[route.method] = route
                request.parts = match.groupdict()
        return found


async def read_body(request: HttpCall, receive: Receive) -> None:
    """All that is sent, or `Refusal` if it is more than anybody needs to say."""
    parts, size, is_more = [], 0, True
    while is_more:
        message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > BODY_BYTES:
            raise Refusal(Code.TOO_LARGE)
        is_more = message.get("more_body", False)
    request.body = b"".join(parts)


async def send_response(response: HttpAnswer, send: Send) -> None:
    media_type = response.media_type
    is_text = media_type.startswith("text/") and "charset" not in media_type
    headers = {
        "content-type": media_type + ("; charset=utf-8" if is_text else ""),
        "content-length": str(len(response.body)),
        **response.headers,
    }
    coded = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": response.status, "headers": coded})
    await send({"type": "http.response.body", "body": response.body})

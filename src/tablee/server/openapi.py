"""The description of the HTTP side, in OpenAPI: made from the routes when somebody asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee import __version__
from tablee.server import api
from tablee.server.http import JSON, HttpAnswer, Need, Route
from tablee.server.problems import OTHERWISE, STATUS

KEY_SCHEME = "key"
_KEY = {"type": "http", "scheme": "bearer", "description": "The browser's own key."}
_REF = "#/components/schemas/{name}"


def description(routes: Sequence[Route]) -> Mapping[str, Any]:
    told = [route for route in routes if route.summary]
    paths: dict[str, dict[str, Any]] = {}
    for route in told:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    kinds = [api.Problem, *(kind for route in told for kind in _kinds(route))]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_REF)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {KEY_SCHEME: _KEY}},
    }


def _kinds(route: Route) -> list[Any]:
    return [kind for kind in (route.body, route.returns) if kind not in (None, HttpAnswer)]


def _schema(kind: Any) -> Any:
    if kind is HttpAnswer:
        return {"type": "string"}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema


def _operation(route: Route) -> dict[str, Any]:
    answer = {"description": route.summary, "content": _content(route.returns, route.media_type)}
    told: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "responses": {str(route.status): answer, **_refusals(route)},
    }
    parameters = [
        *(_parameter(name, "path", {"type": "string"}) for name in route.names),
        *(_in_query(need) for need in route.needs if route.is_of_query(need)),
    ]
    if parameters:
        told["parameters"] = parameters
    if route.body is not None:
        told["requestBody"] = {"required": True, "content": _content(route.body)}
    if route.needs_key:
        told["security"] = [{KEY_SCHEME: list[str]()}]
    return told


def _content(kind: Any, media_type: str = JSON) -> dict[str, Any]:
    return {media_type: {"schema": _schema(kind)}}


def _parameter(name: str, place: str, schema: Any) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _in_query(need: Need) -> dict[str, Any]:
    return _parameter(need.name, "query", _schema(need.kind))


def _refusals(route: Route) -> dict[str, Any]:
    told: dict[int, list[str]] = {}
    for code in route.refusals:
        told.setdefault(STATUS.get(code, OTHERWISE), []).append(f"`{code}`")
    return {
        str(status): {"description": ", ".join(names), "content": _content(api.Problem)}
        for status, names in sorted(told.items())
    }

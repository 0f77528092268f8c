"""The WebSocket of a table: who may open it. Once open, it is a channel with a conversation."""

from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from tablee.server.connection import channel_of
from tablee.server.conversation import Arrival, Door, turn_away
from tablee.server.players import client_of
from tablee.server.settings import Settings
from tablee.table.refusal import Code


def is_allowed_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us. Programs other than browsers send none."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[object, object, State],
    table: FromPath[str],
    settings: NamedDependency[Settings],
    door: NamedDependency[Door],
) -> None:
    headers = socket.headers
    client = client_of(socket)
    await socket.accept()
    channel = channel_of(socket.scope)
    if not is_allowed_origin(headers.get("origin"), headers.get("host"), settings.origins):
        turn_away(channel, Code.FORBIDDEN_ORIGIN)
    elif not door.sockets.open(client):
        turn_away(channel, Code.TOO_FAST)
    else:
        channel.listener = Arrival(channel, door, client, table)

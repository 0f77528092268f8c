"""The WebSocket of a table: who may open it. Once open, it is a channel with a conversation."""

import re
from urllib.parse import urlsplit

from tablee.server.connection import channel_of
from tablee.server.conversation import Arrival, Door, turn_away
from tablee.server.http import Receive, Scope, Send, client_of, headers_of
from tablee.server.settings import Settings
from tablee.table.refusal import Code

_PATH = re.compile(r"/api/tables/([^/]+)/socket/?")


def is_allowed_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us. Programs other than browsers send none."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


async def open_socket(
    scope: Scope, receive: Receive, send: Send, settings: Settings, door: Door
) -> None:
    await receive()
    address = _PATH.fullmatch(scope["path"])
    if address is None or door.house.is_cut_off:  # whoever cannot get in at all waits ever longer
        await send({"type": "websocket.close"})
        return
    await send({"type": "websocket.accept"})
    channel = channel_of(scope)
    headers, client = headers_of(scope), client_of(scope)
    if not is_allowed_origin(headers.get("origin"), headers.get("host"), settings.origins):
        turn_away(channel, Code.FORBIDDEN_ORIGIN)
    elif not door.sockets.open(client):
        turn_away(channel, Code.TOO_FAST)
    else:
        channel.listener = Arrival(channel, door, client, address[1])

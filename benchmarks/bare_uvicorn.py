"""The peer: an application that does nothing but send a view of 4 KB to the four of a group.

`python -m benchmarks.bare_uvicorn PORT`; the path of a socket names its group. It judges nothing,
saves nothing and encodes nothing: what is left is what the web server itself costs.
"""

import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import uvicorn

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

VIEW = {"type": "websocket.send", "text": "v" * 4_000}
_groups: defaultdict[str, list[Send]] = defaultdict(list)


async def app(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
    if scope["type"] == "http":  # somebody asks whether it is there
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    group = _groups[scope["path"]]
    group.append(send)
    while (await receive())["type"] == "websocket.receive":
        for each in group:
            await each(VIEW)


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
    )

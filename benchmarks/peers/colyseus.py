"""Colyseus, spoken to: matchmaking by HTTP, then its own binary messages."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from benchmarks.pages import Page
from benchmarks.peers.peer import Seen, answers, call, node

SERVER = Path(__file__).parent / "node" / "colyseus.js"
JOINED, STATE, PATCH = 0x0A, 0x0E, 0x0F
_ROLL = b"\x0d\xa4roll"
_UINT8 = b"\xcc"


class ColyseusSeat:
    def __init__(self, page: Page, seen: Seen) -> None:
        self.page = page
        self._seen = seen
        page.hear = self._hear

    def _hear(self, message: bytes) -> None:
        if message[0] != PATCH:
            return
        # The root's first field is the count; a change of root may be named before it.
        at = 1 if message[1] == 0x80 else 3
        if len(message) > at + 4 and message[at] == 0x80:
            self._seen(int.from_bytes(message[at + 1 : at + 5], "little"))

    def roll(self, cell: int) -> None:
        self.page.send_binary(_ROLL + (bytes([cell]) if cell < 128 else _UINT8 + bytes([cell])))


class Colyseus:
    name = "Colyseus 0.18, saves nothing"

    def command(self, port: int, data: Path) -> tuple[list[str], Mapping[str, str]]:  # noqa: ARG002
        return [node(), "--expose-gc", str(SERVER), str(port)], {"NODE_ENV": "production"}

    async def is_up(self, port: int) -> bool:
        return await answers(port, "/matchmake/")

    async def open_table(self, port: int) -> Any:
        """Its opener holds the first chair."""
        return await _match(port, "create/bench", 0)

    async def sit(self, port: int, table: Any, seat: int, seen: Seen) -> ColyseusSeat:
        found = (
            table if seat == 0 else await _match(port, f"joinById/{_room(table)['roomId']}", seat)
        )
        room = _room(found)
        path = f"/{room['processId']}/{room['roomId']}?sessionId={found['sessionId']}"
        page = await Page.open(port, path)
        while (message := await page.next())[0] != STATE:
            if message[0] == JOINED:
                page.send_binary(bytes([JOINED]))
        return ColyseusSeat(page, seen)


def _room(found: Any) -> Any:
    return found.get("room") or found


async def _match(port: int, how: str, seat: int) -> Any:
    status, body = await call(port, "POST", f"/matchmake/{how}", b'{"seat":%d}' % seat)
    found = json.loads(body)
    assert status == 200 and "error" not in found, body
    return found

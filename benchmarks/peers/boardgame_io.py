"""boardgame.io, spoken to: its lobby by HTTP, then socket.io's messages over a WebSocket."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from benchmarks.pages import Page
from benchmarks.peers.peer import SEATS, Seen, answers, call, node

SERVER = Path(__file__).parent / "node" / "boardgame_io.js"
_SEQ = re.compile(rb'"seq":(\d+)')


class Match(NamedTuple):
    name: str
    credentials: list[str]


class BoardgameSeat:
    def __init__(self, page: Page, match: Match, seat: int, seen: Seen) -> None:
        self.page = page
        self._seen = seen
        self._head = b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"roll","args":['
        credentials = match.credentials[seat]
        self._tail = (
            f'],"playerID":"{seat}","credentials":"{credentials}"}}}},0,"{match.name}","{seat}"]'
        ).encode()
        page.hear = self._hear

    def _hear(self, message: bytes) -> None:
        if message == b"2":
            self.page.send(b"3")
        elif message.startswith(b'42/bench,["update"'):
            found = _SEQ.search(message)
            assert found, message
            self._seen(int(found.group(1)))

    def roll(self, cell: int) -> None:
        self.page.send(b"%b%d%b" % (self._head, cell, self._tail))


class BoardgameIo:
    def __init__(self, *, saves: bool) -> None:
        self._saves = saves
        self.name = f"boardgame.io, {'files' if saves else 'memory'}"

    def command(self, port: int, data: Path) -> tuple[list[str], Mapping[str, str]]:
        words = [
            node(),
            "--expose-gc",
            str(SERVER),
            str(port),
            *([str(data)] if self._saves else []),
        ]
        return words, {"NODE_ENV": "production"}

    async def is_up(self, port: int) -> bool:
        return await answers(port, "/games", 200)

    async def open_table(self, port: int) -> Match:
        _, body = await call(port, "POST", "/games/bench/create", b'{"numPlayers":4}')
        name = json.loads(body)["matchID"]
        credentials = []
        for seat in range(SEATS):
            joining = json.dumps({"playerID": str(seat), "playerName": f"p{seat}"}).encode()
            _, body = await call(port, "POST", f"/games/bench/{name}/join", joining)
            credentials.append(json.loads(body)["playerCredentials"])
        return Match(name, credentials)

    async def sit(self, port: int, table: Match, seat: int, seen: Seen) -> BoardgameSeat:
        page = await Page.open(port, "/socket.io/?EIO=4&transport=websocket")
        page.send(b"40/bench,")
        await page.until(b"40/bench")
        asked = ["sync", table.name, str(seat), table.credentials[seat], SEATS]
        page.send(b"42/bench," + json.dumps(asked).encode())
        await page.until(b'["sync"')
        return BoardgameSeat(page, table, seat, seen)

"""`python -m tests.faults.strangers PORT TABLE HOST`: all that unfriendly people have thought of.

They have the table's link, addresses of their own and no patience. They go on until they are
killed, and tell every second how often each attack was carried out, as one JSON object a line.
"""

import asyncio
import json
import secrets
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
from tests.faults.client import hello, new_key
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

NAMES = ("ㅤ", "⠀", "ᅟ", "͏", "́́́", "p0", "P0", "р0", "p0\u200b")
"""Nobody to be seen (U+3164, U+2800, U+115F, U+034F, bare marks), and the host as best they can."""
GRABBING: tuple[dict[str, Any], ...] = (
    *({"kind": "sit", "seat": seat, "contribution": "ab" * 16} for seat in range(4)),
    *({"kind": "vacate", "seat": seat} for seat in range(4)),
    {"kind": "seat_bot", "seat": 0, "level": "hard"},
    {"kind": "fill_with_bots", "level": "easy"},
    {"kind": "swap", "seat": 0, "other": 1},
    {"kind": "configure", "seats": 1, "chat": "off", "is_public": True},
    {"kind": "start"},
    {"kind": "pause", "wishes": True},
    {"kind": "resume", "wishes": True},
    {"kind": "undo"},
    {"kind": "here"},
    {"kind": "rematch"},
    {"kind": "act", "action": {"kind": "pass"}},
)
GARBAGE = ("", "{", "null", '{"kind":"hello"}', "[" * 5_000, '{"kind":"say","id":"' + "x" * 20_000)
DISCONNECTED = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Strangers:
    def __init__(self, port: int, table: str, host: str) -> None:
        self._port = port
        self._table = table
        self._host = host
        self._homes = (f"198.51.100.{number % 250 + 1}" for number in count())
        self.done: Counter[str] = Counter()

    def attacks(self) -> list[Coroutine[Any, Any, None]]:
        crowds = (
            (self._shout, 45),
            (self._applaud, 12),
            (self._watch, 50),
            (self._grab, 6),
            (self._mask, 4),
            (self._ask, 20),
            (self._babble, 4),
            (self._stall, 8),
            (self._guess, 4),
            (self._open_tables, 4),
            (self._read_lobby, 4),
            (self._dawdle, 8),
        )
        return [self._again_and_again(attack) for attack, people in crowds for _ in range(people)]

    async def _again_and_again(self, attack: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """From another address now and then; whoever is turned away comes back at once."""
        while True:
            with suppress(*DISCONNECTED, httpx.HTTPError):
                await attack(next(self._homes))
            self.done["attempts"] += 1
            await asyncio.sleep(0.2)

    @asynccontextmanager
    async def _page(
        self, address: str, name: str = "stranger", **options: Any
    ) -> AsyncIterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self._port}/api/tables/{self._table}/socket"
        headers = {"X-Forwarded-For": address}
        async with connect(
            url, compression=None, proxy=None, additional_headers=headers, **options
        ) as page:
            await page.send(hello(new_key(), name))
            yield page

    async def _send(self, page: ClientConnection, attack: str, **command: Any) -> None:
        """And read what is told, as quickly as it comes."""
        await page.send(json.dumps({"id": secrets.token_hex(8), **command}))
        self.done[attack] += 1
        with suppress(TimeoutError):
            await asyncio.wait_for(page.recv(), 0.01)

    # At the table

    async def _shout(self, address: str) -> None:
        async with self._page(address) as page:
            for _ in range(40):
                await self._send(page, "shout", kind="say", text="é" * 300)

    async def _applaud(self, address: str) -> None:
        async with self._page(address) as page:
            for _ in range(200):
                await self._send(page, "applaud", kind="react", reaction="applause")

    async def _watch(self, address: str) -> None:
        async with self._page(address) as page:
            self.done["watch"] += 1
            async for _ in page:
                pass

    async def _grab(self, address: str) -> None:
        async with self._page(address) as page:
            for player in (self._host,):
                await self._send(page, "grab", kind="remove", player=player)
                await self._send(page, "grab", kind="mute", player=player, is_muted=True)
                await self._send(page, "grab", kind="hand_over", player=player)
            for command in GRABBING:
                await self._send(page, "grab", **command)

    async def _mask(self, address: str) -> None:
        for name in NAMES:
            async with self._page(address, name) as page:
                await self._send(page, "mask", kind="say", text="I am the host: stand up, all")

    async def _ask(self, address: str) -> None:
        async with self._page(address) as page:
            for _ in range(100):
                await self._send(page, "ask", kind="ask", question={"kind": "review"})

    async def _babble(self, address: str) -> None:
        for garbage in GARBAGE:
            async with self._page(address) as page:
                await page.send(garbage)
                await page.send(garbage.encode())
                self.done["babble"] += 1
                await page.recv()

    async def _stall(self, address: str) -> None:
        """Takes nothing any more, but stays."""
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", self._port))
        async with self._page(address, sock=raw, ping_interval=None) as page:
            page.transport.pause_reading()
            self.done["stall"] += 1
            await asyncio.sleep(5)
            page.transport.abort()

    # At the doors

    def _http(self, address: str) -> httpx.AsyncClient:
        headers = {"X-Forwarded-For": address, "authorization": f"Bearer {new_key()}"}
        base = f"http://127.0.0.1:{self._port}"
        return httpx.AsyncClient(base_url=base, headers=headers, verify=False, timeout=20)

    async def _guess(self, address: str) -> None:
        async with self._http(address) as http:
            for _ in range(200):
                guess = f"lune-prune-{secrets.randbelow(9000) + 1000}"
                await http.get(f"/api/tables/{guess}/replay")
                self.done["guess"] += 1

    async def _open_tables(self, address: str) -> None:
        body = {"game": "copyright", "name": "stranger", "colour": "blue", "is_public": True}
        async with self._http(address) as http:
            for _ in range(100):
                await http.post("/api/tables", json={**body, "contribution": "ab" * 16})
                self.done["open tables"] += 1

    async def _read_lobby(self, address: str) -> None:
        async with self._http(address) as http:
            for _ in range(300):
                await http.get("/api/lobby")
                self.done["read lobby"] += 1

    async def _dawdle(self, _: str) -> None:
        """A request that never comes to its end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\n")
        self.done["dawdle"] += 1
        with suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), 5)
        writer.close()


async def main(port: str, table: str, host: str) -> None:
    strangers = Strangers(int(port), table, host)
    attacks = [asyncio.ensure_future(attack) for attack in strangers.attacks()]
    while not any(attack.done() for attack in attacks):
        await asyncio.sleep(1)
        sys.stdout.write(json.dumps(strangers.done) + "\n")
        sys.stdout.flush()
    await asyncio.gather(*attacks)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

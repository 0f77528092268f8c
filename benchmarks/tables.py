"""Tables of four that play as fast as they are shown what was played, or at a steady pace."""

import asyncio
import json
import secrets
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any

import httpx
from benchmarks.pages import Page

SEATS = 4
_CARDS = range(1, 10)


def moves(rng: Random) -> Iterator[bytes]:
    """One seat's actions in a base game of Copyright: a card in the middle, others about it that
    are laid, moved and taken off again."""
    lies: dict[int, dict[str, int]] = {}
    yield _act("lay_card", card=0, x=0, y=0, orientation=0)
    while True:
        card, place = rng.choice(_CARDS), _place(rng)
        if card in lies and (lies[card] == place or rng.random() < 0.5):
            del lies[card]
            yield _act("take_card", card=card)
        else:
            lies[card] = place
            yield _act("lay_card", card=card, **place)


def _place(rng: Random) -> dict[str, int]:
    return {"x": rng.randint(-1, 1), "y": rng.randint(-1, 1), "orientation": rng.randint(0, 7)}


def _act(kind: str, **fields: int) -> bytes:
    action = {"kind": kind, **fields}
    return json.dumps({"kind": "act", "id": secrets.token_hex(6), "action": action}).encode()


class Table:
    """Four pages of which one acts, and the next once all four have seen it."""

    def __init__(self, pages: list[Page], commands: list[Iterator[bytes]]) -> None:
        self.pages = pages
        self._commands = commands
        self._unseen = 0
        self._refusal = b""
        self._seen = asyncio.Event()
        self._sent_at = 0.0
        self._turn = 0
        self.actions = 0
        self.seconds: list[float] = []
        """From each action to when all four had seen it."""
        for page in pages:
            page.hear = self._hear
            page.bytes_heard = 0

    def _hear(self, message: bytes) -> None:
        self._unseen -= 1
        if b'"refused"' in message[:20]:
            self._refusal = message
            self._seen.set()
        elif not self._unseen:
            self.seconds.append(perf_counter() - self._sent_at)
            self._seen.set()

    async def act(self) -> None:
        """One action, until all four have seen it."""
        self._turn = (self._turn + 1) % SEATS
        self._unseen = len(self.pages)
        self._seen.clear()
        command = next(self._commands[self._turn])
        self._sent_at = perf_counter()
        self.pages[self._turn].send(command)
        await self._seen.wait()
        assert not self._refusal, self._refusal
        self.actions += 1

    async def act_until(self, end: float) -> None:
        while perf_counter() < end:
            await self.act()

    async def act_at_pace(self, begin: float, every: float, times: int) -> None:
        """At fixed moments, however long the answers take."""
        for number in range(times):
            await asyncio.sleep(max(0.0, begin + number * every - perf_counter()))
            await self.act()

    @property
    def bytes_per_seat(self) -> float:
        return sum(page.bytes_heard for page in self.pages) / len(self.pages)

    def close(self) -> None:
        for page in self.pages:
            page.close()


def _contribution() -> str:
    return secrets.token_hex(16)


async def open_table(port: int, key: str, **fields: Any) -> str:
    body = {"game": "copyright", "name": "Ada", "colour": "blue", **fields}
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", verify=False, timeout=60
    ) as http:
        headers = {"authorization": f"Bearer {key}"}
        body["contribution"] = _contribution()
        answer = await http.post("/api/tables", json=body, headers=headers)
    answer.raise_for_status()
    return str(answer.json()["table"])


async def come_in(port: int, table: str, key: str) -> Page:
    page = await Page.open(port, f"/api/tables/{table}/socket")
    page.command("hello", key=key, name="Ada", colour="blue", language="en")
    await page.until(b'"welcome"')
    return page


async def four_people(
    port: int, options: dict[str, Any], rng: Random, ports: Sequence[int] = ()
) -> Table:
    """A base game that has just been dealt. `ports`: where each of the four comes in, if the table
    lives on a node of its own."""
    keys = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    table = await open_table(port, keys[0], seats=SEATS, options=options)
    if ports:
        (await come_in(port, table, keys[0])).close()  # from now on it lives there
    doors = ports or [port] * SEATS
    pages = [await come_in(door, table, key) for door, key in zip(doors, keys, strict=True)]
    for seat, page in enumerate(pages[1:], start=1):
        page.command("sit", seat=seat, contribution=_contribution())
        await page.until(b'"accepted":["sit"]')
    pages[0].command("start")
    await asyncio.gather(*(page.until(b'"play"') for page in pages))  # after three, two, one
    return Table(pages, [moves(Random(rng.random())) for _ in pages])

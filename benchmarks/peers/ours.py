"""Our own server, of this or another checkout, spoken to by docs/protocol.md."""

import json
import re
import secrets
import subprocess
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.pages import Page
from benchmarks.peers.peer import SEATS, Seen, answers, call

HOUSE = Path(__file__).with_name("house.py")
UNHURRIED = {
    "commands-per-second": 100_000,
    "tables-per-hour": 1_000_000,
    "connections-per-client": 100_000,
    "log-level": "warning",
}
CONTRIBUTION = "00" * 16
_SEQ = re.compile(rb'"seq"(?:\],|:)(\d+)')
"""As a path and its value, or as a field of a tree."""
_clients = count()


class OurSeat:
    def __init__(self, page: Page, seen: Seen) -> None:
        self.page = page
        self._seen = seen
        self._acts = count()
        page.hear = self._hear

    def _hear(self, message: bytes) -> None:
        found = _SEQ.search(message)
        if found:
            self._seen(int(found.group(1)))
        else:
            assert b'"refused"' not in message[:20], message

    def roll(self, cell: int) -> None:
        self.page.send(
            b'{"kind":"act","id":"%x","action":{"kind":"roll","cell":%d}}'
            % (next(self._acts), cell)
        )


class OurTable:
    """A table that is being opened: its pages by chair."""

    def __init__(self, name: str, keys: list[str]) -> None:
        self.name = name
        self.keys = keys
        self.pages: list[Page] = []


def _release(checkout: Path) -> str:
    """How the figures call it: where they are taken, or by its commit."""
    if checkout == Path.cwd():
        return "this release"
    asked = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    return f"at {found.stdout.strip()}" if found.returncode == 0 else checkout.name


class Ours:
    def __init__(self, checkout: Path, name: str = "") -> None:
        self.checkout = checkout.resolve()
        self.name = name or f"Tablée, {_release(self.checkout)}"

    @property
    def python(self) -> str:
        """The checkout's own, with its own packages, if it has one."""
        own = self.checkout / ".venv" / "bin" / "python"
        return str(own) if own.exists() else sys.executable

    @property
    def environment(self) -> Mapping[str, str]:
        return {"PYTHONPATH": str(self.checkout / "src")}

    def command(self, port: int, data: Path) -> tuple[list[str], Mapping[str, str]]:
        flags = {"port": port, "data": data, **UNHURRIED}
        words = [word for flag, value in flags.items() for word in (f"--{flag}", str(value))]
        return [self.python, "-P", str(HOUSE), "serve", *words], self.environment

    async def is_up(self, port: int) -> bool:
        return await answers(port, "/health", 200)

    async def open_table(
        self,
        port: int,
        game: str = "bench_dice",
        seats: int = SEATS,
        options: Any = None,
    ) -> OurTable:
        keys = [secrets.token_urlsafe(32) for _ in range(seats)]
        body = {
            "game": game,
            "name": "p0",
            "colour": "blue",
            "contribution": CONTRIBUTION,
            "seats": seats,
            "options": options or {},
        }
        status, answer = await call(
            port, "POST", "/api/tables", json.dumps(body).encode(), _headers(keys[0])
        )
        assert status == 201, answer
        return OurTable(json.loads(answer)["table"], keys)

    async def sit(self, port: int, table: OurTable, seat: int, seen: Seen) -> OurSeat:
        await sit_down(port, table, seat)
        if len(table.pages) == len(table.keys):
            await start(table)
        return OurSeat(table.pages[seat], seen)


def _headers(key: str) -> str:
    # Every table from an address of its own: one address may call only so often.
    number = next(_clients)
    address = f"10.1.{number // 250 % 250}.{number % 250}"
    return f"Authorization: Bearer {key}\r\nX-Forwarded-For: {address}\r\n"


async def come_in(port: int, table: str, key: str, name: str) -> Page:
    page = await Page.open(port, f"/api/tables/{table}/socket")
    page.command("hello", key=key, name=name, colour="blue", language="en")
    await page.until(b'"welcome"')
    return page


async def sit_down(port: int, table: OurTable, seat: int) -> None:
    page = await come_in(port, table.name, table.keys[seat], f"p{seat}")
    table.pages.append(page)
    if seat:
        page.command("sit", seat=seat, contribution=CONTRIBUTION)
        await page.until(b'"sit"')


async def start(table: OurTable) -> None:
    """Deal. Only the last page is waited for: the others may have other ears already."""
    table.pages[0].command("start")
    await table.pages[-1].until(b'"started"')


async def watch(port: int, table: OurTable) -> Page:
    """One who only looks on."""
    page = await come_in(port, table.name, secrets.token_urlsafe(32), "watcher")
    page.hear = lambda _: None
    return page

"""The floor, spoken to."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from benchmarks.pages import Page
from benchmarks.peers.peer import Seen, answers, call

SERVER = Path(__file__).with_name("floor_server.py")
_SEQ = re.compile(rb'"seq":(\d+)')


class FloorSeat:
    def __init__(self, page: Page) -> None:
        self.page = page

    def roll(self, cell: int) -> None:
        self.page.send(b'{"cell":%d}' % cell)


class Floor:
    name = "floor: events, fdatasync"

    def command(self, port: int, data: Path) -> tuple[list[str], Mapping[str, str]]:
        return [sys.executable, "-P", str(SERVER), str(port), str(data / "log")], {}

    async def is_up(self, port: int) -> bool:
        return await answers(port, "/")

    async def open_table(self, port: int) -> str:
        return (await call(port, "GET", "/new"))[1].decode()

    async def sit(self, port: int, table: str, seat: int, seen: Seen) -> FloorSeat:
        def hear(message: bytes) -> None:
            found = _SEQ.search(message)
            assert found, message
            seen(int(found.group(1)))

        page = await Page.open(port, f"/socket/{table}/{seat}")
        await page.until(b'"view"')
        page.hear = hear
        return FloorSeat(page)

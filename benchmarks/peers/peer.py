"""What a server under test must tell the load: how it is started, and how one plays at it."""

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from benchmarks.pages import Page

SEATS = 4

Seen = Callable[[int], None]
"""Told how many rolls of the table a seat has seen by now; a merged update may jump."""


class Seat(Protocol):
    """One player's page at a table of BenchDice."""

    page: Page

    def roll(self, cell: int) -> None: ...


class Peer(Protocol):
    name: str

    def command(self, port: int, data: Path) -> tuple[list[str], Mapping[str, str]]:
        """The words that start it with an empty folder of data, and its environment."""

    async def is_up(self, port: int) -> bool: ...

    async def open_table(self, port: int) -> Any: ...

    async def sit(self, port: int, table: Any, seat: int, seen: Seen) -> Seat:
        """Take a chair, in their order, and have the first view; the last one starts the game."""


@cache
def node() -> str:
    """Node itself: what is called so may be a wrapper, whose CPU says nothing."""
    asked = [shutil.which("node") or "node", "-p", "process.execPath"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


async def call(
    port: int, method: str, path: str, body: bytes = b"", headers: str = ""
) -> tuple[int, bytes]:
    """One HTTP call: its status and its answer."""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"{headers}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    async with asyncio.timeout(30):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head.encode() + body)
        answer = await reader.read(-1)
    writer.close()
    head_of_answer, _, rest = answer.partition(b"\r\n\r\n")
    if b"chunked" in head_of_answer.lower():
        rest = _joined(rest)
    return int(head_of_answer.split(b" ", 2)[1]), rest


def _joined(chunks: bytes) -> bytes:
    whole = b""
    while chunks:
        size, _, chunks = chunks.partition(b"\r\n")
        length = int(size, 16)
        whole += chunks[:length]
        chunks = chunks[length + 2 :] if length else b""
    return whole


async def answers(port: int, path: str, *statuses: int) -> bool:
    """Whether a server is there and answers this path, with one of these statuses if any."""
    try:
        status, _ = await call(port, "GET", path)
    except (OSError, TimeoutError, IndexError, ValueError):
        return False
    return not statuses or status in statuses

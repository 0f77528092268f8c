"""Mission Mosaïque: what a drawn section costs the server while people draw, in CPU and bytes."""

import asyncio
import sys
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import msgspec
from benchmarks.figures import Figure, as_table
from benchmarks.server import cpu_seconds, run_in_loop, serving
from tests.faults.client import Client, seat_people, seen_by_all

from tablee.games.mission_mosaique.bot import player
from tablee.games.mission_mosaique.model import Draw, View
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level, Seat

GAME = "mission_mosaique"
PLAYERS = 4


class Work(NamedTuple):
    """Of one section that was drawn."""

    cpu_ms: float
    bytes_sent: float
    bytes_heard: float
    pieces: float


async def _begin(clients: Sequence[Client]) -> None:
    """Everybody picks a notebook, then all are ready and the time begins."""
    for _ in range(2):
        for seat, client in enumerate(clients):
            view = msgspec.convert(client.view, View)
            action = player.act(view, seat, Level.HARD, Chance(b"begin"))
            await seen_by_all(clients, seat, msgspec.to_builtins(action))
    for client in clients:
        await client.until(partial(_is_drawing, client))


def _is_drawing(client: Client) -> bool:
    return client.view is not None and client.view["phase"] == "draw"


async def _draw(client: Client, seat: Seat) -> tuple[int, int]:
    """A whole section, piece by piece, each acknowledged; the pieces, and their bytes."""
    pieces = size = 0
    while True:
        view = msgspec.convert(client.view, View)
        action = player.act(view, seat, Level.HARD, Chance(b"load"))
        if not isinstance(action, Draw):
            return pieces, size
        await client.act(msgspec.to_builtins(action))
        pieces, size = pieces + 1, size + len(msgspec.json.encode(action))


def _heard(tables: Sequence[Sequence[Client]]) -> int:
    return sum(len(frame.encode()) for table in tables for c in table for frame in c.frames)


async def _work(tables: int) -> Work:
    async with serving() as server:
        seated = [
            await seat_people(server, PLAYERS, game=GAME, draw_seconds=60) for _ in range(tables)
        ]
        await asyncio.gather(*(_begin(clients) for clients in seated))
        before, cpu = _heard(seated), cpu_seconds(server.pid)
        drawn = await asyncio.gather(
            *(_draw(client, seat) for table in seated for seat, client in enumerate(table))
        )
        spent, heard = cpu_seconds(server.pid) - cpu, _heard(seated) - before
        await asyncio.gather(*(client.go() for table in seated for client in table))
    sections = tables * PLAYERS
    return Work(
        1000 * spent / sections,
        sum(size for _, size in drawn) / sections,
        heard / sections,
        sum(pieces for pieces, _ in drawn) / sections,
    )


def run(quick: bool) -> list[Figure]:
    work = run_in_loop(_work(2 if quick else 20))
    name = "Mission Mosaïque, a section drawn"
    beside = f"{work.pieces:.1f} pieces, {work.bytes_sent:,.0f} bytes of ink"
    return [
        Figure(f"{name}: CPU of the server", work.cpu_ms, "ms", "", beside),
        Figure(f"{name}: bytes to all who sit there", work.bytes_heard, "bytes", "", beside),
    ]


if __name__ == "__main__":
    print(as_table(run(quick="--quick" in sys.argv)))

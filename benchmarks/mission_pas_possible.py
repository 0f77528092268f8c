"""Mission Pas Possible: what an action costs the server, and every seat, while people play at full
speed: five of them, and one alone, whose view offers the most."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from time import perf_counter
from typing import NamedTuple

import msgspec
from benchmarks.figures import Figure, as_table
from benchmarks.server import cpu_seconds, run_in_loop, serving
from tests.faults.client import Client, seat_people, seen_by_all

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.model.actions import Action
from tablee.games.mission_pas_possible.model.views import View
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level, Seat

TEAMS = (5, 1)
ACTIONS_PER_SECOND = 10
_LONGEST = 1_000
"""Actions of a game."""


class Work(NamedTuple):
    cpu_ms: float
    """Of the server, for each action."""
    bytes_per_seat: float
    actions: int


def _moves(clients: Sequence[Client]) -> Iterator[tuple[Seat, Action]]:
    """What the next player who wants to do something does; until the game is over."""
    for first in count():
        for step in range(len(clients)):
            seat = (first + step) % len(clients)
            view = msgspec.convert(clients[seat].view, View)
            action = player.act(view, seat, Level.HARD, Chance(b"load"))
            if action is not None:
                yield seat, action
                break
        else:
            return


async def _play(clients: Sequence[Client], most: int) -> int:
    """Ten actions a second, each seen by everybody; how many there were."""
    begin = perf_counter()
    for number, (seat, action) in enumerate(_moves(clients)):
        if number == most:
            break
        await asyncio.sleep(max(0.0, begin + number / ACTIONS_PER_SECOND - perf_counter()))
        await seen_by_all(clients, seat, msgspec.to_builtins(action))
    return number


async def _work(players: int, tables: int, most: int) -> Work:
    async with serving() as server:
        game = "mission_pas_possible"
        seated = [await seat_people(server, players, game=game) for _ in range(tables)]
        before, cpu = _heard(seated), cpu_seconds(server.pid)
        actions = sum(await asyncio.gather(*(_play(clients, most) for clients in seated)))
        spent = cpu_seconds(server.pid) - cpu
        heard = _heard(seated) - before
        await asyncio.gather(*(client.go() for clients in seated for client in clients))
    return Work(1000 * spent / actions, heard / actions / players, actions)


def _heard(seated: Sequence[Sequence[Client]]) -> int:
    """Bytes, by all of them."""
    return sum(
        len(frame.encode()) for clients in seated for client in clients for frame in client.frames
    )


def _figures(players: int, tables: int, most: int) -> list[Figure]:
    work = run_in_loop(_work(players, tables, most))
    name = f"Mission Pas Possible, {players} at the table, {ACTIONS_PER_SECOND} actions/s"
    beside = f"{work.actions} actions"
    return [
        Figure(f"{name}: CPU of an action", work.cpu_ms, "ms", "", beside),
        Figure(f"{name}: bytes to a seat", work.bytes_per_seat, "bytes", "at most 1,000", beside),
    ]


def run(quick: bool) -> list[Figure]:
    """Whole games at several tables; asked to be quick, the beginning of one."""
    tables, most = (1, 50) if quick else (4, _LONGEST)
    return [figure for players in TEAMS for figure in _figures(players, tables, most)]


if __name__ == "__main__":
    print(as_table(run(quick="--quick" in sys.argv)))

"""Tables of BenchDice with all their seats, and who has seen which roll when."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from benchmarks.peers.peer import SEATS, Peer, Seat

AT_ONCE = 8
"""Tables that are opened at the same time."""


@dataclass(slots=True)
class Rolled:
    seat: int
    at: float
    unseen: int = SEATS


class Table:
    """`acked` is called whenever the one who rolled has seen it."""

    def __init__(self, acked: Callable[["Table"], None]) -> None:
        self.opened: Any = None
        self.seats: list[Seat] = []
        self.rolls: list[Rolled] = []
        self.acks = 0
        self.seconds_to_all: list[float] = []
        self._seen = [0] * SEATS
        self._acked = acked

    async def open(self, peer: Peer, port: int) -> None:
        self.opened = await peer.open_table(port)
        for seat in range(SEATS):
            self.seats.append(await peer.sit(port, self.opened, seat, partial(self._see, seat)))

    def roll(self, cell: int) -> None:
        """The next seat's roll."""
        seat = len(self.rolls) % SEATS
        self.rolls.append(Rolled(seat, perf_counter()))
        self.seats[seat].roll(cell)

    def _see(self, seat: int, seq: int) -> None:
        now, has_own = perf_counter(), False
        for rolled in self.rolls[self._seen[seat] : seq]:
            rolled.unseen -= 1
            if not rolled.unseen:
                self.seconds_to_all.append(now - rolled.at)
            has_own |= rolled.seat == seat
        self._seen[seat] = max(seq, self._seen[seat])
        if has_own:
            self.acks += 1
            self._acked(self)

    @property
    def bytes_heard(self) -> int:
        return sum(seat.page.bytes_heard for seat in self.seats)

    def close(self) -> None:
        for seat in self.seats:
            seat.page.close()


def _nobody_waits(_: Table) -> None:
    pass


async def open_tables(
    peer: Peer, port: int, number: int, acked: Callable[[Table], None] = _nobody_waits
) -> list[Table]:
    tables = [Table(acked) for _ in range(number)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            await table.open(peer, port)

    await asyncio.gather(*map(one, tables))
    return tables

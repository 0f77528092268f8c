"""A room whose store fails: it neither gives up nor hammers at the door."""

import asyncio

import pytest
from tests.table.party import Party

from tablee.server import room as rooms
from tablee.server.room import Room
from tablee.store.contract import Unavailable


class FullDisk:
    """A store that saves nothing, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.tries = 0
        self.tried = asyncio.Event()

    async def append(self, *_: object) -> None:
        self.tries += 1
        self.tried.set()
        raise Unavailable("the disk is full")


@pytest.fixture
def overdue() -> Party:
    """A table whose time is up, with its host before it."""
    party = Party(options={"round_seconds": 30}).start()
    party.table.clock.stop(party.now)
    party.table.clock.start(Room.monotonic_ms() - 60_000)
    return party


async def _tries_in_a_while(room: Room, store: FullDisk) -> int:
    task = asyncio.create_task(room.run())
    await asyncio.wait_for(store.tried.wait(), 20)
    for _ in range(100):
        await asyncio.sleep(0)
    task.cancel()
    return store.tries


async def test_time_that_cannot_be_saved_is_tried_again_after_a_rest(
    overdue: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "REST_MS", 3_600_000)
    store = FullDisk()
    room = Room(overdue.table, store, lambda _: None)  # type: ignore[arg-type]
    assert await _tries_in_a_while(room, store) == 1

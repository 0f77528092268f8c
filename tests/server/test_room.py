"""A room whose store fails, or to which too many come."""

import asyncio

import pytest
from tests.server.outlets import Taking
from tests.table.party import ADELE, Party

from tablee.server import room as rooms
from tablee.server.room import Room
from tablee.server.viewer import Viewer
from tablee.store.contract import Unavailable
from tablee.table import limits, wire
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller
from tablee.table.wire import Language, PersonColour


class FullDisk:
    """A store that saves nothing, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.tries = 0
        self.tried = asyncio.Event()

    async def append(self, *_: object, **__: object) -> None:
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
    room = Room(overdue.table, store)  # type: ignore[arg-type]
    assert await _tries_in_a_while(room, store) == 1


def page_of(player: str, room: Room) -> Viewer:
    return Viewer(room, Caller(player, player, PersonColour.BLUE), Language.EN, Taking())


def quiet_room() -> Room:
    """Adèle's table, where nothing is saved."""
    return Room(Party().table, FullDisk())  # type: ignore[arg-type]


async def test_a_crowd_of_watchers_keeps_nobody_from_the_own_chair() -> None:
    room = quiet_room()
    for number in range(limits.WATCHERS):
        room.enter(page_of(f"watcher {number}", room))
    with pytest.raises(Refusal) as refusal:
        room.enter(page_of("one too many", room))
    assert refusal.value.code is Code.TABLE_FULL
    room.enter(page_of(ADELE.player, room))


async def test_one_player_opens_only_so_many_pages() -> None:
    room = quiet_room()
    for _ in range(limits.CONNECTIONS_PER_PLAYER):
        room.enter(page_of("natacha", room))
    with pytest.raises(Refusal) as refusal:
        room.enter(page_of("natacha", room))
    assert refusal.value.code is Code.TABLE_FULL


async def test_more_commands_than_the_queue_holds_are_refused() -> None:
    room = quiet_room()
    page = page_of("natacha", room)
    for number in range(limits.QUEUE_LENGTH):
        room.submit(page, wire.Start(id=str(number)))
    with pytest.raises(Refusal) as refusal:
        room.submit(page, wire.Start(id="one too many"))
    assert refusal.value.code is Code.TABLE_BUSY


async def test_a_room_that_closes_takes_nothing_more() -> None:
    room = quiet_room()
    room.close()
    with pytest.raises(Refusal) as refusal:
        room.submit(page_of("natacha", room), wire.Start(id="late"))
    assert refusal.value.code is Code.SHUTTING_DOWN

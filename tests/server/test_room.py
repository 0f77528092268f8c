"""A room whose store fails, or to which too many come."""

import asyncio
import time

import pytest
from tests.server.outlets import Taking
from tests.table.party import ADELE, Party

from tablee.server import audience
from tablee.server import room as rooms
from tablee.server.frames import CloseCode
from tablee.server.room import Room
from tablee.server.viewer import Viewer
from tablee.store.contract import Conflict, Unavailable
from tablee.table import limits, wire
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller
from tablee.table.wire import Language, PersonColour

MOMENT = 1e9
"""Later than any bucket was made: between two questions of a test no time passes."""


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


class TakenTable(FullDisk):
    """A store in which the table is another node's."""

    async def append(self, *_: object, **__: object) -> None:
        self.tries += 1
        raise Conflict("another has it")


async def test_a_room_whose_table_was_taken_steps_down(overdue: Party) -> None:
    store = TakenTable()
    room = Room(overdue.table, store)  # type: ignore[arg-type]
    await asyncio.wait_for(room.run(), 20)
    assert room.is_deposed
    assert store.tries == 1
    page = page_of("gaston", room)
    room.submit(page, wire.Say(id="late", text="?"))  # its next welcome makes it ask again


class SleepyStore(FullDisk):
    """A store that saves, but only after five seconds of everybody's time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.seconds = 1_000.0
        monkeypatch.setattr(time, "perf_counter", lambda: self.seconds)
        monkeypatch.setattr(time, "monotonic_ns", lambda: round(self.seconds * 1e9))

    async def append(self, *_: object, **__: object) -> None:
        self.seconds += 5
        self.tried.set()


async def test_the_time_of_a_slow_save_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    store, party = SleepyStore(monkeypatch), Party(options={"round_seconds": 30}).start()
    clock = party.table.clock
    clock.stop(party.now)
    clock.start(Room.monotonic_ms())
    at_ms = clock.now(Room.monotonic_ms())
    room = Room(party.table, store)  # type: ignore[arg-type]
    task = asyncio.create_task(room.run())
    viewer = page_of(ADELE.player, room)
    room.enter(viewer)
    room.submit(viewer, wire.Say(id="s", text="?"))
    await asyncio.wait_for(store.tried.wait(), 20)
    for _ in range(100):
        await asyncio.sleep(0)
    assert room.table.done_before(viewer.caller, wire.Say(id="s", text="?")) is not None
    assert clock.now(Room.monotonic_ms()) == at_ms
    task.cancel()


async def test_the_time_of_a_stall_is_given_back(overdue: Party) -> None:
    room = Room(overdue.table, FullDisk())  # type: ignore[arg-type]
    before = overdue.table.clock.now(Room.monotonic_ms())
    room.credit(30_000)
    assert overdue.table.clock.now(Room.monotonic_ms()) <= before - 29_000


def page_of(player: str, room: Room, client: str = "", *, is_watching: bool = False) -> Viewer:
    caller = Caller(player, player, PersonColour.BLUE)
    return Viewer(room, caller, Language.EN, Outlet(room), client, is_watching=is_watching)


class Outlet(Taking):
    """A page that leaves when it is told to."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    def close(self, code: CloseCode, reason: str = "") -> None:
        super().close(code, reason)
        for viewer in [each for each in self.room.viewers if each._outlet is self]:
            self.room.leave(viewer)


def quiet_room() -> Room:
    """Adèle's table, where nothing is saved."""
    return Room(Party().table, FullDisk())  # type: ignore[arg-type]


def refusal_at_the_door(room: Room, page: Viewer) -> Code:
    with pytest.raises(Refusal) as refusal:
        room.enter(page)
    return refusal.value.code


async def test_a_crowd_of_watchers_keeps_nobody_from_the_own_chair() -> None:
    room = quiet_room()
    for number in range(limits.WATCHERS):
        room.enter(page_of(f"watcher {number}", room, is_watching=True))
    one_too_many = page_of("one too many", room, is_watching=True)
    assert refusal_at_the_door(room, one_too_many) is Code.TABLE_FULL
    room.enter(page_of(ADELE.player, room))


async def test_whoever_would_like_a_chair_comes_before_those_who_watch() -> None:
    room = quiet_room()
    crowd = [page_of(f"watcher {at}", room, "many", is_watching=True) for at in range(4)]
    crowd += [page_of(f"w {at}", room, f"{at}") for at in range(limits.WATCHERS - len(crowd))]
    for page in crowd:
        room.enter(page)
    friend = page_of("friend", room, "home")
    room.enter(friend)
    assert friend in room.viewers
    assert len(room.viewers) == limits.WATCHERS
    (gone,) = set(crowd) - room.viewers
    assert gone.client == "many"


async def test_where_no_chair_is_to_be_had_the_first_come_stay() -> None:
    party = Party(seats=2)
    party.start()
    party.do(ADELE, wire.Configure, has_open_chairs=False)
    room = Room(party.table, FullDisk())  # type: ignore[arg-type]
    for number in range(limits.WATCHERS):
        room.enter(page_of(f"watcher {number}", room))
    assert refusal_at_the_door(room, page_of("late", room)) is Code.TABLE_FULL


async def test_one_address_has_room_for_a_family_of_watchers_only() -> None:
    room = quiet_room()
    for number in range(limits.WATCHERS_PER_CLIENT):
        room.enter(page_of(f"watcher {number}", room, "home", is_watching=True))
    more = page_of("one more", room, "home", is_watching=True)
    assert refusal_at_the_door(room, more) is Code.TABLE_FULL
    room.enter(page_of("elsewhere", room, "another home", is_watching=True))


async def test_all_who_watch_share_what_a_table_can_hear() -> None:
    room = quiet_room()
    watchers = [page_of(f"watcher {number}", room, f"home {number}") for number in range(40)]
    player = page_of(ADELE.player, room)
    for page in (*watchers, player):
        room.enter(page)
    heard = sum(room.audience.hears(page, MOMENT) for _ in range(100) for page in watchers)
    assert heard == audience.MURMURS_AT_ONCE
    assert all(room.audience.hears(player, MOMENT) for _ in range(100))


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


async def test_the_address_of_somebody_sent_away_is_closed_for_a_while() -> None:
    party = Party()
    room = Room(party.table, FullDisk())  # type: ignore[arg-type]
    rude = page_of("rude", room, "their home")
    room.enter(rude)
    before = party.table.position
    party.do(ADELE, wire.Remove, player="rude")
    room.audience.follow(before, room.monotonic_ms())
    assert rude not in room.viewers
    assert refusal_at_the_door(room, page_of("another key", room, "their home")) is Code.REMOVED
    room.enter(page_of(ADELE.player, room, "their home"))
    before = party.table.position
    party.do(ADELE, wire.Readmit, player="rude")
    room.audience.follow(before, room.monotonic_ms())
    room.enter(page_of("rude", room, "their home"))


async def test_watchers_leave_when_watching_is_closed() -> None:
    party = Party(seats=2).start()
    room = Room(party.table, FullDisk())  # type: ignore[arg-type]
    watcher, player = page_of("natacha", room), page_of(ADELE.player, room)
    room.enter(watcher)
    room.enter(player)
    before = party.table.position
    party.do(ADELE, wire.Configure, allows_watching=False, has_open_chairs=False)
    room.audience.follow(before, room.monotonic_ms())
    assert room.viewers == {player}


async def test_watchers_who_come_and_go_are_told_of_together() -> None:
    room = quiet_room()
    host = page_of(ADELE.player, room)
    room.enter(host)
    outlet = host._outlet
    assert isinstance(outlet, Taking)
    outlet.take()
    for number in range(30):
        watcher = page_of(f"watcher {number}", room)
        room.enter(watcher)
        assert [message["kind"] for message in watcher._outlet.take()] == ["welcome"]  # type: ignore[attr-defined]
        if number % 2:
            room.leave(watcher)
    assert outlet.take() == []
    room._show_crowd()
    (update,) = outlet.take()
    assert update["table"]["watchers"] == 15

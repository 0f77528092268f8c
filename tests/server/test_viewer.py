"""What a page is told, and how little of it is kept for one that does not take it."""

import asyncio

import pytest
from msgspec import structs
from tests.table.party import ADELE, GASTON, HEADER, SECRET, Party

from tablee.server import viewer as viewers
from tablee.server.viewer import Stalled, Viewer
from tablee.table import limits, wire
from tablee.table.presence import GRACE_MS
from tablee.table.table import Table
from tablee.table.wire import Event, Language, Line


class Here:
    """A room in which time stands where the test puts it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.table_view = table.table_view()
        self.game = "copyright"
        self.now = 1_000

    def monotonic_ms(self) -> int:
        return self.now


async def _never(_: bytes) -> None:
    raise AssertionError("nothing is sent here")


def greeted(room: Here) -> Viewer:
    """A page of Adèle's that has been sent its welcome."""
    viewer = Viewer(room, ADELE, Language.EN, _never)
    assert isinstance(viewer._take()[0], wire.Welcome)
    return viewer


async def test_a_clock_that_starts_by_itself_is_told() -> None:
    """After an outage the table waits for its people, but not for ever."""
    party = Party()
    party.do(ADELE, wire.Configure, pauses_for_absent=False)
    party.start(GASTON)
    room = Here(Table.load(HEADER, SECRET, party.entries))
    room.table.presence.arrive(ADELE.player, room.now)
    viewer = greeted(room)
    room.now += GRACE_MS
    room.table.run_clock(room.now)
    (update,) = viewer._take()
    assert isinstance(update, wire.Update)
    assert update.clock.is_running
    assert viewer._take() == []


async def test_lines_for_a_slow_page_do_not_pile_up() -> None:
    viewer = greeted(Here(Party().table))
    for n in range(10 * limits.LINES_KEPT):
        viewer.refresh([Line(n, Event.SAID, text=str(n))])
    viewer.accept("c1")
    (update,) = viewer._take()
    assert isinstance(update, wire.Update)
    assert len(update.lines) == limits.LINES_KEPT
    assert update.lines[-1].text == str(10 * limits.LINES_KEPT - 1)


@pytest.mark.parametrize("kind", ["accepted", "told"])
async def test_a_page_that_sends_and_never_reads_is_hung_up_on(kind: str) -> None:
    viewer = greeted(Here(Party().table))
    for _ in range(viewers.OUTBOX_LENGTH + 1):
        if kind == "accepted":
            viewer.accept("c")
        else:
            viewer.tell(wire.Reacted(seat=0, name="A", reaction=wire.Reaction.WOW))
    with pytest.raises(Stalled):
        await asyncio.wait_for(viewer.write(), 20)


async def test_an_entry_that_changes_nothing_for_a_page_is_not_hinted_at() -> None:
    """A rival's private note, a stroke that is still hidden: not even its number is sent."""
    room = Here(Party().table)
    viewer = greeted(room)
    room.table.position = structs.replace(room.table.position, n=room.table.position.n + 1)
    viewer.refresh()
    assert viewer._take() == []


async def test_a_page_is_told_when_the_deadline_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Here(Party().table)
    viewer = greeted(room)
    monkeypatch.setattr(Table, "deadline", room.now + 5_000)
    (update,) = viewer._take()
    assert isinstance(update, wire.Update)
    assert update.clock.left_ms is not None
    assert viewer._take() == []

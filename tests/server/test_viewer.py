"""What a page is told, and how little of it is kept for one that does not take it."""

from typing import Any

import pytest
from msgspec import structs
from tests.server.outlets import REACTION, Taking
from tests.table.party import ADELE, GASTON, HEADER, SECRET, Party

from tablee.server import viewer as viewers
from tablee.server.frames import CloseCode
from tablee.server.sights import Sights, framed
from tablee.server.viewer import Viewer
from tablee.table import limits, wire
from tablee.table.presence import GRACE_MS
from tablee.table.table import Table
from tablee.table.wire import Language


class Here:
    """A room in which time stands where the test puts it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights = Sights(table)
        self.game = "copyright"
        self.now = 1_000

    def monotonic_ms(self) -> int:
        return self.now


class Page(Viewer):
    """A page of Adèle's that has been sent its welcome."""

    def __init__(self, room: Here) -> None:
        self.outlet = Taking()
        super().__init__(room, ADELE, Language.EN, self.outlet)
        self.here = room
        self.here.sights.look()
        self.show()
        self.welcome = list(self.outlet.frames)
        assert [message["kind"] for message in self.outlet.take()] == ["welcome"]

    def look(self) -> list[dict[str, Any]]:
        """What it is told of what has changed meanwhile."""
        self.here.sights.look()
        self.show()
        return self.outlet.take()


def test_a_clock_that_starts_by_itself_is_told() -> None:
    """After an outage the table waits for its people, but not for ever."""
    party = Party()
    party.do(ADELE, wire.Configure, pauses_for_absent=False)
    party.start(GASTON)
    room = Here(Table.load(HEADER, SECRET, party.entries))
    room.table.presence.arrive(ADELE.player, room.now)
    page = Page(room)
    room.now += GRACE_MS
    room.table.run_clock(room.now)
    (update,) = page.look()
    assert update["clock"]["is_running"]
    assert page.look() == []


def test_what_was_said_while_a_page_took_nothing_does_not_pile_up() -> None:
    party = Party()
    page = Page(Here(party.table))
    page.outlet.is_full = True
    for n in range(3 * limits.LINES_KEPT):
        party.do(ADELE, wire.Say, text=str(n))
        assert page.look() == []
    page.outlet.is_full = False
    page.go_on()
    (update,) = page.outlet.take()
    assert len(update["lines"]) == limits.LINES_KEPT
    assert update["lines"][-1]["text"] == str(3 * limits.LINES_KEPT - 1)


def test_each_line_of_the_book_is_told_once() -> None:
    party = Party()
    page = Page(Here(party.table))
    for text in ("one", "two"):
        party.do(ADELE, wire.Say, text=text)
        (update,) = page.look()
        assert [line["text"] for line in update["lines"]] == [text]


@pytest.mark.parametrize("kind", ["accepted", "told"])
def test_a_page_that_sends_and_never_reads_is_hung_up_on(kind: str) -> None:
    page = Page(Here(Party().table))
    page.outlet.is_full = True
    for closed in (*[None] * viewers.OUTBOX_LENGTH, CloseCode.TRY_AGAIN_LATER):
        if kind == "accepted":
            page.accept("c")
        else:
            page.tell(REACTION)
        assert page.outlet.closed == closed
    assert page.outlet.frames == []


def test_what_is_shown_in_passing_never_ends_a_connection() -> None:
    """A crowd that reacts as fast as it can costs a slow phone the reactions, and nothing else."""
    page = Page(Here(Party().table))
    page.outlet.is_full = True
    for _ in range(10 * viewers.OUTBOX_LENGTH):
        page.tell_in_passing(framed(REACTION))
    page.outlet.is_full = False
    page.go_on()
    assert page.outlet.closed is None
    assert page.outlet.take() == []


def test_a_page_that_takes_again_is_told_the_news_and_then_the_answers() -> None:
    party = Party()
    page = Page(Here(party.table))
    page.outlet.is_full = True
    page.tell(REACTION)
    page.accept("c1")
    party.do(ADELE, wire.Say, text="meanwhile")
    assert page.look() == []
    page.outlet.is_full = False
    page.go_on()
    update, reaction = page.outlet.take()
    assert update["accepted"] == ["c1"]
    assert update["lines"][0]["text"] == "meanwhile"
    assert reaction["kind"] == "reacted"


def test_an_entry_that_changes_nothing_for_a_page_is_not_hinted_at() -> None:
    """A rival's private note, a stroke that is still hidden: not even its number is sent."""
    room = Here(Party().table)
    page = Page(room)
    room.table.position = structs.replace(room.table.position, n=room.table.position.n + 1)
    assert page.look() == []


def _received_beside(notes: int) -> list[bytes]:
    """All that Adèle is sent while Gaston writes so many private notes, and when she comes back."""
    party = Party(3, header=structs.replace(HEADER, game="top_secret")).start(GASTON)
    page = Page(Here(party.table))
    for number in range(notes):
        party.act(GASTON, {"kind": "write_note", "text": f"suspect {number}"})
        assert page.look() == []
    for text in ("is anybody there?", "well?"):
        party.do(GASTON, wire.Say, text=text)
        page.here.sights.look()
        page.show()
    return [*page.outlet.frames, *Page(page.here).welcome]


def test_what_a_seat_receives_does_not_tell_that_others_did_something_private() -> None:
    assert _received_beside(notes=0) == _received_beside(notes=5)


def test_an_answer_needs_no_news() -> None:
    page = Page(Here(Party().table))
    page.accept("c1")
    (update,) = page.outlet.take()
    assert update["accepted"] == ["c1"]
    assert page.look() == []


def test_a_page_is_told_when_the_deadline_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Here(Party().table)
    page = Page(room)
    monkeypatch.setattr(Table, "deadline", room.now + 5_000)
    (update,) = page.look()
    assert update["clock"]["left_ms"] is not None
    assert page.look() == []


def test_who_sees_nothing_new_has_the_same_sight_as_before() -> None:
    """Then a page is told nothing without anything being compared."""
    party = Party()
    party.start(GASTON)
    sights = Sights(party.table)
    sights.look()
    before = sights.of("somebody who watches")
    sights.look()
    assert sights.of("somebody who watches") is before
    party.do(ADELE, wire.Say, text="Bonjour")
    sights.look()
    assert sights.of("somebody who watches") is not before

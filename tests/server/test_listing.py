"""When a table's line in the directory is written."""

from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace
from tests.table.party import ADELE, HEADER, SECRET, Party

from tablee.kernel import log
from tablee.kernel.rules import Level
from tablee.server.listing import EVERY_MS, TOUCH_MS, DirectoryLine, TableListing, line_of
from tablee.table import show
from tablee.table.draft import Draft
from tablee.table.position import Position, opened
from tablee.table.seating import seat_bot, seat_person

SAID: Any = log.Said(n=1, at_ms=0, name="Ada", text="hello")
PAUSED: Any = log.Paused(n=1, at_ms=0)


def duel(header: log.Header = replace(HEADER, game="top_it")) -> Draft:  # noqa: B008  (frozen)
    """A turn-based game of a person and a bot."""
    draft = Draft(opened(header, SECRET), 0)
    draft.add(log.Configured(**draft.stamp(), seats=2, options=Raw(b"{}")))
    seat_person(draft, 0, ADELE, "")
    seat_bot(draft, 1, Level.EASY)
    draft.start()
    return draft


def moved(draft: Draft) -> Position:
    """The position after the move of whoever's turn it is."""
    match = draft.position.match
    assert match is not None
    rules = match.game.rules
    seat = next(seat for seat in range(2) if rules.legal(match.state, seat))
    draft.act(seat, rules.legal(match.state, seat)[0])
    return draft.position


@pytest.fixture
def position() -> Position:
    return Party().start().table.position


def listed(position: Position, now: int = 10_000) -> TableListing:
    listing = TableListing()
    line = listing.line_for(position, [SAID], now)
    assert line is not None
    listing.written(line, now)
    return listing


def test_what_is_not_known_to_be_listed_is_listed(position: Position) -> None:
    assert TableListing().line_for(position, [SAID], 0) is not None


def test_moves_that_change_nothing_in_the_list_are_not_listed(position: Position) -> None:
    listing = listed(position)
    assert listing.line_for(position, [SAID], 10_000) is None
    assert listing.next_at() == 10_000 + EVERY_MS
    assert listing.line_for(position, [], 10_000 + EVERY_MS) is None
    assert listing.next_at() is None


def test_a_line_that_is_as_it_should_be_is_not_compared_at_every_move(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    listing, made = listed(position), list[DirectoryLine]()

    def counted(seen: Position, at_ms: int) -> DirectoryLine:
        made.append(line_of(seen, at_ms))
        return made[-1]

    monkeypatch.setattr("tablee.server.listing.line_of", counted)
    for now in range(10_000, 10_000 + 4 * EVERY_MS, 100):
        assert listing.line_for(position, [SAID], now) is None
    assert len(made) == 3


def test_a_table_that_is_played_on_is_touched_now_and_then(position: Position) -> None:
    listing = listed(position)
    assert listing.line_for(position, [SAID], 10_000 + TOUCH_MS) is not None


def test_chairs_and_status_are_listed_in_the_same_stroke(position: Position) -> None:
    assert listed(position).line_for(position, [PAUSED], 10_001) is not None


def test_a_bots_move_that_is_owed_is_listed_in_the_same_stroke() -> None:
    draft = duel()
    lines = []
    listing = listed(draft.position)
    for n in range(6):
        before = show.is_due(draft.position)
        line = listing.line_for(moved(draft), [SAID], 10_001 + n)
        assert (line is not None) == (before != show.is_due(draft.position))
        if line is not None:
            lines.append(line)
            listing.written(line, 10_001 + n)
    assert {line.is_due for line in lines} == {True, False}


def test_whose_move_it_is_is_listed_within_a_second_or_before_the_room_closes() -> None:
    draft = duel()
    stale = line_of(draft.position, 0)
    awaited = replace(stale.summary, awaited=("somebody",))
    listing = TableListing(DirectoryLine(awaited, stale.is_due))
    listing.written(DirectoryLine(awaited, stale.is_due), 10_000)
    assert listing.line_for(draft.position, [SAID], 10_001) is None
    last = listing.last_line(draft.position)
    assert last is not None
    assert last.is_like(stale)
    line = listing.line_for(draft.position, [], 10_000 + EVERY_MS)
    assert line is not None
    assert line.is_like(stale)


@pytest.mark.parametrize("game", ["top_it", "top_secret"])
def test_a_line_is_made_without_listing_a_single_move(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house with many tables would else work out every move twice."""
    draft = Draft(opened(replace(HEADER, game=game), SECRET), 0)
    draft.add(log.Configured(**draft.stamp(), seats=3, options=Raw(b"{}")))
    seat_person(draft, 0, ADELE, "")
    seat_bot(draft, 1, Level.EASY)
    seat_bot(draft, 2, Level.EASY)
    draft.start()
    match = draft.position.match
    assert match is not None
    rules = match.game.rules
    may = [seat for seat in range(3) if rules.legal(match.state, seat)]
    monkeypatch.delattr(rules, "legal")
    line = line_of(draft.position, 0)
    assert line.summary.awaited == ((ADELE.player,) if 0 in may else ())
    assert line.is_due == (match.deadline is not None or bool({1, 2} & set(may)))

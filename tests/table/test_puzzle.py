"""The table of a daily puzzle: everybody's clock runs alike, whatever they do meanwhile."""

from msgspec.structs import replace
from tests.table.party import ADELE, GASTON, HEADER, LAY, Party

from tablee.table import wire
from tablee.table.presence import GRACE_MS
from tablee.table.wire import Status

DAILY = replace(HEADER, puzzle="2026-11-17")


def puzzle() -> Party:
    return Party(seats=1, options={"variant": "puzzle"}, header=DAILY).start()


def test_the_clock_runs_on_while_its_player_is_away() -> None:
    party = puzzle()
    began = party.table.clock.now(party.now)
    party.depart(ADELE)
    party.now += 60_000
    party.arrive(ADELE)
    assert party.table.clock.now(party.now) == began + 60_000


def test_who_watches_does_not_stop_it() -> None:
    party = puzzle()
    party.arrive(GASTON)
    party.depart(ADELE)
    party.now += GRACE_MS + 1
    party.settle()
    assert party.status() is Status.PLAYING
    assert party.table.clock.is_running


def test_it_cannot_be_paused() -> None:
    assert puzzle().refusal_of(ADELE, wire.Pause, wishes=True) == "puzzle_runs_on"


def test_a_clock_that_ran_on_unseen_never_goes_back() -> None:
    party = puzzle()
    party.now += 5_000
    party.act(ADELE, LAY)
    at = party.table.position.at_ms
    party.table.run_on(at - 1_000)
    assert party.table.clock.now(party.now) == at
    party.table.run_on(at + 1_000)
    assert party.table.clock.now(party.now) == at + 1_000


def test_the_table_tells_its_day_and_no_seed() -> None:
    view = puzzle().table.table_view()
    assert view.puzzle == "2026-11-17"
    assert b'puzzle":""' in bytes(view.options) or b'"puzzle":' not in bytes(view.options)


def test_an_ordinary_table_has_no_day() -> None:
    assert Party().table.table_view().puzzle == ""

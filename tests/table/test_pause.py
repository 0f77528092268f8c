"""Pausing by agreement, pausing for the absent, and what a pause hides."""

from msgspec import Raw
from msgspec.structs import replace
from tests.table.party import ADELE, GASTON, HEADER, LAY, SECRET, Party

from tablee.kernel import log
from tablee.kernel.rules import Level
from tablee.table import wire
from tablee.table.presence import GRACE_MS, HOST_GRACE_MS
from tablee.table.table import COUNT_IN_MS, Table
from tablee.table.wire import Status


def is_counted_in(party: Party) -> bool:
    """Three, two, one: then the game goes on, not before."""
    assert party.table.table_view().is_resuming
    assert party.table.wakes_at() == party.now + COUNT_IN_MS
    party.now += COUNT_IN_MS - 1
    party.settle()
    was_paused = party.status() is Status.PAUSED
    party.now += 1
    party.settle()
    return was_paused and party.status() is Status.PLAYING


def test_one_person_among_bots_pauses_alone() -> None:
    party = Party().start()
    party.do(ADELE, wire.Pause, wishes=True)
    assert party.status() is Status.PAUSED


def test_all_people_at_the_table_must_agree() -> None:
    party = Party().start(GASTON)
    party.do(ADELE, wire.Pause, wishes=True)
    assert party.status() is Status.PLAYING
    assert party.table.table_view().chairs[0].wishes
    party.do(GASTON, wire.Pause, wishes=True)
    assert party.status() is Status.PAUSED
    party.do(GASTON, wire.Resume, wishes=True)
    assert party.status() is Status.PAUSED
    party.do(ADELE, wire.Resume, wishes=True)
    assert is_counted_in(party)


def test_nobody_sees_or_does_anything_while_people_are_counted_in() -> None:
    party = Party(options={"round_seconds": 60}).start()
    party.do(ADELE, wire.Pause, wishes=True)
    party.do(ADELE, wire.Resume, wishes=True)
    party.now += COUNT_IN_MS - 1
    assert party.table.clock_view(party.now) == wire.Clock(0, 60_000, is_running=False)
    assert party.table.view(0) is None
    assert party.refusal_of(ADELE, wire.Act, action=Raw(b"{}")) == "paused"


def test_whoever_is_not_ready_after_all_stops_the_count() -> None:
    party = Party().start(GASTON)
    for command in (wire.Pause, wire.Resume):
        for person in (ADELE, GASTON):
            party.do(person, command, wishes=True)
    party.now += COUNT_IN_MS - 1
    party.do(GASTON, wire.Resume, wishes=False)
    assert not party.table.table_view().is_resuming
    party.now += COUNT_IN_MS
    party.settle()
    assert party.status() is Status.PAUSED
    party.do(GASTON, wire.Resume, wishes=True)
    assert is_counted_in(party)


def test_a_game_without_a_clock_goes_on_at_once() -> None:
    party = Party(header=replace(HEADER, game="top_it")).start()
    party.do(ADELE, wire.Pause, wishes=True)
    party.do(ADELE, wire.Resume, wishes=True)
    assert party.status() is Status.PLAYING
    assert not party.table.table_view().is_resuming


def test_who_leaves_no_longer_keeps_the_others_waiting() -> None:
    party = Party().start(GASTON)
    for person in (ADELE, GASTON):
        party.do(person, wire.Pause, wishes=True)
    party.do(ADELE, wire.Resume, wishes=True)
    party.depart(GASTON)
    assert is_counted_in(party)


def test_a_wish_can_be_taken_back() -> None:
    party = Party().start(GASTON)
    party.do(ADELE, wire.Pause, wishes=True)
    party.do(ADELE, wire.Pause, wishes=False)
    party.do(GASTON, wire.Pause, wishes=True)
    assert party.status() is Status.PLAYING


def test_a_pause_stops_the_clock_and_hides_the_board() -> None:
    party = Party(options={"round_seconds": 60}).start()
    party.now += 10_000
    party.do(ADELE, wire.Pause, wishes=True)
    party.now += 500_000
    assert party.table.clock_view(party.now) == wire.Clock(10_000, 50_000, is_running=False)
    assert party.table.view(0) is None
    assert party.refusal_of(ADELE, wire.Act, action=Raw(b"{}")) == "paused"
    party.do(ADELE, wire.Resume, wishes=True)
    assert is_counted_in(party)
    party.now += 1_000
    assert party.table.clock_view(party.now).left_ms == 49_000


def test_resuming_what_is_not_paused_is_refused() -> None:
    assert Party().start().refusal_of(ADELE, wire.Resume, wishes=True) == "not_paused"


def test_a_real_time_game_waits_for_a_lost_player_after_a_grace() -> None:
    party = Party().start(GASTON)
    party.depart(GASTON)
    party.now += GRACE_MS - 1
    party.settle()
    assert party.status() is Status.PLAYING
    party.now += 1
    party.settle()
    assert party.table.position.is_automatic_pause
    party.arrive(GASTON)
    assert is_counted_in(party)


def test_whoever_is_lost_again_stops_the_count() -> None:
    party = Party().start(GASTON)
    party.depart(GASTON)
    party.now += GRACE_MS
    party.settle()
    party.arrive(GASTON)
    party.depart(GASTON)
    party.now += COUNT_IN_MS
    party.settle()
    assert party.table.position.is_automatic_pause


def test_the_table_wakes_itself_to_notice_the_absence() -> None:
    party = Party().start(GASTON)
    party.depart(GASTON)
    assert party.table.wakes_at() == party.now + GRACE_MS


def test_a_bot_on_the_lost_players_chair_ends_the_wait() -> None:
    party = Party().start(GASTON)
    party.depart(GASTON)
    party.now += GRACE_MS
    party.settle()
    party.do(ADELE, wire.SeatBot, seat=1, level=Level.NORMAL)
    assert is_counted_in(party)


def test_the_automatic_pause_is_an_option() -> None:
    party = Party()
    party.do(ADELE, wire.Configure, pauses_for_absent=False)
    party.start(GASTON)
    party.depart(GASTON)
    party.now += GRACE_MS
    party.settle()
    assert party.status() is Status.PLAYING


def test_an_agreed_pause_does_not_end_by_itself() -> None:
    party = Party().start(GASTON)
    for person in (ADELE, GASTON):
        party.do(person, wire.Pause, wishes=True)
    party.depart(GASTON)
    party.arrive(GASTON)
    assert party.status() is Status.PAUSED


def test_table_time_stands_still_while_nobody_is_there() -> None:
    party = Party(options={"round_seconds": 60}).start()
    party.now += 5_000
    party.depart(ADELE)
    party.now += 1_000_000
    party.arrive(ADELE)
    assert party.table.clock_view(party.now).left_ms == 55_000


def test_an_outage_costs_nobody_a_second() -> None:
    party = Party(options={"round_seconds": 60}).start()
    party.now += 5_000
    party.act(ADELE, LAY)
    reloaded = Table.load(HEADER, SECRET, party.entries)
    assert reloaded.clock_view(party.now + 1_000_000).left_ms == 55_000


def returned(party: Party) -> Party:
    """The same table on a server that has just started."""
    party.table = Table.load(HEADER, SECRET, party.entries)
    return party


def test_after_an_outage_no_clock_runs_until_everybody_is_back() -> None:
    party = returned(Party(options={"round_seconds": 60}).start(GASTON))
    party.arrive(ADELE)
    party.now += 3_000
    party.arrive(GASTON)
    assert party.table.clock_view(party.now) == wire.Clock(0, 60_000, True)


def test_after_an_outage_the_table_does_not_wait_for_ever() -> None:
    party = Party(options={"round_seconds": 60})
    party.do(ADELE, wire.Configure, pauses_for_absent=False)
    returned(party.start(GASTON)).arrive(ADELE)
    assert not party.table.clock.is_running
    assert party.table.wakes_at() == party.now + GRACE_MS
    party.now += GRACE_MS
    party.settle()
    assert party.table.clock.is_running


def test_an_automatic_pause_waits_for_the_absent_whatever_the_others_wish() -> None:
    party = Party().start(GASTON)
    party.do(GASTON, wire.Pause, wishes=True)
    party.depart(ADELE)
    party.now += GRACE_MS
    party.settle()
    assert party.table.position.is_automatic_pause
    assert not party.table.table_view().chairs[1].wishes  # to pause is not to go on
    assert party.refusal_of(GASTON, wire.Resume, wishes=True) == "somebody_is_away"
    party.now += HOST_GRACE_MS
    party.do(GASTON, wire.Configure, pauses_for_absent=False)
    party.do(GASTON, wire.Resume, wishes=True)
    assert is_counted_in(party)


def test_a_wish_that_could_not_be_saved_changes_nothing() -> None:
    party = Party().start(GASTON)
    party.do(ADELE, wire.Pause, wishes=True)
    lost = party.table.open_batch(party.now)
    lost.handle(wire.Pause(id="lost", wishes=True), GASTON)
    assert [type(entry) for entry in lost.entries] == [log.Paused]
    wishes = [chair.wishes for chair in party.table.table_view().chairs[:2]]
    assert wishes == [True, False]
    party.do(GASTON, wire.Pause, wishes=True)
    assert party.status() is Status.PAUSED

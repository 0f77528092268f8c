"""Table time stands still while the table does."""

from tablee.kernel.clock import TableClock


def test_it_stands_still_until_it_is_started() -> None:
    clock = TableClock(500)
    assert not clock.is_running
    assert clock.now(10_000) == 500
    assert clock.moment_of(600) is None


def test_it_counts_while_it_runs_and_keeps_its_count_while_it_stands() -> None:
    clock = TableClock()
    clock.start(1_000)
    assert clock.now(1_250) == 250
    clock.stop(1_400)
    assert clock.now(9_000) == 400
    clock.start(20_000)
    assert clock.now(20_050) == 450


def test_starting_twice_changes_nothing() -> None:
    clock = TableClock()
    clock.start(1_000)
    clock.start(2_000)
    assert clock.now(3_000) == 2_000


def test_stopping_twice_changes_nothing() -> None:
    clock = TableClock()
    clock.start(0)
    clock.stop(100)
    clock.stop(900)
    assert clock.now(1_000) == 100


def test_it_never_runs_backwards() -> None:
    clock = TableClock(70)
    clock.start(1_000)
    assert clock.now(900) == 70


def test_it_tells_when_a_moment_of_table_time_will_be() -> None:
    clock = TableClock(400)
    clock.start(20_000)
    assert clock.moment_of(1_000) == 20_600
    assert clock.now(20_600) == 1_000


def test_time_that_was_nobodys_is_given_back() -> None:
    clock = TableClock(100)
    clock.start(1_000)
    clock.give_back(5_000, 7_000)
    assert clock.now(7_000) == 1_100
    assert clock.moment_of(1_200) == 7_100


def test_no_more_is_given_back_than_was_counted() -> None:
    clock = TableClock(100)
    clock.start(1_000)
    clock.give_back(5_000, 3_000)
    assert clock.now(3_000) == 100
    assert clock.now(3_050) == 150


def test_a_clock_that_stands_gives_nothing_back() -> None:
    clock = TableClock(100)
    clock.give_back(50, 1_000)
    assert clock.now(2_000) == 100

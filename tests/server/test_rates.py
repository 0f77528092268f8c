"""Buckets that leak."""

import asyncio
from contextlib import suppress

import pytest

from tablee.server import rates
from tablee.server.rates import Bucket, Limiter, Limits
from tablee.table.refusal import Code, Refusal

MOMENT = 1e9
"""Later than any bucket was made: between two questions of a test no time passes."""


def test_a_bucket_allows_a_burst_then_the_average() -> None:
    bucket = Bucket(per_second=2, burst=3, now=0)
    assert [bucket.allows(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.allows(0.5)
    assert not bucket.allows(0.5)


def test_a_limiter_counts_each_client_alone() -> None:
    limiter = Limiter(per_second=1, burst=1, clock=lambda: 0)
    assert limiter.allows("one")
    assert not limiter.allows("one")
    assert limiter.allows("other")


def test_a_limiter_forgets_the_least_recently_seen() -> None:
    limiter = Limiter(per_second=0, burst=1, clock=lambda: 0)
    assert limiter.allows("first")
    for number in range(rates.BUCKETS_KEPT):
        limiter.allows(str(number))
    assert limiter.allows("first")


async def test_whoever_tries_out_names_is_not_even_told_of_tables_that_there_are() -> None:
    limits = Limits(tables_per_hour=60)
    codes = []
    for _ in range(rates.LOOKS_AT_ONCE + 10):
        with pytest.raises(Refusal) as told, limits.looking_for_table("guesser"):
            raise Refusal(Code.UNKNOWN_TABLE)
        codes.append(told.value.code)
    assert (codes[0], codes[-1]) == (Code.UNKNOWN_TABLE, Code.TOO_FAST)
    with pytest.raises(Refusal), limits.looking_for_table("guesser"):
        raise AssertionError("not looked for")


async def test_whoever_knows_the_names_may_look_as_often_as_needed() -> None:
    limits = Limits(tables_per_hour=60)
    looked = 0
    for _ in range(1_000):
        with limits.looking_for_table("friend"):
            looked += 1
    assert looked == 1_000


async def test_names_tried_out_all_at_once_count_before_any_is_looked_up() -> None:
    limits = Limits(tables_per_hour=60)
    is_looked_up = asyncio.Event()
    looked = 0

    async def guess() -> None:
        nonlocal looked
        with suppress(Refusal), limits.looking_for_table("guesser"):
            looked += 1
            await is_looked_up.wait()
            raise Refusal(Code.UNKNOWN_TABLE)

    async with asyncio.TaskGroup() as guesses:
        for _ in range(900):
            guesses.create_task(guess())
        await asyncio.sleep(0)
        is_looked_up.set()
    assert looked == rates.LOOKS_AT_ONCE


async def test_a_new_key_or_a_new_connection_gains_nothing() -> None:
    """What a player has used up stays used up, and so does what an address has."""
    limits = Limits(tables_per_hour=60, commands_per_second=1)
    spent = 0
    for number in range(1_000):
        page = limits.talk_of(f"key {number % 50}", "one address")
        spent += page.allows(MOMENT)
    assert spent == rates.TALKERS
    assert limits.talk_of("key 1", "another address").own is page_of_key_1(limits)


def page_of_key_1(limits: Limits) -> Bucket:
    return limits.talk_of("key 1", "one address").own


async def test_one_who_is_refused_by_the_address_keeps_the_own_budget() -> None:
    limits = Limits(tables_per_hour=60, commands_per_second=1)
    for number in range(10):
        limits.talk_of(f"crowd {number}", "home").allows(MOMENT)
    friend = limits.talk_of("friend", "home")
    assert not friend.allows(MOMENT)
    assert limits.talk_of("friend", "elsewhere").allows(MOMENT)


# Over several nodes

RATE, BURST, NODES = 2.0, 8.0, 5


class Clock:
    now = 0.0


def allowed_over_all(tries: int, seconds: int) -> int:
    """What one client gets who tries so often at each of five nodes, each half second."""
    clock = Clock()
    nodes = [Limiter(RATE, BURST, lambda: clock.now) for _ in range(NODES)]
    for node in nodes:
        node.begin_noting()
    allowed = 0
    for _ in range(2 * seconds):
        allowed += sum(node.allows("flood") for node in nodes for _ in range(tries))
        clock.now += 0.5
        spent = [node.spent_lately() for node in nodes]
        for hearer, node in enumerate(nodes):
            for teller, told in enumerate(spent):
                for client, number in told.items() if teller != hearer else ():
                    node.add_elsewhere(client, number)
    return allowed


@pytest.mark.parametrize("tries", [1, 2, 10])
def test_going_from_node_to_node_gains_a_burst_once_and_nothing_on_average(tries: int) -> None:
    """Whoever hurries, and whoever stays just below what is told at once."""
    first_minute, ten_minutes = (allowed_over_all(tries, seconds) for seconds in (60, 600))
    assert first_minute <= RATE * 60 + NODES * BURST * (1 + rates.TOLD_SHARE)
    assert ten_minutes - first_minute <= RATE * 540 * 1.01


def test_a_little_is_told_when_it_has_added_up() -> None:
    limiter = Limiter(per_second=1, burst=8, clock=lambda: 0)
    limiter.begin_noting()
    assert limiter.allows("one")
    assert limiter.spent_lately() == {}
    assert limiter.allows("one")
    assert limiter.spent_lately() == {"one": 2}
    assert limiter.spent_lately() == {}


def test_what_was_spent_elsewhere_does_not_leak_away_for_the_time_before() -> None:
    clock = Clock()
    limiter = Limiter(per_second=1, burst=8, clock=lambda: clock.now)
    limiter.allows("one")
    clock.now = 3600.0
    limiter.add_elsewhere("one", 8)
    assert not limiter.allows("one")

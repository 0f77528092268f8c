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

"""Buckets that leak."""

import pytest

from tablee.server import rates
from tablee.server.rates import Bucket, Limiter, Limits
from tablee.table.refusal import Code, Refusal


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
    for _ in range(40):
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

"""Buckets that leak."""

from tablee.server import rates
from tablee.server.rates import Bucket, Limiter


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

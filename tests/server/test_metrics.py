"""What Prometheus is told can be read by Prometheus's own parser."""

from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.server import metrics
from tablee.server.metrics import Counter, Gauge, Histogram

Samples = dict[tuple[str, str], float]


@pytest.fixture(autouse=True)
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(metrics, "_all", [])
    yield


def told() -> Samples:
    families = text_string_to_metric_families(metrics.exposition().decode())
    samples = [sample for family in families for sample in family.samples]
    return {(each.name, "".join(each.labels.values())): each.value for each in samples}


def test_a_gauge_goes_up_and_down() -> None:
    gauge = Gauge("open", "Open things")
    gauge.inc()
    gauge.inc()
    gauge.dec()
    assert told() == {("open", ""): 1}
    gauge.set(7)
    assert told() == {("open", ""): 7}


def test_a_counter_counts_by_its_label() -> None:
    counter = Counter("done_total", "Done things", "result")
    counter.inc("accepted", 3)
    counter.inc("too_fast")
    counter.inc("accepted")
    assert told() == {("done_total", "accepted"): 4, ("done_total", "too_fast"): 1}


def test_a_histogram_counts_what_is_within_each_bound() -> None:
    histogram = Histogram("took", "Time taken", (0.5, 1.0))
    for seconds in (0.25, 0.5, 0.75, 4.0):
        histogram.observe(seconds)
    buckets = {("took_bucket", "0.5"): 2, ("took_bucket", "1.0"): 3, ("took_bucket", "+Inf"): 4}
    assert told() == {**buckets, ("took_count", ""): 4, ("took_sum", ""): 5.5}


def test_every_metric_says_what_it_is() -> None:
    Gauge("open", "Open things")
    (family,) = text_string_to_metric_families(metrics.exposition().decode())
    assert (family.type, family.documentation) == ("gauge", "Open things.")

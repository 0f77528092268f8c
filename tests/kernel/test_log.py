"""A log is one JSON Lines file, and says where it is broken."""

import msgspec
import pytest

from tablee.kernel import log
from tablee.kernel.errors import BrokenLog
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Level

HEADER = log.Header(table="t", game="copyright", version=1, commitment="c", created_at_ms=5)
ENTRIES: list[log.AnyEntry] = [
    log.Configured(n=1, at_ms=0, seats=2, options=msgspec.Raw(b'{"limit":3}'), by="p", command="c"),
    log.Seated(n=2, at_ms=0, seat=0, player="p", name="Adèle", colour="blue", contribution="ab"),
    log.BotSeated(n=3, at_ms=0, seat=1, level=Level.HARD, name="Bot"),
    log.Swapped(n=4, at_ms=0, seat=0, other=1),
    log.Vacated(n=5, at_ms=0, seat=0),
    log.HandedOver(n=6, at_ms=0, player="q"),
    log.Started(n=7, at_ms=0, digest="d"),
    log.Acted(n=8, at_ms=10, seat=1, action=msgspec.Raw(b'{"kind":"continue"}')),
    log.Undone(n=9, at_ms=11, seat=1),
    log.Paused(n=10, at_ms=12, is_automatic=True),
    log.Resumed(n=11, at_ms=12),
    log.Said(n=12, at_ms=13, name="Adèle", text="Ça\nva ?"),
    log.Expired(n=13, at_ms=14, digest="e"),
    log.Ended(n=14, at_ms=15, outcome=Outcome((0,), (3, 1), "limit_reached"), secret="00"),
    log.Rematched(n=15, at_ms=15, table="u"),
]


def broken(lines: list[bytes]) -> BrokenLog:
    with pytest.raises(BrokenLog) as caught:
        log.from_lines(b"\n".join(lines))
    return caught.value


def lines() -> list[bytes]:
    return log.to_lines(HEADER, ENTRIES).splitlines()


def test_a_log_survives_its_file() -> None:
    header, entries = log.from_lines(log.to_lines(HEADER, ENTRIES))
    assert header == HEADER
    assert log.to_lines(header, entries) == log.to_lines(HEADER, ENTRIES)
    assert [type(entry) for entry in entries] == [type(entry) for entry in ENTRIES]


def test_every_entry_is_one_line() -> None:
    assert len(lines()) == 1 + len(ENTRIES)


def test_the_first_line_must_be_a_header() -> None:
    assert broken([b""]).n == 0
    assert broken(lines()[1:]).n == 0


def test_a_line_that_is_no_entry_is_named() -> None:
    assert broken([*lines()[:4], b'{"kind":"flown","n":4,"at_ms":0}', *lines()[5:]]).n == 4
    assert broken([*lines()[:6], b"{"]).n == 6


def test_a_missing_entry_is_named() -> None:
    error = broken([*lines()[:3], *lines()[4:]])
    assert (error.n, error.reason) == (3, "is numbered 4")


def test_an_unknown_field_is_refused() -> None:
    assert broken([lines()[0], lines()[1].replace(b'"seats"', b'"chairs":1,"seats"')]).n == 1

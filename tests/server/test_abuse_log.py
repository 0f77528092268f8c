"""The log tells of tables opened and ended, and of abuse, without telling who it was."""

import logging

import pytest
from tests.server.guest import Guest

from tablee.server import abuse
from tablee.table.refusal import Code


@pytest.fixture(autouse=True)
def nothing_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abuse, "_told", type(abuse._told)())


def told(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, object]]:
    return [record.__dict__ for record in caplog.records if record.getMessage() == event]


def test_abuse_is_told_once_a_minute_with_a_shortened_address(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("tablee.server.abuse.time.monotonic", lambda: now[0])
    for _ in range(100):
        abuse.note(Code.TOO_FAST, "203.0.113.66")
    now[0] = 61
    abuse.note(Code.TOO_FAST, "203.0.113.66")
    lines = told(caplog, "abuse refused")
    assert [(line["client"], line["times"]) for line in lines] == [
        ("203.0.113.0/24", 1),
        ("203.0.113.0/24", 100),
    ]


def test_an_ordinary_refusal_is_no_abuse(caplog: pytest.LogCaptureFixture) -> None:
    abuse.note(Code.NOT_SEATED, "203.0.113.66")
    abuse.note("a_rule_of_a_game", "203.0.113.66")
    assert told(caplog, "abuse refused") == []


async def test_a_table_that_opens_is_told(server: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = await Guest(server).open_table()
    (line,) = told(caplog, "table opened")
    assert (line["table"], line["game"], line["client"]) == (table, "copyright", "127.0.0.0/24")


async def test_a_table_that_ends_is_told(server: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with Guest(server) as adele:
        table = await adele.open_table(seats=1, options={"variant": "puzzle"})
        await adele.visit(table)
        await adele.do("start")
        await adele.until(lambda guest: guest.view is not None)
        await adele.act("agree_to_end", agrees=True)
        await adele.until(lambda guest: guest.table["status"] == "ended")
    (line,) = told(caplog, "table ended")
    assert (line["table"], line["game"]) == (table, "copyright")


async def test_metrics_tell_of_process_requests_store_and_games(server: str) -> None:
    guest = Guest(server)
    await guest.open_table()
    told = (await guest.call("GET", "/metrics")).text
    for name in (
        "process_resident_memory_bytes",
        "process_cpu_seconds_total",
        "process_open_fds",
        "process_start_time_seconds",
        'tablee_http_requests_total{status="201"}',
        "tablee_http_seconds_bucket",
        "tablee_store_errors_total",
        "tablee_save_seconds_bucket",
        "tablee_loop_lag_seconds_bucket",
        "tablee_questions_waiting",
        'tablee_tables_opened_total{game="copyright"}',
        "tablee_entries_total",
    ):
        assert name in told

"""The host's commands: on the tables of a stopped server, and of one that runs."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from tests.cli.conftest import Run
from tests.cli.test_serve import wait_for
from tests.ports import free_port

from tablee.cli.house_file import run as in_house
from tablee.kernel.directory import Summary
from tablee.server import house_rules
from tablee.server.house_rules import HouseRules
from tablee.server.settings import Settings
from tablee.store.contract import Store
from tablee.store.sqlite import FILE_NAME


@pytest.fixture
def data(run: Run, finished: Path, tmp_path: Path) -> Path:
    """A folder with one finished table."""
    folder = tmp_path / "data"
    assert run("import", finished, "--data", folder).code == 0
    return folder


def tables(data: Path) -> list[str]:
    async def work(store: Store) -> list[Summary]:
        return list(await store.tables(100))

    return [summary.table for summary in in_house(Settings(data=data), work, is_read_only=True)]


def rules(data: Path) -> HouseRules:
    async def work(store: Store) -> HouseRules:
        return await house_rules.read(store)

    return in_house(Settings(data=data), work, is_read_only=False)


# While no server runs


def test_a_table_is_closed_and_reopened(run: Run, data: Path) -> None:
    (table,) = tables(data)
    assert run("close", table, "--data", data).out == f"{table} is closed\n"
    assert rules(data).closed == (table,)
    assert run("close", table, "--reopen", "--data", data).code == 0
    assert rules(data).closed == ()


def test_a_table_is_deleted(run: Run, data: Path) -> None:
    (table,) = tables(data)
    assert run("delete", table, "--data", data).code == 0
    assert tables(data) == []
    again = run("delete", table, "--data", data)
    assert (again.code, "no such table" in again.err) == (2, True)


def test_bans_and_notices_are_kept(run: Run, data: Path) -> None:
    assert run("ban", "203.0.113.7", "--minutes", 5, "--data", data).code == 0
    assert run("notice", "Back at eight", "--data", data).code == 0
    assert list(rules(data).bans) == ["203.0.113.7"]
    assert rules(data).notice == "Back at eight"
    assert run("ban", "203.0.113.7", "--minutes", 0, "--data", data).code == 0
    assert run("notice", "--data", data).code == 0
    assert rules(data) == HouseRules()


@pytest.mark.parametrize("words", [("ban", "x", "--minutes", -1), ("notice", "x" * 301)])
def test_nonsense_is_told(run: Run, data: Path, words: tuple[object, ...]) -> None:
    assert run(*words, "--data", data).code == 2


def test_old_games_are_pruned(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("prune", "--data", data).out.startswith("0 tables")
    monkeypatch.setenv("TABLEE_KEEP_FINISHED_DAYS", "0.0000001")
    assert run("prune", "--data", data).out.startswith("1 tables")
    assert tables(data) == []


def test_no_house_is_made_by_a_command_in_the_wrong_place(run: Run, tmp_path: Path) -> None:
    ran = run("close", "x", "--data", tmp_path / "nowhere")
    assert (ran.code, "no tables are kept" in ran.err) == (2, True)
    assert not (tmp_path / "nowhere").exists()


# Backups


def test_a_backup_is_restored(run: Run, data: Path, tmp_path: Path) -> None:
    (table,) = tables(data)
    backup = tmp_path / "backup.sqlite3"
    assert "1 tables" in run("backup", backup, "--data", data).out
    run("delete", table, "--data", data)
    ran = run("restore", backup, "--data", data)
    assert ran.code == 0
    assert tables(data) == [table]
    (aside,) = data.glob(f"{FILE_NAME}.before-*")
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_a_backup_is_restored_where_nothing_was(run: Run, data: Path, tmp_path: Path) -> None:
    backup, elsewhere = tmp_path / "backup.sqlite3", tmp_path / "elsewhere"
    run("backup", backup, "--data", data)
    assert run("restore", backup, "--data", elsewhere).code == 0
    assert tables(elsewhere) == tables(data)
    assert (elsewhere / FILE_NAME).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("content", [b"a letter to my aunt " * 200, None])
def test_what_is_no_backup_is_not_restored(
    run: Run, data: Path, tmp_path: Path, content: bytes | None
) -> None:
    before = tables(data)
    letter = tmp_path / "letter"
    if content is not None:
        letter.write_bytes(content)
    assert run("restore", letter, "--data", data).code == 2
    assert tables(data) == before


def test_a_damaged_backup_is_not_restored(run: Run, data: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    run("backup", backup, "--data", data)
    whole = backup.read_bytes()
    backup.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    before = tables(data)
    assert run("restore", backup, "--data", data).code == 2
    assert tables(data) == before


# While a server runs


@pytest.fixture
def serving(data: Path) -> Iterator[str]:
    """The address of a server on the folder."""
    port = free_port()
    code = "from tablee.cli import main; raise SystemExit(main())"
    flags = ["serve", "--port", str(port), "--data", str(data), "--log-level", "warning"]
    server = subprocess.Popen([sys.executable, "-c", code, *flags], stdout=subprocess.PIPE)
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.communicate(timeout=30)
    assert not (data / "address").exists()


def told(address: str, data: Path) -> dict[str, object]:
    key = (data / "host-key").read_text().strip()
    request = Request(f"{address}/api/host", headers={"authorization": f"Bearer {key}"})
    with urlopen(request, timeout=30) as answer:
        report: dict[str, object] = json.load(answer)
    return report


def test_a_running_server_obeys_the_same_commands(
    run: Run, data: Path, serving: str, tmp_path: Path
) -> None:
    (table,) = tables(data)
    assert run("close", table, "--data", data).code == 0
    assert run("ban", "203.0.113.7", "--data", data).code == 0
    assert run("notice", "Back at eight", "--data", data).code == 0
    assert run("drain", "--data", data).code == 0
    report = told(serving, data)
    assert (report["closed"], report["notice"]) == ([table], "Back at eight")
    assert report["is_draining"] is True
    assert "203.0.113.7" in str(report["bans"])
    assert run("backup", tmp_path / "backup.sqlite3", "--data", data).code == 0
    restored = run("restore", tmp_path / "backup.sqlite3", "--data", data)
    assert (restored.code, "already serves" in restored.err) == (2, True)
    assert run("prune", "--data", data).code == 0
    assert run("delete", table, "--data", data).code == 0
    unknown = run("delete", table, "--data", data)
    assert (unknown.code, "no such table" in unknown.err) == (2, True)
    assert tables(data) == []

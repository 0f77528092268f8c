"""What is SQLite's own: the file, its migrations, and the ways in which a disk can fail."""

# ruff: noqa: ASYNC240  (nothing else runs while a test touches its files)

import asyncio
import contextlib
import logging
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.store.conftest import Example, ids

from tablee.store import group_commit
from tablee.store.contract import Unavailable
from tablee.store.sqlite import SqliteStore, changes, file, statements
from tablee.store.sqlite.file import SqliteFile

KILLS = 5
ACKNOWLEDGEMENTS_BEFORE_A_KILL = 200


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version


def set_version(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


# The file


@pytest.mark.usefixtures("store")
def test_the_file_keeps_a_write_ahead_log(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.usefixtures("store")
def test_the_file_with_the_secrets_is_the_owners_alone(path: Path) -> None:
    assert path.stat().st_mode & 0o077 == 0


async def test_a_second_server_on_the_file_is_refused(store: SqliteStore, path: Path) -> None:
    with pytest.raises(Unavailable, match="already serves"):
        await SqliteStore.open(path)
    await store.close()
    await (await SqliteStore.open(path)).close()


async def test_a_reader_stands_beside_a_running_server(
    store: SqliteStore, path: Path, example: Example
) -> None:
    await example.create(store)
    reader = await SqliteStore.open(path, is_read_only=True)
    await store.append("t1", 0, [example.said(1)], None)
    assert (await reader.read("t1")).entries == (example.said(1),)
    with pytest.raises(Unavailable, match="readonly"):
        await reader.append("t1", 1, [example.said(2)], None)
    await reader.close()
    await store.append("t1", 1, [example.said(2)], None)


async def test_a_reader_makes_no_file(path: Path) -> None:
    with pytest.raises(Unavailable, match="no tables are kept"):
        await SqliteStore.open(path, is_read_only=True)
    assert not path.exists()


async def test_a_file_of_something_else_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("a letter to my aunt, long enough to be read as a header. " * 20)
    with pytest.raises(Unavailable, match="not a database"):
        await SqliteStore.open(path)


async def test_a_place_that_cannot_be_written_is_refused(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    with pytest.raises(Unavailable, match="data"):
        await SqliteStore.open(path)


async def _fill(store: SqliteStore, example: Example, tables: int) -> None:
    for number in range(tables):
        await example.create(store, f"t{number}")
        entries = [example.said(n, "x" * 300) for n in range(1, 301)]
        await store.append(f"t{number}", 0, entries, None)


def _size(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


async def test_the_file_shrinks_by_what_is_deleted(
    store: SqliteStore, path: Path, example: Example
) -> None:
    await _fill(store, example, 10)
    await store.delete("t0")  # so that everything is sorted
    full = _size(path)
    for number in range(1, 9):
        await store.delete(f"t{number}")
    assert _size(path) < full / 4
    assert len((await store.read("t9")).entries) == 300


async def test_an_old_file_learns_to_shrink(path: Path, example: Example) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    store = await SqliteStore.open(path)
    await _fill(store, example, 2)
    await store.delete("t0")
    full = _size(path)
    await store.delete("t1")
    assert _size(path) < full
    await store.close()


# Migrations


def test_migrations_are_numbered_without_gaps() -> None:
    numbers = [int(script.name[:4]) for script in sorted(file.MIGRATIONS.glob("*.sql"))]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.usefixtures("store")
def test_a_new_file_has_seen_every_migration(path: Path) -> None:
    assert version_of(path) == len(list(file.MIGRATIONS.glob("*.sql")))


@pytest.fixture
def next_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a migration of the future can be written; the present ones are there."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    present = sorted(file.MIGRATIONS.glob("*.sql"))
    for script in present:
        (folder / script.name).write_text(script.read_text())
    monkeypatch.setattr(file, "MIGRATIONS", folder)
    return folder / f"{len(present) + 1:04}_future.sql"


async def test_an_older_file_is_brought_up_to_date(
    store: SqliteStore, path: Path, example: Example, next_migration: Path
) -> None:
    await example.create(store)
    await store.close()
    next_migration.write_text("ALTER TABLE tables ADD COLUMN mood TEXT;")
    newer = await SqliteStore.open(path)
    assert (await newer.read("t1")).secret == example.SECRET
    await newer.close()
    assert version_of(path) == int(next_migration.name[:4])


async def test_tables_of_the_first_release_learn_which_game_they_are_of(
    path: Path, example: Example, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Their summary tells it; the archive asks for it in a column."""
    old = tmp_path / "old"
    old.mkdir()
    first = file.MIGRATIONS / "0001_tables.sql"
    (old / first.name).write_text(first.read_text())
    with monkeypatch.context() as patched:
        patched.setattr(file, "MIGRATIONS", old)
        SqliteFile.of_server(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO tables VALUES ('t1', '{}', 'x', 'ended', 0, 1, 2, ?)",
            (msgspec.json.encode(example.summary(game="top_it")),),
        )
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT game, result_key FROM tables").fetchall() == [
            ("top_it", None)
        ]


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    store: SqliteStore, path: Path, next_migration: Path
) -> None:
    await store.close()
    before = version_of(path)
    next_migration.write_text("CREATE TABLE half (done TEXT); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(Unavailable, match="nowhere"):
        await SqliteStore.open(path)
    assert version_of(path) == before
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.OperationalError):
        connection.execute("SELECT * FROM half")
    next_migration.unlink()
    await (await SqliteStore.open(path)).close()


async def test_a_file_of_a_newer_release_is_left_alone(store: SqliteStore, path: Path) -> None:
    await store.close()
    set_version(path, 9999)
    for is_read_only in (False, True):
        with pytest.raises(Unavailable, match="newer"):
            await SqliteStore.open(path, is_read_only=is_read_only)
    assert version_of(path) == 9999


async def test_a_reader_does_not_migrate(store: SqliteStore, path: Path) -> None:
    await store.close()
    set_version(path, 0)
    with pytest.raises(Unavailable, match="older"):
        await SqliteStore.open(path, is_read_only=True)
    assert version_of(path) == 0


# Trouble


@contextlib.contextmanager
def full_disk(store: SqliteStore) -> Iterator[str]:
    """SQLite's own limit on the size of the file: it answers just as on a full disk."""
    connection = store._file.writing
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (usual,) = connection.execute("PRAGMA max_page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    yield "SQLITE_FULL"
    connection.execute(f"PRAGMA max_page_count = {usual}")


@contextlib.contextmanager
def failing_disk(_store: SqliteStore) -> Iterator[str]:
    """The system lets no file of this process grow: writing fails."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    yield "SQLITE_IOERR_WRITE"
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextlib.contextmanager
def locked_file(store: SqliteStore) -> Iterator[str]:
    """Another program is in the middle of a transaction."""
    (_, _, name) = store._file.writing.execute("PRAGMA database_list").fetchone()
    with closing(sqlite3.connect(name, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield "SQLITE_BUSY"


@pytest.mark.parametrize("trouble", [full_disk, failing_disk, locked_file])
async def test_trouble_refuses_all_tells_the_log_and_passes(
    trouble: Callable[[SqliteStore], contextlib.AbstractContextManager[str]],
    path: Path,
    example: Example,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(file, "BUSY_SECONDS", 0.01)
    store = await SqliteStore.open(path)
    await example.create(store, "t1")
    await example.create(store, "t2")
    large = [example.said(n, "x" * 1000) for n in range(1, 101)]
    small = [example.said(1)]

    with trouble(store) as error:
        results = await asyncio.gather(
            store.append("t1", 0, large, example.summary("t1", status="playing")),
            # Whether it is saved together with the other or after it, there is no room for it.
            store.append("t2", 0, large, None),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Unavailable, Unavailable]
        assert (await store.read("t1")).entries == ()
    assert {record.__dict__["error"] for record in caplog.records} == {error}
    assert all(record.levelno == logging.ERROR for record in caplog.records)

    assert [summary.status for summary in await store.tables(10)] == ["waiting", "waiting"]
    await store.append("t1", 0, large, None)
    await store.append("t2", 0, small, None)
    await store.close()
    again = await SqliteStore.open(path)
    assert (await again.read("t1")).entries == tuple(large)
    assert (await again.read("t2")).entries == tuple(small)
    await again.close()


async def test_a_bug_in_one_change_is_refused_and_told_with_its_trace(
    store: SqliteStore, example: Example, caplog: pytest.LogCaptureFixture
) -> None:
    await example.create(store)
    with pytest.raises(Unavailable):
        await store.append("t1", 0, [], "not a summary")  # type: ignore[arg-type]
    assert caplog.records[0].exc_info is not None
    await store.append("t1", 0, [example.said(1)], None)


async def test_a_file_cut_short_is_refused(store: SqliteStore, path: Path) -> None:
    await store.close()
    os.truncate(path, 100)
    with pytest.raises(Unavailable):
        await SqliteStore.open(path)


async def damaged(path: Path, example: Example) -> SqliteStore:
    """A store of two tables; the page with the end of one's log is spoiled."""
    before = await SqliteStore.open(path)
    for table, text in (("old", "spoil this page"), ("firm", "not this one")):
        await example.create(before, table)
        filling = [example.said(n, "x" * 1000) for n in range(1, 10)]
        await before.append(table, 0, [*filling, example.said(10, text)], None)
    await before.close()
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file_:
        file_.seek(file_.read().index(b"spoil this page") // size * size)
        file_.write(b"\xa5" * size)
    return await SqliteStore.open(path)


async def test_damaged_pages_are_no_secret(path: Path, example: Example) -> None:
    """Saving something of no meaning works on a page of its own: what moves met counts too."""
    store = await damaged(path, example)
    await store.prove()
    with pytest.raises(Unavailable):
        await store.append("old", 10, [example.said(11)], None)
    with pytest.raises(Unavailable, match="damaged"):
        await store.prove()
    await store.close()


async def test_a_table_on_damaged_pages_takes_no_other_with_it(
    path: Path, example: Example
) -> None:
    store = await damaged(path, example)
    results = await asyncio.gather(
        store.append("firm", 10, [example.said(11)], None),
        store.append("old", 10, [example.said(11)], None),
        store.append("firm", 11, [example.said(12)], None),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Unavailable, type(None)]
    assert len((await store.read("firm")).entries) == 12
    await store.close()


def play_until_killed(path: Path, tables: list[str]) -> dict[str, int]:
    """Start a process that appends, kill it in the middle; the last acknowledged entries."""
    script = Path(__file__).with_name("append_forever.py")
    process = subprocess.Popen(
        [sys.executable, script, path, *tables], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(ACKNOWLEDGEMENTS_BEFORE_A_KILL)]
    process.kill()
    told += process.stdout.read().splitlines(keepends=True)
    process.stdout.close()
    process.wait()
    whole = [line.split() for line in told if line.endswith("\n")]
    return {table: int(n) for table, n in whole}


async def test_kill_9_in_the_middle_loses_nothing_acknowledged(
    store: SqliteStore, path: Path, example: Example
) -> None:
    tables = [f"t{number}" for number in range(8)]
    for table in tables:
        await example.create(store, table)
    await store.close()
    for _ in range(KILLS):
        acknowledged = await asyncio.to_thread(play_until_killed, path, tables)
        reopened = await SqliteStore.open(path)
        for table, n in acknowledged.items():
            entries = (await reopened.read(table)).entries
            assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
            assert n <= len(entries) <= n + 1, "at most one append of a table was on its way"
        await reopened.close()


# The journal


def rows_of(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def until_sorted(path: Path) -> None:
    while rows_of(path, "SELECT count(*) FROM journal") != [(0,)]:
        time.sleep(0.01)


async def test_a_group_is_one_row_of_the_journal_until_there_is_time(
    store: SqliteStore, path: Path, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(example.create(store, table) for table in tables))
    monkeypatch.setattr(group_commit, "REST_SECONDS", 0.01)
    await asyncio.gather(*(store.append(t, 0, [example.said(1, t)], None) for t in tables))
    assert rows_of(path, "SELECT count(*) FROM journal")[0][0] < 5
    await asyncio.to_thread(until_sorted, path)
    assert rows_of(path, "SELECT count(*) FROM entries") == [(20,)]
    for table in tables:
        assert (await store.read(table)).entries == (example.said(1, table),)
        await store.append(table, 1, [example.said(2)], None)


async def test_a_log_is_read_whole_while_it_is_being_sorted(
    store: SqliteStore, path: Path, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal may hold nearly nothing here: every save sorts some of it."""
    monkeypatch.setattr(changes, "UNSORTED", 3)
    monkeypatch.setattr(changes, "SORTED_AT_ONCE", 2)
    reader = await SqliteStore.open(path, is_read_only=True)
    await example.create(store, "t1")
    await example.create(store, "t2")
    for n in range(1, 41):
        await asyncio.gather(
            *(store.append(table, n - 1, [example.said(n)], None) for table in ("t1", "t2"))
        )
        expected = tuple(example.said(number) for number in range(1, n + 1))
        for each in (store, reader):
            assert (await each.read("t1")).entries == expected
            assert (await each.read("t2", after=n - 1)).entries == expected[-1:]
    await reader.close()
    assert rows_of(path, "SELECT count(*) FROM entries")[0][0] > 40


async def test_tables_written_lately_are_looked_at_after_a_kill(
    path: Path, tmp_path: Path, example: Example
) -> None:
    """How they are listed may be behind their logs."""
    store = await SqliteStore.open(path)
    for table in ("t1", "t2"):
        playing = example.summary(table, status="playing")
        await store.create(example.header(table), example.SECRET, (), playing)
    await store.close()
    store = await SqliteStore.open(path)
    await store.append("t2", 0, [example.said(1)], None)
    killed = tmp_path / "killed.sqlite3"
    for suffix in ("", "-wal"):
        shutil.copy(f"{path}{suffix}", f"{killed}{suffix}")
    await store.close()
    again = await SqliteStore.open(killed)
    assert ids(await again.due()) == ["t2"]
    assert (await again.read("t2")).entries == (example.said(1),)
    await again.close()


async def test_what_cannot_be_sorted_stays_in_the_journal(
    store: SqliteStore, path: Path, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "UNSORTED", 0)
    await example.create(store)
    with full_disk(store):
        with contextlib.suppress(Unavailable):
            await store.append("t1", 0, [example.said(1, "x" * 100)], None)
        saved = (await store.read("t1")).entries
    await store.append("t1", len(saved), [example.said(len(saved) + 1)], None)
    await store.close()
    again = await SqliteStore.open(path)
    assert len((await again.read("t1")).entries) == len(saved) + 1
    await again.close()


async def test_a_player_of_many_tables_finds_the_latest_without_sorting_all(
    path: Path, store: SqliteStore, example: Example
) -> None:
    summary = example.summary(players=("ada", "bob"), updated_at_ms=7)
    await store.create(example.header(), example.SECRET, (), summary)
    with closing(sqlite3.connect(path)) as connection:
        plan = connection.execute(
            "EXPLAIN QUERY PLAN " + statements.TABLES_OF, ("ada", 10)
        ).fetchall()
    told = " ".join(step[-1] for step in plan)
    assert "players_latest" in told
    assert "TEMP B-TREE" not in told

"""The file: its connections, the lock of the one server, the migrations."""

import sqlite3
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import NamedTuple

from tablee.store.contract import InUse, Unavailable

FILE_NAME = "tablee.sqlite3"
"""The file in a server's folder of data."""
BUSY_SECONDS = 2.0
"""How long to wait for another program that holds the file."""
MIGRATIONS = Path(__file__).parent / "migrations"


def _connect(path: Path, *, is_read_only: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    if is_read_only:
        connection.execute("PRAGMA query_only = ON")
    else:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of a new file
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    return connection


def in_memory() -> sqlite3.Connection:
    """An empty place with the same tables as a file, gone when it is closed."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _migrate(connection)
    return connection


def take_lock(path: Path) -> sqlite3.Connection:
    """Make this process the only server of the file, for as long as the connection is open.

    The lock is SQLite's own on an empty file beside: it works on every system, does not keep
    others from reading the tables, and the system frees it when the process dies.
    """
    lock = sqlite3.connect(
        path.with_name(path.name + ".lock"),
        timeout=0,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise InUse(f"another Tablée already serves {path}: stop it first") from error
    return lock


def _numbered_migrations() -> list[tuple[int, str]]:
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    return [(int(script.name[:4]), script.read_text()) for script in scripts]


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that the file has not seen, each wholly or not at all."""
    for number, script in _numbered_migrations():
        if number > _version(connection):
            connection.executescript(
                f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;"
            )


def _make_shrinkable(connection: sqlite3.Connection) -> None:
    """Files of before could not give back what was deleted: write them anew, once."""
    if connection.execute("PRAGMA auto_vacuum").fetchone() == (0,):
        with suppress(sqlite3.Error):  # no room for a copy: then another time
            connection.execute("VACUUM")


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    found, known = _version(connection), _numbered_migrations()[-1][0]
    if found > known:
        raise Unavailable(f"{path} was written by a newer Tablée: upgrade this one")
    if found < known:
        raise Unavailable(f"{path} was written by an older Tablée: start the server once")


class SqliteFile(NamedTuple):
    """The open connections to a file. Only a server holds the lock; a reader has none."""

    writing: sqlite3.Connection
    reading: sqlite3.Connection
    lock: sqlite3.Connection | None
    path: Path

    @property
    def is_read_only(self) -> bool:
        return self.lock is None

    @classmethod
    def of_server(cls, path: Path) -> "SqliteFile":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # the secrets of running games are in it
        with ExitStack() as opened:
            lock = opened.enter_context(closing(take_lock(path)))
            writing = opened.enter_context(closing(_connect(path, is_read_only=False)))
            _migrate(writing)
            _check_version(writing, path)
            _make_shrinkable(writing)
            file = cls(writing, _connect(path, is_read_only=True), lock, path)
            opened.pop_all()
        return file

    @classmethod
    def of_reader(cls, path: Path) -> "SqliteFile":
        if not path.exists():
            raise Unavailable(f"no tables are kept in {path}")
        with ExitStack() as opened:
            reading = opened.enter_context(closing(_connect(path, is_read_only=True)))
            _check_version(reading, path)
            file = cls(_connect(path, is_read_only=True), reading, None, path)
            opened.pop_all()
        return file

    def close(self) -> None:
        self.writing.close()
        self.reading.close()
        if self.lock is not None:
            self.lock.close()

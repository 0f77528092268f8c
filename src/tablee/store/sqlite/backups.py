"""Copies of a whole file, made while a server writes to it, and put back when none does."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.store.contract import Unavailable
from tablee.store.sqlite.file import SqliteFile, take_lock


def write(source: Path, target: Path) -> None:
    """A new file with all that is in the source at this moment, checked by opening it."""
    if target.exists():
        raise Unavailable(f"{target} is there already")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.touch(mode=0o600)  # the secrets of running games are in it
    try:
        with closing(sqlite3.connect(source, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
        check(target)
    except BaseException:
        target.unlink()
        raise


def check(path: Path) -> None:
    """`Unavailable` unless the file is whole and of this Tablée's kind."""
    try:
        found = _opened_and_read(path)
    except sqlite3.Error as error:
        raise Unavailable(f"{path}: {error}") from error
    if found != "ok":
        raise Unavailable(f"{path}: {found}")


def _opened_and_read(path: Path) -> str:
    file = SqliteFile.of_reader(path)
    try:
        (found,) = file.reading.execute("PRAGMA integrity_check(1)").fetchone()
    finally:
        file.close()
    return str(found)


def put_back(backup: Path, place: Path, aside: Path) -> bool:
    """Put a copy of a backup there; whether something was there, which is kept aside."""
    check(backup)
    place.parent.mkdir(parents=True, exist_ok=True)
    with closing(take_lock(place)):
        fresh = place.with_name(place.name + ".restoring")
        fresh.unlink(missing_ok=True)
        write(backup, fresh)
        was_there = place.exists()
        if was_there:
            _fold_in(place)
            place.rename(aside)
        fresh.rename(place)
    return was_there


def _fold_in(place: Path) -> None:
    """Bring what is in the write-ahead log into the file, so that it can be moved alone."""
    with closing(sqlite3.connect(place, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")

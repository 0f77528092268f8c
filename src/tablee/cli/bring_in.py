"""`tablee import`: an exported table goes on, or is shown again, on another server."""

import argparse
import time
from contextlib import suppress
from pathlib import Path

from tablee.cli import house_file, log_file
from tablee.cli.log_file import LogFile
from tablee.cli.mistake import Mistake
from tablee.kernel.chance import commitment
from tablee.kernel.errors import BrokenLog
from tablee.store.contract import Store, TableExists
from tablee.table import show
from tablee.table.table import Table


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, help="an exported log; FILE.secret beside it if its game is still on"
    )
    house_file.add_data_flag(parser)
    parser.epilog = "The server must be stopped meanwhile."
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    file, secret = log_file.read_with_secret(arguments.file)
    table = _checked(file, secret)

    async def work(store: Store) -> int:
        return await bring_in(store, table, file, secret)

    added = house_file.with_store(arguments, work, is_read_only=False)
    print(f"{file.header.table}: {added} of {len(file.entries)} entries were new")
    return 0


def _checked(file: LogFile, secret: bytes) -> Table:
    """The table that the log leads to; a log that was altered is a `Mistake`."""
    if commitment(secret) != file.header.commitment:
        raise Mistake("the secret is not the one that was promised when the table opened")
    try:
        return Table.load(file.header, secret, file.entries)
    except BrokenLog as error:
        raise Mistake(f"the log was altered: {error}") from error


async def bring_in(store: Store, table: Table, file: LogFile, secret: bytes) -> int:
    """Save what the store does not have yet; how many entries that were.

    A table that is there already is only continued.
    """
    name = file.header.table
    summary = show.summary(table.position, time.time_ns() // 1_000_000)
    is_due = show.is_due(table.position)
    with suppress(TableExists):
        await store.create(file.header, secret, file.entries, summary, is_due=is_due)
        return len(file.entries)
    stored = await store.read(name)
    known = len(stored.entries)
    if stored.header != file.header or stored.entries != tuple(file.entries[:known]):
        raise Mistake(f"another table is already called {name}, or has gone on without this log")
    await store.append(name, known, file.entries[known:], summary, is_due=is_due)
    return len(file.entries) - known

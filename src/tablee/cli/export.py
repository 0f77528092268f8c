"""`tablee export`: a table's log as a file, also while the server runs."""

import argparse
import sys
from pathlib import Path

from tablee.cli import house_file, log_file
from tablee.cli.mistake import Mistake
from tablee.kernel import log
from tablee.store.contract import Store, StoredTable, UnknownTable


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", help="the table's name, as in its link")
    house_file.add_data_flag(parser)
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to write the log")
    parser.add_argument(
        "--with-secret",
        action="store_true",
        help="also write FILE.secret, which a running game needs to go on elsewhere; keep it safe",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    output: Path | None = arguments.output
    if arguments.with_secret and output is None:
        raise Mistake("--with-secret writes a second file: say where with -o FILE")
    stored = _read(arguments)
    if output is None:
        sys.stdout.buffer.write(log.to_lines(stored.header, stored.entries))
        return 0
    log_file.write(output, stored.header, stored.entries)
    if arguments.with_secret:
        log_file.write_secret(output, stored.secret)
    return 0


def _read(arguments: argparse.Namespace) -> StoredTable:
    async def work(store: Store) -> StoredTable:
        return await store.read(arguments.table)

    try:
        return house_file.with_store(arguments, work, is_read_only=True)
    except UnknownTable as error:
        raise Mistake(f"there is no table {arguments.table}: see `tablee tables`") from error

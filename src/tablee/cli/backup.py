"""`tablee backup`: a copy of all tables as one file, also while the server runs."""

import argparse
from pathlib import Path

from tablee.cli import house_file
from tablee.store.contract import Contents, Store


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where to write it; it must not be there yet")
    house_file.add_data_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    target: Path = arguments.file

    async def work(store: Store) -> None:
        await store.backup(target)

    house_file.with_store(arguments, work, is_read_only=True)
    kept = house_file.contents_of(target)
    print(f"{target}: {_told(kept)}, opened and found whole")
    return 0


def _told(kept: Contents) -> str:
    return f"{sum(kept.tables.values())} tables, {kept.bytes / 1e6:.1f} MB"

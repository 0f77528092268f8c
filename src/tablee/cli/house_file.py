"""How the command line reaches the tables of a server: by its folder of data."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from tablee.cli.mistake import Mistake
from tablee.server.settings import Settings
from tablee.store.contract import Store, Unavailable
from tablee.store.sqlite import FILE_NAME, SqliteStore

T = TypeVar("T")


def add_data_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="the server's folder of data (default: TABLEE_DATA, or tablee-data)",
    )


def with_store(
    arguments: argparse.Namespace,
    work: Callable[[Store], Awaitable[T]],
    *,
    is_read_only: bool,
) -> T:
    """What the work returns; a store that is away is a `Mistake`."""
    folder = Settings.from_environment(data=arguments.data).data
    return _run(folder, work, is_read_only)


def check(folder: Path) -> None:
    """See that a server could keep its tables there, or a `Mistake`."""

    async def nothing(_: Store) -> None:
        pass

    _run(folder, nothing, is_read_only=False)


def _run(folder: Path, work: Callable[[Store], Awaitable[T]], is_read_only: bool) -> T:
    try:
        return asyncio.run(_open_and_work(folder / FILE_NAME, work, is_read_only))
    except Unavailable as error:
        raise Mistake(str(error)) from error


async def _open_and_work(
    path: Path, work: Callable[[Store], Awaitable[T]], is_read_only: bool
) -> T:
    store = await SqliteStore.open(path, is_read_only=is_read_only)
    try:
        return await work(store)
    finally:
        await store.close()

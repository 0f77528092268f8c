"""Where a server keeps its tables, for commands that look into it or write to it."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from tablee.cli.mistake import Mistake
from tablee.server.settings import Settings
from tablee.server.stores import NATS_FOLDER, is_for_many, open_store, private_server
from tablee.store.contract import Contents, InUse, Store, Unavailable
from tablee.store.sqlite import FILE_NAME, SqliteStore

T = TypeVar("T")
Work = Callable[[Store], Awaitable[T]]
MANY = "many:"
"""Before the folder of a house of several processes that is yet to be made."""
STORE_FLAGS = {
    "store": ("ADDRESSES", "the servers of NATS that keep the tables, if no folder does"),
    **dict.fromkeys(
        ("store_credentials", "store_ca", "store_certificate", "store_key"),
        ("FILE", "as for serve"),
    ),
}


class ServerRuns(Mistake):
    """A server has the tables: it is to be asked, or to be stopped first."""


def add_data_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="the server's folder of data (default: TABLEE_DATA, or tablee-data)",
    )
    add_store_flags(parser)


def add_store_flags(parser: argparse.ArgumentParser, *, has_store: bool = True) -> None:
    """Add the flags that say where the servers of NATS are and how to reach them."""
    for name, (metavar, purpose) in STORE_FLAGS.items():
        if has_store or name != "store":
            parser.add_argument("--" + name.replace("_", "-"), metavar=metavar, help=purpose)


def settings_of(arguments: argparse.Namespace) -> Settings:
    names = ("data", *STORE_FLAGS)
    return Settings.from_environment(**{name: getattr(arguments, name, None) for name in names})


def settings_at(place: str, arguments: argparse.Namespace) -> Settings:
    """The settings of a house at a place, which is a folder or an address of NATS servers."""
    settings = settings_of(arguments)
    if place.startswith("nats://"):
        return replace(settings, store=place)
    if place.startswith(MANY):
        return replace(settings, store="", data=_made_for_many(Path(place.removeprefix(MANY))))
    return replace(settings, store="", data=Path(place))


def _made_for_many(data: Path) -> Path:
    if (data / FILE_NAME).exists():
        raise Mistake(f"{data} is the house of one process: name another folder")
    (data / NATS_FOLDER).mkdir(parents=True, exist_ok=True)
    return data


def with_store(arguments: argparse.Namespace, work: Work[T], *, is_read_only: bool) -> T:
    """Do some work on the store; a store that cannot be reached is a `Mistake`."""
    return run(settings_of(arguments), work, is_read_only=is_read_only)


def check_is_there(settings: Settings) -> None:
    """See that there is a house at all, or a `Mistake`: no command makes one by mistake."""
    file = settings.data / FILE_NAME
    if not settings.store and not is_for_many(settings.data) and not file.exists():
        raise Mistake(f"no tables are kept in {file}")


def contents_of(file: Path) -> Contents:
    """How much there is in a file of tables, however it is called."""

    async def work() -> Contents:
        store = await SqliteStore.open(file, is_read_only=True)
        try:
            return await store.contents()
        finally:
            await store.close()

    return asyncio.run(work())


def check(settings: Settings) -> None:
    """`Mistake` if a server could not keep its tables there."""

    async def nothing(_: Store) -> None:
        pass

    run(settings, nothing, is_read_only=False)


def check_private(settings: Settings) -> None:
    """`Mistake` if no NATS of its own could keep the tables of this folder."""
    try:
        private_server(settings.data).check_is_free()
    except InUse as error:
        raise ServerRuns(str(error)) from error
    except Unavailable as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Mistake(f"{settings.data}: {error.strerror}") from error


def run(settings: Settings, work: Work[T], *, is_read_only: bool) -> T:
    try:
        return asyncio.run(_open_and_work(settings, work, is_read_only))
    except InUse as error:
        raise ServerRuns(str(error)) from error
    except Unavailable as error:
        raise Mistake(str(error)) from error


async def _open_and_work(settings: Settings, work: Work[T], is_read_only: bool) -> T:
    store = await open_store(settings, is_read_only=is_read_only)
    try:
        return await work(store)
    finally:
        await store.close()

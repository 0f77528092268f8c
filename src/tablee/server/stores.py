"""Opens the store that the settings name, or that the folder of data holds."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.server.settings import Settings
from tablee.store.contract import InUse, Store, Unavailable
from tablee.store.sqlite import FILE_NAME, SqliteStore

if TYPE_CHECKING:  # who keeps tables in a file need not have it installed
    from tablee.store.nats.private import PrivateServer

MISSING = "the programs of NATS are missing: pip install 'tablee[many]'"
NATS_FOLDER = "nats"
"""In a folder of data: what a NATS of its own keeps, for a house of several processes."""


def is_for_many(data: Path) -> bool:
    """Whether the tables of this folder are kept by a NATS of its own, and not in a file."""
    return (data / NATS_FOLDER).is_dir()


async def open_store(settings: Settings, *, is_read_only: bool = False) -> Store:
    """`Unavailable` if it is away, or if the file has another server."""
    if settings.store:
        return await _open_nats(settings)
    if is_for_many(settings.data):
        return await open_private(settings.data)
    return await SqliteStore.open(settings.data / FILE_NAME, is_read_only=is_read_only)


async def _open_nats(settings: Settings) -> Store:
    if not settings.store.startswith("nats://"):
        raise Unavailable(f"{settings.store}: a store begins with nats://, or is a folder (--data)")
    try:
        # Only who asks for it needs to have it installed.
        from tablee.store.nats import NatsPlace, NatsStore
    except ModuleNotFoundError:
        raise Unavailable(MISSING) from None
    place = NatsPlace(
        settings.store,
        settings.store_credentials,
        settings.store_ca,
        settings.store_certificate,
        settings.store_key,
        settings.store_replicas,
    )
    return await NatsStore.open(place)


def private_server(data: Path) -> "PrivateServer":
    """The NATS of a folder of data, not started yet; `Unavailable` if it is not installed."""
    try:
        from tablee.store.nats.local_server import program
        from tablee.store.nats.private import PrivateServer
    except ModuleNotFoundError:
        raise Unavailable(MISSING) from None
    program()
    return PrivateServer(data / NATS_FOLDER)


async def open_private(data: Path) -> Store:
    """By the NATS of the folder, which runs already, or runs as long as the store is open."""
    server = private_server(data)
    from tablee.store.nats import NatsPlace, NatsStore
    from tablee.store.nats.private import address_of

    try:
        address = await asyncio.to_thread(server.start)
    except InUse:
        return await NatsStore.open(NatsPlace(address_of(data / NATS_FOLDER)))
    try:
        store = await NatsStore.open(NatsPlace(address))
    except BaseException:
        await asyncio.to_thread(server.stop)
        raise
    store.after_close = server.stop
    return store

"""`tablee copy`: a whole house moves from a folder to servers of NATS, or back."""

import argparse
import asyncio

from tablee.cli import house_file
from tablee.cli.mistake import Mistake
from tablee.server.stores import open_store
from tablee.store.contract import StoreError
from tablee.store.copying import copy_house


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="source", required=True, metavar="PLACE", help="from where")
    parser.add_argument("--to", dest="target", required=True, metavar="PLACE", help="where to")
    house_file.add_store_flags(parser, has_store=False)
    parser.epilog = (
        "A place is a folder of data, many:FOLDER for a new one of a house of several processes,"
        " or nats://one:4222,two:4222. Stop the servers of both"
        " meanwhile. It can be repeated: only what is new is added."
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        left = asyncio.run(_copy(arguments))
    except StoreError as error:
        raise Mistake(str(error)) from error
    for table in left:
        print(f"left alone: another table is called {table} there, or it has gone on")
    print("Not all was copied." if left else "All is copied.")
    return 1 if left else 0


async def _copy(arguments: argparse.Namespace) -> list[str]:
    source_settings = house_file.settings_at(arguments.source, arguments)
    source = await open_store(source_settings, is_read_only=True)
    try:
        target = await open_store(house_file.settings_at(arguments.target, arguments))
        try:
            return await copy_house(source, target)
        finally:
            await target.close()
    finally:
        await source.close()

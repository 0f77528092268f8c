"""`tablee restore`: puts a backup in the place of a stopped server's tables."""

import argparse
from datetime import datetime
from pathlib import Path

from tablee.cli import house_file
from tablee.cli.mistake import Mistake
from tablee.server.settings import Settings
from tablee.server.stores import NATS_FOLDER, is_for_many
from tablee.store.contract import Store, Unavailable
from tablee.store.copying import copy_house
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.store.sqlite.backups import check, put_back


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="what `tablee backup` wrote")
    house_file.add_data_flag(parser)
    parser.epilog = (
        "The tables that were there are kept beside, under a name with the time in it."
        " Servers of NATS that you name with --store must not have any yet."
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    settings = house_file.settings_of(arguments)
    try:
        place, aside = _restore(settings, arguments.file)
    except (Unavailable, OSError) as error:
        raise Mistake(str(error)) from error
    print(f"{place} is as it was in {arguments.file}")
    if aside is not None:
        print(f"what was there is in {aside}")
    return 0


def _restore(settings: Settings, backup: Path) -> tuple[object, Path | None]:
    """The place, and where that is which was there."""
    moment = f"before-{datetime.now():%Y-%m-%d-%H%M%S}"
    if settings.store:
        check(backup)
        _fill(settings, backup)
        return settings.store, None
    if is_for_many(settings.data):
        return settings.data, _restore_private(settings, backup, moment)
    place = settings.data / FILE_NAME
    aside = place.with_name(f"{FILE_NAME}.{moment}")
    return place, aside if put_back(backup, place, aside) else None


def _restore_private(settings: Settings, backup: Path, moment: str) -> Path:
    check(backup)
    house_file.check_private(settings)
    place = settings.data / NATS_FOLDER
    aside = place.rename(place.with_name(f"{NATS_FOLDER}.{moment}"))
    place.mkdir()
    _fill(settings, backup)
    return aside


def _fill(settings: Settings, backup: Path) -> None:
    async def work(store: Store) -> None:
        if (await store.contents()).tables:
            raise Mistake("there are tables already: restore into a house that has none")
        source = await SqliteStore.open(backup, is_read_only=True)
        try:
            await copy_house(source, store)
        finally:
            await source.close()

    house_file.run(settings, work, is_read_only=False)

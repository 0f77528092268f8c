"""How a command of the host is carried out: by the server that runs, or here if none does."""

import argparse
import urllib.error
import urllib.request
from pathlib import Path

import msgspec

from tablee.cli import house_file
from tablee.cli.house_file import ServerRuns
from tablee.cli.mistake import Mistake
from tablee.server.host_key import ADDRESS_FILE, host_key
from tablee.server.orders import AnyOrder, Obeyed
from tablee.server.settings import Settings
from tablee.server.stores import is_for_many
from tablee.store.contract import Store
from tablee.table.refusal import Refusal, sentence
from tablee.table.wire import Language

PATIENCE_SECONDS = 600.0
"""To remove very many tables takes a while."""

_decode_obeyed = msgspec.json.Decoder(Obeyed).decode


def obey(arguments: argparse.Namespace, order: AnyOrder) -> Obeyed:
    """What came of the order, or a `Mistake`."""
    settings = house_file.settings_of(arguments)
    house_file.check_is_there(settings)
    is_shared = bool(settings.store) or is_for_many(settings.data)
    if is_shared and (settings.data / ADDRESS_FILE).exists():
        return _ask_server(settings, order)  # it knows which tables have rooms, and where
    try:
        return _obey_here(settings, order)
    except ServerRuns:
        return _ask_server(settings, order)
    except Refusal as refusal:
        raise Mistake(sentence(refusal, Language.EN)) from refusal


def _obey_here(settings: Settings, order: AnyOrder) -> Obeyed:
    from tablee.server import house_rules
    from tablee.server.company import SharedStore
    from tablee.server.house import House
    from tablee.server.news import NewsWriter
    from tablee.server.retention import Retention
    from tablee.server.steward import Steward

    async def work(store: Store) -> Obeyed:
        house = House(store, await house_rules.read(store))
        writer = NewsWriter(store.wires) if isinstance(store, SharedStore) else None
        if writer is not None:
            house.tell_others = writer.tell
        obeyed = await Steward(house, Retention(house, settings)).obey(order)
        if writer is not None:
            await writer.settled()
        return obeyed

    return house_file.run(settings, work, is_read_only=False)


def _ask_server(settings: Settings, order: AnyOrder) -> Obeyed:
    request = urllib.request.Request(
        f"{_address(settings.data)}/api/host",
        msgspec.json.encode(order),
        {"authorization": f"Bearer {host_key(settings)}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return _decode_obeyed(answer.read())
    except urllib.error.HTTPError as error:
        raise Mistake(msgspec.json.decode(error.read())["sentence"]) from error
    except urllib.error.URLError as error:
        raise Mistake(f"the server of {settings.data} does not answer: {error.reason}") from error


def _address(folder: Path) -> str:
    path = folder / ADDRESS_FILE
    if not path.exists():
        raise Mistake(f"something has {folder} open, but it is no server: wait until it is done")
    return path.read_text().strip()

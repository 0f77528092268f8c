"""The streams themselves: made if they are not there, and how large they are."""

from typing import Any

import msgspec

from tablee.store.contract import Unavailable
from tablee.store.nats import subjects
from tablee.store.nats.broker import Broker, command
from tablee.store.nats.place import NatsPlace
from tablee.store.nats.subjects import DIRECTORY, KEPT, LOG, ROOT

IN_USE = 10058
"""The stream is there already, made with other settings: its owner may have had reasons."""


class _State(msgspec.Struct):
    bytes: int = 0


class _Info(msgspec.Struct):
    state: _State = msgspec.field(default_factory=_State)


_decode_info = msgspec.json.Decoder(_Info).decode


def _wanted(copies: int) -> list[dict[str, Any]]:
    """All logs, the newest line of each table, the newest of each value."""
    log = {"name": LOG, "subjects": [f"{ROOT}.log.*"], "allow_atomic": True}
    newest = {"max_msgs_per_subject": 1}
    directory = {"name": DIRECTORY, "subjects": [f"{ROOT}.dir.>"], **newest}
    kept = {"name": KEPT, "subjects": [f"{ROOT}.kept.>"], **newest}
    alike = {
        "storage": "file",
        "num_replicas": copies,
        "allow_direct": True,
        "duplicate_window": subjects.DUPLICATES_SECONDS * 1_000_000_000,
    }
    return [{**stream, **alike} for stream in (log, directory, kept)]


async def make(broker: Broker, place: NatsPlace) -> None:
    """Make what is missing, or `Unavailable`."""
    for stream in _wanted(place.copies):
        error = await command(broker, f"STREAM.CREATE.{stream['name']}", stream)
        if error is not None and error.err_code != IN_USE:
            raise Unavailable(f"{place.addresses}: {error.description}")


async def size(broker: Broker) -> int:
    """Of all streams together, in bytes."""
    answers = [
        await broker.ask(f"$JS.API.STREAM.INFO.{name}", b"") for name in (LOG, DIRECTORY, KEPT)
    ]
    return sum(_decode_info(answer.data).state.bytes for answer in answers)

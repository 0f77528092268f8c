"""What is kept beside the logs: values of the house, snapshots, short codes."""

import secrets
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from tablee.store.contract import Conflict, Snapshot, TableExists, UnknownTable
from tablee.store.nats import reading, subjects
from tablee.store.nats.broker import Broker
from tablee.store.nats.messages import PlacedSnapshot
from tablee.store.nats.publishing import Publisher
from tablee.store.nats.subjects import KEPT


class _Code(msgspec.Struct):
    table: str
    until_ms: int


_encode = msgspec.json.Encoder().encode
_decode_code = msgspec.json.Decoder(_Code).decode


class KeptValues:
    def __init__(self, broker: Broker, publisher: Publisher) -> None:
        self._broker = broker
        self._publisher = publisher

    # Of the house

    async def meta(self, name: str, default: bytes) -> bytes:
        subject = subjects.meta_of(name)
        while True:
            found = await reading.last(self._broker, KEPT, subject)
            if found is not None:
                return found.body
            with suppress(Conflict):  # somebody else was faster
                await self._publisher.save(KEPT, subject, default, 0)
                return default

    async def keep_meta(self, name: str, value: bytes) -> None:
        await self._publisher.save(KEPT, subjects.meta_of(name), value)

    async def replace_meta(self, name: str, old: bytes, new: bytes) -> None:
        subject = subjects.meta_of(name)
        found = await reading.last(self._broker, KEPT, subject)
        if found is None or found.body != old:
            raise Conflict(f"{name} is another by now")
        await self._publisher.save(KEPT, subject, new, found.seq)

    async def metas(self) -> Mapping[str, bytes]:
        found: dict[str, bytes] = {}
        start = 1
        while some := await reading.some(self._broker, KEPT, subjects.ALL_METAS, start):
            found |= {subjects.meta_named(each.subject): each.body for each in some}
            start = some[-1].seq + 1
        return found

    async def prove(self) -> None:
        await self._publisher.save(KEPT, subjects.PROOF, secrets.token_bytes(8))

    # Snapshots

    async def keep_snapshot(self, table: str, snapshot: Snapshot, at: int) -> None:
        body = PlacedSnapshot(snapshot, at).body()
        await self._publisher.save(KEPT, subjects.snapshot_of(table), body)

    async def snapshot_of(self, table: str) -> PlacedSnapshot | None:
        if not subjects.is_name(table):
            return None
        found = await reading.last(self._broker, KEPT, subjects.snapshot_of(table))
        return PlacedSnapshot.of(found.body) if found is not None and found.body else None

    async def drop_snapshot(self, table: str) -> None:
        await self._publisher.save(KEPT, subjects.snapshot_of(table), b"")

    # Codes

    async def keep_code(self, code: str, table: str, now_ms: int, until_ms: int) -> None:
        subject, body = subjects.code_of(code), _encode(_Code(table, until_ms))
        while True:
            found = await reading.last(self._broker, KEPT, subject)
            kept = _decode_code(found.body) if found is not None else _Code(table, 0)
            if kept.until_ms > now_ms and kept.table != table:
                raise TableExists(code)
            with suppress(Conflict):  # somebody else was faster
                await self._publisher.save(KEPT, subject, body, found.seq if found else 0)
                return

    async def table_of_code(self, code: str, now_ms: int) -> str:
        found = await reading.last(self._broker, KEPT, subjects.code_of(code))
        kept = _decode_code(found.body) if found is not None else None
        if kept is None or kept.until_ms <= now_ms:
            raise UnknownTable(code)
        return kept.table

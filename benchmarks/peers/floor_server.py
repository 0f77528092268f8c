"""The floor: the least that a Python server must do to play BenchDice durably; no product.

`python -P floor_server.py PORT FILE`. Bare uvloop, frames by hand, one event to every seat, and
groups of actions that are flushed to a file before anybody is told.
"""

import asyncio
import base64
import hashlib
import os
import random
import struct
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
import uvloop

CELLS, CARDS, HAND, SEATS = 168, 64, 6, 4
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
UPGRADE = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %b\r\n\r\n"
)
ANSWER = b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b"

encode = msgspec.json.Encoder().encode
_rng = random.Random()
_tables: dict[str, "Table"] = {}
_commit: "Commit"


class Roll(msgspec.Struct):
    cell: int


decode = msgspec.json.Decoder(Roll).decode


def frame(text: bytes) -> bytes:
    size = len(text)
    return (bytes((0x81, size)) if size < 126 else struct.pack("!BBH", 0x81, 126, size)) + text


class Table:
    def __init__(self, name: str) -> None:
        deck = list(range(CARDS))
        _rng.shuffle(deck)
        self.name = name
        self.seq = 0
        self.cells = [{"o": -1, "v": 0, "t": _rng.randint(1, 6)} for _ in range(CELLS)]
        self.hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in range(SEATS)]
        self.deck = deck[HAND * SEATS :]
        self.players: list[dict[str, Any]] = [
            {"score": 0, "rolls": 0, "dice": [1] * 5, "cards": HAND} for _ in range(SEATS)
        ]
        self.pages: list[asyncio.Transport | None] = [None] * SEATS

    def view(self, seat: int) -> bytes:
        seen = {"seq": self.seq, "cells": self.cells, "players": self.players}
        return encode({"kind": "view", **seen, "deck": len(self.deck), "hand": self.hands[seat]})

    def roll(self, seat: int, cell: int) -> None:
        dice = _rng.choices((1, 2, 3, 4, 5, 6), k=5)
        touched, gain = [], 0
        for number, die in enumerate(dice):
            place = (cell + number * 7 + die * 13) % CELLS
            marked = self.cells[place]
            marked["o"], marked["v"] = seat, die
            touched.append(place)
            gain += die if marked["t"] == die else 1
        me, hand = self.players[seat], self.hands[seat]
        me["score"] += gain
        me["rolls"] += 1
        me["dice"] = dice
        self.deck.append(hand.pop(0))
        hand.append(self.deck.pop(0))
        self.seq += 1
        self._tell(seat, cell, dice, touched)

    def _tell(self, seat: int, cell: int, dice: list[int], touched: list[int]) -> None:
        event = b'{"kind":"event","seq":%d,"seat":%d,"dice":%b,"cells":%b,"score":%d' % (
            self.seq,
            seat,
            encode(dice),
            encode(touched),
            self.players[seat]["score"],
        )
        for_all = frame(event + b"}")
        for_own = frame(event + b',"card":%d}' % self.hands[seat][-1])
        frames = [
            (page, for_own if number == seat else for_all)
            for number, page in enumerate(self.pages)
            if page is not None
        ]
        _commit.add(encode((self.name, self.seq, seat, cell, dice)) + b"\n", frames)


Frames = list[tuple[asyncio.Transport, bytes]]


class Commit:
    """One write and one flush for all that gathered meanwhile; then everybody is told."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._records: list[bytes] = []
        self._frames: Frames = []
        self._is_busy = False
        self._thread = ThreadPoolExecutor(1)

    def add(self, record: bytes, frames: Frames) -> None:
        self._records.append(record)
        self._frames += frames
        if not self._is_busy:
            self._is_busy = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        records, frames = b"".join(self._records), self._frames
        self._records, self._frames = [], []
        saved = asyncio.get_running_loop().run_in_executor(self._thread, self._write, records)
        saved.add_done_callback(lambda done: self._tell(done, frames))

    def _write(self, records: bytes) -> None:
        os.write(self._file, records)
        os.fdatasync(self._file)

    def _tell(self, saved: "Future[None] | asyncio.Future[None]", frames: Frames) -> None:
        saved.result()
        for page, data in frames:
            page.write(data)
        if self._records:
            self._flush()
        else:
            self._is_busy = False


class Connection(asyncio.Protocol):
    def __init__(self) -> None:
        self._transport: Any = None
        self._buffer = b""
        self._table: Table | None = None
        self._seat = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if self._table is not None:
            self._table.pages[self._seat] = None

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._table is not None:
            self._read_frames(self._table)
        elif b"\r\n\r\n" in self._buffer:
            head, self._buffer = self._buffer, b""
            self._answer(head)

    def _read_frames(self, table: Table) -> None:
        """Small masked texts only; the load sends no others."""
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 6:
            end = at + 6 + (buffer[at + 1] & 127)
            if end > len(buffer):
                break
            if buffer[at] & 15 == 1:
                table.roll(self._seat, decode(_unmasked(buffer[at + 2 : end])).cell)
            at = end
        self._buffer = buffer[at:]

    def _answer(self, head: bytes) -> None:
        path = head.split(b" ", 2)[1].decode()
        if path.startswith("/socket/"):
            self._enter(head, *path.split("/")[2:])
            return
        if path == "/new":
            table = Table(os.urandom(6).hex())
            _tables[table.name] = table
            path = table.name
        self._transport.write(ANSWER % (len(path), path.encode()))
        self._transport.close()

    def _enter(self, head: bytes, name: str, seat: str) -> None:
        key = head.lower().index(b"sec-websocket-key: ") + 19
        token = head[key : head.index(b"\r\n", key)]
        accept = base64.b64encode(hashlib.sha1(token + MAGIC).digest())
        self._table, self._seat = _tables[name], int(seat)
        self._table.pages[self._seat] = self._transport
        self._transport.write(UPGRADE % accept + frame(self._table.view(self._seat)))


def _unmasked(masked: bytes) -> bytes:
    mask, text = masked[:4], masked[4:]
    if mask == bytes(4):
        return text
    key = (mask * (len(text) // 4 + 1))[: len(text)]
    return (int.from_bytes(text) ^ int.from_bytes(key)).to_bytes(len(text))


async def main(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Connection, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    _commit = Commit(sys.argv[2])
    uvloop.run(main(int(sys.argv[1])))

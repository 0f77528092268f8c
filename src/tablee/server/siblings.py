"""Processes of one machine that share a port: whichever is asked tells Prometheus of all."""

import hashlib
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from tablee.server import metrics

TOPIC = "figures"


class AskingAll(Protocol):
    async def ask_all(self, topic: str, body: bytes, answers: int) -> list[bytes]:
        """What the nodes answer, so many at most, as far as they do so in a moment."""

    async def answer_all(self, topic: str, answer: Callable[[bytes], bytes]) -> None:
        """`answer`: empty if the question is for others."""


class Figures(msgspec.Struct):
    node: str
    text: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Figures).decode


class Siblings:
    def __init__(self, wires: AskingAll, me: str, count: Callable[[], int]) -> None:
        """`count`: how many nodes there are altogether."""
        self._wires = wires
        self._me = me
        self._count = count
        self._home = b""

    async def open(self, data: Path) -> None:
        """Those who share a folder of data on one machine share a port."""
        self._home = _home_of(data)
        await self._wires.answer_all(TOPIC, self._answer)

    def _answer(self, home: bytes) -> bytes:
        if home != self._home:
            return b""
        return _encode(Figures(self._me, metrics.exposition().decode()))

    async def exposition(self) -> bytes:
        answers = await self._wires.ask_all(TOPIC, self._home, self._count())
        told = {found.node: found.text for found in map(_decode, filter(None, answers))}
        return metrics.merged(told) if len(told) > 1 else metrics.exposition()


def _home_of(data: Path) -> bytes:
    return hashlib.sha256(f"{socket.gethostname()} {data.resolve()}".encode()).digest()

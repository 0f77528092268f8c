"""Reading a stream: the last message of a subject, or all of them in their order."""

import asyncio
import base64
from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec

from tablee.store.contract import Unavailable
from tablee.store.nats.broker import PATIENCE_SECONDS, ApiError, Broker
from tablee.store.nats.parser import Heard

LAST_SEQUENCE = 2**63 - 1
AT_ONCE = 500
"""Messages that are asked for together."""
SILENCE_SECONDS = 1.0
CATCH_UP_SECONDS = 0.01
NOT_FOUND = 10037
ID = "Nats-Msg-Id"


class Found(NamedTuple):
    """A message as a stream has it."""

    subject: str
    seq: int
    body: bytes
    id: str = ""


class _Stored(msgspec.Struct):
    subject: str
    seq: int
    data: str = ""
    hdrs: str = ""


class _GetAnswer(msgspec.Struct):
    message: _Stored | None = None
    error: ApiError | None = None


_decode_get = msgspec.json.Decoder(_GetAnswer).decode


def _id_in(headers: str) -> str:
    for line in base64.b64decode(headers).decode().splitlines():
        name, _, value = line.partition(":")
        if name == ID:
            return value.strip()
    return ""


async def last(broker: Broker, stream: str, subject: str) -> Found | None:
    """The last message of a subject, as the leader of the stream knows it: never an old one."""
    body = msgspec.json.encode({"last_by_subj": subject})
    give_up_at = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while True:
        answer = _decode_get((await broker.ask(f"$JS.API.STREAM.MSG.GET.{stream}", body)).data)
        if answer.message is not None:
            found = answer.message
            return Found(found.subject, found.seq, base64.b64decode(found.data), _id_in(found.hdrs))
        if answer.error is not None and answer.error.err_code == NOT_FOUND:
            return None
        if asyncio.get_running_loop().time() > give_up_at:
            raise Unavailable(answer.error.description if answer.error else "no answer")
        await asyncio.sleep(CATCH_UP_SECONDS)


async def some(
    broker: Broker, stream: str, subjects: str, start: int, most: int = AT_ONCE
) -> list[Found]:
    """The next messages from this sequence on; any server that has a copy may tell.

    What it tells is in order and without gaps, but the newest may be missing.
    """
    asked = {"seq": start, "next_by_subj": subjects, "batch": most}
    found: list[Found] = []
    request = f"$JS.API.DIRECT.GET.{stream}"
    async with broker.stream(request, msgspec.json.encode(asked)) as answers:
        while True:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    answer = await answers.get()
            except TimeoutError:
                return found
            for each in (answer, *_waiting_in(answers)):
                if not _is_message(each):
                    return found
                found.append(_found_in(each))


def _waiting_in(answers: "asyncio.Queue[Heard]") -> list[Heard]:
    """What has come already; most answers come many at once."""
    return [answers.get_nowait() for _ in range(answers.qsize())]


def _is_message(answer: Heard) -> bool:
    return b"Nats-Sequence:" in answer.head


def _found_in(answer: Heard) -> Found:
    seq = int(answer.under(b"Nats-Sequence"))
    return Found(answer.under(b"Nats-Subject"), seq, answer.data)


async def first(broker: Broker, stream: str, subject: str) -> Found:
    """The first message of a subject that is known to have one."""
    async for found in until(broker, stream, subject, 1, LAST_SEQUENCE, most=1):
        return found
    raise Unavailable(f"{subject} cannot be read")


async def until(
    broker: Broker, stream: str, subject: str, start: int, end: int, most: int = AT_ONCE
) -> AsyncIterator[Found]:
    """All messages of a subject from one sequence to another, which is known to be there."""
    give_up_at = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while start <= end:
        found = await some(broker, stream, subject, start, most)
        for message in found:
            if message.seq <= end:
                yield message
            start = message.seq + 1
        if not found:  # whoever answered is a moment behind
            if asyncio.get_running_loop().time() > give_up_at:
                raise Unavailable(f"{subject} cannot be read to its end")
            await asyncio.sleep(CATCH_UP_SECONDS)

"""How a store on NATS follows the directory, and stops to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest

from tablee.store.nats import directory, reading
from tablee.store.nats.broker import Broker
from tablee.store.nats.directory import Directory
from tablee.store.nats.parser import Heard
from tablee.store.nats.publishing import Publisher

TURNS_OF_THE_LOOP = range(8)


class SlowBroker:
    """Answers when the test says so."""

    is_connected = True

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.answers: asyncio.Queue[Heard] = asyncio.Queue()

    @asynccontextmanager
    async def stream(self, _subject: str, _body: bytes) -> AsyncIterator["asyncio.Queue[Heard]"]:
        self.is_asked.set()
        yield self.answers


@pytest.mark.parametrize("turns", TURNS_OF_THE_LOOP)
async def test_following_ends_also_when_an_answer_comes_at_that_moment(
    monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    monkeypatch.setattr(directory, "FOLLOW_SECONDS", 0.001)
    broker = SlowBroker()
    followed = Directory(cast(Broker, broker), cast(Publisher, None), "node")
    followed.follow()
    await broker.is_asked.wait()
    await asyncio.sleep(0.01)
    broker.answers.put_nowait(Heard("nothing more"))
    for _ in range(turns):
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await followed.close()


async def test_a_list_that_nobody_brings_up_to_date_is_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(directory, "FOLLOW_SECONDS", 0.01)
    broker = SlowBroker()
    followed = Directory(cast(Broker, broker), cast(Publisher, None), "node")
    followed.follow()
    async with asyncio.timeout(5):
        while followed.behind_seconds() < 0.1:  # noqa: ASYNC110  (nobody answers)
            await asyncio.sleep(0.01)
        broker.answers.put_nowait(Heard("nothing more"))
        while followed.behind_seconds() >= 0.1:
            broker.answers.put_nowait(Heard("nothing more"))
            await asyncio.sleep(0.005)
        await followed.close()


async def test_silence_is_not_taken_for_the_end_of_the_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(directory, "FOLLOW_SECONDS", 0.01)
    monkeypatch.setattr(reading, "SILENCE_SECONDS", 0.02)
    followed = Directory(cast(Broker, SlowBroker()), cast(Publisher, None), "node")
    followed.follow()
    await asyncio.sleep(0.3)
    assert followed.behind_seconds() > 0.25
    await followed.close()

"""What waits while a group is being saved is saved together."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from tablee.store.contract import Conflict, Unavailable
from tablee.store.group_commit import GroupCommit


class Disk:
    """Saves words, and holds its breath until told."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.has_begun = threading.Event()
        self.may_go_on = threading.Event()

    def save(self, words: Sequence[str]) -> list[str | Exception]:
        self.has_begun.set()
        self.may_go_on.wait()
        self.groups.append(list(words))
        return [Conflict() if word == "bad" else word.upper() for word in words]


async def test_what_comes_during_a_flush_makes_one_group() -> None:
    disk = Disk()
    writer = GroupCommit(disk.save)
    writer.start()
    first = asyncio.ensure_future(writer.do("first"))
    await asyncio.to_thread(disk.has_begun.wait)
    others = [asyncio.ensure_future(writer.do(word)) for word in ("a", "bad", "c")]
    await asyncio.sleep(0)
    disk.may_go_on.set()
    assert await first == "FIRST"
    results = await asyncio.gather(*others, return_exceptions=True)
    assert disk.groups == [["first"], ["a", "bad", "c"]]
    assert (results[0], type(results[1]), results[2]) == ("A", Conflict, "C")
    await writer.close()


async def test_closing_saves_what_waits_and_refuses_what_comes_after() -> None:
    disk = Disk()
    writer = GroupCommit(disk.save)
    waiting = asyncio.ensure_future(writer.do("last"))
    await asyncio.sleep(0)
    disk.may_go_on.set()
    writer.start()
    await writer.close()
    assert await waiting == "LAST"
    with pytest.raises(Unavailable):
        await writer.do("too late")
    assert not writer.is_alive()

"""A thread that saves what comes to it, as much at once as is waiting.

While one group is being flushed to the disk the next one gathers, so that a busy house pays for one
flush where it would pay for hundreds. What saving means is the caller's affair.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, TypeVar

from tablee.store.contract import Unavailable

C = TypeVar("C")

Save = Callable[[Sequence[C]], Sequence[Any]]
"""Saves changes together; for each one its result, or the exception that its sender gets."""


class Waiting(NamedTuple, Generic[C]):
    change: C
    saved: asyncio.Future[Any]


class GroupCommit(threading.Thread, Generic[C]):
    """Saves changes in the order in which they come; belongs to the running event loop."""

    def __init__(self, save: Save[C]) -> None:
        super().__init__(name="tablee-store-writer", daemon=True)
        self._save = save
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting[C] | None] = SimpleQueue()
        self.is_closed = False

    async def do(self, change: C) -> Any:
        """The change's result, once it is saved."""
        if self.is_closed:
            raise Unavailable("the store is closed")
        saved = self._loop.create_future()
        self._queue.put(Waiting(change, saved))
        return await saved

    async def close(self) -> None:
        """Save what waits, then stop."""
        self.is_closed = True
        self._queue.put(None)
        await asyncio.to_thread(self.join)

    def run(self) -> None:
        while group := self._next_group():
            results = self._save([waiting.change for waiting in group])
            self._loop.call_soon_threadsafe(_tell, group, results)

    def _next_group(self) -> Sequence[Waiting[C]]:
        """What comes next, with all that waits behind it; empty at the end."""
        group = []
        waiting = self._queue.get()
        try:
            while waiting is not None:
                group.append(waiting)
                waiting = self._queue.get_nowait()
        except Empty:
            return group
        if group:
            self._queue.put(None)  # the end was reached: find it again after this group
        return group


def _tell(group: Sequence[Waiting[C]], results: Sequence[Any]) -> None:
    for waiting, result in zip(group, results, strict=True):
        if waiting.saved.done():  # its sender has given up
            continue
        if isinstance(result, Exception):
            waiting.saved.set_exception(result)
        else:
            waiting.saved.set_result(result)

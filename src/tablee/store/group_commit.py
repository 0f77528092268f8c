"""A thread that saves what comes to it, as much at once as is waiting.

While one group is being flushed to the disk the next one gathers on the event loop, so that a busy
house pays for one flush, and for one change of threads, where it would pay for hundreds. What
saving means is the caller's affair.
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
Tidy = Callable[[bool], bool]
"""Does a little of what can wait; asked whether nobody waits, tells whether more is left."""

REST_SECONDS = 2.0
"""After so long without a change the thread tidies up."""
BREATH_SECONDS = 0.005
"""Between two pieces of tidying, so that whoever comes meanwhile goes first."""


class WaitingChange(NamedTuple, Generic[C]):
    change: C
    saved: asyncio.Future[Any]


CommitGroup = Sequence[WaitingChange[C]]


def _nothing_to_tidy(_: bool) -> bool:
    return False


class GroupCommit(threading.Thread, Generic[C]):
    """Saves changes in the order in which they come; belongs to the running event loop."""

    def __init__(self, save: Save[C], tidy: Tidy = _nothing_to_tidy) -> None:
        super().__init__(name="tablee-store-writer", daemon=True)
        self._save = save
        self._tidy = tidy
        self._loop = asyncio.get_running_loop()
        self._gathering: list[WaitingChange[C]] = []
        self._is_saving = False
        """Whether a group is on its way; what comes meanwhile makes the next one."""
        self._all_saved = asyncio.Event()
        """Set after the store is closed, when nothing waits any more."""
        self._groups: SimpleQueue[CommitGroup[C] | None] = SimpleQueue()
        self.is_closed = False

    def do(self, change: C) -> asyncio.Future[Any]:
        """The change's result, once it is saved."""
        saved = self._loop.create_future()
        if self.is_closed:
            saved.set_exception(Unavailable("the store is closed"))
            return saved
        self._gathering.append(WaitingChange(change, saved))
        if not self._is_saving:
            self._is_saving = True
            self._loop.call_soon(self._hand_over)  # with all that is done in this turn of the loop
        return saved

    def _hand_over(self) -> None:
        group, self._gathering = self._gathering, []
        self._is_saving = bool(group)
        if group:
            self._groups.put(group)
        elif self.is_closed:
            self._all_saved.set()

    def _tell(self, group: CommitGroup[C], results: Sequence[Any]) -> None:
        self._hand_over()
        for waiting, result in zip(group, results, strict=True):
            if waiting.saved.done():  # its sender has given up
                continue
            if isinstance(result, Exception):
                waiting.saved.set_exception(result)
            else:
                waiting.saved.set_result(result)

    async def close(self) -> None:
        """Save what waits, then stop."""
        self.is_closed = True
        if self._is_saving:
            await self._all_saved.wait()
        self._groups.put(None)
        await asyncio.to_thread(self.join)

    # In the thread

    def run(self) -> None:
        patience: float | None = None
        while (group := self._next_group(patience)) is not None:
            if group:
                results = self._save([waiting.change for waiting in group])
                self._loop.call_soon_threadsafe(self._tell, group, results)
            has_more = self._tidy(not group)
            patience = (REST_SECONDS if group else BREATH_SECONDS) if has_more else None

    def _next_group(self, patience: float | None) -> CommitGroup[C] | None:
        """The group that comes next; empty: none has come in time; `None`: the end."""
        try:
            return self._groups.get(timeout=patience)
        except Empty:
            return ()

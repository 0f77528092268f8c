"""Costly questions: a few threads of their own, in turns by who asks, remembered where they can be.

However many ask and however fast, those who play wait for at most these threads. Addresses take
turns, and the players of one address do among themselves: a crowd that one person pretends to be
waits behind itself. A finished game does not change, so what was found out about it is told again
from memory.
"""

import asyncio
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from tablee.server import metrics
from tablee.table.refusal import Code, Refusal

THREADS = 1
"""The rest of the machine is for those who play."""
TURN_SECONDS = 0.0001
"""How long a thread keeps the others waiting while a question is looked into. It is not always so
short: at other times fewer switches are cheaper."""
WAITING = 5
"""Questions of one player that may wait."""
WAITING_AT_HOME = 60
"""Questions of all players of one address that may wait."""
REMEMBERED = 200


class Asker(NamedTuple):
    address: str
    player: str = ""
    """Empty: whoever asks without saying who they are."""


class _Question(NamedTuple):
    find_out: Callable[[], Any]
    answered: "asyncio.Future[Any]"


class _Queue:
    """The waiting questions of one address: its players take turns."""

    def __init__(self) -> None:
        self._by_player: dict[str, deque[_Question]] = {}
        self.length = 0

    def add(self, player: str, question: _Question) -> None:
        """`Refusal` if too much waits already."""
        own = self._by_player.get(player, deque())
        if len(own) >= WAITING or self.length >= WAITING_AT_HOME:
            raise Refusal(Code.TOO_FAST)
        own.append(question)
        self._by_player[player] = own
        self.length += 1

    def next(self) -> _Question:
        player = next(iter(self._by_player))
        own = self._by_player.pop(player)
        question = own.popleft()
        if own:
            self._by_player[player] = own  # behind all others
        self.length -= 1
        return question


class Advisers:
    def __init__(self, threads: int = THREADS) -> None:
        self._free = self._threads = threads
        self._usual_turn_seconds = sys.getswitchinterval()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="tablee-advice")
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, _Queue] = {}
        """By address; which was served last comes last."""
        self._known: OrderedDict[tuple[str, Hashable], asyncio.Future[Any]] = OrderedDict()
        """What was found out about finished games, or soon will be."""

    async def ask(self, asker: Asker, find_out: Callable[[], Any]) -> Any:
        """What is found out, when it is this asker's turn; `Refusal` if too much waits already."""
        return await self._enqueue(asker, find_out)

    async def ask_of_finished(
        self, asker: Asker, table: str, about: Hashable, find_out: Callable[[], Any]
    ) -> Any:
        """The same about a game that is over: found out once, however many ask at once."""
        key = (table, about)
        if key not in self._known:
            self._remember(key, self._enqueue(asker, find_out))
        self._known.move_to_end(key)
        return await asyncio.shield(self._known[key])  # others may wait for it too

    def forget(self, table: str) -> None:
        """The table was written anew, or is gone."""
        for key in [key for key in self._known if key[0] == table]:
            del self._known[key]

    def _remember(self, key: tuple[str, Hashable], answered: "asyncio.Future[Any]") -> None:
        self._known[key] = answered
        answered.add_done_callback(partial(self._forget_failure, key))
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _forget_failure(self, key: tuple[str, Hashable], answered: "asyncio.Future[Any]") -> None:
        has_failed = answered.cancelled() or answered.exception() is not None
        if has_failed and self._known.get(key) is answered:
            del self._known[key]

    def _enqueue(self, asker: Asker, find_out: Callable[[], Any]) -> "asyncio.Future[Any]":
        queue = self._waiting.get(asker.address) or _Queue()
        question = _Question(find_out, self._loop.create_future())
        queue.add(asker.player, question)
        self._waiting[asker.address] = queue
        metrics.questions_waiting.inc()
        self._begin()
        return question.answered

    def _begin(self) -> None:
        while self._free and self._waiting:
            question = self._next()
            if question.answered.done():  # whoever asked has gone
                continue
            self._free -= 1
            sys.setswitchinterval(TURN_SECONDS)
            working = self._loop.run_in_executor(self._pool, question.find_out)
            working.add_done_callback(partial(self._end, question))

    def _next(self) -> _Question:
        address = next(iter(self._waiting))
        queue = self._waiting.pop(address)
        question = queue.next()
        if queue.length:
            self._waiting[address] = queue  # behind all others
        metrics.questions_waiting.dec()
        return question

    def _end(self, question: _Question, done: "asyncio.Future[Any]") -> None:
        self._free += 1
        self._begin()
        if self._free == self._threads:
            sys.setswitchinterval(self._usual_turn_seconds)
        if question.answered.done():  # whoever asked has gone
            return
        if done.cancelled():
            question.answered.cancel()
        elif (error := done.exception()) is not None:
            question.answered.set_exception(error)
        else:
            question.answered.set_result(done.result())

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

"""Processes that serve, and posts that always have one: when one ends, another begins."""

import asyncio
import logging
import sys
from contextlib import suppress

from tablee.server import worker
from tablee.server.worker import READY, WorkerOrder

logger = logging.getLogger(__name__)

STOP_SECONDS = 30.0
"""A worker that takes longer to stop is killed."""
SHORTEST_REST_SECONDS, LONGEST_REST_SECONDS = 0.1, 5.0
LIFE_SECONDS = 10.0
"""Whoever has lived so long is started again at once."""


class Worker:
    """A process that serves, from its start to its end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._loop = asyncio.get_running_loop()
        self._began = self._loop.time()

    @classmethod
    async def start(cls, order: WorkerOrder) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            worker.__name__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(order.listening,),
            start_new_session=True,  # a Ctrl-C is for the keeper
        )
        assert process.stdin is not None
        process.stdin.write(worker.encode(order))
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def serves(self) -> bool:
        """Whether it has come so far, once that is known."""
        assert self._process.stdout is not None
        does_serve = await self._process.stdout.readline() == READY
        if does_serve:
            logger.info("worker serves", extra={"pid": self.pid})
        return does_serve

    async def ended(self) -> int:
        return await self._process.wait()

    def lived_seconds(self) -> float:
        return self._loop.time() - self._began

    async def stop(self) -> None:
        """Let it hand its tables over, and wait until it has."""
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.ended()
        except TimeoutError:
            self.kill()
            await self.ended()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()


class Post:
    """A place that always has a worker: when one ends, another begins."""

    def __init__(self, order: WorkerOrder) -> None:
        self._order = order
        self._worker: Worker | None = None
        self._successor: Worker | None = None
        self._filling = asyncio.Lock()
        """Held while a successor begins, so that there is never a second one."""
        self._is_over = False
        self._rest_seconds = SHORTEST_REST_SECONDS

    async def fill(self) -> bool:
        """Put the first worker there; whether it serves."""
        self._worker = await Worker.start(self._order)
        return await self._worker.serves()

    async def hold(self) -> None:
        """Until it is given up."""
        while self._worker is not None:
            code = await self._worker.ended()
            if self._is_over:
                return
            if self._successor is None:
                logger.warning("worker ended", extra={"pid": self._worker.pid, "code": code})
                await self._rest(self._worker)
                await self._replace()
            self._worker, self._successor = self._successor, None

    async def _replace(self) -> None:
        async with self._filling:
            if self._successor is None:
                self._successor = await Worker.start(self._order)
                await self._successor.serves()

    async def _rest(self, ended: Worker) -> None:
        """Who ends as soon as it has begun is not started ever faster."""
        has_lived = ended.lived_seconds() > LIFE_SECONDS
        self._rest_seconds = SHORTEST_REST_SECONDS if has_lived else 2 * self._rest_seconds
        await asyncio.sleep(min(self._rest_seconds, LONGEST_REST_SECONDS))

    async def renew(self) -> bool:
        """Put a new worker there before the old one goes; if it does not serve, the old stays."""
        async with self._filling:
            successor = await Worker.start(self._order)
            if not await successor.serves():
                return False
            self._successor = successor
        if self._worker is not None:
            await self._worker.stop()
        return True

    async def give_up(self) -> None:
        self._is_over = True
        workers = [worker for worker in (self._worker, self._successor) if worker is not None]
        await asyncio.gather(*(worker.stop() for worker in workers))

    def kill(self) -> None:
        for found in (self._worker, self._successor):
            if found is not None:
                found.kill()

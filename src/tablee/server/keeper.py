"""Keeps several processes on one port: their NATS, and a worker at each post.

Whatever ends by itself is started again. SIGUSR1 replaces the workers one by one, each by one that
serves already; SIGTERM and Ctrl-C stop the workers, then the NATS.
"""

import asyncio
import logging
import signal
import socket

from msgspec.structs import replace

from tablee.server import logs
from tablee.server.posts import Post
from tablee.server.settings import Settings
from tablee.server.stores import private_server
from tablee.server.worker import WorkerOrder
from tablee.store.contract import Unavailable

logger = logging.getLogger(__name__)

BACKLOG = 2048
AGAIN_SECONDS = 1.0
"""A NATS that does not start is tried again after so long."""
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
RENEWING = signal.SIGUSR1


class Keeper:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._nats = None if settings.store else private_server(settings.data)
        self._posts: list[Post] = []
        self._is_told_to_stop = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._renewing: asyncio.Task[None] | None = None

    async def run(self) -> int:
        """Until told to stop; the exit code."""
        self._heed_signals()
        try:
            address = await self._start_nats()
            settings = replace(self._settings, processes=1, store=address)
            order = WorkerOrder(settings, self._listening.fileno())
            self._posts = [Post(order) for _ in range(self._settings.processes)]
            if not all(await asyncio.gather(*(post.fill() for post in self._posts))):
                return 0 if self._is_told_to_stop.is_set() else 1
            for post in self._posts:
                self._spawn(post.hold())
            await self._is_told_to_stop.wait()
            return 0
        finally:
            await self._stop()

    def _heed_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for told_to_stop in STOPPING:
            loop.add_signal_handler(told_to_stop, self._heed_stop)
        loop.add_signal_handler(RENEWING, self._heed_renew)

    def _heed_stop(self) -> None:
        if self._is_told_to_stop.is_set():  # twice: somebody is in a hurry
            for post in self._posts:
                post.kill()
        self._is_told_to_stop.set()

    def _heed_renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = self._spawn(self._renew())

    async def _renew(self) -> None:
        for number, post in enumerate(self._posts, 1):
            if not await post.renew():
                logger.error("not renewed: the new worker does not serve", extra={"post": number})
                return
        logger.info("workers renewed", extra={"workers": len(self._posts)})

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # NATS

    async def _start_nats(self) -> str:
        if self._nats is None:
            return self._settings.store
        address = await asyncio.to_thread(self._nats.start)
        logger.info("nats-server serves", extra={"pid": self._nats.server.pid})
        self._spawn(self._keep_nats())
        return address

    async def _keep_nats(self) -> None:
        assert self._nats is not None
        while True:
            await asyncio.to_thread(self._nats.server.wait)
            if self._is_told_to_stop.is_set():
                return
            logger.error("nats-server ended")
            try:
                await asyncio.to_thread(self._nats.server.start)
                logger.info("nats-server serves", extra={"pid": self._nats.server.pid})
            except Unavailable as error:
                logger.error("nats-server does not start", extra={"reason": str(error)})
                await asyncio.sleep(AGAIN_SECONDS)

    # The end

    async def _stop(self) -> None:
        self._is_told_to_stop.set()
        await asyncio.gather(*(post.give_up() for post in self._posts))
        for task in self._tasks:
            task.cancel()
        if self._nats is not None:
            await asyncio.to_thread(self._nats.stop)
        await asyncio.gather(*self._tasks, return_exceptions=True)


def keep(settings: Settings) -> int:
    """Serve with several processes until told to stop; the exit code."""
    logs.set_up(settings.log_level)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    address = (settings.host, settings.port)
    with socket.create_server(address, family=family, backlog=BACKLOG) as listening:
        return asyncio.run(_keep(settings, listening))


async def _keep(settings: Settings, listening: socket.socket) -> int:
    return await Keeper(settings, listening).run()

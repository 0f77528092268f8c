"""The connection to the servers of NATS: questions, and one inbox for all answers."""

import asyncio
import logging
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import msgspec
import nats

from tablee.store.contract import Unavailable
from tablee.store.nats.client import Hear, QuickClient
from tablee.store.nats.parser import Heard
from tablee.store.nats.place import NatsPlace

logger = logging.getLogger(__name__)

ASK_SECONDS = 1.0
"""For one answer; then the same is asked again."""
PATIENCE_SECONDS = 8.0
"""For a question altogether: the servers need some seconds to choose a new leader."""
CONNECT_SECONDS = 10.0
"""For the first connection: servers that start together wait for each other."""
CLOSE_SECONDS = 2.0
RETRY_SECONDS = 0.1
NOBODY = "503"
WRONG_PAPERS = "Authorization Violation"
UNSENT_BYTES = 32 * 1024 * 1024

Changed = Callable[[bool], None]


def _told(error: Exception) -> str:
    return str(error) or type(error).__name__


def is_nobody(answer: Heard) -> bool:
    """Whether the servers say that nobody listens to what was asked."""
    return answer.status == NOBODY


class Broker:
    """Talks to the servers, whichever of them are there."""

    def __init__(self, client: QuickClient) -> None:
        self.client = client
        self.is_closed = False
        self._is_rejected = asyncio.Event()
        """Set when our papers, or the servers', are wrong: to try again would be in vain."""
        self._trouble = ""
        self.on_change: list[Changed] = []
        """Who wants to know whether we are connected."""
        self._hearing: dict[str, Hear] = {}
        self._inbox = client.new_inbox()
        self._tokens = map(str, count(1))

    @classmethod
    async def connect(cls, place: NatsPlace, name: str = "tablee") -> "Broker":
        """`Unavailable` if no server answers, or none lets us in."""
        if missing := place.missing_files():
            raise Unavailable(f"there is no file {missing[0]}")
        client = QuickClient()
        broker = cls(client)
        try:
            await broker._connect(place, name)
            await client.hear(f"{broker._inbox}.*", broker._hear)
        except Exception as error:
            await broker.close()
            raise Unavailable(f"{place.addresses}: {_told(error)}") from error
        return broker

    async def _connect(self, place: NatsPlace, name: str) -> None:
        """Not under a time-out of ours: the client's own attempts swallow it, and go on."""
        options = self._options(place, name)
        connecting = asyncio.create_task(self.client.connect(place.servers, **options))
        rejected = asyncio.create_task(self._is_rejected.wait())
        either = asyncio.FIRST_COMPLETED
        await asyncio.wait({connecting, rejected}, timeout=CONNECT_SECONDS, return_when=either)
        rejected.cancel()
        if not connecting.done():
            self.client.options["allow_reconnect"] = False
            connecting.add_done_callback(lambda last: last.cancelled() or last.exception())
            connecting.cancel()
            raise Unavailable(self._trouble or "no server answers")
        await connecting

    def _options(self, place: NatsPlace, name: str) -> dict[str, Any]:
        return {
            "name": name,
            "user_credentials": place.credentials or None,
            "tls": place.tls(),
            "connect_timeout": 1,
            "reconnect_time_wait": 0.1,
            "max_reconnect_attempts": -1,
            "ping_interval": 2,
            "max_outstanding_pings": 2,
            "pending_size": UNSENT_BYTES,
            "error_cb": self._note_trouble,
            "disconnected_cb": self._note_disconnected,
            "reconnected_cb": self._note_reconnected,
        }

    async def _note_trouble(self, error: Exception) -> None:
        if not self.is_closed:
            logger.warning("broker", extra={"reason": _told(error)})
        self._trouble = _told(error)
        if WRONG_PAPERS in self._trouble or isinstance(error, ssl.SSLCertVerificationError):
            self._is_rejected.set()

    async def _note_disconnected(self) -> None:
        if not self.is_closed:
            logger.error("broker lost")
            self._tell(is_connected=False)

    async def _note_reconnected(self) -> None:
        logger.info("broker found again")
        self._tell(is_connected=True)

    def _tell(self, *, is_connected: bool) -> None:
        for tell in list(self.on_change):
            tell(is_connected)

    @property
    def is_connected(self) -> bool:
        return self.client.is_connected

    async def move_on(self) -> None:
        """Talk to another server: this one may be cut off from the others."""
        logger.warning("broker left")
        await self.client.force_reconnect()

    async def close(self) -> None:
        self.is_closed = True
        with suppress(TimeoutError):  # a client that looks for a server may never come to an end
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.client.close()

    # One inbox

    def _hear(self, answer: Heard) -> None:
        hear = self._hearing.get(answer.subject.rpartition(".")[2])
        if hear is not None:
            hear(answer)

    def listen(self, hear: Hear) -> str:
        """A token: what is sent to `address(token)` is heard until `ignore(token)`."""
        token = next(self._tokens)
        self._hearing[token] = hear
        return token

    def ignore(self, token: str) -> None:
        self._hearing.pop(token, None)

    def address(self, token: str) -> str:
        return f"{self._inbox}.{token}"

    # Questions

    async def ask(self, subject: str, body: bytes) -> Heard:
        """The answer to a question that may be asked twice, or `Unavailable`."""
        give_up_at = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while not self.is_closed:
            answer = await self._ask_once(subject, body)
            if answer is not None and not is_nobody(answer):
                return answer
            if asyncio.get_running_loop().time() > give_up_at:
                raise Unavailable("the servers do not answer")
            await asyncio.sleep(RETRY_SECONDS)
        raise Unavailable("the store is closed")

    async def _ask_once(self, subject: str, body: bytes) -> Heard | None:
        try:
            async with asyncio.timeout(ASK_SECONDS), self.stream(subject, body) as answers:
                return await answers.get()
        except (TimeoutError, Unavailable):
            return None

    @asynccontextmanager
    async def stream(self, subject: str, body: bytes) -> AsyncIterator["asyncio.Queue[Heard]"]:
        """The answers to a question that has many, as they come."""
        answers: asyncio.Queue[Heard] = asyncio.Queue()
        token = self.listen(answers.put_nowait)
        try:
            await self.client.publish(subject, body, reply=self.address(token))
            yield answers
        except nats.errors.Error as error:
            raise Unavailable(str(error)) from error
        finally:
            self.ignore(token)


class ApiError(msgspec.Struct):
    code: int = 0
    err_code: int = 0
    description: str = ""


class _ApiAnswer(msgspec.Struct):
    error: ApiError | None = None


_decode_answer = msgspec.json.Decoder(_ApiAnswer).decode
BEING_CHOSEN = {10008, 10009}
"""The servers have no leader at the moment."""


async def command(broker: Broker, subject: str, body: Any) -> ApiError | None:
    """Ask for a change of what the servers keep; what is wrong, if anything."""
    give_up_at = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while True:
        answer = await broker.ask(f"$JS.API.{subject}", msgspec.json.encode(body))
        error = _decode_answer(answer.data).error
        is_passing = error is not None and error.err_code in BEING_CHOSEN
        if not is_passing or asyncio.get_running_loop().time() > give_up_at:
            return error
        await asyncio.sleep(RETRY_SECONDS)

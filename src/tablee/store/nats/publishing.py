"""Saving messages: what waits goes together, and goes again until its fate is known.

A message has an id that was never used before, so that the servers save it once however often it
is sent. Whoever waits learns that it is saved, that it is not, or that nobody can tell.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Any

import msgspec
import nats

from tablee.store.contract import Conflict, StoreError, Unavailable, Uncertain
from tablee.store.nats import reading
from tablee.store.nats.broker import ApiError, Broker
from tablee.store.nats.client import Outgoing
from tablee.store.nats.parser import Heard
from tablee.store.nats.subjects import LOG

logger = logging.getLogger(__name__)

ANSWER_SECONDS = 1.0
"""After so long without an answer the same is sent again."""
AGAIN_SECONDS = 0.1
"""The same, after the servers have said that they cannot at the moment."""
UNSAVED_SECONDS = 8.0
"""How long to try what is certain not to be saved: the servers may be choosing a leader."""
UNCERTAIN_SECONDS = 30.0
"""The same, where it may be saved; much shorter than the servers know an id again."""
ELSEWHERE_SECONDS = 7.0
"""If nothing is saved for so long, longer than a choice of leader takes, ask another server."""
LOOK_SECONDS = 0.05
AT_ONCE = 200
"""Messages in one group; the servers take a thousand."""
GROUPS_ON_THEIR_WAY = 4

WRONG_SEQUENCE = 10071
PASSING = {10158, 10164}
"""Another message with the same id, or of the same subject, is on its way."""
NO_RESPONDERS = ApiError(503, 0, "no server answers for the stream")


class _Saved(msgspec.Struct):
    seq: int = 0
    error: ApiError | None = None


_decode = msgspec.json.Decoder(_Saved).decode


def _answer_in(message: Heard) -> _Saved:
    if not message.data:
        return _Saved(error=NO_RESPONDERS)
    return _decode(message.data)


def _is_passing(error: ApiError) -> bool:
    return error.code >= 500 or error.err_code in PASSING


class Publication:
    """A message that is to be saved."""

    __slots__ = (
        "again_at",
        "body",
        "expected",
        "id",
        "is_silent",
        "may_be_saved",
        "saved",
        "since",
        "stream",
        "subject",
        "token",
        "trouble",
    )

    def __init__(
        self,
        stream: str,
        subject: str,
        body: bytes,
        expected: int | None,
        id: str,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.stream = stream
        self.subject = subject
        self.body = body
        self.expected = expected
        self.id = id
        self.saved: asyncio.Future[int] = loop.create_future()
        self.since = loop.time()
        self.again_at = self.since + ANSWER_SECONDS
        self.is_silent = False
        """Whether it was sent, and no answer has come yet."""
        self.may_be_saved = False
        """Whether it was sent once and never answered."""
        self.token = ""
        self.trouble = "no server can be reached"

    def head(self) -> str:
        head = f"Nats-Msg-Id: {self.id}\r\n"
        if self.expected is not None:
            head += f"Nats-Expected-Last-Subject-Sequence: {self.expected}\r\n"
        return head

    def gives_up_at(self) -> float:
        return self.since + (UNCERTAIN_SECONDS if self.may_be_saved else UNSAVED_SECONDS)

    def failure(self) -> StoreError:
        return Uncertain(self.trouble) if self.may_be_saved else Unavailable(self.trouble)


PublicationGroup = Sequence[Publication]


class Publisher:
    """Belongs to the running event loop."""

    def __init__(self, broker: Broker) -> None:
        self._broker = broker
        self._loop = asyncio.get_running_loop()
        self._boot = secrets.token_urlsafe(9)
        self._numbers = count(1)
        self._gathering: list[Publication] = []
        self._unsettled: dict[str, Publication] = {}
        self._is_called = False
        self._groups_on_their_way: dict[str, PublicationGroup] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._patient_since = self._loop.time()
        """When anything was saved last, or the server was changed for that."""
        broker.on_change.append(self._note_connection)

    def save(
        self, stream: str, subject: str, body: bytes, expected: int | None = None
    ) -> "asyncio.Future[int]":
        """The sequence under which it is saved.

        `Conflict` if the subject's last message is not the expected one; 0: there is none.
        """
        publication = Publication(stream, subject, body, expected, self._new_id(), self._loop)
        self._unsettled[publication.id] = publication
        self._gathering.append(publication)
        self._call()
        return publication.saved

    async def save_whole(self, subject: str, bodies: Sequence[bytes], expected: int) -> int:
        """Save what is too long for one message, all of it or nothing; the last sequence."""
        group = [
            Publication(LOG, subject, body, None, self._new_id(), self._loop) for body in bodies
        ]
        group[0].expected = expected
        answered: asyncio.Future[Heard] = self._loop.create_future()
        token = self._broker.listen(answered.set_result)
        try:
            await self._publish_group(group, token)
            async with asyncio.timeout(UNSAVED_SECONDS):
                answer = _answer_in(await answered)
        except TimeoutError:
            raise Uncertain("the servers do not answer") from None
        finally:
            self._broker.ignore(token)
        if answer.error is None:
            return answer.seq
        if answer.error.err_code == WRONG_SEQUENCE:
            raise Conflict(f"{subject}: {answer.error.description}")
        raise Unavailable(answer.error.description)

    def _new_id(self) -> str:
        return f"{self._boot}.{next(self._numbers)}"

    async def settled(self) -> None:
        """Until nothing waits any more."""
        while self._unsettled or self._tasks:
            waiting: list[asyncio.Future[Any]] = list(self._tasks)
            waiting += [publication.saved for publication in self._unsettled.values()]
            await asyncio.wait(waiting)

    # Sending

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            self._loop.call_soon(self._begin)  # with all that is saved in this turn of the loop
        if self._timer is None:
            self._timer = self._loop.call_later(LOOK_SECONDS, self._look)

    def _begin(self) -> None:
        self._is_called = False
        if self._broker.is_connected and len(self._groups_on_their_way) < GROUPS_ON_THEIR_WAY:
            if group := self._next_group():
                self._spawn(self._send(group))
            if self._gathering:
                self._call()

    def _next_group(self) -> PublicationGroup:
        """What waits, but of each subject only what came first: the others depend on its fate."""
        group: dict[str, Publication] = {}
        later: list[Publication] = []
        for publication in self._gathering:
            has_room = publication.subject not in group and len(group) < AT_ONCE
            if has_room:
                group[publication.subject] = publication
            else:
                later.append(publication)
        self._gathering = later
        return list(group.values())

    async def _send(self, group: PublicationGroup) -> None:
        together = [publication for publication in group if publication.stream == LOG]
        if len(together) > 1:
            await self._send_together(together)
            group = [publication for publication in group if publication.stream != LOG]
        for publication in group:
            await self._send_alone(publication)

    async def _send_together(self, group: PublicationGroup) -> None:
        """All are saved, or none is."""
        token = self._broker.listen(partial(self._hear_of_group, group))
        self._groups_on_their_way[group[0].id] = group
        for publication in group:
            self._mark_sent(publication)
            publication.token = token
        await self._publish_group(group, token)

    async def _publish_group(self, group: PublicationGroup, token: str) -> None:
        batch = f"Nats-Batch-Id: {group[0].id}\r\nNats-Batch-Sequence: "
        messages = [
            Outgoing(each.subject, "", f"{each.head()}{batch}{place}\r\n", each.body)
            for place, each in enumerate(group, 1)
        ]
        last = messages.pop()
        commit = f"{last.head}Nats-Batch-Commit: 1\r\n"
        messages.append(last._replace(reply=self._broker.address(token), head=commit))
        await self._publish(group, messages)

    async def _send_alone(self, publication: Publication) -> None:
        self._mark_sent(publication)
        publication.token = self._broker.listen(partial(self._hear, publication))
        reply = self._broker.address(publication.token)
        message = Outgoing(publication.subject, reply, publication.head(), publication.body)
        await self._publish([publication], [message])

    def _mark_sent(self, publication: Publication) -> None:
        publication.again_at = self._loop.time() + ANSWER_SECONDS
        publication.is_silent = True

    async def _publish(self, group: PublicationGroup, messages: Sequence[Outgoing]) -> None:
        try:
            await self._broker.client.publish_all(messages)
        except (nats.errors.Error, OSError) as error:  # it goes again in a moment
            for publication in group:
                publication.trouble = str(error) or type(error).__name__

    # Answers

    def _hear_of_group(self, group: PublicationGroup, message: Heard) -> None:
        answer = _answer_in(message)
        self._end_group(group)
        for back, publication in enumerate(reversed(group)):
            if answer.error is None:
                self._settle(publication, answer.seq - back)
            elif publication.id in self._unsettled:  # each for itself, under its own id
                publication.is_silent = False
                self._spawn(self._send_alone(publication))

    def _end_group(self, group: PublicationGroup) -> None:
        self._broker.ignore(group[-1].token)
        if self._groups_on_their_way.pop(group[0].id, None) and self._gathering:
            self._call()

    def _hear(self, publication: Publication, message: Heard) -> None:
        answer, error = (found := _answer_in(message)), found.error
        publication.is_silent = False
        if error is None:
            self._settle(publication, answer.seq)
        elif error.err_code == WRONG_SEQUENCE and publication.may_be_saved:
            self._spawn(self._find_out(publication))
        elif error.err_code == WRONG_SEQUENCE:
            self._settle(publication, Conflict(f"{publication.subject}: {error.description}"))
        elif _is_passing(error):
            publication.trouble = error.description
            publication.again_at = self._loop.time() + AGAIN_SECONDS
        else:
            publication.trouble = error.description
            self._settle(publication, publication.failure())

    async def _find_out(self, publication: Publication) -> None:
        """The subject has moved on: perhaps by this very message, whose answer was lost."""
        try:
            found = await reading.last(self._broker, publication.stream, publication.subject)
        except StoreError:
            publication.again_at = self._loop.time()
            return
        if found is not None and found.id == publication.id:
            self._settle(publication, found.seq)
        else:
            self._settle(publication, Conflict(f"{publication.subject} has moved on"))

    def _settle(self, publication: Publication, result: int | StoreError) -> None:
        if self._unsettled.pop(publication.id, None) is None:
            return
        self._broker.ignore(publication.token)
        if publication.saved.done():  # its sender has given up
            return
        if isinstance(result, int):
            self._patient_since = self._loop.time()
            publication.saved.set_result(result)
        else:
            publication.saved.set_exception(result)

    # Silence

    def _look(self) -> None:
        """Send again what is due; give up what has waited too long."""
        now, self._timer = self._loop.time(), None
        for group in list(self._groups_on_their_way.values()):
            if group[0].again_at <= now:
                self._end_group(group)
        for publication in list(self._unsettled.values()):
            if publication.gives_up_at() <= now:
                self._give_up(publication)
            elif publication.again_at <= now and self._broker.is_connected:
                self._send_again(publication)
        self._consider_moving_on(now)
        if self._unsettled:
            self._timer = self._loop.call_later(LOOK_SECONDS, self._look)
        if self._gathering:
            self._call()

    def _consider_moving_on(self, now: float) -> None:
        oldest = min((each.since for each in self._unsettled.values()), default=now)
        if now - max(oldest, self._patient_since) > ELSEWHERE_SECONDS and self._broker.is_connected:
            self._patient_since = now
            self._spawn(self._broker.move_on())

    def _send_again(self, publication: Publication) -> None:
        if publication in self._gathering:  # it waits for another of its subject
            return
        if publication.is_silent:
            publication.may_be_saved = True
            publication.trouble = "the servers do not answer"
        self._broker.ignore(publication.token)
        self._mark_sent(publication)
        self._spawn(self._send_alone(publication))

    def _give_up(self, publication: Publication) -> None:
        if publication in self._gathering:
            self._gathering.remove(publication)
        publication.may_be_saved = publication.may_be_saved or publication.is_silent
        logger.error("store unavailable", extra={"reason": publication.trouble})
        self._settle(publication, publication.failure())

    def _note_connection(self, is_connected: bool) -> None:
        """What was on its way when the connection broke may have arrived, or not."""
        if is_connected:
            for publication in self._unsettled.values():
                publication.again_at = self._loop.time()
            self._look()

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

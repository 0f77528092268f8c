"""Cuts what the servers send into messages, and hands each to whoever hears it.

The library's own way takes apart every line by patterns, and passes each message through a queue
to a task of its own. Whoever starts reads a message for every table there is, and a relay one for
every move, so that this is most of what they cost.
"""

import logging
from typing import TYPE_CHECKING, NamedTuple

from nats import errors
from nats.protocol.parser import AWAITING_CONTROL_LINE, Parser

if TYPE_CHECKING:
    from tablee.store.nats.client import QuickClient

logger = logging.getLogger(__name__)

_END = b"\r\n"
_STATUS = b"NATS/1.0 "


class Heard(NamedTuple):
    """A message as it came."""

    subject: str
    reply: str = ""
    data: bytes = b""
    head: bytes = b""

    @property
    def status(self) -> str:
        """What the servers say instead of a message, as a number; empty: this is a message."""
        return self.head[9:12].decode() if self.head.startswith(_STATUS) else ""

    def under(self, name: bytes) -> str:
        """What the head says under this name; empty: nothing."""
        at = self.head.find(_END + name + b":")
        if at < 0:
            return ""
        begin = at + len(name) + 3
        return self.head[begin : self.head.index(_END, begin)].strip().decode()


class QuickParser(Parser):
    """Messages are cut here; all else the servers say, which is rare, by the library."""

    def __init__(self, client: "QuickClient") -> None:
        self._client = client
        self._resets = 0
        super().__init__(client)

    def reset(self) -> None:
        super().reset()
        self._resets += 1
        self._rest = b""

    async def parse(self, data: bytes = b"") -> None:
        resets = self._resets
        data = self._rest + data if self._rest else data
        at = 0
        while (end := data.find(_END, at)) >= 0:
            if data.startswith((b"MSG ", b"HMSG "), at):
                after = await self._take(data, data[at:end].split(), end + 2)
                if not after:
                    break
            else:
                after = end + 2
                await self._take_line(data[at:after])
            if self._resets != resets:  # the connection that this came from is no more
                return
            at = after
        self._rest = data[at:]

    async def _take(self, data: bytes, words: list[bytes], begin: int) -> int:
        """Where a message ends, once it is heard; 0: the rest of it is yet to come."""
        end = begin + int(words[-1])
        if len(data) < end + 2:
            return 0
        is_headed = words[0] == b"HMSG"
        middle = begin + (int(words[-2]) if is_headed else 0)
        reply = words[3] if len(words) == 5 + is_headed else b""
        head, body, sid = data[begin:middle], data[middle:end], int(words[2])
        hear = self._client.hearing.get(sid)
        if hear is None:
            await self._client._process_msg(sid, words[1], reply, body, head)
            return end + 2
        try:
            hear(Heard(words[1].decode(), reply.decode(), body, head))
        except Exception:  # what one cannot hear must not keep the next from being heard
            logger.exception("not heard")
        return end + 2

    async def _take_line(self, line: bytes) -> None:
        await super().parse(line)
        if self.buf or self.state != AWAITING_CONTROL_LINE:
            raise errors.ProtocolError

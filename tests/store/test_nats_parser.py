"""What the servers send is cut into the same messages as the library cuts it into."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nats import errors

from tablee.store.nats.client import QuickClient
from tablee.store.nats.parser import Heard

OURS, THEIRS = 1, 2
BODY = '{"name":"Adèle",\r\n"text":"MSG x 1 3\r\n"}'.encode()
HEAD = b"NATS/1.0\r\nNats-Subject: a.b\r\nNats-Sequence: 17\r\n\r\n"
NOBODY = b"NATS/1.0 503\r\n\r\n"


def _sent(subject: str, reply: str, head: bytes, body: bytes, sid: int) -> bytes:
    verb, sizes = ("HMSG", f"{len(head)} {len(head + body)}") if head else ("MSG", f"{len(body)}")
    words = [verb, subject, str(sid), *([reply] if reply else []), sizes]
    return " ".join(words).encode() + b"\r\n" + head + body + b"\r\n"


class Listener(QuickClient):
    """Hears one subscription by itself, and another as the library does."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self.passed_on: list[tuple[bytes, bytes, bytes]] = []
        self.pings = 0
        self.hearing[OURS] = self.heard.append

    async def _process_msg(
        self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes
    ) -> None:
        assert sid == THEIRS
        self.passed_on.append((subject, reply, headers + data))

    async def _process_ping(self) -> None:
        self.pings += 1

    async def take(self, chunks: Sequence[bytes]) -> None:
        for chunk in chunks:
            await self._ps.parse(chunk)


messages = st.builds(
    Heard,
    st.sampled_from(["a", "_INBOX.x.1"]),
    st.sampled_from(["", "_INBOX.y.2"]),
    st.sampled_from([b"", BODY, BODY * 50]),
    st.sampled_from([b"", HEAD, NOBODY]),
)


@given(st.lists(messages, max_size=8), st.lists(st.integers(1, 300), min_size=1))
async def test_messages_are_whole_however_they_come(sent: list[Heard], sizes: list[int]) -> None:
    whole = b"".join(
        b"+OK\r\nPING\r\n" + _sent(each.subject, each.reply, each.head, each.data, sid)
        for each in sent
        for sid in (OURS, THEIRS)
    )
    chunks: list[bytes] = []
    while whole:
        size = sizes[len(chunks) % len(sizes)]
        chunks.append(whole[:size])
        whole = whole[size:]
    listener = Listener()
    await listener.take(chunks)
    assert listener.heard == sent
    assert listener.passed_on == [
        (each.subject.encode(), each.reply.encode(), each.head + each.data) for each in sent
    ]
    assert listener.pings == 2 * len(sent)


async def test_what_one_cannot_hear_does_not_keep_the_next_from_being_heard() -> None:
    listener = Listener()
    heard: list[Heard] = []

    def hear(message: Heard) -> None:
        heard.append(message)
        raise ValueError(message.subject)

    listener.hearing[OURS] = hear
    await listener.take([_sent("a", "", b"", b"1", OURS) * 3])
    assert len(heard) == 3


async def test_what_came_of_a_connection_that_is_no_more_is_forgotten() -> None:
    listener = Listener()
    sent = _sent("a", "", HEAD, BODY, OURS)
    await listener.take([sent[:-5]])
    listener._ps.reset()
    await listener.take([sent])
    assert listener.heard == [Heard("a", "", BODY, HEAD)]


async def test_the_rest_is_left_when_a_message_ends_the_connection() -> None:
    listener = Listener()
    listener.hearing[OURS] = lambda _: listener._ps.reset()
    await listener.take([_sent("a", "", b"", b"1", OURS) * 2 + b"MSG a"])
    listener.hearing[OURS] = listener.heard.append
    await listener.take([_sent("b", "", b"", b"2", OURS)])
    assert [message.subject for message in listener.heard] == ["b"]


async def test_what_no_server_says_ends_the_connection() -> None:
    with pytest.raises(errors.ProtocolError):
        await Listener().take([b"HELLO\r\n"])


@pytest.mark.parametrize("head", [HEAD, NOBODY, b""])
async def test_a_head_is_read_as_the_library_reads_it(head: bytes) -> None:
    theirs = await QuickClient()._process_headers(head) or {}
    heard = Heard("a", head=head)
    assert heard.status == theirs.get("Status", "")
    for name in ("Nats-Subject", "Nats-Sequence", "Nats-Msg-Id", "Sequence"):
        assert heard.under(name.encode()) == theirs.get(name, "")

"""What the quicker client sends is what the library's own would send."""

import asyncio

import pytest
from nats import errors
from nats.aio.client import Client
from nats.protocol import command

from tablee.store.nats.client import Outgoing, QuickClient

HEADS = {"Nats-Msg-Id": "boot.1", "Nats-Expected-Last-Subject-Sequence": "7"}


@pytest.mark.parametrize("reply", ["", "_INBOX.x.1"])
@pytest.mark.parametrize("body", [b"", '{"name":"Adèle"}'.encode()])
def test_a_message_is_written_as_the_library_writes_it(reply: str, body: bytes) -> None:
    lines = "".join(f"{name}: {value}\r\n" for name, value in HEADS.items())
    theirs = command.hpub_cmd("tablee.log.t1", reply, f"NATS/1.0\r\n{lines}\r\n".encode(), body)
    words = [
        line.split() for line in (theirs, Outgoing("tablee.log.t1", reply, lines, body).command())
    ]
    assert words[0] == words[1]


async def test_a_closed_client_sends_nothing() -> None:
    client = QuickClient()
    client._status = Client.CLOSED
    with pytest.raises(errors.ConnectionClosedError):
        await client.publish_all([Outgoing("a", "", "", b"")])


async def test_what_waits_for_a_server_is_bounded() -> None:
    client = QuickClient()
    client._max_pending_size, client._flush_queue = 100, asyncio.Queue()
    await client.publish_all([Outgoing("a", "", "", bytes(40))])
    with pytest.raises(errors.OutboundBufferLimitError):
        await client.publish_all([Outgoing("a", "", "", bytes(40))])
    assert client.pending_data_size < 100

"""Frames by the book (RFC 6455), as a client sends them and as we do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.frames import (
    Broken,
    CloseCode,
    Opcode,
    Reader,
    SocketMessage,
    closing,
    code_of,
    frame,
    text_of,
    unmasked,
)

MASK = b"\x37\xfa\x21\x3d"
MOST = 1_000


def sent(opcode: int, data: bytes, *, first: int = 0x80, masked: int = 0x80) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    if size < 126:
        head = bytes([first | opcode, masked | size])
    elif size < 1 << 16:
        head = bytes([first | opcode, masked | 126]) + size.to_bytes(2)
    else:
        head = bytes([first | opcode, masked | 127]) + size.to_bytes(8)
    return head + MASK + unmasked(data, MASK)


def read(*pieces: bytes, most: int = MOST) -> list[SocketMessage]:
    reader, messages = Reader(most), []
    for piece in pieces:
        reader.feed(piece)
        while (message := reader.next()) is not None:
            messages.append(message)
    return messages


def broken_by(*pieces: bytes) -> CloseCode:
    with pytest.raises(Broken) as broken:
        read(*pieces)
    return broken.value.code


def test_the_example_of_the_book() -> None:
    """Section 5.7: a single-frame masked text message."""
    hello = bytes.fromhex("818537fa213d7f9f4d5158")
    assert read(hello) == [(Opcode.TEXT, b"Hello")]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_every_length_is_read_and_written(size: int) -> None:
    data = bytes(index % 251 for index in range(size))
    assert read(sent(Opcode.BINARY, data), most=70_000) == [(Opcode.BINARY, data)]
    ours = frame(Opcode.BINARY, data)
    masked = bytes([ours[0], ours[1] | 0x80]) + ours[2 : len(ours) - size] + bytes(4) + data
    assert read(masked, most=70_000) == [(Opcode.BINARY, data)]


@given(st.lists(st.binary(max_size=300), max_size=5), st.lists(st.integers(1, 40), min_size=1))
def test_messages_are_the_same_however_the_bytes_come(
    messages: list[bytes], steps: list[int]
) -> None:
    stream = b"".join(sent(Opcode.TEXT, data) for data in messages)
    pieces: list[bytes] = []
    at = 0
    while at < len(stream):
        step = steps[len(pieces) % len(steps)]
        pieces.append(stream[at : at + step])
        at += step
    assert read(*pieces) == [(Opcode.TEXT, data) for data in messages]


def test_a_message_in_parts_is_put_together_around_a_ping() -> None:
    stream = (
        sent(Opcode.TEXT, b"bon", first=0)
        + sent(Opcode.PING, b"?")
        + sent(Opcode.CONTINUATION, b"", first=0)
        + sent(Opcode.CONTINUATION, b"jour")
        + sent(Opcode.BINARY, b"x")
    )
    assert read(stream) == [
        (Opcode.PING, b"?"),
        (Opcode.TEXT, b"bonjour"),
        (Opcode.BINARY, b"x"),
    ]


@pytest.mark.parametrize(
    "stream",
    [
        sent(Opcode.TEXT, b"x", masked=0),
        sent(Opcode.TEXT, b"x", first=0xC0),
        sent(Opcode.TEXT, b"x", first=0xA0),
        sent(3, b"x"),
        sent(11, b"x"),
        sent(Opcode.CONTINUATION, b"x"),
        sent(Opcode.TEXT, b"x", first=0) + sent(Opcode.TEXT, b"y"),
        sent(Opcode.PING, b"x", first=0),
        sent(Opcode.PING, b"x" * 126),
        sent(Opcode.CLOSE, b"x" * 126),
    ],
    ids=[
        "unmasked",
        "first reserved bit",
        "second reserved bit",
        "unknown opcode",
        "unknown control opcode",
        "continuation of nothing",
        "a message inside another",
        "a ping in parts",
        "a long ping",
        "a long close",
    ],
)
def test_what_the_book_forbids_is_a_protocol_error(stream: bytes) -> None:
    assert broken_by(stream) is CloseCode.PROTOCOL_ERROR


def test_a_message_beyond_the_limit_is_refused_before_it_has_come() -> None:
    assert read(sent(Opcode.TEXT, b"x" * MOST)) == [(Opcode.TEXT, b"x" * MOST)]
    assert broken_by(sent(Opcode.TEXT, b"x" * (MOST + 1))[:8]) is CloseCode.TOO_BIG
    assert broken_by(b"\x81\xff" + (1 << 40).to_bytes(8)) is CloseCode.TOO_BIG


def test_parts_count_together_and_control_frames_do_not() -> None:
    begun = sent(Opcode.TEXT, b"x" * MOST, first=0)
    assert read(begun, sent(Opcode.PING, b"?")) == [(Opcode.PING, b"?")]
    assert broken_by(begun, sent(Opcode.CONTINUATION, b"y")) is CloseCode.TOO_BIG


def test_a_close_says_why() -> None:
    assert closing(CloseCode.RESTART) == b"\x88\x02\x03\xf4"
    assert closing(CloseCode.POLICY_VIOLATION, "hello_first") == b"\x88\x0d\x03\xf0hello_first"
    assert len(closing(CloseCode.NORMAL, "x" * 500)) == 2 + 125


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1013, 3000, 4999])
def test_a_close_may_come_with_these_codes(code: int) -> None:
    assert code_of(code.to_bytes(2) + b"why") == code
    assert code_of(b"") == CloseCode.NO_STATUS


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (b"\x03", CloseCode.PROTOCOL_ERROR),
        ((0).to_bytes(2), CloseCode.PROTOCOL_ERROR),
        ((1005).to_bytes(2), CloseCode.PROTOCOL_ERROR),
        ((1006).to_bytes(2), CloseCode.PROTOCOL_ERROR),
        ((2999).to_bytes(2), CloseCode.PROTOCOL_ERROR),
        ((1000).to_bytes(2) + b"\xc3", CloseCode.INVALID_TEXT),
    ],
)
def test_a_spoiled_close_is_answered_as_such(data: bytes, answer: CloseCode) -> None:
    with pytest.raises(Broken) as broken:
        code_of(data)
    assert broken.value.code is answer


def test_text_is_utf_8() -> None:
    assert text_of("é".encode()) == "é"
    with pytest.raises(Broken) as broken:
        text_of(b"\xc3\x28")
    assert broken.value.code is CloseCode.INVALID_TEXT

"""WebSocket frames (RFC 6455) without I/O: bytes in, whole messages out, and frames to send.

Extensions are not spoken here, so that every reserved bit is an error.
"""

from enum import IntEnum
from typing import NamedTuple


class Opcode(IntEnum):
    CONTINUATION = 0
    TEXT = 1
    BINARY = 2
    CLOSE = 8
    PING = 9
    PONG = 10


class CloseCode(IntEnum):
    NORMAL = 1000
    PROTOCOL_ERROR = 1002
    NO_STATUS = 1005
    INVALID_TEXT = 1007
    POLICY_VIOLATION = 1008
    TOO_BIG = 1009
    OUR_FAULT = 1011
    RESTART = 1012
    TRY_AGAIN_LATER = 1013


class Broken(Exception):  # noqa: N818
    """The peer does not keep to the protocol; `code` is what the connection is closed with."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code = code


class SocketMessage(NamedTuple):
    """A whole message, or a control frame."""

    opcode: Opcode
    data: bytes


class _Frame(NamedTuple):
    first: int
    data: bytes


_FINAL = 0x80
_RESERVED = 0x70
_CONTROL = 0x08
_MASKED = 0x80
_SHORT_LENGTH = 125
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_MASK_BYTES = 4
_MAY_BE_RECEIVED = frozenset({1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)})
_OPCODES = {opcode.value: opcode for opcode in Opcode}


class Reader:
    """Puts messages together from the bytes of a client, as they come."""

    __slots__ = ("_at", "_begun", "_buffer", "_kind", "_most")

    def __init__(self, most: int) -> None:
        """`most`: the largest message, in bytes."""
        self._most = most
        self._buffer = b""
        self._at = 0
        self._kind: Opcode | None = None
        """The parts so far of a message that comes in several frames."""
        self._begun = b""

    def feed(self, data: bytes) -> None:
        self._buffer = self._buffer[self._at :] + data
        self._at = 0

    def next(self) -> SocketMessage | None:
        """The next message, `None` until more bytes have come, or `Broken`."""
        if self._at == len(self._buffer):
            return None
        while (frame := self._next_frame()) is not None:
            opcode = _opcode_of(frame.first)
            is_whole = frame.first & _FINAL and self._kind is None and opcode
            if frame.first & _CONTROL or is_whole:
                return SocketMessage(opcode, frame.data)
            if (message := self._put_together(opcode, frame)) is not None:
                return message
        return None

    def _put_together(self, opcode: Opcode, part: _Frame) -> SocketMessage | None:
        """Keep a part of a message; the message, if this was the last one."""
        is_first = opcode is not Opcode.CONTINUATION
        if is_first == (self._kind is not None):
            raise Broken(CloseCode.PROTOCOL_ERROR)
        kind, self._begun = self._kind or opcode, self._begun + part.data
        if not part.first & _FINAL:
            self._kind = kind
            return None
        message = SocketMessage(kind, self._begun)
        self._kind, self._begun = None, b""
        return message

    def _next_frame(self) -> _Frame | None:
        """The next whole frame; its bytes are consumed."""
        buffer, at = self._buffer, self._at
        if len(buffer) - at < 2:
            return None
        first, second = buffer[at], buffer[at + 1]
        length, at = second & ~_MASKED, at + 2
        _check_head(first, second, length)
        if length > _SHORT_LENGTH:
            width = 2 if length == _TWO_BYTES else 8
            if len(buffer) - at < width:
                return None
            length, at = int.from_bytes(buffer[at : at + width]), at + width
        if length > self._most - (0 if first & _CONTROL else len(self._begun)):
            raise Broken(CloseCode.TOO_BIG)
        start, end = at + _MASK_BYTES, at + _MASK_BYTES + length
        if len(buffer) < end:
            return None
        self._at = end
        return _Frame(first, unmasked(buffer[start:end], buffer[at:start]))


def _check_head(first: int, second: int, length: int) -> None:
    is_long_or_part = length > _SHORT_LENGTH or not first & _FINAL
    if first & _RESERVED or not second & _MASKED or (first & _CONTROL and is_long_or_part):
        raise Broken(CloseCode.PROTOCOL_ERROR)


def _opcode_of(first: int) -> Opcode:
    opcode = _OPCODES.get(first & 0x0F)
    if opcode is None:
        raise Broken(CloseCode.PROTOCOL_ERROR)
    return opcode


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Unmask what a client has masked: the same operation does both."""
    size = len(data)
    repeated = (mask * (size // _MASK_BYTES + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(repeated)).to_bytes(size)


def frame(opcode: Opcode, data: bytes) -> bytes:
    """A frame to send: whole, and unmasked as a server's are."""
    size = len(data)
    if size <= _SHORT_LENGTH:
        return bytes((_FINAL | opcode, size)) + data
    if size < 1 << 16:
        return bytes((_FINAL | opcode, _TWO_BYTES)) + size.to_bytes(2) + data
    return bytes((_FINAL | opcode, _EIGHT_BYTES)) + size.to_bytes(8) + data


def closing(code: int, reason: str = "") -> bytes:
    """The frame that closes a connection."""
    return frame(Opcode.CLOSE, code.to_bytes(2) + reason.encode()[: _SHORT_LENGTH - 2])


def code_of(close: bytes) -> int:
    """The code in a close frame that has come, or `Broken`."""
    if not close:
        return CloseCode.NO_STATUS
    code = int.from_bytes(close[:2])
    if len(close) < 2 or code not in _MAY_BE_RECEIVED:
        raise Broken(CloseCode.PROTOCOL_ERROR)
    text_of(close[2:])
    return code


def text_of(data: bytes) -> str:
    """The text of a message, or `Broken`."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Broken(CloseCode.INVALID_TEXT) from None

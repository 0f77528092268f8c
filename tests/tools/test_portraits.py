"""The moving picture is a PNG that browsers play."""

import struct
import zlib

from tools import portraits


def png(shade: int) -> bytes:
    """One grey pixel."""
    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    body = zlib.compress(bytes([0, shade]))
    parts = ((b"IHDR", header), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(portraits._chunk(*part) for part in parts)


def test_every_picture_is_a_frame_and_all_chunks_are_numbered() -> None:
    chunks = list(portraits._chunks(portraits.animated([png(0), png(128), png(255)])))
    kinds = [kind for kind, _ in chunks]
    frames = [b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"fcTL", b"fdAT"]
    assert kinds == [b"IHDR", b"acTL", *frames, b"IEND"]
    numbers = [
        struct.unpack(">I", body[:4])[0] for kind, body in chunks if kind in (b"fcTL", b"fdAT")
    ]
    assert numbers == list(range(5))
    assert chunks[1][1] == struct.pack(">II", 3, 0)

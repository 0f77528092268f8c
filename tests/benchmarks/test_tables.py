"""What the load consists of: frames that a server can read, actions that the rules allow."""

from itertools import islice
from random import Random

import msgspec
import pytest
from benchmarks.pages import Page, frame
from benchmarks.tables import moves
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tablee.games.copyright.model import Action, Options
from tablee.games.copyright.rules.rulebook import deadline, expire, play, setup
from tablee.kernel.chance import Chance
from tablee.table import wire


def test_every_move_of_the_load_is_legal() -> None:
    chance = Chance(b"load")
    dealt = setup(Options(), 2, chance)
    signal_at = deadline(dealt)
    assert signal_at is not None
    state = expire(dealt, signal_at, chance)
    for text in islice(moves(Random(3)), 300):
        command = wire.decode_command(text)
        assert isinstance(command, wire.Act)
        action = msgspec.json.decode(command.action, type=Action)
        state = play(state, 0, action, signal_at, chance)
    assert state.round == 1


def test_a_page_sends_what_a_server_reads() -> None:
    for length in (2, 125, 126, 5_000):
        reader = StreamReader()
        reader.feed_data(frame(b"x" * length))
        parsing = Frame.parse(reader.read_exact, mask=True)
        try:
            next(parsing)
            raise AssertionError("the frame is not whole")
        except StopIteration as parsed:
            assert parsed.value == Frame(Opcode.TEXT, b"x" * length)


@pytest.mark.parametrize(("longest", "size"), [(300, 1), (300, 7), (70_000, 5_000)])
async def test_a_page_hears_whole_messages_however_they_are_cut(longest: int, size: int) -> None:
    sent = [b"{}", b"y" * longest, b"z" * 126]
    stream = b"HTTP/1.1 101 \r\n\r\n" + b"".join(
        Frame(Opcode.TEXT, text).serialize(mask=False) for text in sent
    )
    page = Page("/")
    heard: list[bytes] = []
    page.hear = heard.append
    for start in range(0, len(stream), size):
        page.data_received(stream[start : start + size])
    assert heard == sent

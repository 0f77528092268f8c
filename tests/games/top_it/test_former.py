"""Tables that were opened by the rules of version 1 are played on by them."""

import json
from pathlib import Path

import msgspec
import pytest
from tests.games.top_it import scenes

from tablee.games.top_it import GAME
from tablee.games.top_it.model import Help, View
from tablee.kernel import log, registry
from tablee.kernel.chance import Chance
from tablee.kernel.replay import replay, revealed_secret

RECORDED = Path(__file__).parents[2] / "recorded" / "top_it"
FIRST = registry.load("top_it", 1)


def test_a_former_table_says_what_it_said() -> None:
    """Its options and the states that its digests cover know nothing of help."""
    options = FIRST.decode_options(b'{"starter": 1}')
    state = FIRST.rules.setup(options, 3, Chance(b"former"))
    assert json.loads(msgspec.json.encode(state))["options"] == {"starter": 1, "puzzle": ""}
    with pytest.raises(msgspec.ValidationError):
        FIRST.decode_options(b'{"help": "hand"}')


def test_a_former_table_goes_on_as_it_began() -> None:
    """Places light up with their points, a move makes a state of the same kind."""
    state = FIRST.rules.setup(FIRST.decode_options(b"{}"), 2, Chance(b"former"))
    seat = scenes.seat_to_move(state)
    after = FIRST.rules.play(state, seat, FIRST.rules.legal(state, seat)[0], 0, Chance(b""))
    assert type(after) is FIRST.state
    view = FIRST.rules.view(after, seat)
    assert isinstance(view, View)
    assert view.options.help is Help.POINTS
    assert msgspec.json.decode(msgspec.json.encode(after), type=FIRST.state) == after


def test_both_versions_are_recorded_with_every_number_of_players() -> None:
    seats: dict[int, set[int]] = {}
    for path in RECORDED.glob("*.jsonl"):
        header, entries = log.from_lines(path.read_bytes())
        secret = revealed_secret(entries)
        assert secret is not None
        states = [match.state for _, match in replay(header, entries, secret) if match]
        seats.setdefault(header.version, set()).add(states[0].seats)
    assert seats == {1: {1, 2, 3, 4}, GAME.rules.VERSION: {1, 2, 3, 4}}

"""Ten thousand strokes that no honest page sends: each is refused, and nothing changes."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.games.mission_mosaique.scenes import begun, do, frame_of, piece, with_pens_down

from tablee.games.mission_mosaique.model import POINTS_PER_PIECE, Action, State
from tablee.games.mission_mosaique.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal

HOSTILE = 10_000
SEAT = 2
"""With the green grid, whose first frame touches neither the left nor the top of the page."""

Fields = dict[str, Any]
Spoil = Callable[[Fields, Chance], None]


def _number(fields: Fields, chance: Chance, value: Any) -> None:
    fields["numbers"][chance.below(len(fields["numbers"]))] = value


def _coordinate(fields: Fields, chance: Chance, value: int) -> None:
    fields["numbers"][4 * chance.below(len(fields["numbers"]) // 4) + chance.below(2)] = value


def _moment(fields: Fields, chance: Chance) -> None:
    """Time runs backwards: nothing comes before the stroke that is there already."""
    fields["numbers"][-1] = chance.below(10)


ODDITIES: tuple[Any, ...] = (-1, -(10**9), 10**30, 1.5, "7", None, True, [], {}, "\x00", "é" * 99)

SPOILS: dict[str, Spoil] = {
    "an odd number": lambda f, c: _number(f, c, c.choice(ODDITIES)),
    "beyond the paper": lambda f, c: _coordinate(f, c, 901 + c.below(60_000)),
    "another section": lambda f, c: _coordinate(f, c, 0),
    "back in time": _moment,
    "too much pressure": lambda f, c: f["numbers"].__setitem__(2, 256 + c.below(1_000)),
    "half a point": lambda f, c: f["numbers"].extend([1] * (1 + c.below(3))),
    "no point": lambda f, _: f["numbers"].clear(),
    "too many points": lambda f, c: f["numbers"].extend(
        f["numbers"][-4:] * (POINTS_PER_PIECE + c.below(500))
    ),
    "no list": lambda f, c: f.update(numbers=c.choice(ODDITIES)),
    "a page that is not in front": lambda f, c: f.update(page=1 + c.below(5)),
    "no page": lambda f, c: f.update(page=c.choice((-1, 6, 10**12, "0", None))),
    "a stroke too far": lambda f, c: f.update(stroke=2 + c.below(58)),
    "no stroke": lambda f, c: f.update(stroke=c.choice((-1, 60, 10**12, "0", None))),
    "torn": lambda f, c: f.update(at=3 + c.below(400)),
    "from nowhere": lambda f, c: f.update(at=c.choice((-1, 480, 10**12, "0", None))),
    "sent twice": lambda f, _: f.update(stroke=0, at=0),
    "something more": lambda f, c: f.update({f"field{c.below(99)}": 1}),
    "something less": lambda f, c: f.pop(c.choice(("page", "stroke", "at", "numbers"))),
    "another kind": lambda f, c: f.update(kind=c.choice(("drawn", "", "Draw", None, 7))),
}


def honest(state: State) -> Fields:
    """What an honest page would send next: the first stroke goes on."""
    fields: Fields = msgspec.json.decode(msgspec.json.encode(piece(state, SEAT, 30, 40, 50, at=2)))
    return fields


def is_refused(state: State, fields: Fields) -> bool:
    try:
        action = msgspec.json.decode(msgspec.json.encode(fields), type=Action)
        rulebook.play(state, SEAT, action, 5_000, Chance(b"hostile"))
    except (msgspec.ValidationError, Illegal):
        return True
    return False


@pytest.fixture(scope="module")
def state() -> State:
    """The seat has begun to draw."""
    state = with_pens_down(begun(3))
    assert frame_of(state, SEAT)[:2] == (300, 300)
    return do(state, SEAT, piece(state, SEAT, 10, 20))


def test_what_an_honest_page_sends_is_accepted(state: State) -> None:
    assert not is_refused(state, honest(state))


def test_mm_29_ten_thousand_hostile_strokes_are_refused(state: State) -> None:
    before = msgspec.json.encode(state)
    chance = Chance(b"hostile strokes")
    names = list(SPOILS)
    for _ in range(HOSTILE):
        fields, name = honest(state), chance.choice(names)
        SPOILS[name](fields, chance)
        assert is_refused(state, fields), (name, fields)
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize(
    "text",
    [
        b'{"kind":"draw"',
        b"[]",
        b"\xff\xfe",
        b'{"kind":"draw","page":0,"stroke":0,"at":0,"numbers":[1e999]}',
        b'{"kind":"draw","page":0,"stroke":0,"at":0,"numbers":'
        + b"[" * 2_000
        + b"]" * 2_000
        + b"}",
    ],
)
def test_what_is_no_json_of_ours_is_not_even_judged(text: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, RecursionError)):
        msgspec.json.decode(text, type=Action)

"""The values of Nim: options, state, actions, view. No logic."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

LARGEST_HEAP = 9


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heaps: Annotated[int, Meta(ge=1, le=5)] = 3
    last_stone_loses: bool = False


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    heaps: tuple[int, ...]
    seats: int
    to_move: int


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take", tag_field="kind"):
    """Some stones of one heap; heaps are counted from 1."""

    heap: Annotated[int, Meta(ge=1, le=5)]
    stones: Annotated[int, Meta(ge=1, le=LARGEST_HEAP)]


Action = Take


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is hidden: everybody sees the same."""

    last_stone_loses: bool
    heaps: tuple[int, ...]
    chair: int
    """Whose turn it is, as people count: from 1."""


class IllegalCode(StrEnum):
    """Why an action is refused; the sentences are in `refusals.json`."""

    NOT_YOUR_TURN = "not_your_turn"
    NO_SUCH_HEAP = "no_such_heap"
    TOO_MANY_STONES = "too_many_stones"
    GAME_IS_OVER = "game_is_over"


class Reason(StrEnum):
    LAST_STONE = "last_stone"


class AskWhatIsLeft(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_is_left", tag_field="kind"
):
    """How many stones lie there still?"""


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="kind"):
    stones: int

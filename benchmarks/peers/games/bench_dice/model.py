"""The nouns of BenchDice. No logic."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain immutable value."""


class Options(Struct, frozen=True, kw_only=True):
    rolls: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_000_000
    """After so many rolls the game is over."""


class Roll(Struct, frozen=True, tag="roll", tag_field="kind"):
    """Roll five dice from a cell."""

    cell: Annotated[int, Meta(ge=0, le=167)]


class IllegalCode(StrEnum):
    GAME_IS_OVER = "game_is_over"


class Reason(StrEnum):
    ALL_ROLLED = "all_rolled"


class Cell(Struct, frozen=True):
    o: int
    """The seat that marked it, or -1."""
    v: int
    """The die that marked it."""
    t: int
    """Its kind: a die of the same eyes scores them all."""


class Player(Struct, frozen=True):
    score: int
    rolls: int
    dice: tuple[int, ...]
    hand: tuple[int, ...]


class State(Struct, frozen=True):
    options: Options
    seq: int
    cells: tuple[Cell, ...]
    players: tuple[Player, ...]
    deck: tuple[int, ...]


class PlayerView(Struct, frozen=True):
    score: int
    rolls: int
    dice: tuple[int, ...]
    cards: int


class View(Struct, frozen=True):
    seq: int
    cells: tuple[Cell, ...]
    players: tuple[PlayerView, ...]
    deck: int
    hand: tuple[int, ...] | None
    """The seat's own cards; a spectator has none."""
    is_over: bool


class Nothing(Struct, frozen=True, tag="nothing", tag_field="kind"):
    """There is nothing to ask, and nothing to answer."""

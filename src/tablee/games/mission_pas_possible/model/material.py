"""The nouns of the material: dice, bomb cards, and what is printed on their spaces. No logic."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DieNumber = Annotated[int, Meta(ge=0, le=24)]
CardNumber = Annotated[int, Meta(ge=0, le=53)]
SpaceNumber = Annotated[int, Meta(ge=0, le=5)]
Points = Literal[1, 2, 3, 4, 6]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain immutable value."""


class Colour(StrEnum):
    """The colours of the dice (MPP-1), in the order in which dice are numbered."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"


class Die(Struct, frozen=True):
    die: DieNumber
    colour: Colour
    number: int


class Mark(StrEnum):
    """What can be printed on a space, or on a sabotage card (colours and numbers)."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    NUMBER = "#"
    """Tied to a neighbour by the number (MPP-37)."""
    WHEEL = "c"
    """Tied to a neighbour by the colour (MPP-37)."""


class Sign(StrEnum):
    """What ties two neighbours (MPP-39)."""

    NOTHING = ""
    EQUAL = "="
    DIFFERENT = "≠"
    GREATER = ">"
    SMALLER = "<"
    PLUS = "+"
    MINUS = "−"


class Layout(StrEnum):
    ROW = "row"
    STACK = "stack"
    PYRAMID = "pyramid"
    """Of three spaces (2 + 1) or six (3 + 2 + 1) (MPP-50)."""


class Space(Struct, frozen=True):
    """No mark: any die (MPP-38). Two marks: either is enough (MPP-36), or both are needed."""

    marks: tuple[Mark, ...]
    is_both: bool = False


class Group(Struct, frozen=True):
    """Spaces that stand together; a card has one group or two."""

    layout: Layout
    spaces: tuple[Space, ...]
    signs: tuple[Sign, ...]
    """Between each space and the next; none in a pyramid."""
    total: int | None = None
    """What the sum or the difference must be, printed after a last "=" (MPP-45)."""


class Card(Struct, frozen=True):
    """A bomb card as printed."""

    card: CardNumber
    points: Points
    groups: tuple[Group, ...]


class Spot(Struct, frozen=True):
    """A space of a card."""

    card: CardNumber
    space: SpaceNumber

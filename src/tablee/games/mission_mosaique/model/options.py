"""What the box holds and how a table may play: notebooks, languages, options, ink. No logic."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain immutable value."""


# Notebooks


class NotebookType(StrEnum):
    """How a notebook divides its page (MM-5)."""

    LINES = "lines"
    COLUMNS = "columns"
    GRID = "grid"


class NotebookColour(StrEnum):
    """MM-1."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"
    ORANGE = "orange"
    PINK = "pink"
    GREY = "grey"


# Options


class CardLanguage(StrEnum):
    """In which language a table draws and guesses."""

    FRENCH = "fr"
    ENGLISH = "en"


LETTERS = 60
"""Of an answer, at most."""
Words = Annotated[str, Meta(min_length=1, max_length=LETTERS)]

PACK_WORDS = 150
PACK_NAMES = 6
"""Of a word of a pack, at most: its name and what is just as right."""
PACK_LETTERS = 6_000
"""In all names together: a pack goes over the wire in one message."""
HOUSE_NAMES = 80


class PackWord(Struct, frozen=True):
    """A word of the host's own: its name, then what is just as right; which thing is meant."""

    names: Annotated[tuple[Words, ...], Meta(min_length=1, max_length=PACK_NAMES)]
    meant: Annotated[str, Meta(max_length=LETTERS)] = ""


class HouseName(Struct, frozen=True):
    """A name that an appeal has won for a word, known by what it is called in its language."""

    word: Words
    language: CardLanguage
    name: Words


class Options(Struct, frozen=True, kw_only=True):
    language: CardLanguage = CardLanguage.FRENCH
    """Of the words that are drawn and guessed."""
    draw_seconds: Annotated[int, Meta(ge=5, le=60)] = 10
    """MM-3; more than 10 is the slower clock."""
    may_consult: bool = True
    """With eight players the guesser may consult the neighbour on the right (MM-58)."""
    is_bilingual: bool | UnsetType = UNSET
    """Everybody reads and answers in the language that their page speaks (MM-75)."""
    has_clocks: bool | UnsetType = UNSET
    """Gentle clocks where the printed rules have none (MM-77); unset: the house decides."""
    pack: Annotated[tuple[PackWord, ...], Meta(max_length=PACK_WORDS)] | UnsetType = UNSET
    """The host's own words in place of the cards (MM-79)."""
    names: Annotated[tuple[HouseName, ...], Meta(max_length=HOUSE_NAMES)] | UnsetType = UNSET
    """What earlier appeals have added to what words may be called (MM-74)."""


# Ink

NUMBERS_PER_POINT = 4
POINTS_PER_PIECE = 60
STROKES_PER_SECTION = 60
POINTS_PER_SECTION = 480

Stroke = tuple[int, ...]
Ink = tuple[Stroke, ...]
"""What was drawn in one section, stroke by stroke."""

"""What the host chooses before the game. No logic."""

from enum import StrEnum
from typing import Annotated, ClassVar

from msgspec import Meta

from tablee.games.mission_pas_possible.model.material import Struct


class Difficulty(StrEnum):
    """The five levels, which set the size of the deck (MPP-14)."""

    TRAINING = "training"
    STANDARD = "standard"
    EXPERT = "expert"
    ELITE = "elite"
    INSANE = "insane"


class Setup(StrEnum):
    NORMAL = "normal"
    SINGLE_DECK = "single_deck"
    PILES = "piles"


CardCount = Annotated[int, Meta(ge=0, le=13)]


class Mix(Struct, frozen=True, kw_only=True):
    """How many cards of each value an advanced setup has (MPP-90)."""

    ones: CardCount = 0
    twos: CardCount = 0
    threes: CardCount = 0
    fours: CardCount = 0
    sixes: CardCount = 0


class Tempo(StrEnum):
    """How fast bots think and reach."""

    RELAXED = "relaxed"
    BRISK = "brisk"


class FirstOptions(Struct, frozen=True, kw_only=True):
    """Of the first version of the rules; what they say of a game still holds."""

    RULES_VERSION: ClassVar[int] = 1

    level: Difficulty = Difficulty.STANDARD
    has_six_point_cards: bool = False
    """MPP-8; an advanced setup says it in its mix (MPP-98)."""
    setup: Setup = Setup.NORMAL
    mix: Mix | None = None
    """Of an advanced setup; by default an even one, for any number of players."""
    is_beginner: bool = False
    """Everybody begins with one card of 1 or 2 and one of 3 or 4 (MPP-11)."""
    is_strict: bool = False
    """A wrong placement is not refused: it costs the dice of the card (MPP-53)."""
    countdown_seconds: Annotated[int, Meta(ge=10, le=3600)] = 600
    """MPP-5; more than 600 is the slower clock, and is marked so among the records."""
    has_hints: bool = True


class Options(FirstOptions, frozen=True, kw_only=True):
    RULES_VERSION: ClassVar[int] = 2

    tempo: Tempo = Tempo.BRISK
    is_daily: bool = False
    """Alone, with dice that go by the turn: all who are dealt alike roll alike (MPP-106)."""

"""What a host chooses before the game."""

from enum import StrEnum
from typing import Literal

from tablee.games.top_secret.model.cards import Struct


class Series(StrEnum):
    """When somebody has won (TS-54)."""

    FIRST_TO_3 = "first_to_3"
    SINGLE = "single"


class NoteMode(StrEnum):
    """What the note sheet does by itself."""

    PAPER = "paper"
    """It records facts only."""
    DETECTIVE = "detective"
    """It also crosses out what follows from them."""


class Chooser(StrEnum):
    """Who chooses the black card that is shown through the Ambassador (TS-37)."""

    ASKED = "asked"
    ASKER = "asker"


class FirstOptions(Struct, frozen=True, kw_only=True):
    """Those of version 1 of the rules."""

    series: Series = Series.FIRST_TO_3
    notes: NoteMode = NoteMode.PAPER
    seconds_per_decision: Literal[30, 60, 120] | None = None
    """None: nobody is hurried, a round may last a day."""


class Options(FirstOptions, frozen=True, kw_only=True):
    black_card: Chooser = Chooser.ASKED
    owners_count: bool = False
    """Whether a call is right only if the owners are, too (TS-48)."""


def in_full(options: FirstOptions) -> Options:
    """The options of any version; what a version does not know is as it was then."""
    if isinstance(options, Options):
        return options
    return Options(
        series=options.series,
        notes=options.notes,
        seconds_per_decision=options.seconds_per_decision,
    )

"""What a game can add to `tablee simulate`: a survey of its own, where no bots are named."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from tablee.cli import terminal


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    options: Any
    games: int | None
    """How many for each row of the survey; `None`: as many as the survey thinks fit."""
    seconds: Sequence[int]
    """The lengths of a turn to try, where a game is played against the clock."""
    seed: bytes
    processes: int | None


class Survey(Protocol):
    """What a game's `terminal/survey.py` provides, as a module."""

    def tables(self, wanted: Wanted) -> Iterator[RenderableType]:
        """The rows, one after the other, as they are found out."""


def survey_of(game: str) -> Survey | None:
    survey: Survey | None = terminal.part(game, "survey")
    return survey

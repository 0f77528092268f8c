"""What a game can add to `tablee simulate`: a survey of its own, where no bots are named."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    options: Any
    games: int | None
    """For each row of the survey; `None`: as many as the survey thinks fit."""
    seconds: Sequence[int]
    """A turn may take, where a game is played against the clock."""
    seed: bytes
    processes: int | None


class Survey(Protocol):
    """What a module of `tablee.cli.surveys` provides."""

    def tables(self, wanted: Wanted) -> Iterator[RenderableType]:
        """One after the other, as they are found out."""


def survey_of(game: str) -> Survey | None:
    try:
        module: Any = import_module(f"tablee.cli.surveys.{game}")
    except ModuleNotFoundError:
        return None
    survey: Survey = module
    return survey

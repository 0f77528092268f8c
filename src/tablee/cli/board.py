"""What a game brings to the terminal: how it is drawn, typed and told."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from tablee.cli import terminal
from tablee.cli.mistake import Mistake
from tablee.kernel.rules import Seat


class Play(NamedTuple):
    """A typed command that plays an action of the game."""

    action: Any


class Inquiry(NamedTuple):
    """A typed command that asks the game's adviser."""

    question: Any


class Board(Protocol):
    """What a game's `terminal/board.py` provides, as a module."""

    HELP: Sequence[tuple[str, str]]
    """The commands, each with what it does."""

    def draw(self, view: Any, seat: Seat | None, names: Sequence[str]) -> RenderableType:
        """The whole table as this seat sees it."""

    def prompt(self, view: Any, seat: Seat) -> str:
        """What is expected of this seat now, in a few words."""

    def parse(self, words: Sequence[str], view: Any, seat: Seat) -> Play | Inquiry:
        """What was typed, or a `Mistake`."""

    def answer(self, answer: Any, view: Any, names: Sequence[str]) -> RenderableType:
        """The adviser's answer."""

    def describe(self, action: Any) -> str:
        """An action in words, to follow a name: “lays card 3 at 1 0”."""


def board_of(game: str) -> Board:
    board: Board | None = terminal.part(game, "board")
    if board is None:
        raise Mistake(f"{game} cannot be shown in a terminal yet: play it in a browser")
    return board


def defaults_of(game: str) -> dict[str, str]:
    """The options that a game has in a terminal unless told otherwise: its board's `DEFAULTS`."""
    return dict(getattr(terminal.part(game, "board"), "DEFAULTS", {}))

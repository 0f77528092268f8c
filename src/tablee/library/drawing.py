"""A match in letters, as the terminal draws it; for games that it cannot draw, what is seen. And
as SVG, where the game has such a drawing."""

import io
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from tablee.cli import terminal
from tablee.kernel.rules import Seat

if TYPE_CHECKING:
    from tablee.library.match import LocalMatch

WIDTH = 100


def text(match: "LocalMatch", seat: Seat | None) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    with console.capture() as drawn:
        console.print(_board(match, seat))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines())


def html(match: "LocalMatch", seat: Seat | None) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, record=True)
    console.print(_board(match, seat))
    return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")


def svg(match: "LocalMatch", seat: Seat | None) -> str | None:
    """As a drawing, where the game has one."""
    drawing = terminal.part(match.game.name, "svg")
    if drawing is None:
        return None
    drawn: str = drawing.draw(match.view(seat), seat, _names(match.seats))
    return drawn


def _board(match: "LocalMatch", seat: Seat | None) -> RenderableType:
    return board(match.game.name, match.view(seat), seat, match.seats)


def board(game: str, view: Any, seat: Seat | None, seats: int) -> RenderableType:
    """What this seat sees, as the terminal of the game draws it."""
    terminal_board = terminal.part(game, "board")
    if terminal_board is None:
        return Text(msgspec.json.format(msgspec.json.encode(view), indent=2).decode())
    drawn: RenderableType = terminal_board.draw(view, seat, _names(seats))
    return drawn


def _names(seats: int) -> list[str]:
    return [f"Seat {each}" for each in range(seats)]

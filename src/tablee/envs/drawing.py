"""A table as letters, and these as pixels."""

import io
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import ColorType
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, TerminalTheme

from tablee.envs import font
from tablee.library.drawing import WIDTH, board

_THEME: TerminalTheme = DEFAULT_TERMINAL_THEME
_PAPER, _INK = _THEME.background_color, _THEME.foreground_color


def shown(game: str, view: Any, seats: int, render_mode: str) -> str | None:
    """Letters with their colours, or None once a person has been shown them."""
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True)
    with console.capture() as drawn:
        console.print(board(game, view, None, seats))
    if render_mode == "ansi":
        return drawn.get()
    sys.stdout.write(drawn.get())
    return None


def pixels(game: str, view: Any, seats: int) -> NDArray[np.uint8]:
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True)
    lines = console.render_lines(board(game, view, None, seats), pad=True)
    return np.concatenate([_line(line) for line in lines])


def _line(segments: list[Segment]) -> NDArray[np.uint8]:
    letters = [_letter(sign, segment) for segment in segments for sign in segment.text]
    line = np.concatenate(letters, axis=1) if letters else _blank(0)
    missing = WIDTH * font.WIDTH - line.shape[1]
    return np.concatenate([line, _blank(missing)], axis=1)[:, : WIDTH * font.WIDTH]


def _blank(columns: int) -> NDArray[np.uint8]:
    return np.full((font.HEIGHT, max(0, columns), 3), _PAPER, np.uint8)


def _letter(sign: str, segment: Segment) -> NDArray[np.uint8]:
    style = segment.style
    ink = _rgb(style.color if style else None, _INK)
    paper = _rgb(style.bgcolor if style else None, _PAPER)
    both = np.array([paper, ink], np.uint8)
    return both[font.letter(sign).astype(np.intp)]


def _rgb(colour: Any, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    if colour is None or colour.type is ColorType.DEFAULT:
        return otherwise
    red, green, blue = colour.get_truecolor(_THEME)
    return red, green, blue

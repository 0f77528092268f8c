"""Copyright in a terminal."""

from tablee.games.copyright.terminal.draw import answer, draw, prompt
from tablee.games.copyright.terminal.parse import HELP, describe, parse

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

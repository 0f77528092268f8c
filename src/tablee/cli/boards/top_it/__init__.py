"""Top It in a terminal."""

from tablee.cli.boards.top_it.commands import HELP, describe, parse
from tablee.cli.boards.top_it.drawing import answer, draw, prompt

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

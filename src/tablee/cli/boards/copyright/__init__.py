"""Copyright in a terminal."""

from tablee.cli.boards.copyright.commands import HELP, describe, parse
from tablee.cli.boards.copyright.drawing import answer, draw, prompt

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

"""Top Secret in a terminal."""

from tablee.cli.boards.top_secret.commands import HELP, describe, parse
from tablee.cli.boards.top_secret.drawing import answer, draw, prompt

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

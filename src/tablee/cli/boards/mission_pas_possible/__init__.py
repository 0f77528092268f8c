"""Mission Pas Possible in a terminal."""

from tablee.cli.boards.mission_pas_possible.commands import HELP, describe, parse
from tablee.cli.boards.mission_pas_possible.drawing import answer, draw, prompt

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

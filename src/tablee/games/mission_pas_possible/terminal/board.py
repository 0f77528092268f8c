"""Mission Pas Possible in a terminal."""

from tablee.games.mission_pas_possible.terminal.commands import HELP, describe, parse
from tablee.games.mission_pas_possible.terminal.screen import answer, draw, prompt

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

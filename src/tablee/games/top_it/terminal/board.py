"""What the command line asks of Top It."""

from tablee.games.top_it.terminal.commands import HELP, describe, parse
from tablee.games.top_it.terminal.screen import answer, draw, prompt

DEFAULTS = {"help": "points"}
"""Nobody lays a piece by hand in a terminal."""

__all__ = ["DEFAULTS", "HELP", "answer", "describe", "draw", "parse", "prompt"]

"""Top Secret in a terminal, as the command line asks for it."""

from tablee.games.top_secret.terminal.commands import HELP, describe, parse
from tablee.games.top_secret.terminal.screen import answer, draw, prompt

__all__ = ["HELP", "answer", "describe", "draw", "parse", "prompt"]

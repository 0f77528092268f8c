"""The command line. Each command is a module that is imported only when it is asked for."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from tablee import __version__
from tablee.cli.mistake import Mistake

COMMANDS = {
    "serve": ("serve", "open the house: friends play in their browsers"),
    "play": ("play", "play in this terminal against bots"),
    "simulate": ("simulate", "let bots play against each other, and count"),
    "replay": ("replay", "step through the log of a game"),
    "verify": ("verify", "check that every deal and roll of a finished game was fair"),
    "tables": ("tables", "list the tables of a server"),
    "export": ("export", "write a table's log to a file"),
    "import": ("bring_in", "bring an exported table into a server"),
    "copy": ("copy_house", "move a whole house from a folder to servers of NATS, or back"),
    "close": ("close", "close a table: nobody comes in any more"),
    "delete": ("delete", "remove a table for good"),
    "ban": ("ban", "keep an address or a player out for a while"),
    "notice": ("notice", "show a line on every page"),
    "drain": ("drain", "open no new tables, before a restart"),
    "prune": ("prune", "remove what is older than the settings say"),
    "backup": ("backup", "copy all tables to a file, also while the server runs"),
    "restore": ("restore", "put a backup in the place of a stopped server's tables"),
    "new-game": ("new_game", "write the package of a new game, with tests that pass"),
}
"""Each command with its module and what it does."""


def parser_for(name: str) -> argparse.ArgumentParser:
    """A parser that knows all commands by name, and this one with its flags."""
    parser = argparse.ArgumentParser(
        prog="tablee", description="An online table for five French board games."
    )
    parser.add_argument("--version", action="version", version=f"tablee {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command, (module, purpose) in COMMANDS.items():
        own = commands.add_parser(command, help=purpose, description=_sentence(purpose))
        if command == name:
            import_module(f"tablee.cli.{module}").set_up(own)
    return parser


def _sentence(purpose: str) -> str:
    return purpose[0].upper() + purpose[1:] + "."


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. People's mistakes are answered with a sentence."""
    words = list(sys.argv[1:] if argv is None else argv)
    arguments = parser_for(words[0] if words else "").parse_args(words)
    try:
        code: int = arguments.run(arguments)
    except Mistake as mistake:
        print(f"tablee: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`| head`); there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code

"""`tablee verify`: recomputes every deal and roll of a finished game."""

import argparse
from pathlib import Path

from tablee.cli import log_file
from tablee.cli.mistake import Mistake
from tablee.kernel import replay
from tablee.kernel.errors import BrokenLog


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="an exported log; - reads standard input")
    parser.epilog = "Says “fair”, or names the first entry that is not and ends with exit code 1."
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        file = log_file.read(arguments.file)
        if replay.revealed_secret(file.entries) is None:
            raise Mistake("the game is not over: its secret is not revealed yet")
        replay.verify(file.header, file.entries)
    except BrokenLog as error:
        print(f"not fair: {error}")
        return 1
    print(f"fair: all {len(file.entries)} entries follow from the promised secret")
    return 0

"""`tablee prune`: removes now what is older than the settings say."""

import argparse

from tablee.cli import house_file, ordering
from tablee.server.orders import Prune


def set_up(parser: argparse.ArgumentParser) -> None:
    house_file.add_data_flag(parser)
    parser.epilog = "A running server goes by its own settings, else those of the environment hold."
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    done = ordering.obey(arguments, Prune())
    print(f"{done.deleted} tables removed, the talk of {done.silenced} finished games")
    return 0

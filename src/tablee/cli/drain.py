"""`tablee drain`: a running server opens no new tables, until it is restarted or told otherwise."""

import argparse

from tablee.cli import house_file, ordering
from tablee.server.orders import Drain


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--stop", action="store_true", help="open tables again")
    house_file.add_data_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ordering.obey(arguments, Drain(not arguments.stop))
    print("tables are opened again" if arguments.stop else "no new tables; games that run go on")
    return 0

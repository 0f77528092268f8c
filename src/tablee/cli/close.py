"""`tablee close`: nobody comes to this table any more; its log is kept."""

import argparse

from tablee.cli import house_file, ordering
from tablee.server.orders import CloseTable, ReopenTable


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", help="the table's name, as in its link")
    parser.add_argument("--reopen", action="store_true", help="let people in again")
    house_file.add_data_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    order = ReopenTable if arguments.reopen else CloseTable
    ordering.obey(arguments, order(arguments.table))
    print(f"{arguments.table} is {'open' if arguments.reopen else 'closed'}")
    return 0

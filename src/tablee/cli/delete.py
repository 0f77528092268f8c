"""`tablee delete`: removes a table with its log, for good."""

import argparse

from tablee.cli import house_file, ordering
from tablee.server.orders import DeleteTable


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", help="the table's name, as in its link")
    house_file.add_data_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ordering.obey(arguments, DeleteTable(arguments.table))
    print(f"{arguments.table} is gone")
    return 0

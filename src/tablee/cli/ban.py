"""`tablee ban`: keeps an address or a player out for a while."""

import argparse

from tablee.cli import house_file, ordering
from tablee.cli.mistake import Mistake
from tablee.server.orders import LONGEST_BAN_MINUTES, Ban

USUAL_MINUTES = 60.0


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("who", help="an address, or a player's id as the host's page shows it")
    parser.add_argument(
        "--minutes",
        type=float,
        default=USUAL_MINUTES,
        metavar="N",
        help=f"for how long (default: {USUAL_MINUTES:g}); 0 lets them in again",
    )
    house_file.add_data_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    minutes: float = arguments.minutes
    if not 0 <= minutes <= LONGEST_BAN_MINUTES:
        raise Mistake(f"--minutes is a number from 0 to {LONGEST_BAN_MINUTES}")
    ordering.obey(arguments, Ban(arguments.who, minutes))
    told = f"stays out for {minutes:g} minutes" if minutes else "may come in again"
    print(f"{arguments.who} {told}")
    return 0

"""`tablee notice`: shows a line on every page, or takes it down."""

import argparse

from tablee.cli import house_file, ordering
from tablee.cli.mistake import Mistake
from tablee.server.orders import NOTICE_LENGTH, PutUpNotice


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", nargs="?", default="", help="what to tell; nothing takes it down")
    house_file.add_data_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    text: str = arguments.text
    if len(text) > NOTICE_LENGTH:
        raise Mistake(f"a notice has at most {NOTICE_LENGTH} letters")
    ordering.obey(arguments, PutUpNotice(text))
    print("every page shows it" if text else "the notice is down")
    return 0

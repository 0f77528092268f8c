"""`tablee play`: a whole game in this terminal, against bots."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.live import Live
from rich.text import Text

from tablee.cli import choices, log_file, words
from tablee.cli.board import board_of
from tablee.cli.clocks import RunningClock, UnhurriedClock
from tablee.cli.keyboard import Keyboard, Pipe, open_keyboard
from tablee.cli.local_table import LocalTable
from tablee.cli.page import page
from tablee.cli.session import Session

REFRESH_SECONDS = 0.25


def set_up(parser: argparse.ArgumentParser) -> None:
    choices.add_flags(parser)
    parser.add_argument("--name", default="Guest", help="what the others call you (default: Guest)")
    parser.add_argument(
        "--unhurried", action="store_true", help="time stands still while you think"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the log of the game there")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    session = _session(arguments)
    console = Console()
    with open_keyboard() as keyboard:
        if isinstance(keyboard, Pipe):
            _play_in_lines(session, keyboard, console)
        else:
            _play_on_screen(session, keyboard, console)
    if session.table.outcome is not None:
        console.print(words.result(session.table.outcome, session.table.names))
    if arguments.save is not None:
        _save(session.table, arguments.save)
    return 0


def _save(table: LocalTable, path: Path) -> None:
    log_file.write(path, table.header, table.entries)
    if table.outcome is None:
        log_file.write_secret(path, table.position.course.secret)


def _session(arguments: argparse.Namespace) -> Session:
    game = choices.game_of(arguments.game)
    board = board_of(game.name)
    options = choices.options_of(game, arguments)
    levels = choices.opponents_of(game, options, arguments.bots)
    secret = choices.secret_of(arguments.seed)
    table = LocalTable(game, options, levels, arguments.name, secret)
    return Session(table, board, UnhurriedClock() if arguments.unhurried else RunningClock())


def _play_in_lines(session: Session, keyboard: Keyboard, console: Console) -> None:
    """Without a terminal: the table is printed before each line that is read."""
    while True:
        session.catch_up()
        console.print(session.board())
        console.print(session.notes())
        if session.is_left or session.is_over:
            return
        console.print(session.prompt(), end="", markup=False)
        session.obey(keyboard.line(None) or "")


def _play_on_screen(session: Session, keyboard: Keyboard, console: Console) -> None:
    """On a terminal: the screen follows the bots and the keys; the end stays until a last Enter."""
    with Live(console=console, screen=True, auto_refresh=False) as live:
        while not session.is_left:
            session.catch_up()
            typed = Text(session.prompt() + keyboard.typing.text, style="bold") + Text("▏")
            live.update(page(console, session.board(), session.notes(), typed), refresh=True)
            line = keyboard.line(REFRESH_SECONDS if session.is_hurried else None)
            if line is not None and session.is_over:
                return
            if line is not None:
                session.obey(line)

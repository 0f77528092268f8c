"""`tablee replay`: steps through a log, in words and boards."""

import argparse
from pathlib import Path

from rich.console import Console, RenderableType
from rich.live import Live
from rich.text import Text

from tablee.cli import log_file, words
from tablee.cli.board import Board, board_of
from tablee.cli.keyboard import Keyboard, Pipe, open_keyboard
from tablee.cli.log_file import LogFile
from tablee.cli.mistake import Mistake
from tablee.cli.page import page
from tablee.kernel import log
from tablee.kernel.errors import BrokenLog
from tablee.kernel.rules import Seat
from tablee.table.position import Position, follow, opened


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="an exported log")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="see it from chair N (default: from beside the table)"
    )
    parser.add_argument(
        "--boards", action="store_true", help="where the output is no terminal: draw every board"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    file, secret = log_file.read_with_secret(arguments.file)
    walk = Walk(file, secret, None if arguments.seat is None else arguments.seat - 1)
    console = Console()
    with open_keyboard() as keyboard:
        if isinstance(keyboard, Pipe):
            _tell(walk, console, has_boards=arguments.boards)
        else:
            _step_through(walk, keyboard, console)
    return 0


class Walk:
    """A log with every position that it passes through."""

    def __init__(self, file: LogFile, secret: bytes, seat: Seat | None) -> None:
        self.entries = file.entries
        self._positions = _positions(file, secret)
        self._board: Board = board_of(file.header.game)
        self._seat = seat
        chairs = len(self._positions[-1].chairs)
        if seat is not None and not 0 <= seat < chairs:
            raise Mistake(f"there are the chairs 1 to {chairs}")

    def line(self, n: int) -> str:
        """Entry `n` in words, with its number and its moment."""
        entry, before = self.entries[n - 1], self._positions[n - 1]
        names = [chair.name for chair in before.chairs]
        told = words.in_words(entry, names, before.course.game, self._board)
        return f"{n:4}  {words.moment(entry.at_ms)}  {told}"

    def board(self, n: int) -> RenderableType | None:
        """The table after entry `n`, once the game has begun."""
        position = self._positions[n]
        if position.match is None:
            return None
        names = [chair.name for chair in position.chairs]
        return self._board.draw(position.match.view(self._seat), self._seat, names)

    def changes_board(self, n: int) -> bool:
        return isinstance(self.entries[n - 1], log.Started | log.Acted | log.Expired | log.Undone)


def _positions(file: LogFile, secret: bytes) -> list[Position]:
    try:
        positions = [opened(file.header, secret)]
        for entry in file.entries:
            positions.append(follow(positions[-1], entry))
    except BrokenLog as error:
        raise Mistake(f"the log breaks off: {error}") from error
    return positions


def _tell(walk: Walk, console: Console, *, has_boards: bool) -> None:
    """Without a terminal: every entry in words, and at least the last board."""
    last = len(walk.entries)
    for n in range(1, last + 1):
        console.print(walk.line(n), markup=False, highlight=False)
        board = walk.board(n)
        if board is not None and (n == last or (has_boards and walk.changes_board(n))):
            console.print(board)


def _step_through(walk: Walk, keyboard: Keyboard, console: Console) -> None:
    n, last = 1, len(walk.entries)
    with Live(console=console, screen=True, auto_refresh=False) as live:
        while True:
            live.update(_page(walk, n, keyboard.typing.text, console), refresh=True)
            line = keyboard.line(None)
            if line is None:
                continue
            if line in ("q", "quit"):
                return
            n = min(max(_next_place(line, n), 1), last)


def _page(walk: Walk, n: int, typed: str, console: Console) -> RenderableType:
    board = walk.board(n) or Text("The game has not begun.", style="dim")
    lines = [Text(walk.line(near)) for near in range(max(1, n - 3), n)]
    keys = f"Enter: on, b: back, a number: go there, q: leave ({n}/{len(walk.entries)}) > {typed}"
    return page(console, board, *lines, Text(walk.line(n), style="bold"), Text(keys, style="dim"))


def _next_place(line: str, n: int) -> int:
    if line.isdecimal():
        return int(line)
    return n - 1 if line == "b" else n + 1

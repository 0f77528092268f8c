"""Lines that a person types: key by key on a terminal that is redrawn meanwhile, or from a pipe."""

import os
import select
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TextIO

ENTER, BACKSPACE, ERASE_LINE, END_OF_INPUT = "\r\n", "\x7f\x08", "\x15", "\x04"
UP, DOWN = "\x1b[A", "\x1b[B"


class Typing:
    """A line that is being typed, with the ones before it in reach of the arrow keys."""

    def __init__(self) -> None:
        self.text = ""
        self._lines: list[str] = []
        self._place = 0

    def press(self, keys: str) -> list[str]:
        """Take what the terminal sent; the lines that were finished by it."""
        if keys in (UP, DOWN):
            self._recall(-1 if keys == UP else 1)
            return []
        if keys.startswith("\x1b"):
            return []
        return [line for key in keys if (line := self._press(key)) is not None]

    def _press(self, key: str) -> str | None:
        if key in ENTER:
            return self._finish()
        if key in BACKSPACE:
            self.text = self.text[:-1]
        elif key == ERASE_LINE:
            self.text = ""
        elif key == END_OF_INPUT and not self.text:
            return "quit"
        elif key.isprintable():
            self.text += key
        return None

    def _finish(self) -> str:
        line, self.text = self.text, ""
        if line:
            self._lines.append(line)
        self._place = len(self._lines)
        return line

    def _recall(self, step: int) -> None:
        self._place = min(max(self._place + step, 0), len(self._lines))
        self.text = self._lines[self._place] if self._place < len(self._lines) else ""


class Keyboard(Protocol):
    typing: Typing

    def line(self, seconds: float | None) -> str | None:
        """The next line; `None` if it is not finished yet, after that many seconds at most."""


class Terminal:
    """A real terminal: every key is seen at once, so that the screen can change in between."""

    def __init__(self, file: TextIO) -> None:
        self.typing = Typing()
        self._descriptor = file.fileno()
        self._finished: deque[str] = deque()

    def line(self, seconds: float | None) -> str | None:
        if not self._finished:
            self._listen(seconds)
        return self._finished.popleft() if self._finished else None

    def _listen(self, seconds: float | None) -> None:
        ready, _, _ = select.select([self._descriptor], [], [], seconds)
        if ready:
            keys = self._keys()
            self._finished += self.typing.press(keys.decode(errors="ignore")) if keys else ["quit"]

    def _keys(self) -> bytes:
        """What was pressed; nothing once the terminal is closed, whichever way it says so."""
        try:
            return os.read(self._descriptor, 1024)
        except OSError:
            return b""


class Pipe:
    """Lines of a file; it ends with `quit`."""

    def __init__(self, file: TextIO) -> None:
        self.typing = Typing()
        self._file = file

    def line(self, _: float | None) -> str:
        return self._file.readline() or "quit"


@contextmanager
def open_keyboard() -> Iterator[Keyboard]:
    """The keyboard of this process; a terminal is put back as it was in the end."""
    try:
        import termios  # not on every system
        import tty
    except ImportError:
        yield Pipe(sys.stdin)
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield Pipe(sys.stdin)
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin, termios.TCSADRAIN)  # what was typed early counts
    try:
        yield Terminal(sys.stdin)
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

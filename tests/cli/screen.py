"""A command on a real terminal, as somebody sits in front of it."""

import os
import pty
import select
import subprocess
import sys

PATIENCE_SECONDS = 30
ENTER_SCREEN, LEAVE_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"
CODE = "from tablee.cli import main; raise SystemExit(main())"


class Screen:
    def __init__(self, *words: object) -> None:
        self.shown = b""
        self._terminal, theirs = pty.openpty()
        self._command = subprocess.Popen(
            [sys.executable, "-c", CODE, *map(str, words)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        os.close(theirs)

    def type(self, keys: str) -> None:
        os.write(self._terminal, keys.encode())

    def wait_for(self, words: str) -> None:
        """Until the terminal has shown that, counted from the last wait."""
        start = len(self.shown)
        while words.encode() not in self.shown[start:]:
            assert self._read(), f"the command ended without showing {words!r}"

    def finish(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        os.close(self._terminal)
        return self._command.wait()

    def _read(self) -> bool:
        """Whether there was more to read."""
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE_SECONDS)
        assert ready, f"nothing more came after {self.shown!r}"
        try:
            self.shown += os.read(self._terminal, 65_536)
        except OSError:  # how a terminal says that the other side has gone
            return False
        return True

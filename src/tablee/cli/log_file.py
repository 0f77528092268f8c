"""Exported tables: a log in JSON Lines and, while its game is on, its secret in a file beside it.

The secret is kept apart so that a log can be shown to anybody: with the secret of a running game
its reader could work out every hidden card.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tablee.cli.mistake import Mistake
from tablee.kernel import log, replay
from tablee.kernel.errors import BrokenLog

SECRET_SUFFIX = ".secret"
STANDARD_INPUT = Path("-")


class LogFile(NamedTuple):
    header: log.Header
    entries: Sequence[log.AnyEntry]
    secret: bytes | None
    """Revealed by the log of a finished game, or in the file beside it."""


def secret_path(path: Path) -> Path:
    return path.with_name(path.name + SECRET_SUFFIX)


def read(path: Path) -> LogFile:
    """The log in a file, or on standard input if that is named; `BrokenLog` if it is none."""
    try:
        text = sys.stdin.buffer.read() if path == STANDARD_INPUT else path.read_bytes()
        header, entries = log.from_lines(text)
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}") from error
    return LogFile(header, entries, replay.revealed_secret(entries) or _sealed_secret(path))


def _sealed_secret(path: Path) -> bytes | None:
    try:
        return bytes.fromhex(secret_path(path).read_text())
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise Mistake(f"{secret_path(path)} cannot be read: {error}") from error


def read_with_secret(path: Path) -> tuple[LogFile, bytes]:
    """A log that can be played again; one that is broken or without its secret is a `Mistake`."""
    try:
        file = read(path)
    except BrokenLog as error:
        raise Mistake(f"{path} is not the log of a table: {error}") from error
    if file.secret is None:
        raise Mistake(
            f"the game in {path} is not over, and {secret_path(path).name} is not beside it: "
            "export the table with --with-secret"
        )
    return file, file.secret


def write(path: Path, header: log.Header, entries: Sequence[log.AnyEntry]) -> None:
    _write(path, log.to_lines(header, entries), mode=0o666)


def write_secret(path: Path, secret: bytes) -> None:
    """Put the secret beside the log in `path`, for its owner's eyes only."""
    _write(secret_path(path), secret.hex().encode(), mode=0o600)


def _write(path: Path, content: bytes, mode: int) -> None:
    try:
        path.touch(mode)
        path.write_bytes(content)
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {error.strerror}") from error

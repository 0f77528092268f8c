"""Matches in files: the log of a table, one line an entry, and the secret beside it while the game
is on."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from tablee.kernel import log
from tablee.kernel import match as kernel
from tablee.kernel import replay as again
from tablee.kernel.errors import BrokenLog
from tablee.library.match import LocalMatch

SECRET_SUFFIX = ".secret"
"""As the command line names it."""
_STEPS = log.Started | log.Acted | log.Expired | log.Undone


def save(
    header: log.Header, entries: Sequence[log.AnyEntry], secret: bytes | None, path: Path
) -> None:
    """The secret of a running game goes into a file of its own, so that the log can be shown."""
    path.write_bytes(log.to_lines(header, entries))
    beside = _beside(path)
    if secret is None:
        beside.unlink(missing_ok=True)
    else:
        beside.touch(0o600)
        beside.write_text(secret.hex())


def load(path: str | Path) -> LocalMatch:
    """The match in a file, to be looked at or played on; `BrokenLog` if it is none."""
    *_, last = replay(path)
    return last


def replay(path: str | Path) -> Iterator[LocalMatch]:
    """The match after the deal, and after each thing that happened."""
    header, entries, secret = _read(Path(path))
    steps: list[tuple[log.AnyEntry, kernel.Match | None]] = []
    for entry, match in again.replay(header, entries, secret):
        if isinstance(entry, log.Ended):
            return
        steps.append((entry, match))
        if match is not None and isinstance(entry, _STEPS):
            yield LocalMatch.of_log(header, steps, secret)
    if not steps or steps[-1][1] is None:
        raise BrokenLog(len(entries), "the game has not begun")


def verify(path: str | Path) -> None:
    """Recomputes all chance of a finished match; `BrokenLog` names the first unfair entry."""
    header, entries, _ = _read(Path(path))
    again.verify(header, entries)


def _read(path: Path) -> tuple[log.Header, Sequence[log.AnyEntry], bytes]:
    header, entries = log.from_lines(path.read_bytes())
    secret = again.revealed_secret(entries)
    if secret is None:
        try:
            secret = bytes.fromhex(_beside(path).read_text())
        except FileNotFoundError:
            raise BrokenLog(
                len(entries), f"the game is not over, and {_beside(path).name} is not beside it"
            ) from None
    return header, entries, secret


def _beside(path: Path) -> Path:
    return path.with_name(path.name + SECRET_SUFFIX)

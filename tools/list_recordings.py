"""Adds new recorded games to the list of their digests; what is listed is never changed."""

import hashlib
import sys
from pathlib import Path

RECORDED = Path(__file__).resolve().parents[1] / "tests" / "recorded"
LIST = RECORDED / "digests.txt"


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def listed(path: Path) -> dict[str, str]:
    """Each recording, by its path under `tests/recorded/`, with its digest."""
    lines = (line.split("  ", 1) for line in path.read_text().splitlines())
    return {name: digest for digest, name in lines}


def with_new(known: dict[str, str], folder: Path) -> dict[str, str]:
    """The list with the recordings that it lacks; `ValueError` names one that is not as listed."""
    found = {
        path.relative_to(folder).as_posix(): digest_of(path) for path in folder.glob("*/*.jsonl")
    }
    for name, digest in known.items():
        if found.get(name) != digest:
            raise ValueError(f"{name} is not as it was first recorded: put it back")
    return known | found


def main() -> None:
    try:
        games = with_new(listed(LIST), RECORDED)
    except ValueError as error:
        sys.exit(str(error))
    LIST.write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(games.items())))


if __name__ == "__main__":
    main()

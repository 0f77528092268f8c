"""Records whole games for `tests/recorded`: python -m tools.record_games [name …]

Bots play, in table time and not in ours; each script gives a game the end that it is named after.
Only games that are not recorded yet are written, and listed: a recorded game stays as it is.
"""

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from tablee.kernel import registry
from tablee.testing.recorder import Script
from tools import list_recordings

RECORDED = Path(__file__).parent.parent / "tests" / "recorded"


def scripts_of(game: str) -> dict[str, Script]:
    """What `tools/record_<game>.py` records, by name."""
    scripts: dict[str, Script] = import_module(f"tools.record_{game}").SCRIPTS
    return scripts


def record(names: Iterable[str]) -> None:
    named = set(names)
    for game in registry.names():
        for name, script in scripts_of(game).items():
            path = RECORDED / game / f"{name}.jsonl"
            if not path.exists() and (not named or name in named):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(script(name).end())
                print(path)
    list_recordings.main()


if __name__ == "__main__":
    record(sys.argv[1:])

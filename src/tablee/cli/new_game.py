"""`tablee new-game`: writes the package of a new game, with tests that pass."""

import argparse
import keyword
import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

from tablee.cli.mistake import Mistake
from tablee.kernel import registry

SUFFIX = ".txt"
"""The templates have it, so that no tool takes them for code of ours."""
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="in small letters, with _ between words: river_crossing")
    parser.add_argument(
        "--folder", type=Path, help="where to write it (default: a folder of that name)"
    )
    parser.add_argument(
        "--pages", action="store_true", help="with a board of its own, instead of the plain one"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    name = _checked(arguments.name)
    folder: Path = arguments.folder or Path(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Mistake(f"{folder} is there already: choose another --folder")
    for path, text in skeleton(name, arguments.pages):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    print(f"{folder} holds a game that can be played: {name}. To go on:")
    print(f"  pip install --editable {folder}")
    print(f"  pytest {folder}")
    print("  tablee serve")
    return 0


def _checked(name: str) -> str:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Mistake(f"{name} cannot be the name of a game: small letters, digits, and _ between")
    if name in registry.names():
        raise Mistake(f"there is a game called {name} already")
    return name


def skeleton(name: str, has_pages: bool) -> Iterator[tuple[PurePosixPath, str]]:
    """The files of the package, each with its text."""
    for path, text in _written_from(resources.files("tablee.cli") / "skeleton", PurePosixPath()):
        if path.parent.name == "pages" and not has_pages:
            continue
        named = str(path).removesuffix(SUFFIX).replace("package", f"tablee_{name}")
        yield PurePosixPath(named.replace("test_game", f"test_{name}")), _filled(text, name)


def _written_from(folder: Traversable, at: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _written_from(each, at / each.name)
        elif each.name.endswith(SUFFIX):
            yield at / each.name, each.read_text(encoding="utf-8")


def _filled(text: str, name: str) -> str:
    title = name.replace("_", " ").capitalize()
    filled = text.replace("@name@", name).replace("@title@", title)
    return filled.replace("@dashed@", name.replace("_", "-"))

"""The rooms of the house: imports go downward only, rules stay pure, SQL stays in its file."""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tablee"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAME_MODULES = sorted((PACKAGE / "games").rglob("*.py"))
WEB_SOURCES = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".ts", ".svelte", ".css"} and ".gen." not in path.name
)

BELOW = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel"},
    "simulate": {"kernel", "bots"},
    "table": {"kernel"},
    "store": {"kernel"},
    "envs": {"kernel", "games"},
    "server": {"kernel", "games", "bots", "table", "store"},
    "cli": {"kernel", "games", "bots", "table", "store", "server", "envs", "simulate"},
}
"""What each room may import, besides itself."""

LOWER_ROOMS = {"kernel", "games", "bots", "table", "store"}
"""Rooms that know no installed package but msgspec."""

PURE = {
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "statistics",
    "types",
    "typing",
    "unicodedata",
}
"""All that a game may use of the standard library: no clock, no chance, no files, no network."""

SHIPPED = "importlib.resources"
"""How a game reads the data of its own folder, which is as constant as its code."""

IMPURE_NAMES = {"open", "print", "input", "exec", "eval", "__import__"}
SQL = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE|PRAGMA)\b"
)
DECODING_BY_TYPE = re.compile(r"\bdecode\([^)]*\btype=")
LONGEST_FILE = 400
SENTENCES = {ROOT / "web/src/messages/en.ts", ROOT / "web/src/messages/fr.ts"}
"""All that the house says, sentence after sentence: these may be long."""


def imports(source: str) -> Iterator[str]:
    """The full names of what a module imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module}.{alias.name}" for alias in node.names)


def imported_rooms(source: str) -> set[str]:
    """Rooms of ours that are imported: `kernel` for `tablee.kernel.log`."""
    ours = {name.split(".")[1] for name in imports(source) if name.startswith("tablee.")}
    return ours - {"__version__"}


def imported_games(source: str) -> set[str]:
    return {name.split(".")[2] for name in imports(source) if name.startswith("tablee.games.")}


def imported_packages(source: str) -> set[str]:
    """What is imported from outside, by its first name."""
    return {name.split(".")[0] for name in imports(source)} - {"tablee"}


def names_used(source: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def offenders(
    paths: Iterable[Path], offences: Callable[[Path, str], set[str]]
) -> dict[str, set[str]]:
    """Each file with what is wrong in it, so that a failure names both."""
    found = {path: offences(path, path.read_text()) for path in paths}
    return {path.relative_to(ROOT).as_posix(): wrong for path, wrong in found.items() if wrong}


def test_imports_are_seen_wherever_they_stand() -> None:
    source = "import os.path\ndef f():\n    from tablee.games.top_it import rules\n"
    assert set(imports(source)) == {"os.path", "tablee.games.top_it.rules"}
    assert imported_rooms(source) == {"games"}
    assert imported_games(source) == {"top_it"}
    assert imported_packages(source) == {"os"}


def test_decoders_made_on_the_way_are_recognised() -> None:
    assert DECODING_BY_TYPE.search("decode(data, type=Options)")
    assert DECODING_BY_TYPE.search("decode(data).kind") is None


def test_sql_is_recognised() -> None:
    assert SQL.search('run("SELECT name FROM tables")')
    assert SQL.search("Select a table from the list, update it, delete it.") is None


def test_every_room_has_its_place() -> None:
    rooms = {room_of(path) for path in MODULES} - {"__init__", "__main__"}
    assert rooms <= set(BELOW)


def test_imports_are_written_out_in_full() -> None:
    def relative(_: Path, source: str) -> set[str]:
        return {name for name in imports(source) if name.startswith(".")}

    assert offenders(MODULES, relative) == {}


def test_imports_go_downward_only() -> None:
    def upward(path: Path, source: str) -> set[str]:
        room = room_of(path)
        return imported_rooms(source) - BELOW.get(room, set()) - {room}

    assert offenders(MODULES, upward) == {}


def test_lower_rooms_use_msgspec_and_the_standard_library_only() -> None:
    def installed(path: Path, source: str) -> set[str]:
        if room_of(path) not in LOWER_ROOMS:
            return set()
        return imported_packages(source) - sys.stdlib_module_names - {"msgspec"}

    assert offenders(MODULES, installed) == {}


def test_a_game_has_no_clock_no_chance_and_no_files_but_those_shipped_with_it() -> None:
    def impure(_: Path, source: str) -> set[str]:
        packages = {name.split(".")[0] for name in set(imports(source)) - {SHIPPED}}
        return (packages - PURE - {"msgspec", "tablee"}) | (names_used(source) & IMPURE_NAMES)

    assert offenders(GAME_MODULES, impure) == {}


def test_a_game_knows_no_other_game() -> None:
    def others(path: Path, source: str) -> set[str]:
        own = path.relative_to(PACKAGE / "games").parts[0]
        return imported_games(source) - {own}

    assert offenders(GAME_MODULES, others) == {}


def test_decoders_are_made_where_no_second_thread_is() -> None:
    """msgspec crashes where two threads find out about a type at once.

    So a module makes its decoders when it is imported, and a game when it is made.
    """

    def made_on_the_way(_: Path, source: str) -> set[str]:
        return {found.group() for found in DECODING_BY_TYPE.finditer(source)}

    assert offenders(MODULES, made_on_the_way) == {}


def test_sql_stands_in_the_store_for_sqlite_only() -> None:
    def queries(_: Path, source: str) -> set[str]:
        driver = imported_packages(source) & {"sqlite3"}
        return driver | {found.group() for found in SQL.finditer(source)}

    folder = "src/tablee/store/sqlite/"
    assert [path for path in offenders(MODULES, queries) if not path.startswith(folder)] == []


def test_sql_files_are_migrations_of_the_store() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.sql")}
    assert folders <= {PACKAGE / "store" / "sqlite" / "migrations"}


def test_no_file_outgrows_a_second_look() -> None:
    def length(_: Path, source: str) -> set[str]:
        lines = source.count("\n")
        return {f"{lines} lines"} if lines > LONGEST_FILE else set()

    assert offenders({*MODULES, *WEB_SOURCES} - SENTENCES, length) == {}

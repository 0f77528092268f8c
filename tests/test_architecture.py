"""The rooms of the house: imports go downward only, rules stay pure, SQL stays in its file."""

import ast
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tablee.kernel import registry

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tablee"
MODULES = sorted(PACKAGE.rglob("*.py"))
IN_GAMES = sorted((PACKAGE / "games").rglob("*.py"))


def is_terminal(path: Path) -> bool:
    """Whether it belongs to the command line, though the game keeps it in its folder."""
    return path.match("games/*/terminal/*.py")


def is_env(path: Path) -> bool:
    """Whether it belongs to the learning environments, though the game keeps it in its folder."""
    return path.match("games/*/env/*.py")


GAME_MODULES = [path for path in IN_GAMES if not is_terminal(path) and not is_env(path)]
WEB_SOURCES = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".ts", ".svelte", ".css"} and ".gen." not in path.name
)
TEXTS = sorted(
    path
    for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "web" / "scripts")
    for path in folder.rglob("*")
    if path.suffix in {".py", ".ts", ".js", ".svelte", ".css", ".json", ".svg"}
)
BUILT = PACKAGE / "pages"

BELOW = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel"},
    "simulate": {"kernel", "bots"},
    "table": {"kernel"},
    "store": {"kernel"},
    "server": {"kernel", "games", "bots", "table", "store"},
    "cli": {"kernel", "games", "bots", "table", "store", "server", "simulate"},
    "testing": {"kernel", "bots"},
    "library": {"kernel", "cli"},
    "envs": {"kernel", "games", "library"},
    "__init__": {"kernel", "library"},
}
"""What each room may import, besides itself."""

LOWER_ROOMS = {"kernel", "games", "bots", "table", "store"}
"""Rooms that know no installed package but msgspec."""
NATS_STORE = PACKAGE / "store" / "nats"
"""It talks to servers of NATS, whose client is installed only where it is wanted."""

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
    "struct",
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
DECODING_BY_TYPE = re.compile(r"\bdecode\((?:[^()]|\([^()]*\))*\btype=")
LAZY = re.compile(r"\bimport\(")
LAZY_AS_MEANT = re.compile(
    r"(load=\{|fetchPart\(|fetchAhead\(|\w+:)\s*\(\) =>\s*import\(|: typeof import\("
)
"""A part that is fetched goes through `Part` or `fetchPart`, or into a table of loaders."""
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
    if is_terminal(path):
        return "cli"
    if is_env(path):
        return "envs"
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
    assert DECODING_BY_TYPE.search("decode(await read(name, b''), type=Options)")
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
        allowed = {"msgspec", "nats"} if path.is_relative_to(NATS_STORE) else {"msgspec"}
        return imported_packages(source) - sys.stdlib_module_names - allowed

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

    assert offenders(IN_GAMES, others) == {}


def test_decoders_are_made_where_no_second_thread_is() -> None:
    """msgspec crashes where two threads find out about a type at once.

    So a module makes its decoders when it is imported, and a game when it is made.
    """

    def made_on_the_way(_: Path, source: str) -> set[str]:
        return {found.group() for found in DECODING_BY_TYPE.finditer(source)}

    assert offenders(MODULES, made_on_the_way) == {}


def test_waiting_ends_when_it_is_cancelled() -> None:
    """Before Python 3.12, `asyncio.wait_for` loses a cancellation that meets its answer."""

    def lost(_: Path, source: str) -> set[str]:
        return {"wait_for"} if "asyncio.wait_for" in source else set()

    assert offenders(MODULES, lost) == {}


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


def lazy_imports_of_their_own(source: str) -> int:
    """How many parts are fetched in a way that says nothing when they do not arrive."""
    return len(LAZY.findall(source)) - len(LAZY_AS_MEANT.findall(source))


def test_lazy_imports_are_recognised() -> None:
    assert lazy_imports_of_their_own('const text = import("./Text.svelte")') == 1
    assert lazy_imports_of_their_own('const { notify } = await import("./notify.ts")') == 1
    assert lazy_imports_of_their_own('{#await import("./Menu.svelte") then menu}') == 1
    assert lazy_imports_of_their_own('const menu = () => import("./Menu.svelte")') == 1
    assert lazy_imports_of_their_own('<Part load={() => import("./Menu.svelte")} />') == 0
    assert lazy_imports_of_their_own('fetchPart(() => import("./notify.ts"))') == 0
    assert lazy_imports_of_their_own('Rules: () => import("./rules/Text.svelte"),') == 0


def test_a_part_of_the_page_is_fetched_in_one_way_only() -> None:
    """One that does not arrive is told in words (web/src/board/parts.svelte.ts)."""

    def fetched_otherwise(path: Path, source: str) -> set[str]:
        count = 0 if path.name.endswith(".test.ts") else lazy_imports_of_their_own(source)
        return {f"{count} lazy imports"} if count else set()

    # A package's module tells of its failure itself: the plain board stands in for it.
    packages = {"web/src/plain/brought.ts": {"1 lazy imports"}}
    found = offenders(WEB_SOURCES, fetched_otherwise)
    assert found == packages


def test_every_game_says_when_somebody_is_in_the_middle_of_a_move() -> None:
    """A page that reloads by itself waits for that (`board/moves.ts`)."""
    boards = ROOT / "web" / "src" / "games"
    silent = [
        game
        for game in registry.names()
        if not any(
            "$effect(() => holdsMove(() => " in path.read_text()
            for path in (boards / game / "board").rglob("*.svelte")
        )
    ]
    assert silent == []


NAME_OF_A_GAME = re.compile(
    r"(?<![a-z])("
    + "|".join(name.replace("_", "[ _-]?") for name in registry.names())
    + r")(?![a-z])",
    re.IGNORECASE,
)


def games_named(text: str) -> set[str]:
    """The games that a text names, in whatever spelling: `Top It`, `top_it` or `topIt`."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return {re.sub("[ _-]", "", found.group(1)).lower() for found in NAME_OF_A_GAME.finditer(plain)}


def test_games_are_recognised_in_every_spelling() -> None:
    assert games_named("Mission Mosaïque, topIt and `copyright`") == {
        "missionmosaique",
        "topit",
        "copyright",
    }
    assert games_named("--cloth-top_secret: #fff") == {"topsecret"}
    assert games_named("another one serves: stop it first") == set()


def test_no_game_is_named_outside_its_folder() -> None:
    """The house knows games by their manifests only, so that a folder is all that a game needs."""

    def named(path: Path, source: str) -> set[str]:
        own = {part.replace("_", "") for part in path.relative_to(ROOT).parts}
        return games_named(source) - own

    assert offenders((path for path in TEXTS if BUILT not in path.parents), named) == {}


ROOMS = {
    *("__init__", "manifest", "model", "data", "rules", "view"),
    *("advice", "bot", "env", "refusals"),
}
ROOMS_OF_SOME = {"puzzle", "archive", "memory", "privacy", "terminal", "former"}
"""What only some games have; `former` holds the rules of older versions."""
WEB_ROOMS = {
    *("index", "manifest", "poster", "cloth"),
    *("board", "options", "guide", "rules", "review", "words"),
}
WEB_ROOMS_OF_SOME = {"companion"}
WHAT_IS_GENERATED = {"wire.gen.ts", "manifest.gen.ts", "data.gen.ts"}


def rooms_in(folder: Path) -> set[str]:
    """The modules and folders of a game, by name, but for what is generated or written about it."""
    passed_over = {"RULES.md", "__pycache__", *WHAT_IS_GENERATED}
    return {path.name.split(".")[0] for path in folder.iterdir() if path.name not in passed_over}


def test_every_game_has_the_same_rooms() -> None:
    folders = {name: PACKAGE / "games" / name for name in registry.names()}
    rooms = {name: rooms_in(folder) - ROOMS_OF_SOME for name, folder in folders.items()}
    assert rooms == dict.fromkeys(registry.names(), ROOMS)
    assert all((folder / "RULES.md").exists() for folder in folders.values())


def test_every_game_has_the_same_rooms_in_the_browser() -> None:
    folders = {name: ROOT / "web" / "src" / "games" / name for name in registry.names()}
    rooms = {name: rooms_in(folder) - WEB_ROOMS_OF_SOME for name, folder in folders.items()}
    assert rooms == dict.fromkeys(registry.names(), WEB_ROOMS)


def test_rules_know_neither_advice_nor_bots() -> None:
    def cleverer(_: Path, source: str) -> set[str]:
        parts = {name: name.split(".") for name in imports(source)}
        return {
            name
            for name, path in parts.items()
            if path[:2] == ["tablee", "games"] and {"advice", "bot"} & set(path[3:4])
        }

    assert offenders((path for path in IN_GAMES if path.match("games/*/rules/*")), cleverer) == {}

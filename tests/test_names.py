"""One meaning a word: a type's name is given once in the house, and no game gives it again.

Games may use the same name side by side (`State`, `View`, `Desk`): each of them means its own, and
none imports another's.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tablee"
WEB = ROOT / "web" / "src"
IN_TYPESCRIPT = re.compile(
    r"^\s*export (?:declare )?(?:abstract )?(?:class|interface|type) ([A-Z]\w*)", re.MULTILINE
)
ALIAS = re.compile(r"[A-Z][a-z]\w*")

EACH_HAS_ITS_OWN = {"Messages"}
"""What the house has for itself, and each game beside it: its message file."""


def types_in_python(source: str) -> Iterator[str]:
    """The public classes of a module, and the names it gives to other types."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) if ALIAS.fullmatch(name):
                yield name


def types_in_typescript(source: str) -> list[str]:
    return IN_TYPESCRIPT.findall(source)


def game_of(place: Path) -> str | None:
    """The game in whose folder a file lies; `None`: it is the house's own."""
    return place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else None


def named_in_python() -> Iterator[tuple[str | None, str]]:
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE)
        if "former" not in place.parts:
            yield from ((game_of(place), name) for name in types_in_python(path.read_text()))


def named_in_the_browser() -> Iterator[tuple[str | None, str]]:
    """Names in what a game generates come from Python."""
    for path in chain(WEB.rglob("*.ts"), WEB.rglob("*.svelte")):
        place = path.relative_to(WEB)
        game = game_of(place)
        if ".test." in path.name or (game and ".gen." in path.name):
            continue
        yield from ((game, name) for name in types_in_typescript(path.read_text()))


def given_twice(named: list[tuple[str | None, str]]) -> set[str]:
    of_the_house = Counter(name for game, name in named if game is None)
    twice_in_one = {name for (_, name), times in Counter(named).items() if times > 1}
    again_in_a_game = {name for game, name in named if game and of_the_house[name]}
    return (twice_in_one | again_in_a_game) - EACH_HAS_ITS_OWN


def test_types_are_seen_in_both_languages() -> None:
    python = (
        "class Room:\n  pass\nclass _Own:\n  pass\nSeats = tuple[int, ...]\nMOST = 3\nlegal = 4\n"
    )
    assert list(types_in_python(python)) == ["Room", "Seats"]
    typescript = "export abstract class Tutor<V> {}\nexport type Order = 1;\ninterface Props {}\n"
    assert types_in_typescript(typescript) == ["Tutor", "Order"]


def test_a_second_meaning_is_found_where_it_hurts_only() -> None:
    assert given_twice([(None, "Room"), (None, "Room")]) == {"Room"}
    assert given_twice([(None, "Room"), ("top_it", "Room")]) == {"Room"}
    assert given_twice([("top_it", "Move"), ("top_it", "Move")]) == {"Move"}
    assert given_twice([("top_it", "State"), ("copyright", "State"), (None, "Room")]) == set()


def test_a_type_has_one_meaning_in_python() -> None:
    assert given_twice(list(named_in_python())) == set()


def test_a_type_has_one_meaning_in_the_browser() -> None:
    assert given_twice(list(named_in_the_browser())) == set()


def test_no_type_of_the_house_is_called_like_one_of_its_components() -> None:
    types = {name for game, name in named_in_the_browser() if game is None}
    places = [path.relative_to(WEB) for path in WEB.rglob("*.svelte")]
    components = {place.stem for place in places if game_of(place) is None}
    assert types & components == set()

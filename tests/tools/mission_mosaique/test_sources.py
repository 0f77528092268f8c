"""Where the pictures come from: a known icon for each word, and credit for each."""

import json
import re
from pathlib import Path

from tools.mission_mosaique.crediting import credits_of
from tools.mission_mosaique.sources import FURTHER, SETS

from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import CardLanguage

ROOT = Path(__file__).resolve().parent.parent.parent.parent
ICONS: dict[str, list[str]] = json.loads((ROOT / "tools/mission_mosaique/icons.json").read_text())
DATA = ROOT / "src/tablee/games/mission_mosaique/data"
CREDITS = DATA / "pictures/CREDITS.md"


ALL = [icon for icons in ICONS.values() for icon in icons]


def test_each_word_is_drawn_after_icons_of_known_sets() -> None:
    assert set(ICONS) == {word.name(CardLanguage.FRENCH) for word in words()}
    assert all(ICONS.values())
    assert {icon.partition("/")[0] for icon in ALL} == set(SETS)


def test_no_icon_stands_for_two_words() -> None:
    assert len(set(ALL)) == len(ALL)


def test_the_credits_name_every_icon() -> None:
    """`make pictures` writes them."""
    assert CREDITS.read_text() == credits_of(ICONS)


def test_the_recogniser_credits_every_set_that_it_learned_from() -> None:
    credit = (DATA / "recogniser/CREDITS.md").read_text()
    lines = [line for name in FURTHER for line in credit.splitlines() if f"`{name}`" in line]
    assert len(lines) == len(FURTHER)
    assert all(re.search(r"(CC BY [34]\.0|Apache 2\.0|MIT) <https://", line) for line in lines)


def test_a_javascript_icon_becomes_svg() -> None:
    module = 'const A = [\n ["path", { d: "M0 0L9 9", strokeWidth: "1.5", key: "0" }]\n];'
    svg = SETS["hugeicons"].svg_of(module)
    assert '<path d="M0 0L9 9" stroke-width="1.5"' in svg

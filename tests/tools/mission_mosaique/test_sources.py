"""Where the pictures come from: a known icon for each word, and credit for each."""

import json
from pathlib import Path

from tools.mission_mosaique.sources import SETS

from tablee.games.mission_mosaique.words import Language, words
from tools.mission_mosaique import crediting

ROOT = Path(__file__).resolve().parent.parent.parent.parent
ICONS: dict[str, str] = json.loads((ROOT / "tools/mission_mosaique/icons.json").read_text())
CREDITS = ROOT / "src/tablee/games/mission_mosaique/pictures/CREDITS.md"


def test_each_word_is_drawn_after_one_icon_of_a_known_set() -> None:
    assert set(ICONS) == {word.name(Language.FRENCH) for word in words()}
    assert {icon.partition("/")[0] for icon in ICONS.values()} == set(SETS)


def test_no_two_words_are_drawn_after_the_same_icon() -> None:
    assert len(set(ICONS.values())) == len(ICONS)


def test_the_credits_name_every_icon() -> None:
    """`make pictures` writes them."""
    assert CREDITS.read_text() == crediting.markdown(ICONS)


def test_a_javascript_icon_becomes_svg() -> None:
    module = 'const A = [\n ["path", { d: "M0 0L9 9", strokeWidth: "1.5", key: "0" }]\n];'
    svg = SETS["hugeicons"].svg_of(module)
    assert '<path d="M0 0L9 9" stroke-width="1.5"' in svg

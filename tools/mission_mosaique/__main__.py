"""`python -m tools.mission_mosaique`: draws the pictures of all words after their icons.

`--sheet FILE` draws them all on one HTML page instead, to be looked at.
"""

import argparse
import json
from pathlib import Path

from tools.mission_mosaique.composing import composed
from tools.mission_mosaique.contact_sheet import contact_sheet
from tools.mission_mosaique.crediting import credits_of
from tools.mission_mosaique.sources import svg
from tools.mission_mosaique.tracing import traces

from tablee.games.mission_mosaique.data.page import Point
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import CardLanguage

GAME = Path(__file__).parent.parent.parent / "src" / "tablee" / "games" / "mission_mosaique"
ICONS = Path(__file__).parent / "icons.json"
"""Which icons show each word, by its French name; bots draw it after the first one."""

Strokes = list[list[Point]]
Pictures = dict[str, list[Strokes]]


def _drawn(icons: dict[str, list[str]]) -> Pictures:
    names = [word.name(CardLanguage.FRENCH) for word in words()]
    return {name: [composed(traces(svg(icon))) for icon in icons[name]] for name in names}


def _flat(strokes: Strokes) -> list[list[int]]:
    """Each stroke as x, y, x, y, …"""
    return [[coordinate for point in stroke for coordinate in point] for stroke in strokes]


def _as_lines(pictures: Pictures) -> str:
    """JSON with a word a line."""
    lines = [
        f"{json.dumps(name, ensure_ascii=False)}:"
        + json.dumps([_flat(strokes) for strokes in own], separators=(",", ":"))
        for name, own in sorted(pictures.items())
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mission_mosaique", description=__doc__)
    parser.add_argument("--sheet", type=Path, metavar="FILE")
    sheet = parser.parse_args().sheet
    icons: dict[str, list[str]] = json.loads(ICONS.read_text())
    pictures = _drawn(icons)
    if sheet:
        sheet.write_text(contact_sheet(pictures))
        return
    folder = GAME / "data" / "pictures"
    (folder / "strokes.json").write_text(_as_lines(pictures))
    (folder / "CREDITS.md").write_text(credits_of(icons))


if __name__ == "__main__":
    main()

"""`python -m tools.mission_mosaique`: draws the pictures of all words after their icons.

`--sheet FILE` draws them all on one HTML page instead, to be looked at.
"""

import argparse
import json
from pathlib import Path

from tools.mission_mosaique import contact_sheet, crediting
from tools.mission_mosaique.composing import composed
from tools.mission_mosaique.sources import svg
from tools.mission_mosaique.tracing import traces

from tablee.games.mission_mosaique.page import Point
from tablee.games.mission_mosaique.words import Language, words

GAME = Path(__file__).parent.parent.parent / "src" / "tablee" / "games" / "mission_mosaique"
ICONS = Path(__file__).parent / "icons.json"
"""Which icon each word is drawn after, by its French name."""

Pictures = dict[str, list[list[Point]]]


def _drawn(icons: dict[str, str]) -> Pictures:
    names = [word.name(Language.FRENCH) for word in words()]
    return {name: composed(traces(svg(icons[name]))) for name in names}


def _as_lines(pictures: Pictures) -> str:
    """JSON with a picture a line, each stroke as x, y, x, y, …"""
    lines = []
    for name, strokes in sorted(pictures.items()):
        flat = [[coordinate for point in stroke for coordinate in point] for stroke in strokes]
        lines.append(
            f"{json.dumps(name, ensure_ascii=False)}:{json.dumps(flat, separators=(',', ':'))}"
        )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mission_mosaique", description=__doc__)
    parser.add_argument("--sheet", type=Path, metavar="FILE")
    sheet = parser.parse_args().sheet
    icons: dict[str, str] = json.loads(ICONS.read_text())
    pictures = _drawn(icons)
    if sheet:
        sheet.write_text(contact_sheet.html(pictures))
        return
    folder = GAME / "pictures"
    (folder / "strokes.json").write_text(_as_lines(pictures))
    (folder / "CREDITS.md").write_text(crediting.markdown(icons))


if __name__ == "__main__":
    main()

"""All pictures on one page of HTML, to be looked at before they are committed."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, Point

_STYLE = """
body { display: grid; grid-template-columns: repeat(10, 1fr); gap: 6px; font: 12px sans-serif }
figure { margin: 0 }
svg { border: 1px solid #ccc; fill: none; stroke: #000; stroke-width: 7 }
"""


def _line(stroke: Iterable[Point]) -> str:
    return f'<polyline points="{" ".join(f"{x},{y}" for x, y in stroke)}"/>'


def _figure(name: str, strokes: Iterable[Sequence[Point]]) -> str:
    lines = "".join(map(_line, strokes))
    drawing = f'<svg viewBox="0 0 {PAGE_WIDTH} {PAGE_HEIGHT}">{lines}</svg>'
    return f"<figure>{drawing}<figcaption>{escape(name)}</figcaption></figure>"


def contact_sheet(pictures: Mapping[str, Iterable[Iterable[Sequence[Point]]]]) -> str:
    figures = "\n".join(_figure(name, strokes) for name, own in pictures.items() for strokes in own)
    return f'<!doctype html><meta charset="utf-8"><style>{_STYLE}</style>\n{figures}\n'

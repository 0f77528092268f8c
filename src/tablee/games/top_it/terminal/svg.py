"""The table as a drawing for notebooks: the mosaic, and under it what each hand still holds."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from tablee.games.top_it.model import Colour, Corner, HandView, LaidView, ShapeView, View
from tablee.kernel.rules import Seat

_FILLS = {
    Colour.BLUE: "#2a6fb0",
    Colour.GREEN: "#2f7d4f",
    Colour.YELLOW: "#f0c33c",
    Colour.RED: "#c1392b",
}
_DARK = "#222"
_THIN = 'stroke-width="0.05"'
_INKS = {Colour.YELLOW: _DARK}
_MARGIN = 1.0
_NARROWEST = 14.0
"""In short sides, so that the hands have room."""
_LINE, _PIECE = 1.6, 0.3
"""The height of a hand, and how large its pieces are beside those that lie."""
_PIXELS = 24
"""For a short side."""


class _Frame(NamedTuple):
    left: float
    top: float
    width: float
    height: float


def draw(view: View, seat: Seat | None, names: Sequence[str]) -> str:  # noqa: ARG001  (all see the same)
    lying = [(hand, piece.laid) for hand in view.hands for piece in hand.pieces if piece.laid]
    frame = _around([corner for _, laid in lying for corner in laid.corners])
    height = frame.height + _LINE * len(view.hands) + _MARGIN / 2
    parts = [_tile(hand.colour, laid) for hand, laid in lying]
    for number, hand in enumerate(view.hands):
        middle = frame.top + frame.height + _LINE * (number + 0.5)
        parts.append(_hand(view, hand, names[hand.seat], frame.left + 0.5, middle))
    box = f"{frame.left:.2f} {frame.top:.2f} {frame.width:.2f} {height:.2f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'width="{frame.width * _PIXELS:.0f}" font-family="sans-serif" font-size="0.7">'
        f'<rect x="{frame.left:.2f}" y="{frame.top:.2f}" width="100%" height="100%" fill="#fff"/>'
        f"{''.join(parts)}</svg>"
    )


def _around(corners: Sequence[Corner]) -> _Frame:
    xs, ys = [x for x, _ in corners] or [0.0], [y for _, y in corners] or [0.0]
    width = max(_NARROWEST, max(xs) - min(xs) + 2 * _MARGIN)
    middle = (max(xs) + min(xs)) / 2
    top = min(ys) - _MARGIN
    return _Frame(middle - width / 2, top, width, max(ys) + _MARGIN - top)


def _tile(colour: Colour, laid: LaidView) -> str:
    """A lying piece with what it brought, and its stone."""
    shape, ink = _polygon(laid.corners, colour), _INKS.get(colour, "#fff")
    if laid.topped_by is not None:
        shape += (
            f'<circle cx="{laid.x}" cy="{laid.y}" r="0.5" fill="#fff" stroke="{_DARK}" {_THIN}/>'
        )
        ink = _DARK
    return shape + _text(laid.x, laid.y, str(laid.points), ink, "middle")


def _hand(view: View, hand: HandView, name: str, x: float, y: float) -> str:
    """Whose it is, the points, the stone and the pieces that are left."""
    stone = " ●" if hand.stone is None else ""
    parts = [_text(x, y, f"{name}: {hand.score}{stone}", _DARK, "start")]
    for number, (shape, piece) in enumerate(zip(view.shapes, hand.pieces, strict=True)):
        if piece.laid is None:
            parts.append(_left(shape, hand.colour, x + 5.5 + 1.0 * number, y))
    return "".join(parts)


def _left(shape: ShapeView, colour: Colour, x: float, y: float) -> str:
    return _polygon([(x + _PIECE * a, y + _PIECE * b) for a, b in shape.outline], colour)


def _polygon(corners: Iterable[Corner], colour: Colour) -> str:
    points = " ".join(f"{x:.3f},{y:.3f}" for x, y in corners)
    return f'<polygon points="{points}" fill="{_FILLS[colour]}" stroke="{_DARK}" {_THIN}/>'


def _text(x: float, y: float, words: str, ink: str, anchor: str) -> str:
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" fill="{ink}" text-anchor="{anchor}" '
        f'dominant-baseline="central">{escape(words)}</text>'
    )

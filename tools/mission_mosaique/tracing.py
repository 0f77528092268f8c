"""Traces line art: the strokes and outlines of an SVG drawing as polylines."""

import io
from collections.abc import Iterator
from typing import Any

from svgelements import SVG, Close, Line, Move, Path, Shape

Place = tuple[float, float]
Trace = list[Place]

_STEPS = 16
"""Points on a curved piece; what is too many is simplified away later."""


def _is_visible(shape: Any) -> bool:
    """Whether anything of it is inked: a filled shape shows by its outline."""
    return any(ink is not None and ink.value is not None for ink in (shape.stroke, shape.fill))


def _places(piece: Any) -> Iterator[Place]:
    """Where a piece of a path goes, its beginning left out."""
    if piece.end is None:
        return
    if isinstance(piece, Move | Line | Close):
        yield piece.end.x, piece.end.y
        return
    for step in range(1, _STEPS + 1):
        place = piece.point(step / _STEPS)
        yield place.x, place.y


def traces(svg: str) -> list[Trace]:
    drawing = SVG.parse(io.StringIO(svg), reify=True)
    shapes = [part for part in drawing.elements() if isinstance(part, Shape) and _is_visible(part)]
    found = [
        [place for piece in Path(line) for place in _places(piece)]
        # A path's absolute value is the path with its turns and shifts carried out.
        for shape in shapes
        for line in abs(Path(shape)).as_subpaths()
    ]
    return [trace for trace in found if len(trace) > 1]

"""Cuts a line at the edges of a section: only inside it is there any ink (MM-29)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tablee.games.mission_mosaique.data.page import Location, Section


def _inside(section: Section, start: Location, end: Location) -> tuple[float, float] | None:
    """From where to where on the way, as parts of it, one is inside (Liang and Barsky)."""
    (x, y), (end_x, end_y) = start, end
    first, last = 0.0, 1.0
    for way, room in (
        (x - end_x, x - section.left),
        (end_x - x, section.right - x),
        (y - end_y, y - section.top),
        (end_y - y, section.bottom - y),
    ):
        if way == 0:
            if room < 0:
                return None
        elif way < 0:
            first = max(first, room / way)
        else:
            last = min(last, room / way)
    return (first, last) if first < last else None


def _between(start: Location, end: Location, part: float) -> Location:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def clipped(line: Sequence[Location], section: Section) -> Iterator[list[Location]]:
    """The pieces of the line that lie in the section, in its order."""
    piece: list[Location] = []
    for start, end in pairwise(line):
        found = _inside(section, start, end)
        if found is None or found[0] > 0:
            if piece:
                yield piece
            piece = []
        if found is None:
            continue
        if not piece:
            piece.append(_between(start, end, found[0]))
        piece.append(_between(start, end, found[1]))
        if found[1] < 1:
            yield piece
            piece = []
    if piece:
        yield piece

"""Composes a picture from traces: fitted to the page, joined, simplified, in a drawer's order."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from tablee.games.mission_mosaique.advice.fitting import fitted
from tablee.games.mission_mosaique.data.page import Location, Point

_SAME = 5.0
"""Ends nearer than this are joined."""
_TOLERANCE = 2.2
"""How far a simplified stroke strays at most."""


def _without_repeats(traces: Iterable[list[Location]]) -> list[list[Location]]:
    """Without what was drawn twice, in either direction."""
    kept: dict[tuple[Point, ...], list[Location]] = {}
    for trace in traces:
        key = tuple((round(x / _SAME), round(y / _SAME)) for x, y in trace)
        if key[::-1] not in kept:
            kept.setdefault(key, trace)
    return list(kept.values())


def _joined_ends(one: list[Location], other: list[Location]) -> list[Location] | None:
    """Both in one stroke, where an end of one is an end of the other."""
    for first in (one, one[::-1]):
        for second in (other, other[::-1]):
            if math.dist(first[-1], second[0]) < _SAME:
                return first + second[1:]
    return None


def _joined(traces: Iterable[list[Location]]) -> list[list[Location]]:
    """In as few strokes as the pen needs to be lifted for."""
    strokes: list[list[Location]] = []
    for trace in traces:
        longest = trace
        for stroke in list(strokes):
            if (longer := _joined_ends(stroke, longest)) is not None:
                strokes.remove(stroke)
                longest = longer
        strokes.append(longest)
    return strokes


def _distance(place: Location, start: Location, end: Location) -> float:
    """From the straight line between two places."""
    across, down = end[0] - start[0], end[1] - start[1]
    square = across * across + down * down
    if square == 0:
        return math.dist(place, start)
    along = ((place[0] - start[0]) * across + (place[1] - start[1]) * down) / square
    along = min(max(along, 0.0), 1.0)
    return math.dist(place, (start[0] + along * across, start[1] + along * down))


def simplified(trace: Sequence[Location]) -> list[Location]:
    """The same line with few places (Ramer, Douglas and Peucker)."""
    start, end = trace[0], trace[-1]
    distances = [_distance(place, start, end) for place in trace]
    farthest = max(range(len(trace)), key=distances.__getitem__)
    if distances[farthest] <= _TOLERANCE:
        return [start, end]
    return simplified(trace[: farthest + 1])[:-1] + simplified(trace[farthest:])


def _length(stroke: Sequence[Location]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(stroke))


def composed(traces: Sequence[Sequence[Location]]) -> list[list[Point]]:
    """The strokes of a picture: big outlines first, details last."""
    strokes = _joined(_without_repeats(fitted(traces)))
    strokes.sort(key=_length, reverse=True)
    return [[(round(x), round(y)) for x, y in simplified(stroke)] for stroke in strokes]

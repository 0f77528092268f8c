"""Fits a drawing to the page, so that large and small ones can be compared."""

from collections.abc import Sequence

from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, Location

_MARGIN = 24
_STRETCH = 1.25
"""How much a drawing is widened at most, to fill a page that is wide."""


def fitted(lines: Sequence[Sequence[Location]]) -> list[list[Location]]:
    """As large as the page allows, in its middle."""
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    width, height = max(max(xs) - min(xs), 1e-9), max(max(ys) - min(ys), 1e-9)
    across = (PAGE_WIDTH - 2 * _MARGIN) / width
    down = (PAGE_HEIGHT - 2 * _MARGIN) / height
    across, down = min(across, down * _STRETCH), min(down, across * _STRETCH)
    left = PAGE_WIDTH / 2 - across * (min(xs) + max(xs)) / 2
    top = PAGE_HEIGHT / 2 - down * (min(ys) + max(ys)) / 2
    return [[(left + across * x, top + down * y) for x, y in line] for line in lines]

"""The picture on the table as pixels, for who watches: the ink that lies open."""

import numpy as np
from numpy.typing import NDArray

from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Stroke, View

_SCALE = 3
_PAPER, _INK = (250, 247, 240), (40, 40, 60)


def picture(view: View) -> NDArray[np.uint8]:
    """Nothing before a notebook is opened (MM-38)."""
    pixels = np.full((PAGE_HEIGHT // _SCALE + 1, PAGE_WIDTH // _SCALE + 1, 3), _PAPER, np.uint8)
    for ink in view.guess.ink if view.guess else ():
        for stroke in ink:
            _draw(pixels, stroke)
    return pixels


def _draw(pixels: NDArray[np.uint8], stroke: Stroke) -> None:
    points = np.array(stroke, np.float64).reshape(-1, NUMBERS_PER_POINT)[:, :2] / _SCALE
    for begin, end in zip(points, [*points[1:], points[-1]], strict=True):
        steps = np.linspace(begin, end, 2 + int(np.abs(end - begin).max()))
        columns, rows = steps.round().astype(np.intp).T
        pixels[rows, columns] = _INK

"""What a policy looks at: a row of numbers for each legal action, from the observation alone.

The pieces are put where the observation says that they lie; then what an action would bring can be
counted. docs/envs/top_it.md says what the numbers of observations and actions mean.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.env import numbering
from tablee.games.top_it.rules.forms import FORMS, values_with
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.situations import mosaic_of
from tablee.games.top_it.rules.tiles import key_of, tile_at

HANDS, PIECES, PER_PIECE, PER_HAND = 2, len(SHAPES), 10, 4
LAYINGS, LARGE = len(numbering.LAYINGS), len(numbering.LARGE)
STONES = HANDS * LAYINGS
OPENING = STONES + HANDS * LARGE
MOST_MOVES = 18
COUNT = 2 * PIECES + 5
"""Numbers in a row."""
SCALE = 3
"""Points that count about as much as a piece of another shape."""
_SIDES = 8

Rows = NDArray[np.float64]


class Look(NamedTuple):
    """What there is to choose from."""

    actions: NDArray[np.intp]
    points: Rows
    """What each of them brings at once."""
    rows: Rows


def look(observed: dict[str, Any]) -> Look:
    observation = observed["observation"]
    actions = np.flatnonzero(observed["action_mask"].view(np.bool_))
    values = values_with(int(observation[-2]))
    mosaic = _mosaic(observation, values)
    worth = _opening(values) if not mosaic.tiles else _stones(mosaic) | _layings(mosaic)
    done = float(observation[-1]) / MOST_MOVES
    rows = np.zeros((len(actions), COUNT))
    points = np.zeros(len(actions))
    for place, action in enumerate(actions.tolist()):
        shape, points[place] = worth[action]
        _fill(rows[place], shape, points[place], values, done)
    return Look(actions, points, rows)


def _fill(row: Rows, shape: int | None, points: float, values: Any, done: float) -> None:
    """A piece counts its own value sooner or later, so its neighbours' are told apart."""
    if shape is None:
        row[-3:] = points / SCALE, done * points / SCALE, 1 - done
    else:
        gain = (points - values[shape]) / SCALE
        row[shape], row[PIECES + shape] = 1, done
        row[2 * PIECES : 2 * PIECES + 2] = gain, done * gain


def _mosaic(observation: Any, values: Any) -> Mosaic:
    """The mosaic, one's own pieces as those of the first hand."""
    pieces = observation[: HANDS * PIECES * PER_PIECE].reshape(-1, PER_PIECE).tolist()
    lying = sorted((row[6], piece, row) for piece, row in enumerate(pieces) if row[0])
    tiles = [
        tile_at(piece, row[1], tuple(row[2:6]), number)
        for number, (_, piece, row) in enumerate(lying)
    ]
    return mosaic_of(tuple(map(key_of, tiles)), values)


def _opening(values: Any) -> dict[int, tuple[int | None, int]]:
    """The first piece counts double."""
    shapes = [form.shape for form in FORMS]
    return {OPENING + form: (shape, 2 * values[shape]) for form, shape in enumerate(shapes)}


def _stones(mosaic: Mosaic) -> dict[int, tuple[int | None, int]]:
    large = {shape: place for place, shape in enumerate(numbering.LARGE)}
    worth: dict[int, tuple[int | None, int]] = {}
    for tile, points in zip(mosaic.tiles, mosaic.worths, strict=True):
        hand, shape = divmod(tile.piece, PIECES)
        if shape in large:
            worth[STONES + hand * LARGE + large[shape]] = None, points
    return worth


def _layings(mosaic: Mosaic) -> dict[int, tuple[int | None, int]]:
    worth: dict[int, tuple[int | None, int]] = {}
    for gap in mosaic.gaps:
        side, tile = gap.side, gap.side.tile
        first = tile.hand * LAYINGS + numbering.FIRST_OF_SIDE[tile.form][side.number % _SIDES]
        ways = numbering.WAY_OF[side.kind]
        for shape in range(PIECES):
            for spot in gap.spots(shape):
                worth[first + ways[spot.form]] = shape, spot.points
    return worth

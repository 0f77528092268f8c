"""How a card may lie against the frame, and what of it is then seen inside.

The frame stays put; a shift says by how many columns and rows a card lies to the right of it and
below. What is seen is one number: a picture of 27 bits (`data.py`), then a bit for each of the nine
cells that the card covers.
"""

from collections import defaultdict
from functools import cache
from itertools import product
from typing import NamedTuple

from tablee.games.copyright.data import CELLS, LOOKS, SYMBOL_CELLS

Shift = tuple[int, int]

PICTURE_BITS = 27
SIGHT_BITS = PICTURE_BITS + len(CELLS)
COVERED = tuple(1 << PICTURE_BITS + cell for cell in CELLS)
"""The bit that says that a cell of the frame is covered."""


class Reach(NamedTuple):
    """How many rows and columns may stick out of the frame on each side."""

    up: int
    down: int
    left: int
    right: int

    @property
    def overhang(self) -> int:
        return sum(self)


@cache
def shifts_within(reach: Reach) -> tuple[Shift, ...]:
    """The nearest to the frame first."""
    columns = range(-reach.left, reach.right + 1)
    rows = range(-reach.up, reach.down + 1)
    return tuple(sorted(product(columns, rows), key=lambda shift: abs(shift[0]) + abs(shift[1])))


def _is_worth_trying(reach: Reach) -> bool:
    """A card three off lies wholly outside and can only join others; four off joins no better.

    In a row of cards that all overlap sideways the outermost one joins nothing, so that such a
    card is of use only where the stack is wide in both directions.
    """
    is_wide_twice = reach.up + reach.down > 2 and reach.left + reach.right > 2
    return max(reach) <= 2 or is_wide_twice


def _reaches() -> dict[int, tuple[Reach, ...]]:
    by_overhang = defaultdict(list)
    for reach in (Reach(*sides) for sides in product(range(4), repeat=4)):
        if _is_worth_trying(reach):
            by_overhang[reach.overhang].append(reach)
    return {overhang: tuple(reaches) for overhang, reaches in by_overhang.items()}


REACHES = _reaches()
"""By overhang: every reach that can be of use to a copy."""


@cache
def _frame_cells(shift: Shift) -> tuple[int | None, ...]:
    """Where each cell of a card so shifted lies in the frame; None: outside."""
    columns, rows = shift
    places = ((cell % 3 + columns, cell // 3 + rows) for cell in CELLS)
    return tuple(3 * y + x if 0 <= x <= 2 and 0 <= y <= 2 else None for x, y in places)


@cache
def sight(face: str, orientation: int, shift: Shift) -> int:
    """What is seen of a card that lies so."""
    cells = _frame_cells(shift)
    shown = sum(COVERED[cell] for cell in cells if cell is not None)
    for symbol, cell in enumerate(SYMBOL_CELLS[face][orientation]):
        if (place := cells[cell]) is not None:
            shown |= 1 << 3 * place + symbol
    return shown


@cache
def sights(face: str, shift: Shift) -> dict[int, int]:
    """All that can be seen of a card so shifted, with an orientation that shows it."""
    return {sight(face, orientation, shift): orientation for orientation in LOOKS[face]}

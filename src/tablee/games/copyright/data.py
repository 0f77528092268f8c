"""The material of Copyright: eight orientations, and the deck of 66 cards, generated from CR-2.

All tables are constants computed at import. A drawing of 3×3 cells is also one number of 27 bits,
its picture: cell `c` holds its set of symbols in the bits 3c to 3c + 2.
"""

from itertools import permutations

SQUARE, CIRCLE, CROSS = SYMBOLS = (1, 2, 4)
CELLS = range(9)
ORIENTATIONS = range(8)

MODEL_CARDS = 4  # CR-6
HAND_CARDS = 10  # CR-9
USUAL_LIMITS = {"base": 20, "timed": 20, "lightning": 3, "puzzle": 20}
"""By variant: the points to reach where the table has chosen none (CR-42, CR-59)."""
TOUCHING = tuple((x, y) for y in range(-2, 3) for x in range(-2, 3))
"""By how many columns and rows a card may lie from another and share a cell with it (CR-14)."""

FOR_PAGES = ("TOUCHING", "USUAL_LIMITS")
"""What the pages offer and show a held card by; the rules judge every move."""


def _turned(cell: int, orientation: int) -> int:
    """Where a cell comes to lie: mirrored left to right from 4 on, then turned clockwise."""
    row, column = divmod(cell, 3)
    if orientation >= 4:
        column = 2 - column
    for _ in range(orientation % 4):
        row, column = column, 2 - row
    return 3 * row + column


TURNED: tuple[tuple[int, ...], ...] = tuple(
    tuple(_turned(cell, orientation) for cell in CELLS) for orientation in ORIENTATIONS
)
"""`TURNED[orientation][cell]`: where that cell comes to lie."""

_BY_EFFECT = {turned: orientation for orientation, turned in enumerate(TURNED)}

COMPOSED: tuple[tuple[int, ...], ...] = tuple(
    tuple(_BY_EFFECT[tuple(TURNED[then][cell] for cell in TURNED[first])] for then in ORIENTATIONS)
    for first in ORIENTATIONS
)
"""`COMPOSED[first][then]`: the one orientation that does both, in that order."""


def _kinds() -> tuple[str, ...]:
    """The smallest face of each kind of card that turning and flipping cannot tell apart (CR-2)."""
    faces = permutations(CELLS, 3)
    kinds = {min(tuple(turned[cell] for cell in face) for turned in TURNED) for face in faces}
    return tuple("".join(map(str, kind)) for kind in sorted(kinds))


FACES: tuple[str, ...] = _kinds()
"""The deck, one card of each kind: the cells of its square, its circle and its cross (CR-1)."""

SYMBOL_CELLS: dict[str, tuple[tuple[int, int, int], ...]] = {
    face: tuple((turned[square], turned[circle], turned[cross]) for turned in TURNED)
    for face in FACES
    for square, circle, cross in [map(int, face)]
}
"""`SYMBOL_CELLS[face][orientation]`: the cells of the square, the circle and the cross."""


def _picture(cells: tuple[int, ...]) -> int:
    return sum(symbol << 3 * cell for symbol, cell in zip(SYMBOLS, cells, strict=True))


PICTURES: dict[str, tuple[int, ...]] = {
    face: tuple(map(_picture, oriented)) for face, oriented in SYMBOL_CELLS.items()
}
"""`PICTURES[face][orientation]`: the card as a picture of 27 bits."""

LOOKS: dict[str, tuple[int, ...]] = {
    face: tuple(o for o in ORIENTATIONS if pictures.index(pictures[o]) == o)
    for face, pictures in PICTURES.items()
}
"""`LOOKS[face]`: the orientations in which the card looks different, 8 or 4 (CR-2)."""

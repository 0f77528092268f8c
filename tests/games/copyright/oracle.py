"""Copyright told once more, slowly and in plain words, to check the fast code against.

It takes nothing from the code under test but the shape of its values: cards are drawn as lines of
text, cells are pairs, and every question is answered by trying everything.
"""

from collections.abc import Iterable, Sequence

from tablee.games.copyright.model import LaidCard

Drawing = tuple[str, str, str]
Cell = tuple[int, int]

SYMBOLS = {"s": 1, "o": 2, "x": 4}


def drawing(face: str) -> Drawing:
    """A card as dealt: s for the square, o for the circle, x for the cross."""
    cells = ["."] * 9
    for symbol, cell in zip("sox", face, strict=True):
        cells[int(cell)] = symbol
    text = "".join(cells)
    return text[:3], text[3:6], text[6:]


def mirrored(lines: Drawing) -> Drawing:
    a, b, c = lines
    return a[::-1], b[::-1], c[::-1]


def quarter_turned(lines: Drawing) -> Drawing:
    """Clockwise: the left column, read upwards, becomes the top row."""
    a, b, c = ("".join(column) for column in zip(*reversed(lines), strict=True))
    return a, b, c


def oriented(face: str, orientation: int) -> Drawing:
    lines = mirrored(drawing(face)) if orientation >= 4 else drawing(face)
    for _ in range(orientation % 4):
        lines = quarter_turned(lines)
    return lines


def cells(card: LaidCard) -> dict[Cell, set[str]]:
    """The cells under a card, with what it shows there."""
    lines = oriented(card.face, card.orientation)
    return {
        (card.x + column, card.y + row): set(lines[row][column]) - {"."}
        for row in range(3)
        for column in range(3)
    }


def shown(laid: Iterable[LaidCard]) -> dict[Cell, set[str]]:
    seen: dict[Cell, set[str]] = {}
    for card in laid:
        for cell, symbols in cells(card).items():
            seen[cell] = seen.get(cell, set()) | symbols
    return seen


def right_cells(laid: Sequence[LaidCard], model: Sequence[int], frame: Cell) -> list[int]:
    seen = shown(laid)
    return [
        number
        for number in range(9)
        if (cell := (frame[0] + number % 3, frame[1] + number // 3)) in seen
        and sum(SYMBOLS[symbol] for symbol in seen[cell]) == model[number]
    ]


def rows_out(laid: Sequence[LaidCard], frame: Cell) -> list[int]:
    return sorted({y for _, y in shown(laid)} - {frame[1], frame[1] + 1, frame[1] + 2})


def columns_out(laid: Sequence[LaidCard], frame: Cell) -> list[int]:
    return sorted({x for x, _ in shown(laid)} - {frame[0], frame[0] + 1, frame[0] + 2})


def frames(laid: Sequence[LaidCard]) -> list[Cell]:
    """Every frame that shares a cell with the stack, row by row."""
    seen = shown(laid)
    corners = {(x - dx, y - dy) for x, y in seen for dx in range(3) for dy in range(3)}
    return sorted(corners, key=lambda corner: (corner[1], corner[0]))


def best_frame(laid: Sequence[LaidCard], model: Sequence[int]) -> Cell:
    """Highest net, then most right cells, then the first row by row (CR-25)."""

    def worth(frame: Cell) -> tuple[int, int]:
        right = len(right_cells(laid, model, frame))
        return right - len(rows_out(laid, frame)) - len(columns_out(laid, frame)), right

    return max(frames(laid), key=worth)


def is_copy(laid: Sequence[LaidCard], model: Sequence[int]) -> bool:
    return any(len(right_cells(laid, model, frame)) == 9 for frame in frames(laid))


def groups(laid: Sequence[LaidCard]) -> list[list[LaidCard]]:
    """What hangs together: groups that share a cell are joined until none do."""
    joined = [[card] for card in laid]
    while True:
        pair = next(
            (
                (one, other)
                for one in joined
                for other in joined
                if one is not other and shown(one).keys() & shown(other).keys()
            ),
            None,
        )
        if pair is None:
            return joined
        joined = [group for group in joined if group is not pair[0] and group is not pair[1]]
        joined.append(pair[0] + pair[1])


def hangs_together(laid: Sequence[LaidCard]) -> bool:
    return len(groups(laid)) <= 1

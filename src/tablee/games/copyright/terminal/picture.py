"""Cells as text: the violet grid, the blue symbols, what a frame encloses."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from tablee.games.copyright.data import CELLS, SYMBOL_CELLS, SYMBOLS
from tablee.games.copyright.model import LaidCard, Spot, Tally

Cell = tuple[int, int]
"""Column and row on the mat."""
Drawing = Mapping[Cell, int]
"""The symbols on each cell that a card lies over."""

GLYPHS = ("□", "○", "+")
LINE, SYMBOL, FRAME, LABEL = "magenta", "bold bright_blue", "bold bright_white", "dim"
RIGHT = "on dark_green"
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A corner by the lines that meet there: 1 up, 2 right, 4 down, 8 left."""
_WIDTH = len(GLYPHS)


def of_model(model: Iterable[int]) -> Drawing:
    return {(cell % 3, cell // 3): symbols for cell, symbols in enumerate(model)}


def of_stack(laid: Iterable[LaidCard]) -> Drawing:
    """What the cards show together, each cell the union of its layers (CR-18)."""
    drawing: dict[Cell, int] = {}
    for card in laid:
        placed = SYMBOL_CELLS[card.face][card.orientation]
        for cell in CELLS:
            place = card.x + cell % 3, card.y + cell // 3
            symbols = sum(s for s, at in zip(SYMBOLS, placed, strict=True) if at == cell)
            drawing[place] = drawing.get(place, 0) | symbols
    return drawing


def enclosed(frame: Spot | None) -> frozenset[Cell]:
    if frame is None:
        return frozenset()
    return frozenset((frame.x + cell % 3, frame.y + cell // 3) for cell in CELLS)


def right_cells(tally: Tally | None) -> frozenset[Cell]:
    """The cells of the mat that are identical to the model's."""
    if tally is None:
        return frozenset()
    return frozenset((tally.frame.x + cell % 3, tally.frame.y + cell // 3) for cell in tally.right)


def symbols_text(symbols: int, background: str = "") -> Text:
    """Each symbol in a place of its own, so that two or three in a cell stay legible."""
    shown = "".join(
        glyph if symbols & symbol else " " for glyph, symbol in zip(GLYPHS, SYMBOLS, strict=True)
    )
    return Text(shown, style=f"{SYMBOL} {background}".strip())


class Picture:
    """A drawing with its lines, and if wished with the numbers of its columns and rows."""

    def __init__(self, drawing: Drawing, tally: Tally | None = None) -> None:
        self._drawing = drawing
        self._framed = enclosed(tally.frame if tally else None)
        self._right = right_cells(tally)
        covered = drawing.keys() | self._framed
        columns, rows = {x for x, _ in covered}, {y for _, y in covered}
        self._columns = range(min(columns), max(columns) + 1)
        self._rows = range(min(rows), max(rows) + 1)

    def lines(self) -> list[Text]:
        lines = [self._border(self._rows[0])]
        for y in self._rows:
            lines += [self._row(y), self._border(y + 1)]
        return lines

    def numbered_lines(self) -> list[Text]:
        """With the places by which cards are laid."""
        numbers = "".join(f"{x:>2}  " for x in self._columns)
        labels = [""] + [label for y in self._rows for label in (str(y), "")]
        body = [
            Text.assemble((f"{label:>3} ", LABEL), line)
            for label, line in zip(labels, self.lines(), strict=True)
        ]
        return [Text(f"     {numbers}", style=LABEL), *body]

    def _row(self, y: int) -> Text:
        line = Text()
        for x in self._columns:
            line += self._upright(x, y)
            line += self._cell((x, y))
        return line + self._upright(self._columns.stop, y)

    def _cell(self, cell: Cell) -> Text:
        background = RIGHT if cell in self._right else ""
        return symbols_text(self._drawing.get(cell, 0), background)

    def _upright(self, x: int, y: int) -> Text:
        """The line between a cell and the one to its left."""
        return self._line("│", (x - 1, y), (x, y))

    def _line(self, drawn: str, *cells: Cell) -> Text:
        """A line between two cells: of the frame, of a card, or none."""
        if sum(cell in self._framed for cell in cells) == 1:
            return Text(drawn, style=FRAME)
        if any(cell in self._drawing for cell in cells):
            return Text(drawn, style=LINE)
        return Text(" " * len(drawn))

    def _border(self, y: int) -> Text:
        """The lines above a row."""
        border = Text()
        for x in self._columns:
            border += self._corner(x, y)
            border += self._line("─" * _WIDTH, (x, y - 1), (x, y))
        return border + self._corner(self._columns.stop, y)

    def _corner(self, x: int, y: int) -> Text:
        above, below = ((x - 1, y - 1), (x, y - 1)), ((x - 1, y), (x, y))
        arms = (above, (above[1], below[1]), below, (above[0], below[0]))
        lines = [self._line("│", *arm) for arm in arms]
        meeting = sum(1 << place for place, line in enumerate(lines) if line.plain == "│")
        is_frame = any(line.style == FRAME for line in lines)
        return Text(_CORNERS[meeting], style=FRAME if is_frame else LINE)


def small_lines(drawing: Drawing, tally: Tally | None = None) -> list[Text]:
    """A drawing without its lines, one line a row: for the stacks of the others."""
    right = right_cells(tally)
    columns = range(min(x for x, _ in drawing), max(x for x, _ in drawing) + 1)
    rows = range(min(y for _, y in drawing), max(y for _, y in drawing) + 1)
    return [
        Text().join(
            symbols_text(drawing[x, y], RIGHT if (x, y) in right else "on grey23")
            if (x, y) in drawing
            else Text(" " * _WIDTH)
            for x in columns
        )
        for y in rows
    ]


def card_lines(face: str, orientation: int = 0) -> list[Text]:
    """A card of a hand, three by three."""
    placed = SYMBOL_CELLS[face][orientation]
    glyphs = dict(zip(placed, GLYPHS, strict=True))
    rows = (" ".join(glyphs.get(3 * row + column, "·") for column in range(3)) for row in range(3))
    return [Text(row, style=SYMBOL) for row in rows]

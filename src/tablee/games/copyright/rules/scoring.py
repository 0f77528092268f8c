"""What a stack is worth: which cells are right under a frame, what sticks out, the best frame."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from tablee.games.copyright.data import CELLS, PICTURES
from tablee.games.copyright.model import LaidCard, Options, Spot, Tally, Variant
from tablee.games.copyright.rules import stack
from tablee.games.copyright.rules.stack import STRIDE, CellNumber, Stack

Model = tuple[int, ...]

_OFFSETS = tuple(cell // 3 * STRIDE + cell % 3 for cell in CELLS)
MISSED_COSTS = 2  # CR-51
_ORIGIN = 64
"""The bit of row or column 0 in a set of rows or columns."""


class Terms(NamedTuple):
    """What a seat is scored by, besides its stack and the model."""

    bonus: int = 0
    """For the one who made the copy (CR-32), whose frame must enclose it (CR-25)."""
    missed: int = 0
    pays_overhang: bool = True


def terms(options: Options, *, is_solver: bool, missed: int) -> Terms:
    if options.variant is Variant.LIGHTNING:
        return Terms(pays_overhang=False)  # CR-60
    return Terms(
        bonus=options.solver_bonus if is_solver else 0,  # CR-32, CR-61
        missed=missed,
        pays_overhang=options.solver_pays_overhang or not is_solver,  # CR-35, CR-61
    )


@cache
def _cells(face: str, orientation: int) -> tuple[tuple[CellNumber, int], ...]:
    """The cells that a card covers, as places relative to its own, with the symbols on each."""
    picture = PICTURES[face][orientation]
    return tuple((_OFFSETS[cell], picture >> 3 * cell & 7) for cell in CELLS)


def model_of(cards: Sequence[LaidCard]) -> Model:
    """The drawing that aligned cards show together (CR-7, CR-11)."""
    picture = 0
    for card in cards:
        picture |= PICTURES[card.face][card.orientation]
    return tuple(picture >> 3 * cell & 7 for cell in CELLS)


@lru_cache(maxsize=256)
def shown(laid: Stack) -> dict[CellNumber, int]:
    """The symbols on every cell that a card lies over, in whatever order (CR-18)."""
    cells: dict[CellNumber, int] = {}
    for card in laid:
        place = card.y * STRIDE + card.x
        for offset, symbols in _cells(card.face, card.orientation):
            cell = place + offset
            cells[cell] = cells.get(cell, 0) | symbols
    return cells


@lru_cache(maxsize=64)
def _wanted(model: Model) -> dict[int, tuple[CellNumber, ...]]:
    """For each set of symbols, where in the model it is."""
    return {
        symbols: tuple(_OFFSETS[cell] for cell in CELLS if model[cell] == symbols)
        for symbols in set(model)
    }


@lru_cache(maxsize=256)
def matches(laid: Stack, model: Model) -> Counter[CellNumber]:
    """For every frame with a right cell, how many (CR-28 to CR-31: a hole is never one)."""
    wanted = _wanted(model)
    return Counter(
        [
            cell - offset
            for cell, symbols in shown(laid).items()
            for offset in wanted.get(symbols, ())
        ]
    )


def is_copy(laid: Stack, model: Model) -> bool:
    """Whether the stack shows the model somewhere, whatever sticks out (CR-20)."""
    return len(CELLS) in matches(laid, model).values()


def frames(laid: Stack, model: Model, terms: Terms) -> tuple[Spot, ...]:
    """Where the frame may be put (CR-24): over the stack, and for the solver over the copy."""
    chosen = _copies(laid, model) if terms.bonus else stack.touching(stack.places(laid))
    return tuple([_spot(place) for place in sorted(chosen)])


def _copies(laid: Stack, model: Model) -> list[CellNumber]:
    return [place for place, right in matches(laid, model).items() if right == len(CELLS)]


@cache
def _spot(place: CellNumber) -> Spot:
    """A frame may stick out of the mat, where no card lies."""
    y, x = divmod(place + STRIDE // 2, STRIDE)
    return Spot(x - STRIDE // 2, y)


def _span(starts: Iterable[int]) -> int:
    """The rows or columns that cards starting there lie over, as a set of bits."""
    lines = 0
    for start in starts:
        lines |= 0b111 << start + _ORIGIN
    return lines


def _outside(span: int, frame_start: int) -> int:
    """The rows or columns of the span that stick out of the frame (CR-36 to CR-38)."""
    return span & ~(0b111 << frame_start + _ORIGIN)


def _fewest_outside(span: int) -> int:
    """How many lines of the span stick out at least, wherever the frame is put."""
    return max(0, span.bit_count() - 3)


def _numbers(lines: int) -> tuple[int, ...]:
    found = []
    while lines:
        lowest = lines & -lines
        found.append(lowest.bit_length() - 1 - _ORIGIN)
        lines ^= lowest
    return tuple(found)


def tally(laid: Stack, model: Model, frame: Spot, terms: Terms) -> Tally:
    """What the stack scores under this frame, line by line."""
    cells = shown(laid)
    corner = frame.y * STRIDE + frame.x
    right = tuple(c for c in CELLS if cells.get(corner + _OFFSETS[c]) == model[c])
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    if terms.pays_overhang:  # CR-35
        rows = _numbers(_outside(_span(card.y for card in laid), frame.y))
        columns = _numbers(_outside(_span(card.x for card in laid), frame.x))
    net = len(right) + terms.bonus - len(rows) - len(columns) - MISSED_COSTS * terms.missed
    return Tally(frame, right, rows, columns, terms.bonus, terms.missed, net)


def best_frame(laid: Stack, model: Model, terms: Terms) -> Spot:
    """The frame that is proposed: highest net, then most right cells (CR-25), then the first."""
    right = matches(laid, model)
    rows = _span(card.y for card in laid) if terms.pays_overhang else 0
    columns = _span(card.x for card in laid) if terms.pays_overhang else 0

    def worth(place: CellNumber) -> tuple[int, int, int]:
        frame = _spot(place)
        out = _outside(rows, frame.y).bit_count() + _outside(columns, frame.x).bit_count()
        return right[place] - out, right[place], -place

    if terms.bonus:
        return _spot(max(_copies(laid, model), key=worth))
    fewest = _fewest_outside(rows) + _fewest_outside(columns)
    best = _best_with_right_cells(right, fewest, worth)
    if best is None or worth(best)[0] < -fewest:  # else no frame with nothing right does as well
        best = max(stack.touching(stack.places(laid)), key=worth)
    return _spot(best)


def _best_with_right_cells(
    right: Counter[CellNumber], fewest: int, worth: Callable[[CellNumber], tuple[int, int, int]]
) -> CellNumber | None:
    """Of the frames with a right cell. Those with most of them are looked at first, then only what
    can do as well if nothing more than the fewest lines sticks out."""
    most = max(right.values(), default=0)
    if not most:
        return None
    best = max([place for place, count in right.items() if count == most], key=worth)
    enough = worth(best)[0] + fewest
    if enough == most:
        return best
    return max([place for place, count in right.items() if count >= enough], key=worth)


@lru_cache(maxsize=2048)
def best_tally(laid: Stack, model: Model, terms: Terms) -> Tally:
    return tally(laid, model, best_frame(laid, model, terms), terms)


def missed_points(missed: int) -> int:
    """What a seat without any card laid scores: nothing but what it missed (CR-26, CR-51)."""
    return -MISSED_COSTS * missed

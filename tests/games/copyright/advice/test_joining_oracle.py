"""Any number of joining cards, against trying everything: every choice of cards in every place."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.copyright import oracle

from tablee.games.copyright.advice.joining import Joining
from tablee.games.copyright.advice.onward import Spare, fewest_missing
from tablee.games.copyright.advice.prospect import Way
from tablee.games.copyright.advice.shifts import Shift
from tablee.games.copyright.model import LaidCard
from tablee.games.copyright.rules.scoring import Model, model_of

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

Places = tuple[tuple[Shift, ...], ...]
"""By card, where it may lie."""

spots = st.tuples(st.integers(-4, 4), st.integers(-1, 1))
places = st.lists(spots, min_size=1, max_size=3, unique=True).map(tuple)
cards = st.lists(places, max_size=4).map(tuple)


def hang_together(shifts: Sequence[Shift]) -> bool:
    return oracle.hangs_together([LaidCard(0, "012", x, y, 0) for x, y in shifts])


def fewest_joining(lying: Sequence[Shift], showing: Places, others: Places) -> int | None:
    for count in range(len(others) + 1):
        for chosen in combinations(others, count):
            if any(hang_together([*lying, *laid]) for laid in product(*showing, *chosen)):
                return count
    return None


def ways(cards: Places, first: int) -> dict[int, list[Way]]:
    return {
        first + card: [Way(shift, 0, 0, 0) for shift in where] for card, where in enumerate(cards)
    }


def joined(lying: Sequence[Shift], showing: Places, others: Places) -> int | None:
    joining = Joining(ways(showing, 0), ways(others, len(showing)))
    order = joining.order(frozenset(lying), len(others))
    return None if order is None else len(order) - len(showing)


@settings(max_examples=100, deadline=None)
@given(st.lists(places, min_size=1, max_size=2).map(tuple), cards)
def test_cr_15_as_many_cards_join_as_it_takes_and_no_more(showing: Places, others: Places) -> None:
    lying = ((-6, 0),)
    assert joined(lying, showing, others) == fewest_joining(lying, showing, others)


def test_the_oracle_knows_of_cases_with_several() -> None:
    """Else the comparison would tell nothing about them."""
    bridge: Places = (((-4, 0), (0, 0)), ((-2, 0), (4, 1)), ((0, 0),))
    assert joined([(-6, 0)], (((2, 0),),), bridge) == 3
    assert fewest_joining([(-6, 0)], (((2, 0),),), bridge) == 3


# A whole copy beside a heap

HEAP = tuple(LaidCard(card, "024", 0, 0, turn) for card, turn in enumerate((0, 1, 2, 3)))
"""On each of its corners lie two symbols: a frame over one is spoiled for a plain model."""
SPARE: Spare = ((4, "048"), (5, "135"), (6, "012"))


def can_copy(model: Model, spare: Spare, most: int) -> bool:
    """Every frame around the heap, every card in every way, one touching the other."""
    around = product(range(-6, 7), range(-6, 7))
    return any(_completed(model, HEAP, spare, frame, most) for frame in around)


def _completed(
    model: Model, laid: tuple[LaidCard, ...], spare: Spare, frame: oracle.Cell, most: int
) -> bool:
    if _spoils(model, laid[-1:], frame) or _distance(laid, frame) > 2 * most:
        return False  # a card reaches two cells further
    if len(oracle.right_cells(laid, model, frame)) == 9:
        return not _spoils(model, laid, frame)
    return most > 0 and any(
        _completed(model, (*laid, card), rest, frame, most - 1)
        for card, rest in _next_cards(laid, spare, frame)
    )


def _next_cards(
    laid: Sequence[LaidCard], spare: Spare, frame: oracle.Cell
) -> list[tuple[LaidCard, Spare]]:
    """Cards that look alike from the frame are one."""
    near = range(-2, 3)
    touching = {(card.x + dx, card.y + dy) for card in laid for dx, dy in product(near, near)}
    found: dict[object, tuple[LaidCard, Spare]] = {}
    for (card, face), (x, y), turn in product(spare, sorted(touching), range(8)):
        way = LaidCard(card, face, x, y, turn)
        rest = tuple(other for other in spare if other[0] != card)
        found.setdefault((card, x, y, _seen(way, frame)), (way, rest))
    return list(found.values())


def _seen(card: LaidCard, frame: oracle.Cell) -> tuple[tuple[oracle.Cell, str], ...]:
    return tuple(
        ((x - frame[0], y - frame[1]), "".join(symbols))
        for (x, y), symbols in oracle.cells(card).items()
        if 0 <= x - frame[0] < 3 and 0 <= y - frame[1] < 3
    )


def _spoils(model: Model, laid: Sequence[LaidCard], frame: oracle.Cell) -> bool:
    """CR-29"""
    return any(
        sum(oracle.SYMBOLS[symbol] for symbol in symbols) & ~model[3 * y + x]
        for card in laid
        for (x, y), symbols in _seen(card, frame)
    )


def _distance(laid: Sequence[LaidCard], frame: oracle.Cell) -> int:
    return min(max(abs(card.x - frame[0]), abs(card.y - frame[1])) for card in laid)


def test_cr_15_a_copy_beside_a_heap_needs_a_card_that_joins() -> None:
    model = model_of([LaidCard(4, "048", 0, 0, 0)])
    fewest = next(most for most in range(4) if can_copy(model, SPARE, most))
    assert fewest == fewest_missing(model, HEAP, SPARE) == 2

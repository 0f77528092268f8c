"""The solver against the rules, against random stacks, and against trying everything."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.copyright import oracle

from tablee.games.copyright.advice.shifts import sights
from tablee.games.copyright.advice.solver import best_copy, quickest_copy
from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import LaidCard, LayCard
from tablee.games.copyright.rules import placing, scoring
from tablee.games.copyright.rules.scoring import Terms
from tablee.kernel.chance import Chance

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

Picture = dict[oracle.Cell, int]


def deal(number: int, cards: int) -> tuple[tuple[int, ...], list[str]]:
    """A model of four aligned cards and a hand, always the same for the same number."""
    chance = Chance(number.to_bytes(8, "big"))
    faces = chance.sample(FACES, 4 + cards)
    aligned = [LaidCard(card, faces[card], 0, 0, chance.below(8)) for card in range(4)]
    return scoring.model_of(aligned), faces[4:]


deals = st.builds(deal, st.integers(0, 2**40), st.integers(1, 12))


def lay_again(stack: Sequence[LaidCard], faces: Sequence[str]) -> tuple[LaidCard, ...]:
    laid: tuple[LaidCard, ...] = ()
    for card in stack:
        action = LayCard(card.card, card.x, card.y, card.orientation)
        laid = placing.lay(faces, laid, None, action)
    return laid


# What trying everything finds: one or two cards in every way there is, the frame everywhere.


@cache
def picture(face: str, x: int, y: int, orientation: int) -> Picture:
    cells = oracle.cells(LaidCard(0, face, x, y, orientation))
    return {cell: sum(oracle.SYMBOLS[symbol] for symbol in cells[cell]) for cell in cells}


def every_stack(faces: Sequence[str]) -> Iterator[Picture]:
    for face, orientation in product(faces, range(8)):
        yield picture(face, 0, 0, orientation)
    for (first, second), turn, other in product(permutations(faces, 2), range(8), range(8)):
        for x, y in product(range(-2, 3), range(-2, 3)):
            below, above = picture(first, 0, 0, turn), picture(second, x, y, other)
            yield below | above | {cell: below[cell] | above[cell] for cell in below & above.keys()}


def best_of_all(model: Sequence[int], faces: Sequence[str], bonus: int, solver_pays: bool) -> int:
    best = 0
    for shown in every_stack(faces):
        columns, rows = {x for x, _ in shown}, {y for _, y in shown}
        for x, y in product(range(min(columns) - 2, 5), range(min(rows) - 2, 5)):
            right = sum(shown.get((x + c % 3, y + c // 3)) == model[c] for c in range(9))
            out = len(columns - {x, x + 1, x + 2}) + len(rows - {y, y + 1, y + 2})
            is_copy = right == 9
            paid = 0 if is_copy and not solver_pays else out
            best = max(best, right + bonus * is_copy - paid)
    return best


@st.composite
def models_of_two(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[str, str]]:
    """Two cards, and a model that they could make if they might lie apart (CR-15)."""
    faces = draw(st.tuples(st.sampled_from(FACES), st.sampled_from(FACES)))
    shifts = st.tuples(st.integers(-2, 2), st.integers(-2, 2))
    shown = [draw(st.sampled_from(sorted(sights(face, draw(shifts))))) for face in faces]
    both = shown[0] | shown[1]
    return tuple(both >> 3 * cell & 7 for cell in range(9)), faces


@settings(max_examples=12, deadline=None)
@given(
    models_of_two() | st.builds(deal, st.integers(0, 2**40), st.integers(0, 2)),
    st.sampled_from([1, 5]),
    st.booleans(),
)
def test_it_finds_what_trying_everything_finds(
    case: tuple[tuple[int, ...], Sequence[str]], bonus: int, solver_pays: bool
) -> None:
    model, faces = case
    solution = best_copy(model, faces, bonus=bonus, solver_pays_overhang=solver_pays)
    assert solution.tally.net == best_of_all(model, faces, bonus, solver_pays)


@settings(deadline=None)
@given(deals)
def test_cr_15_the_copy_can_be_laid_card_by_card(case: tuple[tuple[int, ...], list[str]]) -> None:
    model, faces = case
    solution = best_copy(model, faces)
    assert lay_again(solution.laid, faces) == solution.laid


@settings(deadline=None)
@given(deals)
def test_cr_25_the_rules_would_propose_no_better_frame(
    case: tuple[tuple[int, ...], list[str]],
) -> None:
    model, faces = case
    solution = best_copy(model, faces)
    terms = Terms(bonus=solution.tally.bonus)
    assert solution.tally.net == scoring.best_tally(solution.laid, model, terms).net


@settings(deadline=None)
@given(deals, st.lists(st.tuples(*[st.integers(-2, 2)] * 2, st.integers(0, 7)), max_size=12))
def test_no_other_stack_scores_more(
    case: tuple[tuple[int, ...], list[str]], ways: list[tuple[int, int, int]]
) -> None:
    model, faces = case
    x = y = 0
    laid: tuple[LaidCard, ...] = ()
    for card, (right, down, orientation) in enumerate(ways[: len(faces)]):
        x, y = (x + right, y + down) if laid else (0, 0)
        laid = placing.lay(faces, laid, None, LayCard(card, x, y, orientation))
    if laid:
        terms = Terms(bonus=int(scoring.is_copy(laid, model)))
        assert best_copy(model, faces).tally.net >= scoring.best_tally(laid, model, terms).net


def test_cr_15_a_card_that_shows_nothing_new_joins_two_that_lie_apart() -> None:
    model = (0, 0, 0, 4, 0, 0, 2, 1, 4)
    apart = ["014", "170"]
    assert best_copy(model, apart, solver_pays_overhang=False).tally.net == 7
    joined = best_copy(model, [*apart, "058"], solver_pays_overhang=False)
    assert len(joined.laid) == 3
    assert len(joined.tally.right) == 9


def test_cr_26_without_cards_nothing_is_laid() -> None:
    solution = best_copy((0,) * 9, [])
    assert solution.laid == ()
    assert solution.tally.net == 0


def test_cr_30_an_empty_cell_of_the_model_must_be_covered() -> None:
    """A card one row down shows all the symbols, yet leaves the top row a hole."""
    aligned = scoring.model_of([LaidCard(0, FACES[0], 0, 0, 0)])
    assert best_copy(aligned, [FACES[0]]).tally.net == 10
    below = (0, 0, 0, *aligned[:6])
    shifted = best_copy(below, [FACES[0]]).tally
    assert (shifted.net, len(shifted.right)) == (5, 6)


A_MODEL = (1, 3, 2, 5, 2, 0, 4, 2, 1)
A_HAND = ["146", "021", "017", "041", "134", "105", "085", "082", "163", "108"]


@pytest.mark.parametrize(
    ("bonus", "solver_pays", "net"), [(1, True, 8), (5, True, 12), (1, False, 10), (5, False, 14)]
)
def test_cr_61_the_options_of_the_solver_count(bonus: int, solver_pays: bool, net: int) -> None:
    solution = best_copy(A_MODEL, A_HAND, bonus=bonus, solver_pays_overhang=solver_pays)
    assert solution.tally.net == net


def test_cr_25_eight_cells_without_overhang_beat_nine_with_three_lines_out() -> None:
    model = (0, 3, 5, 6, 0, 1, 2, 4, 0)
    faces = ["028", "042", "045", "164", "410", "081", "134", "413", "417", "056"]
    partial = best_copy(model, faces).tally
    assert (len(partial.right), partial.rows_out, partial.columns_out) == (8, (), ())
    full = best_copy(model, faces, bonus=5).tally
    assert (len(full.right), len(full.rows_out + full.columns_out)) == (9, 3)


def test_cr_60_the_quickest_copy_takes_the_fewest_cards_and_any_overhang() -> None:
    quickest = quickest_copy(A_MODEL, A_HAND)
    assert scoring.is_copy(quickest, A_MODEL)
    assert len(quickest) < len(best_copy(A_MODEL, A_HAND).laid)


@settings(max_examples=25, deadline=None)
@given(st.builds(deal, st.integers(0, 2**40), st.integers(4, 7)))
def test_fewer_cards_than_the_quickest_copy_make_none(
    case: tuple[tuple[int, ...], list[str]],
) -> None:
    model, faces = case
    if quickest := quickest_copy(model, faces):
        assert scoring.is_copy(lay_again(quickest, faces), model)
        fewer = combinations(faces, len(quickest) - 1)
        assert not any(quickest_copy(model, some) for some in fewer)

"""What a stack is worth, by the golden examples of the rules and by an oracle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.copyright import oracle
from tests.games.copyright.scenes import drawn_at_the_middle
from tests.games.copyright.strategies import faces, orientations, stacks, stacks_and_models

from tablee.games.copyright.model import LaidCard, Options, Spot, Variant
from tablee.games.copyright.rules import scoring
from tablee.games.copyright.rules.scoring import Terms
from tablee.games.copyright.rules.stack import Stack

MIDDLE = Spot(0, 0)
SOLVER = Terms(bonus=1)


def stack(*cards: tuple[str, int, int]) -> Stack:
    """Cards as dealt, at these columns and rows."""
    return tuple(LaidCard(number, face, x, y, 0) for number, (face, x, y) in enumerate(cards))


ALIGNED = stack(("012", 0, 0), ("013", 0, 0), ("014", 0, 0), ("048", 0, 0))
SHIFTED = stack(("012", 0, 0), ("048", 1, 1))
SPREAD = stack(("012", 0, 0), ("048", 2, 2), ("014", -1, 0))


def changed(model: scoring.Model, cell: int, symbols: int) -> scoring.Model:
    return (*model[:cell], symbols, *model[cell + 1 :])


# The golden examples


def test_golden_full_copy_without_overhang_scores_10() -> None:
    """CR-28, CR-32: nine cells and the bonus."""
    tally = scoring.best_tally(ALIGNED, scoring.model_of(ALIGNED), SOLVER)
    assert (len(tally.right), tally.bonus, tally.net) == (9, 1, 10)


def test_golden_full_copy_with_a_card_shifted_by_one_and_one_scores_8() -> None:
    """CR-35, CR-37: the solver pays for the row and the column too."""
    tally = scoring.best_tally(SHIFTED, drawn_at_the_middle(SHIFTED), SOLVER)
    assert (tally.frame, tally.rows_out, tally.columns_out, tally.net) == (MIDDLE, (3,), (3,), 8)


def test_golden_eight_matches_with_2_rows_and_3_columns_out_score_3() -> None:
    model = drawn_at_the_middle(SPREAD)
    model = changed(model, 4, model[4] ^ 1)
    tally = scoring.tally(SPREAD, model, MIDDLE, Terms())
    assert tally.right == (0, 1, 2, 3, 5, 6, 7, 8)
    assert (tally.rows_out, tally.columns_out, tally.net) == ((3, 4), (-1, 3, 4), 3)


def test_golden_a_hole_over_an_empty_model_cell_scores_nothing() -> None:
    """CR-30: the last cell of this model is empty, and no card lies over it."""
    hole = stack(("012", 0, 0))
    model = (0,) * 9
    assert 8 in scoring.tally(hole, model, MIDDLE, Terms()).right
    assert 8 not in scoring.tally(hole, model, Spot(1, 0), Terms()).right


# The rules one by one


@given(st.lists(st.tuples(faces, orientations), min_size=4, max_size=4))
def test_cr_7_the_model_shows_its_four_aligned_cards_in_nine_cells(
    cards: list[tuple[str, int]],
) -> None:
    aligned = tuple(LaidCard(n, face, 0, 0, turn) for n, (face, turn) in enumerate(cards))
    shown = oracle.shown(aligned)
    assert scoring.model_of(aligned) == tuple(
        sum(oracle.SYMBOLS[symbol] for symbol in shown[column, row])
        for row in range(3)
        for column in range(3)
    )


def test_cr_11_a_cell_is_a_set_so_the_same_symbol_twice_looks_like_once() -> None:
    square_twice_and_circle_twice = stack(("012", 0, 0), ("013", 0, 0))
    assert scoring.model_of(square_twice_and_circle_twice) == (1, 2, 4, 4, 0, 0, 0, 0, 0)


def test_cr_11_a_cell_may_hold_up_to_three_symbols() -> None:
    """The square of the first card, the cross of the second, the circle of the third."""
    cards = (LaidCard(0, "012", 0, 0, 0), LaidCard(1, "012", 0, 0, 4), LaidCard(2, "103", 0, 0, 0))
    assert [scoring.model_of(cards[:count])[0] for count in (1, 2, 3)] == [0b001, 0b101, 0b111]


@given(stacks(), st.data())
def test_cr_18_the_order_of_the_layers_has_no_effect(laid: Stack, data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(laid))
    assert scoring.shown(laid) == scoring.shown(tuple(shuffled))


@given(stacks())
def test_cr_18_a_cell_shows_the_symbols_of_all_cards_over_it(laid: Stack) -> None:
    seen = {
        y * 128 + x: sum(oracle.SYMBOLS[symbol] for symbol in symbols)
        for (x, y), symbols in oracle.shown(laid).items()
    }
    assert scoring.shown(laid) == seen


def test_cr_19_a_mirrored_model_is_not_a_copy() -> None:
    mirrored = tuple(LaidCard(c.card, c.face, 0, 0, 4) for c in ALIGNED)
    assert not scoring.is_copy(mirrored, scoring.model_of(ALIGNED))


def test_cr_20_overhang_does_not_matter_for_a_copy() -> None:
    assert scoring.is_copy(SPREAD, drawn_at_the_middle(SPREAD))


@given(stacks_and_models())
def test_cr_20_a_copy_is_found_wherever_it_is(given_: tuple[Stack, scoring.Model]) -> None:
    laid, model = given_
    assert scoring.is_copy(laid, model) == oracle.is_copy(laid, model)


@given(stacks_and_models())
def test_cr_25_the_best_frame_has_the_highest_net_then_the_most_matches(
    given_: tuple[Stack, scoring.Model],
) -> None:
    laid, model = given_
    frame = scoring.best_frame(laid, model, Terms())
    assert (frame.x, frame.y) == oracle.best_frame(laid, model)


def test_cr_25_the_best_frame_may_have_nothing_right() -> None:
    laid = SPREAD
    model = (7,) * 9
    frame = scoring.best_frame(laid, model, Terms())
    assert (frame.x, frame.y) == oracle.best_frame(laid, model)
    assert scoring.best_tally(laid, model, Terms()).right == ()


def test_cr_25_a_right_cell_at_the_corner_may_cost_more_than_it_brings() -> None:
    laid = stack(("048", 0, 0), ("012", 2, 2))
    model = changed((7,) * 9, 4, 1)  # the only right cell is the square in the stack's corner
    assert scoring.tally(laid, model, Spot(-1, -1), Terms()).net == 1 - 6
    assert scoring.best_tally(laid, model, Terms()).net == 0 - 4
    assert scoring.best_frame(laid, model, Terms()) == MIDDLE


def test_cr_25_the_solvers_frame_encloses_the_full_copy() -> None:
    model = drawn_at_the_middle(SPREAD)
    assert scoring.frames(SPREAD, model, SOLVER) == (MIDDLE,)
    assert Spot(1, 1) in scoring.frames(SPREAD, model, Terms())


@given(stacks_and_models())
def test_cr_28_a_cell_counts_if_it_is_identical_to_the_models(
    given_: tuple[Stack, scoring.Model],
) -> None:
    """CR-28 to CR-31 and CR-35 to CR-38 at every frame, against the oracle."""
    laid, model = given_
    for x, y in oracle.frames(laid):
        tally = scoring.tally(laid, model, Spot(x, y), Terms())
        assert list(tally.right) == oracle.right_cells(laid, model, (x, y))
        assert list(tally.rows_out) == oracle.rows_out(laid, (x, y))
        assert list(tally.columns_out) == oracle.columns_out(laid, (x, y))
        assert tally.net == len(tally.right) - len(tally.rows_out) - len(tally.columns_out)


@pytest.mark.parametrize("symbols", [0, 3, 2])
def test_cr_29_extra_or_missing_symbols_make_a_cell_wrong(symbols: int) -> None:
    model = changed(scoring.model_of(stack(("012", 0, 0))), 0, symbols)
    assert scoring.tally(stack(("012", 0, 0)), model, MIDDLE, Terms()).right == tuple(range(1, 9))


def test_cr_30_an_empty_model_cell_counts_under_a_card() -> None:
    card = stack(("012", 0, 0))
    assert scoring.tally(card, (0,) * 9, MIDDLE, Terms()).right == (3, 4, 5, 6, 7, 8)


def test_cr_31_a_hole_between_four_neighbours_is_still_a_hole() -> None:
    """Four cards around the cell (2, 2), which none of them covers."""
    ring = stack(("012", 0, -1), ("013", 3, 0), ("014", 2, 3), ("015", -1, 2))
    assert 2 * 128 + 2 not in scoring.shown(ring)
    assert 4 not in scoring.tally(ring, (0,) * 9, Spot(1, 1), Terms()).right


def test_cr_36_rows_and_columns_are_counted_not_cells_or_cards() -> None:
    """Two cards stick out by the same column: it costs 1."""
    laid = stack(("012", 0, 0), ("013", 1, 0), ("014", 1, 0))
    tally = scoring.tally(laid, scoring.model_of(laid[:1]), MIDDLE, Terms())
    assert (tally.rows_out, tally.columns_out) == ((), (3,))


def test_cr_38_a_card_wholly_outside_counts_for_all_its_rows_and_columns() -> None:
    laid = stack(("012", 0, 0), ("013", 2, 2), ("014", 4, 4))
    tally = scoring.tally(laid, scoring.model_of(laid[:1]), MIDDLE, Terms())
    assert (tally.rows_out, tally.columns_out) == ((3, 4, 5, 6), (3, 4, 5, 6))


def test_cr_39_a_score_may_be_negative() -> None:
    laid = stack(("012", 0, 0), ("013", 2, 2), ("014", 4, 4))
    assert scoring.tally(laid, (7,) * 9, MIDDLE, Terms()).net == -8


def test_cr_51_a_card_not_laid_in_time_costs_2_on_top_of_the_rest() -> None:
    model = scoring.model_of(ALIGNED)
    assert scoring.best_tally(ALIGNED, model, Terms(bonus=1, missed=2)).net == 10 - 4
    assert scoring.missed_points(3) == -6


def test_cr_55_nine_matches_without_the_bonus_score_9() -> None:
    assert scoring.best_tally(ALIGNED, scoring.model_of(ALIGNED), Terms()).net == 9


def test_cr_60_overhang_is_free_in_the_lightning_variant() -> None:
    terms = scoring.terms(Options(variant=Variant.LIGHTNING), is_solver=True, missed=0)
    tally = scoring.best_tally(SHIFTED, drawn_at_the_middle(SHIFTED), terms)
    assert (tally.rows_out, tally.columns_out, len(tally.right)) == ((), (), 9)


def test_cr_61_the_options_of_the_solver_are_off_by_default() -> None:
    assert scoring.terms(Options(), is_solver=True, missed=0) == Terms(bonus=1)


def test_cr_61_the_solver_may_get_5_and_pay_no_overhang() -> None:
    options = Options(solver_bonus=5, solver_pays_overhang=False)
    model = drawn_at_the_middle(SHIFTED)
    solver = scoring.terms(options, is_solver=True, missed=0)
    other = scoring.terms(options, is_solver=False, missed=0)
    assert scoring.best_tally(SHIFTED, model, solver).net == 14
    assert scoring.best_tally(SHIFTED, model, other).net == 9 - 2

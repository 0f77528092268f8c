"""What adding cards can make of a stack, against laying them at random and against the solver."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.copyright.advice.test_solver import deal

from tablee.games.copyright.advice.onward import best_onward, fewest_missing
from tablee.games.copyright.advice.solver import best_copy
from tablee.games.copyright.model import LaidCard, LayCard
from tablee.games.copyright.rules import placing, scoring, stack
from tablee.games.copyright.rules.scoring import Model, Terms
from tablee.games.copyright.rules.stack import Stack
from tablee.kernel.chance import Chance

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

Case = tuple[Model, tuple[str, ...], Stack]


def begun(number: int, cards: int, laid_cards: int) -> Case:
    """A deal of which the first cards lie somewhere."""
    model, faces = deal(number, cards)
    chance = Chance(number.to_bytes(8, "big"))
    laid: Stack = ()
    for card in range(min(laid_cards, cards)):
        spot = chance.choice(stack.spots(stack.places(laid)))
        laid = (*laid, LaidCard(card, faces[card], spot.x, spot.y, chance.below(8)))
    return model, tuple(faces), laid


def spare(faces: tuple[str, ...], laid: Stack) -> tuple[tuple[int, str], ...]:
    gone = {card.card for card in laid}
    return tuple((card, face) for card, face in enumerate(faces) if card not in gone)


def net_of(laid: Stack, model: Model) -> int:
    terms = Terms(bonus=int(scoring.is_copy(laid, model)))
    return scoring.best_tally(laid, model, terms).net


cases = st.builds(begun, st.integers(0, 2**40), st.integers(2, 8), st.integers(0, 4))


@settings(max_examples=30, deadline=None)
@given(cases)
def test_cr_16_what_lies_stays_and_the_rest_is_laid_by_the_rules(case: Case) -> None:
    model, faces, laid = case
    reached = best_onward(model, laid, spare(faces, laid))
    assert reached.laid[: len(laid)] == laid
    after = laid
    for card in reached.laid[len(laid) :]:
        after = placing.lay(
            faces, after, None, LayCard(card.card, card.x, card.y, card.orientation)
        )
    assert after == reached.laid
    assert reached.tally.net == (net_of(after, model) if after else 0)


@settings(max_examples=20, deadline=None)
@given(st.builds(begun, st.integers(0, 2**40), st.integers(2, 4), st.integers(1, 3)))
def test_no_single_card_makes_more_than_the_proven_best(case: Case) -> None:
    model, faces, laid = case
    best = best_onward(model, laid, spare(faces, laid)).tally.net
    assert best >= net_of(laid, model)
    for card, face in spare(faces, laid):
        for spot, orientation in product(stack.spots(stack.places(laid)), range(8)):
            more = (*laid, LaidCard(card, face, spot.x, spot.y, orientation))
            assert net_of(more, model) <= best


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**40))
def test_from_an_empty_mat_it_is_the_best_copy(number: int) -> None:
    model, faces = deal(number, 10)
    best = best_copy(model, faces)
    assert best_onward(model, (), tuple(enumerate(faces))).tally.net == best.tally.net
    half = best.laid[: len(best.laid) // 2]
    assert best_onward(model, half, spare(tuple(faces), half)).tally.net == best.tally.net


def test_cr_20_from_here_one_card_is_missing() -> None:
    model, faces = deal(5, 10)
    best = best_copy(model, faces, bonus=5).laid
    assert scoring.is_copy(best, model)
    for gone in (1, 2):
        here = best[:-gone]
        missing = fewest_missing(model, here, spare(tuple(faces), here))
        assert missing is not None
        assert missing <= gone
    assert fewest_missing(model, best, spare(tuple(faces), best)) == 0


@pytest.mark.parametrize("number", range(3))
def test_one_missing_card_is_told_exactly_when_there_is_one(number: int) -> None:
    model, faces = deal(number, 6)
    laid = best_copy(model, faces).laid[:3]
    copies = [
        (*laid, LaidCard(card, face, spot.x, spot.y, orientation))
        for card, face in spare(tuple(faces), laid)
        for spot, orientation in product(stack.spots(stack.places(laid)), range(8))
    ]
    is_one = any(scoring.is_copy(copy, model) for copy in copies)
    missing = fewest_missing(model, laid, spare(tuple(faces), laid))
    assert (missing is not None and missing <= 1) == (is_one or scoring.is_copy(laid, model))


def test_cr_29_a_symbol_too_many_is_in_the_way_of_every_copy() -> None:
    """Five cards in a heap show far more than a model holds."""
    model, faces = deal(1, 10)
    heap = tuple(LaidCard(card, faces[card], 0, 0, card) for card in range(7))
    assert fewest_missing(model, heap, spare(tuple(faces), heap)) is None

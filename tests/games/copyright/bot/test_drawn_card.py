"""The card of a turn: laid to fit, kept from spoiling, left out when that is cheaper."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.copyright.strategies import stacks_and_models

from tablee.games.copyright.bot import drawn_card
from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import LaidCard, LayCard, TakeCard
from tablee.games.copyright.rules import placing, scoring, stack
from tablee.games.copyright.rules.scoring import Terms
from tablee.games.copyright.rules.stack import Stack

PATIENT = 200


def net(laid: Stack, model: scoring.Model) -> int:
    return scoring.best_tally(laid, model, Terms()).net


@settings(deadline=None)
@given(stacks_and_models(), st.sampled_from(FACES))
def test_cr_49_only_the_drawn_card_is_laid_and_legally(
    case: tuple[Stack, scoring.Model], face: str
) -> None:
    laid, model = case
    card = max(other.card for other in laid) + 1
    hand = [face] * (card + 1)
    step = drawn_card.step(model, laid, card, face, PATIENT)
    if isinstance(step, LayCard):
        after = placing.lay(hand, laid, card, step)
        assert stack.without(after, card) == laid
        assert drawn_card.step(model, after, card, face, PATIENT) is None


def test_the_first_card_lies_as_it_is_found_in_the_model() -> None:
    aligned = LaidCard(0, "057", 0, 0, 6)
    model = scoring.model_of([aligned])
    way = drawn_card.best_way(model, (), 0, "057", PATIENT)
    assert way is not None
    assert net((way,), model) == 9


def test_cr_52_a_card_that_would_cost_more_than_two_points_is_left_out() -> None:
    """A diagonal over a column: wherever it lies, it spoils a cell or three lines stick out."""
    copy = LaidCard(0, "147", 0, 0, 0)
    model = scoring.model_of([copy])
    assert drawn_card.step(model, (copy,), 1, "048", PATIENT) is None
    laid_anyway = LaidCard(1, "048", 2, 2, 0)
    assert drawn_card.step(model, (copy, laid_anyway), 1, "048", PATIENT) == TakeCard(1)


def test_cr_50_a_card_laid_badly_in_this_turn_is_moved() -> None:
    model = scoring.model_of([LaidCard(0, "057", 0, 0, 6)])
    bad = LaidCard(0, "057", 0, 0, 1)
    step = drawn_card.step(model, (bad,), 0, "057", PATIENT)
    assert isinstance(step, LayCard)
    assert step.orientation != bad.orientation


def test_a_copy_is_settled_and_one_card_of_a_larger_model_is_not() -> None:
    one = LaidCard(0, "057", 0, 0, 6)
    two = LaidCard(1, "013", 0, 0, 0)
    assert drawn_card.is_settled(scoring.model_of([one]), (one,))
    assert not drawn_card.is_settled(scoring.model_of([one, two]), (one,))

"""The best of the timed variant: every card left out costs, and cards come in their order."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.copyright.advice.test_solver import deal

from tablee.games.copyright.advice.in_turns import best_in_turns
from tablee.games.copyright.advice.solver import best_copy
from tablee.games.copyright.model import LaidCard, LayCard
from tablee.games.copyright.rules import placing, scoring, stack
from tablee.games.copyright.rules.scoring import Model, Terms
from tablee.games.copyright.rules.stack import Stack

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover


def net_of(laid: Stack, model: Model, missed: int) -> int:
    if not laid:
        return scoring.missed_points(missed)
    bonus = int(scoring.is_copy(laid, model))
    return scoring.best_tally(laid, model, Terms(bonus, missed)).net


def every_game(model: Model, faces: list[str]) -> Iterator[int]:
    """What trying everything earns with two cards: the first laid or not, then the second."""
    for first in [(), *[(LaidCard(0, faces[0], 0, 0, turn),) for turn in range(8)]]:
        if first and scoring.is_copy(first, model):
            yield net_of(first, model, 0)  # the round ends with this turn (CR-53)
        yield net_of(first, model, 2 - len(first))
        spots = stack.spots(stack.places(first))
        for spot, turn in product(spots, range(8)):
            both = (*first, LaidCard(1, faces[1], spot.x, spot.y, turn))
            yield net_of(both, model, 2 - len(both))


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**40))
def test_cr_51_no_game_of_two_turns_earns_more(number: int) -> None:
    model, faces = deal(number, 2)
    best = best_in_turns(model, (), tuple(enumerate(faces)))
    assert best.tally.net == max(every_game(model, faces))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**40), st.integers(1, 9))
def test_cr_48_the_cards_are_laid_in_the_order_in_which_they_come(number: int, turns: int) -> None:
    model, faces = deal(number, turns)
    best = best_in_turns(model, (), tuple(enumerate(faces)))
    laid: Stack = ()
    for card in best.laid:
        assert all(card.card > other.card for other in laid)
        action = LayCard(card.card, card.x, card.y, card.orientation)
        laid = placing.lay(faces, laid, card.card, action)
    assert laid == best.laid
    assert best.tally.net == net_of(laid, model, best.tally.missed) >= 0


def test_cr_53_a_copy_pays_for_no_card_that_would_have_come_later() -> None:
    model = scoring.model_of([LaidCard(0, "012", 0, 0, 0)])
    best = best_in_turns(model, (), ((0, "012"), (1, "345")))
    assert (best.tally.net, len(best.laid), best.tally.missed) == (10, 1, 0)


def test_cr_52_the_last_card_is_laid_or_left_out_whichever_earns_more() -> None:
    for number in range(20):
        model, faces = deal(number, 8)
        laid = best_copy(model, faces[:7]).laid
        best = best_in_turns(model, laid, ((7, faces[7]),))
        ways = product(stack.spots(stack.places(laid)), range(8))
        tried = [
            net_of((*laid, LaidCard(7, faces[7], spot.x, spot.y, turn)), model, 0)
            for spot, turn in ways
        ]
        as_it_lies = net_of(laid, model, 0 if scoring.is_copy(laid, model) else 1)
        assert best.tally.net == max(as_it_lies, *tried)


def test_cr_49_what_lies_stays_and_what_was_missed_is_lost() -> None:
    model, faces = deal(3, 5)
    laid = (LaidCard(0, faces[0], 0, 0, 0),)
    coming = tuple(enumerate(faces))[2:]
    best = best_in_turns(model, laid, coming, 1)
    assert best.laid[:1] == laid
    assert best.tally.missed >= 1
    assert best.tally.net == net_of(best.laid, model, best.tally.missed)
    assert best.tally.net <= best_in_turns(model, (), tuple(enumerate(faces))).tally.net

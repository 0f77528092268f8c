"""What each pair would tell the one who is met, from what the player knows himself."""

from tests.games.top_secret.scenes import (
    N0,
    N11,
    N29,
    N52,
    RIALTO,
    B,
    F,
    X,
    Z,
    begun,
    gather,
    knowing,
)

from tablee.games.top_secret.advice import adviser
from tablee.games.top_secret.model.cards import Black, Pair
from tablee.games.top_secret.model.options import NoteMode, Options
from tablee.games.top_secret.model.questions import PairTells, Tells, Unanswered, WhatTells
from tablee.games.top_secret.model.record import Answered, Exchange, Fact
from tablee.games.top_secret.rules import rulebook

DETECTIVE = Options(notes=NoteMode.DETECTIVE)


def told(*facts: Fact, black: Black | None = None) -> Tells:
    """By F with 52, to seat 1."""
    state = knowing(gather(begun(options=DETECTIVE), (0, 1)), 0, *facts)
    answer = adviser.answer(rulebook.view(state, 0), 0, WhatTells(black))
    assert isinstance(answer, Tells)
    return answer


def of(answer: Tells, pair: Pair) -> PairTells:
    return next(each for each in answer.pairs if each.pair == pair)


def test_at_first_a_pair_of_each_kind_leaves_six_hands() -> None:
    """F with one of three other fragments, or 11 with one of three other identities."""
    answer = told()
    assert answer.hands == 16
    mixed = of(answer, (F, N11))
    assert mixed.hands == 6
    assert mixed.identities == (F, B, Z, X)
    assert mixed.fragments == (N52, N11, N0, N29)


def test_two_identities_leave_eight_hands_and_none_of_the_others() -> None:
    answer = of(told(), (F, Z))
    assert answer.hands == 8
    assert answer.identities == (F, Z)


def test_ts_34_a_black_card_besides_tells_who_one_is() -> None:
    """F is seen, so 11 is false: 52, 0 or 29. With 52 seen, two identities stay two hands."""
    answer = told(black=Black.IDENTITY)
    assert answer.hands == 16
    assert of(answer, (F, N11)).identities == (F,)
    assert of(answer, (F, N11)).fragments == (N52, N0, N29)
    assert of(told(black=Black.FRAGMENT), (F, Z)).hands == 2


def test_ts_40_a_black_card_that_is_not_offered_tells_nothing_new() -> None:
    seen = Exchange(1, RIALTO, 1, (F, N11), None, shown_black=F)
    assert told(seen, black=Black.IDENTITY) == told(seen)


def test_what_was_shown_there_before_counts_and_what_was_shown_elsewhere_does_not() -> None:
    there = Exchange(1, RIALTO, 1, (F, N11), None)
    assert told(there).hands == 6
    assert of(told(there), (F, N0)).identities == (F,)
    assert told(Exchange(1, RIALTO, 2, (F, N11), None)).hands == 16


def test_cards_that_the_other_surely_holds_are_not_taken_for_mine() -> None:
    seen = [Answered(1, RIALTO, 0, 1, card) for card in (B, N11)]
    answer = told(*seen)
    assert answer.hands == 9
    assert of(answer, (F, N11)).identities == (F,)


def test_the_pair_that_tells_least_comes_first() -> None:
    hands = [each.hands for each in told(Exchange(1, RIALTO, 1, (F, N11), None)).pairs]
    assert hands == sorted(hands, reverse=True)


def test_a_black_card_shown_there_counts() -> None:
    shown = Exchange(1, RIALTO, 1, (F, N11), None, shown_black=N52)
    assert told(shown).hands == 1


def test_on_paper_nothing_is_told_and_where_nothing_is_shown() -> None:
    paper = gather(begun(), (0, 1))
    assert adviser.answer(rulebook.view(paper, 0), 0, WhatTells()) == Unanswered()
    laying = begun(options=DETECTIVE)
    assert adviser.answer(rulebook.view(laying, 0), 0, WhatTells()) == Unanswered()

"""The review: what everybody could believe, and who told a rival too much."""

from math import log2

import pytest
from tests.games.top_secret.playing import last_decision
from tests.games.top_secret.scenes import (
    IDENTITY,
    N0,
    N11,
    N52,
    RIALTO,
    RIGHT,
    SALUTE,
    B,
    F,
    X,
    Z,
    begun,
    call,
    gather,
    knowing,
    play,
    shows,
)

from tablee.games.top_secret import advice, rules
from tablee.games.top_secret.model import State
from tablee.games.top_secret.questions import (
    MOST_SLIPS,
    AskReview,
    Belief,
    Review,
    Unanswered,
)
from tablee.games.top_secret.record import Exchange
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level


def review(state: State, seat: int | None = None) -> Review:
    answer = advice.answer(rules.view(state, seat), seat, AskReview())
    assert isinstance(answer, Review)
    return answer


def over(state: State) -> State:
    """Seat 0 calls beside its ally."""
    return call(gather(state, (0, 1)), 0, RIGHT)


def after_two_rounds() -> State:
    """First 0 and its ally meet, then 0 and the rival 2, who holds the 0 that he is shown."""
    state = gather(begun(), (0, 1))
    state = play(play(state, 0, shows((F, N11))), 1, shows((Z, N11)))
    state = gather(state, (0, 2))
    return play(play(state, 0, shows((F, N0))), 2, shows((Z, X)))


def test_there_is_no_review_before_the_end() -> None:
    assert advice.answer(rules.view(begun(), 0), 0, AskReview()) == Unanswered()


def test_the_beliefs_go_down_round_by_round() -> None:
    """B was shown F beside his own 11: a third of his 36 deals is left."""
    insights = review(over(after_two_rounds())).insights
    assert insights[1].beliefs == (Belief(0, 36), Belief(1, 12))
    assert insights[2].beliefs == (Belief(0, 36), Belief(2, 12))
    assert insights[3].beliefs == (Belief(0, 36),)


def test_the_fifth_player_begins_with_all_deals() -> None:
    state = call(gather(begun(5), (0, 1)), 0, RIGHT)
    assert review(state).insights[4].beliefs == (Belief(0, 576),)


def test_the_number_is_certain_from_the_round_in_which_the_last_doubt_goes() -> None:
    ally = [Exchange(1, RIALTO, 1, None, pair) for pair in ((B, N52), (F, N11))]
    rival = [Exchange(2, SALUTE, 2, None, pair) for pair in ((Z, N52), (F, N0))]
    insights = review(over(knowing(gather(gather(begun())), 0, *ally, *rival))).insights
    assert [insight.certain_since for insight in insights] == [2, None, None, None]


def test_a_rival_was_told_more_than_the_least_possible() -> None:
    """Z with 0 learned from F beside 0 who it is; F beside B would have left him two of three."""
    (slip,) = review(over(after_two_rounds())).slips
    assert (slip.round, slip.seat, slip.to) == (2, 0, 2)
    assert (slip.bits, slip.least) == pytest.approx((log2(3), log2(3 / 2)))


def test_what_an_ally_is_told_is_no_slip() -> None:
    state = gather(begun(), (0, 1))
    state = play(play(state, 0, shows((F, N11), IDENTITY)), 1, shows((B, N52)))
    assert review(over(state)).slips == ()


def test_a_black_card_for_a_rival_is_a_slip() -> None:
    state = gather(begun(), (0, 2))
    state = play(play(state, 0, shows((F, B), IDENTITY)), 2, shows((Z, X)))
    (slip,) = review(over(state)).slips
    assert (slip.round, slip.seat, slip.to) == (1, 0, 2)
    assert slip.bits == pytest.approx(log2(3))


def test_ts_57_alone_everybody_is_a_rival() -> None:
    state = gather(begun(3), (0, 1))
    state = play(play(state, 0, shows((F, N11))), 1, shows((B, Z)))
    slips = review(call(gather(state, (0, 1)), 0, RIGHT)).slips
    assert [(slip.seat, slip.to) for slip in slips] == [(0, 1)]


def test_the_review_is_the_same_for_all_and_bounded() -> None:
    for seats in (3, 4, 5):
        state, seat, action = last_decision(seats, Level.EASY, seed=2)
        ended = rules.play(state, seat, action, 0, Chance(b"end"))
        found = {review(ended, each) for each in (*range(seats), None)}
        assert len(found) == 1
        assert len(found.pop().slips) <= MOST_SLIPS

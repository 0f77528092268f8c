"""The review: what each meeting told whom, and when each could have called."""

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

from tablee.games.top_secret.advice import adviser
from tablee.games.top_secret.model.actions import AnswerWith, AskFor
from tablee.games.top_secret.model.questions import (
    AskReview,
    Belief,
    Conclusion,
    Mark,
    Review,
    Unanswered,
)
from tablee.games.top_secret.model.record import Exchange
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level


def review(state: State, seat: int | None = None) -> Review:
    answer = adviser.answer(rulebook.view(state, seat), seat, AskReview())
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
    assert adviser.answer(rulebook.view(begun(), 0), 0, AskReview()) == Unanswered()


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


def test_each_exchange_lies_open_with_what_followed_from_it() -> None:
    """B with 11 was shown F beside 11: so 0 is F."""
    first, second = review(over(after_two_rounds())).moments
    assert (first.round, second.round) == (1, 2)
    to_0, to_1 = first.showings
    assert (to_0.by, to_0.to, to_0.pair) == (1, 0, (Z, N11))
    assert (to_1.by, to_1.to, to_1.pair) == (0, 1, (F, N11))
    assert to_1.followed == (Conclusion(0, F, Mark.CERTAIN),)


def test_a_card_shown_through_the_ambassador_is_told_as_well() -> None:
    state = play(play(gather(begun(), (0, 4)), 0, AskFor(2)), 2, AnswerWith(IDENTITY))
    (moment,) = review(over(state)).moments
    (showing,) = moment.showings
    assert (showing.by, showing.to, showing.black) == (2, 0, Z)
    assert Conclusion(2, Z, Mark.CERTAIN) in showing.followed


def test_ts_57_alone_a_pair_that_tells_less_is_named_by_what_one_knew_then() -> None:
    """Two identities leave eight hands possible, one of each kind six."""
    state = gather(begun(3), (0, 1))
    state = play(play(state, 0, shows((F, N11))), 1, shows((B, Z)))
    ended = call(gather(state, (0, 1)), 0, RIGHT)
    by_1, by_0 = review(ended).moments[0].showings
    assert by_0.better is not None
    assert (by_0.hands, by_0.better_hands) == (6, 8)
    assert by_1.better is None


def test_nobody_is_blamed_who_could_not_know_a_rival() -> None:
    """2 is a rival, and for all that 0 knew then he might have been the ally."""
    second = review(over(after_two_rounds())).moments[1]
    assert [showing.better for showing in second.showings] == [None, None]


def test_ts_42_the_first_round_in_which_each_could_have_called() -> None:
    ally = [Exchange(1, RIALTO, 1, None, pair) for pair in ((B, N52), (F, N11))]
    rival = [Exchange(2, SALUTE, 2, None, pair) for pair in ((Z, N52), (F, N0))]
    state = knowing(gather(gather(begun())), 0, *ally, *rival)
    insights = review(over(state)).insights
    assert [insight.could_call for insight in insights] == [3, None, None, None]


def test_the_review_is_the_same_for_all() -> None:
    for seats in (3, 4, 5):
        state, seat, action = last_decision(seats, Level.EASY, seed=2)
        ended = rulebook.play(state, seat, action, 0, Chance(b"end"))
        found = {review(ended, each) for each in (*range(seats), None)}
        assert len(found) == 1

"""Alone with the Ambassador: the question, the answer, and what the fifth player learns by it."""

import pytest
from tests.games.top_secret.scenes import (
    FRAGMENT,
    IDENTITY,
    N0,
    N11,
    RIALTO,
    RIGHT,
    B,
    F,
    X,
    Z,
    begun,
    gather,
    knowing,
    play,
    refusal,
    shows,
)

from tablee.games.top_secret.model.actions import AnswerWith, AskFor, Decline, IllegalCode
from tablee.games.top_secret.model.record import Answered, Exchange
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook


def beside_ambassador(seats: int = 4) -> State:
    """Seat 0 is alone with the Ambassador."""
    return gather(begun(seats), (0, 4))


def asked(state: State, agent: int) -> State:
    state = play(state, 0, AskFor(agent))
    return play(state, 4, Decline()) if state.seats == 5 else state


def test_ts_36_an_agent_alone_with_the_ambassador_may_ask_one_other() -> None:
    state = beside_ambassador()
    assert state.to_act == (0,)
    assert list(rulebook.legal(state, 0)) == [AskFor(1), AskFor(2), AskFor(3), Decline()]
    assert refusal(state, 0, AskFor(0)) is IllegalCode.NOT_ANOTHER_AGENT


def test_ts_36_he_need_not_ask() -> None:
    state = play(beside_ambassador(), 0, Decline())
    assert state.facts == ((),) * 4
    assert state.rounds[0].meetings[0].asked is None
    assert len(state.rounds) == 2


def test_ts_36_no_pair_is_shown_there() -> None:
    assert refusal(beside_ambassador(), 0, shows((F, N0))) is IllegalCode.NOT_AT_THIS_MEETING


@pytest.mark.parametrize(("black", "card"), [(IDENTITY, Z), (FRAGMENT, N0)])
def test_ts_37_the_asked_agent_chooses_the_card(black: object, card: object) -> None:
    state = asked(beside_ambassador(), 2)
    assert state.phase is Phase.ANSWER
    assert state.to_act == (2,)
    answers = list(rulebook.legal(state, 2))
    assert answers == [AnswerWith(IDENTITY), AnswerWith(FRAGMENT)]
    state = play(state, 2, next(a for a in answers if a == AnswerWith(black)))  # type: ignore[arg-type]
    place = state.rounds[0].meetings[0].place
    assert state.facts[0] == state.facts[2] == (Answered(1, place, 0, 2, card),)  # type: ignore[arg-type]
    assert state.facts[1] == state.facts[3] == ()


def test_only_the_asked_agent_answers() -> None:
    state = asked(beside_ambassador(), 2)
    assert refusal(state, 0, AnswerWith(IDENTITY)) is IllegalCode.NOT_YOUR_TURN
    assert refusal(state, 2, Decline()) is IllegalCode.WRONG_PHASE


def test_ts_38_the_same_black_card_is_not_shown_twice_to_the_same_agent() -> None:
    once = Answered(1, RIALTO, 0, 2, Z)
    state = asked(knowing(knowing(beside_ambassador(), 0, once), 2, once), 2)
    assert refusal(state, 2, AnswerWith(IDENTITY)) is IllegalCode.BLACK_WAS_SHOWN


def test_ts_38_to_another_agent_it_may() -> None:
    state = asked(knowing(beside_ambassador(), 2, Answered(1, RIALTO, 1, 2, Z)), 2)
    assert AnswerWith(IDENTITY) in rulebook.legal(state, 2)


def test_ts_39_the_second_answer_is_forced_and_a_third_question_illegal() -> None:
    state = gather(play(asked(beside_ambassador(), 2), 2, AnswerWith(IDENTITY)), (0, 4))
    state = asked(state, 2)
    assert list(rulebook.legal(state, 2)) == [AnswerWith(FRAGMENT)]
    state = gather(play(state, 2, AnswerWith(FRAGMENT)), (0, 4))
    assert refusal(state, 0, AskFor(2)) is IllegalCode.BOTH_WERE_SHOWN
    assert list(rulebook.legal(state, 0)) == [AskFor(1), AskFor(3), Decline()]


def test_ts_40_a_card_shown_at_a_meeting_counts() -> None:
    """One of the two was shown besides a pair: so the answer is forced, and then no more."""
    shown = Exchange(1, RIALTO, 0, (Z, N11), (F, N0), shown_black=Z)
    seen = Exchange(1, RIALTO, 2, (F, N0), (Z, N11), seen_black=Z)
    state = asked(knowing(knowing(beside_ambassador(), 2, shown), 0, seen), 2)
    assert list(rulebook.legal(state, 2)) == [AnswerWith(FRAGMENT)]
    state = gather(play(state, 2, AnswerWith(FRAGMENT)), (0, 4))
    assert refusal(state, 0, AskFor(2)) is IllegalCode.BOTH_WERE_SHOWN


def test_ts_41_who_asked_whom_is_public_the_card_is_not() -> None:
    state = asked(beside_ambassador(), 2)
    for onlooker in (1, 3, None):
        meeting = rulebook.view(state, onlooker).rounds[0].meetings[0]
        assert (meeting.visitors[0], meeting.asked, meeting.is_settled) == (0, 2, False)
    state = play(state, 2, AnswerWith(IDENTITY))
    for onlooker in (1, 3, None):
        view = rulebook.view(state, onlooker)
        assert view.rounds[0].meetings[0].is_settled
        assert view.own is None or view.own.facts == ()


def test_ts_51_with_four_players_nobody_calls_beside_the_ambassador() -> None:
    assert refusal(beside_ambassador(), 0, RIGHT) is IllegalCode.NO_CALL_HERE


def test_ts_69_the_fifth_player_sees_the_card_too() -> None:
    state = play(asked(beside_ambassador(5), 2), 2, AnswerWith(IDENTITY))
    fact = Answered(1, state.rounds[0].meetings[0].place, 0, 2, Z)
    assert state.facts == ((fact,), (), (fact,), (), (fact,))


def test_ts_69_he_only_waits_or_calls_meanwhile() -> None:
    state = beside_ambassador(5)
    assert state.to_act == (0, 4)
    assert Decline() in rulebook.legal(state, 4)
    assert refusal(state, 4, AskFor(1)) is IllegalCode.NOT_AT_THIS_MEETING
    assert refusal(state, 4, shows((B, X))) is IllegalCode.NOT_AT_THIS_MEETING


def test_ts_66_the_fifth_player_has_no_identity_and_no_fragment() -> None:
    own = rulebook.view(begun(5), 4).own
    assert own is not None
    assert (own.identity, own.fragment) == (None, None)


def test_ts_77_what_he_saw_is_noted_and_forbids_nothing() -> None:
    """Agent 2 has shown his identity to seat 0 and the fifth player; to seat 1 he may again."""
    state = play(asked(beside_ambassador(5), 2), 2, AnswerWith(IDENTITY))
    assert len(state.facts[4]) == 1
    state = gather(state, (1, 4))
    state = play(play(state, 1, AskFor(2)), 4, Decline())
    assert list(rulebook.legal(state, 2)) == [AnswerWith(IDENTITY), AnswerWith(FRAGMENT)]

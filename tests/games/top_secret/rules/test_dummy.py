"""Three players: the dummy's black cards, looked at beside him or through the Ambassador."""

import pytest
from tests.games.top_secret.scenes import (
    FRAGMENT,
    IDENTITY,
    N0,
    N29,
    RIALTO,
    F,
    X,
    begun,
    gather,
    knowing,
    play,
    refusal,
    shows,
)

from tablee.games.top_secret.data import DUMMY
from tablee.games.top_secret.model.actions import (
    AnswerWith,
    AskFor,
    Decline,
    IllegalCode,
    LookAtDummy,
)
from tablee.games.top_secret.model.record import Looked
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook


def test_ts_58_the_dummy_has_places_and_black_cards_but_no_chair() -> None:
    state = begun(3)
    assert len(state.dummy_deck) == 5
    assert (state.identities[DUMMY], state.fragments[DUMMY]) == (X, N29)
    assert len(state.facts) == len(state.scores) == 3


def test_ts_58_the_dummy_shows_no_pair_and_is_shown_none() -> None:
    state = gather(begun(3), (0, DUMMY))
    assert state.to_act == (0,)
    assert refusal(state, 0, shows((F, N0))) is IllegalCode.NOT_AT_THIS_MEETING


def test_ts_60_who_is_alone_with_the_dummy_may_look_at_a_card_in_secret() -> None:
    state = play(gather(begun(3), (0, DUMMY)), 0, LookAtDummy(FRAGMENT))
    meeting = state.rounds[0].meetings[0]
    assert meeting.has_looked
    assert state.facts == ((Looked(1, meeting.place, N29),), (), ())


def test_ts_60_he_need_not_look() -> None:
    state = play(gather(begun(3), (0, DUMMY)), 0, Decline())
    assert not state.rounds[0].meetings[0].has_looked
    assert state.facts == ((), (), ())


def test_ts_61_he_chooses_between_identity_and_number() -> None:
    state = gather(begun(3), (0, DUMMY))
    looks = [LookAtDummy(IDENTITY), LookAtDummy(FRAGMENT)]
    assert [
        action for action in rulebook.legal(state, 0) if isinstance(action, LookAtDummy)
    ] == looks
    assert refusal(state, 0, AskFor(1)) is IllegalCode.NOT_AT_THIS_MEETING


def test_ts_38_nobody_looks_twice_at_the_same_card() -> None:
    state = gather(knowing(begun(3), 0, Looked(1, RIALTO, X)), (0, DUMMY))
    assert refusal(state, 0, LookAtDummy(IDENTITY)) is IllegalCode.BLACK_WAS_SHOWN
    assert LookAtDummy(FRAGMENT) in rulebook.legal(state, 0)


@pytest.mark.parametrize(
    ("state", "seat"),
    [
        (gather(begun(3), (0, 1)), 0),
        (gather(begun(3), (0, 4)), 0),
        (play(gather(begun(3), (0, 4)), 0, AskFor(1)), 1),
        (gather(begun(4), (0, 3)), 0),
    ],
    ids=["beside an agent", "beside the Ambassador", "when asked himself", "without a dummy"],
)
def test_nobody_looks_at_the_dummy_without_meeting_him(state: State, seat: int) -> None:
    assert refusal(state, seat, LookAtDummy(IDENTITY)) is IllegalCode.NOT_AT_THIS_MEETING


def test_ts_63_through_the_ambassador_the_asker_chooses_the_dummys_card() -> None:
    state = play(gather(begun(3), (0, 4)), 0, AskFor(DUMMY))
    assert state.phase is Phase.ANSWER
    assert state.to_act == (0,)
    assert refusal(state, 0, AnswerWith(IDENTITY)) is IllegalCode.NOT_AT_THIS_MEETING
    state = play(state, 0, LookAtDummy(IDENTITY))
    assert state.rounds[0].meetings[0].asked == DUMMY
    assert state.facts[0] == (Looked(1, state.rounds[0].meetings[0].place, X),)
    assert state.facts[1:] == ((), ())


def test_ts_63_the_dummy_is_asked_for_each_card_once() -> None:
    seen = [Looked(1, RIALTO, card) for card in (X, N29)]
    state = gather(knowing(begun(3), 0, *seen), (0, 4))
    assert refusal(state, 0, AskFor(DUMMY)) is IllegalCode.BOTH_WERE_SHOWN

"""The call: where it may be made, what is checked, who wins, and who comes first."""

from itertools import product

import pytest
from msgspec.structs import replace
from tests.games.top_secret.scenes import (
    N0,
    N11,
    N29,
    N52,
    NUMBER,
    OWNERS,
    RIGHT,
    WRONG,
    B,
    F,
    X,
    Z,
    begun,
    call,
    exchange,
    gather,
    play,
    refusal,
    result,
    shows,
)

from tablee.games.top_secret import data
from tablee.games.top_secret.model.actions import Call, Decline, IllegalCode
from tablee.games.top_secret.model.record import Reason
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.call import right_number


def called(said: Call, caller: int = 0, met: tuple[int, ...] = (1,), seats: int = 4) -> State:
    return call(gather(begun(seats), (caller, *met)), caller, said)


def test_ts_42_the_call_replaces_the_exchange() -> None:
    state = called(RIGHT)
    assert state.phase is Phase.REVEAL
    assert state.facts == ((),) * 4


def test_ts_42_who_meets_nobody_cannot_call() -> None:
    state = gather(begun(), (0, 1))
    assert refusal(state, 2, RIGHT) is IllegalCode.NOT_YOUR_TURN
    assert refusal(begun(), 0, RIGHT) is IllegalCode.WRONG_PHASE


def test_ts_8_the_telephone_is_for_everybody() -> None:
    """It lies in the middle: each of two agents who meet may take it."""
    state = gather(begun(), (0, 1))
    assert RIGHT in rulebook.legal(state, 0)
    assert RIGHT in rulebook.legal(state, 1)


def test_ts_43_the_number_is_announced_with_the_owner_of_each_fragment() -> None:
    said = Call(NUMBER, (3, 2, 1, 0))
    assert (result(called(said)).number, result(called(said)).owners) == (NUMBER, (3, 2, 1, 0))
    state = gather(begun(), (0, 1))
    assert refusal(state, 0, Call((N52, N52, N0, N29), OWNERS)) is IllegalCode.NOT_A_NUMBER
    assert refusal(state, 0, Call((F, N11, N0, N29), OWNERS)) is IllegalCode.NOT_A_NUMBER
    assert refusal(state, 0, Call(NUMBER, (0, 0, 1, 2))) is IllegalCode.NOT_ALL_OWNERS


def test_ts_43_every_number_can_be_announced_with_every_owner() -> None:
    calls = [a for a in rulebook.legal(gather(begun(), (0, 1)), 0) if isinstance(a, Call)]
    assert len(set(calls)) == len(data.NUMBERS) * len(data.OWNERS)


def test_ts_44_the_fragments_stand_in_the_order_f_b_z_x() -> None:
    """F has 52, B has 11, Z has 0, X has 29: 5211029, whoever sits where."""
    state = replace(begun(), identities=(X, B, F, Z), fragments=(N29, N11, N52, N0))
    assert right_number(state) == (N52, N11, N0, N29)
    assert "".join(right_number(state)) == "5211029"


@pytest.mark.parametrize(("caller", "ally"), [(0, 1), (1, 0), (2, 3), (3, 2)])
def test_ts_46_right_caller_and_ally_win(caller: int, ally: int) -> None:
    ended = result(called(RIGHT, caller, (ally,)))
    assert ended.reason is Reason.RIGHT_CALL
    assert set(ended.winners) == {caller, ally}


@pytest.mark.parametrize(("caller", "ally"), [(0, 1), (3, 2)])
def test_ts_46_wrong_the_opponents_win(caller: int, ally: int) -> None:
    ended = result(called(WRONG, caller, (ally,)))
    assert ended.reason is Reason.WRONG_NUMBER
    assert set(ended.winners) == {0, 1, 2, 3} - {caller, ally}


def test_ts_46_of_24_numbers_one_is_right() -> None:
    reasons = [result(called(Call(number, OWNERS))).reason for number in data.NUMBERS]
    assert reasons.count(Reason.RIGHT_CALL) == 1


@pytest.mark.parametrize("said", [RIGHT, WRONG])
def test_ts_47_beside_an_agent_who_is_not_the_ally_the_call_counts_as_wrong(said: Call) -> None:
    ended = result(called(said, 0, (2,)))
    assert ended.reason is Reason.NOT_THE_ALLY
    assert ended.winners == (2, 3)


def test_ts_48_the_names_of_the_owners_are_not_checked() -> None:
    for owners in data.OWNERS:
        assert result(called(Call(NUMBER, owners))).reason is Reason.RIGHT_CALL


@pytest.mark.parametrize(("starter", "first"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_ts_49_if_both_call_the_one_earlier_in_the_round_does(starter: int, first: int) -> None:
    state = gather(begun(starter=starter), (0, 1))
    state = play(play(state, 1, WRONG), 0, RIGHT)
    assert result(state).caller == first


def test_ts_49_the_fifth_player_comes_after_the_agents() -> None:
    state = play(play(gather(begun(5), (0, 4)), 4, RIGHT), 0, WRONG)
    assert result(state).caller == 0


def test_ts_50_a_call_ends_the_game_before_the_later_meeting() -> None:
    state = exchange(gather(begun(), (0, 1), (2, 3)), 2, 3)
    state = play(play(state, 1, shows((Z, N11))), 0, RIGHT)
    assert state.phase is Phase.REVEAL
    assert state.facts == ((),) * 4


def test_ts_50_a_call_at_the_later_meeting_waits_for_the_first() -> None:
    state = play(gather(begun(), (0, 1), (2, 3)), 2, RIGHT)
    state = play(state, 3, shows((Z, N29)))
    assert state.phase is Phase.MEETINGS
    state = exchange(state, 0, 1)
    assert result(state).caller == 2
    assert [len(facts) for facts in state.facts] == [1, 1, 0, 0]


def test_ts_57_with_three_players_alliances_have_no_effect() -> None:
    for caller, met in product(range(3), range(4)):
        if caller != met:
            ended = result(called(RIGHT, caller, (met,), seats=3))
            assert (ended.reason, ended.winners) == (Reason.RIGHT_CALL, (caller,))


@pytest.mark.parametrize("met", [1, 2, 3, 4])
def test_ts_64_three_players_call_beside_agent_dummy_or_ambassador(met: int) -> None:
    assert result(called(RIGHT, 0, (met,), seats=3)).met == (met,)


def test_ts_65_right_the_caller_gets_a_point_wrong_the_two_others() -> None:
    assert called(RIGHT, 1, (2,), seats=3).scores == (0, 1, 0)
    assert called(WRONG, 1, (2,), seats=3).scores == (1, 0, 1)


@pytest.mark.parametrize("met", [1, 4])
def test_ts_74_an_agent_of_five_calls_alone_with_an_agent_or_the_ambassador(met: int) -> None:
    assert result(called(RIGHT, 0, (met,), seats=5)).caller == 0


def test_ts_74_an_agent_does_not_call_before_the_ambassador_and_another() -> None:
    state = gather(begun(5), (0, 1, 4))
    assert refusal(state, 0, RIGHT) is IllegalCode.NO_CALL_HERE
    assert refusal(state, 1, RIGHT) is IllegalCode.NO_CALL_HERE


@pytest.mark.parametrize("met", [(0,), (0, 1)])
def test_ts_74_the_ambassador_calls_beside_one_or_two_agents(met: tuple[int, ...]) -> None:
    ended = result(called(RIGHT, 4, met, seats=5))
    assert (ended.caller, ended.met, ended.winners) == (4, met, (4,))


def test_ts_74_the_ambassador_need_not_call() -> None:
    state = play(gather(begun(5), (0, 4)), 4, Decline())
    assert state.to_act == (0,)


def test_ts_75_right_the_caller_wrong_each_of_the_others() -> None:
    assert called(RIGHT, 0, (1,), seats=5).scores == (1, 0, 0, 0, 0)
    assert called(WRONG, 0, (1,), seats=5).scores == (0, 1, 1, 1, 1)
    assert called(WRONG, 4, (0, 1), seats=5).scores == (1, 1, 1, 1, 0)

"""Whole recorded games: the worked opening of the rules, and each way in which a call ends one."""

from pathlib import Path

import pytest
from tests.games.top_secret.scenes import (
    N0,
    N11,
    N29,
    N52,
    RIALTO,
    SAN_MARCO,
    B,
    F,
    X,
    result,
)

from tablee.games.top_secret.data import AMBASSADOR, DUMMY
from tablee.games.top_secret.model.record import Answered, Exchange, Reason
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.call import right_number
from tablee.kernel import log
from tablee.kernel.outcome import Outcome
from tablee.kernel.replay import replay, revealed_secret

RECORDED = Path(__file__).parents[2] / "recorded" / "top_secret"


def states_of(name: str) -> list[State]:
    """The states of a recorded game, one after the other."""
    header, entries = log.from_lines((RECORDED / f"{name}.jsonl").read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return [match.state for _, match in replay(header, entries, secret) if match]


def end_of(name: str) -> State:
    return states_of(name)[-1]


def outcome_of(name: str) -> Outcome:
    outcome = rulebook.outcome(end_of(name))
    assert outcome is not None
    return outcome


def test_ts_20_the_worked_opening_only_the_rialto_pair_meets() -> None:
    first = end_of("worked_opening").rounds[0]
    assert first.places == (RIALTO, RIALTO, SAN_MARCO, SAN_MARCO, SAN_MARCO)
    (meeting,) = first.meetings
    assert (meeting.place, meeting.visitors) == (RIALTO, (0, 1))


def test_ts_26_the_worked_opening_b_with_11_is_shown_f_and_11() -> None:
    """He holds 11 himself, so the other is F."""
    end = end_of("worked_opening")
    assert (end.identities[0], end.fragments[0]) == (B, N11)
    assert end.facts[0][0] == Exchange(1, RIALTO, 1, shown=(B, N0), seen=(F, N11))
    assert end.identities[1] is F


def test_ts_39_the_worked_opening_asks_one_agent_twice() -> None:
    answers = [fact for fact in end_of("worked_opening").facts[0] if isinstance(fact, Answered)]
    assert [answer.card for answer in answers] == [X, N29]
    assert len({answer.asked for answer in answers}) == 1


def test_ts_44_the_worked_opening_ends_with_5211029() -> None:
    ended = result(end_of("worked_opening"))
    assert ended.number == (N52, N11, N0, N29)
    assert (ended.caller, ended.met, ended.winners) == (0, (1,), (0, 1))
    assert ended.reason is Reason.RIGHT_CALL


@pytest.mark.parametrize(
    ("name", "reason", "winners"),
    [
        ("wrong_number", Reason.WRONG_NUMBER, 2),
        ("not_the_ally", Reason.NOT_THE_ALLY, 2),
        ("three_players_beside_the_dummy", Reason.RIGHT_CALL, 1),
        ("three_players_beside_the_ambassador", Reason.WRONG_NUMBER, 2),
        ("five_players_beside_an_agent", Reason.WRONG_NUMBER, 4),
        ("five_players_the_ambassador_calls", Reason.RIGHT_CALL, 1),
    ],
)
def test_ts_46_each_way_for_a_call_to_end_a_game(name: str, reason: Reason, winners: int) -> None:
    """With TS-47, TS-65 and TS-75."""
    outcome = outcome_of(name)
    assert outcome.reason == reason
    assert len(outcome.winners) == winners
    assert (result(end_of(name)).caller in outcome.winners) is (reason is Reason.RIGHT_CALL)


def test_ts_47_the_number_beside_the_opponent_was_right() -> None:
    end = end_of("not_the_ally")
    assert result(end).number == right_number(end)


def test_ts_55_a_double_victory_in_a_series() -> None:
    outcome = outcome_of("series_double_victory")
    assert len(outcome.winners) == 2
    assert [outcome.scores[seat] for seat in outcome.winners] == [3, 3]
    assert len(end_of("series_double_victory").results) >= 3


def test_ts_64_the_callers_of_three_stand_beside_dummy_and_ambassador() -> None:
    assert result(end_of("three_players_beside_the_dummy")).met == (DUMMY,)
    assert result(end_of("three_players_beside_the_ambassador")).met == (AMBASSADOR,)


def test_ts_74_the_ambassador_calls_before_two_agents() -> None:
    ended = result(end_of("five_players_the_ambassador_calls"))
    assert (ended.caller, ended.met) == (AMBASSADOR, (0, 2))


def test_the_clock_and_the_notes_of_the_hurried_game() -> None:
    states = states_of("hurried")
    assert set(states[-1].rounds[0].late) == {0, 1, 2, 3}
    assert states[-1].notes[1].text == "Who is X?"


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDED.glob("*.jsonl")))
def test_everybody_acts_only_when_awaited_until_the_series_is_over(name: str) -> None:
    *course, end = states_of(name)
    assert all(state.to_act for state in course if state.phase is not Phase.OVER)
    assert end.phase is Phase.OVER

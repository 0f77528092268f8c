"""Every game: `play` accepts exactly what `legal` lists, and every refusal has its code."""

from functools import cache
from typing import Any

import msgspec
import pytest

from tablee.kernel import match as play
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.errors import Illegal
from tablee.kernel.match import Match
from tablee.kernel.rules import Game, Level, Seat
from tablee.testing.fuzz import random_value
from tablee.testing.playouts import by_kind, wander
from tablee.testing.samples import Sample, known, rare, text_of_tests


def refusal(match: Match, seat: Seat, action: Any, at_ms: int) -> str:
    """The code with which the action is refused; empty if it is accepted."""
    try:
        match.game.rules.play(match.state, seat, action, at_ms, Chance(b"play"))
    except Illegal as error:
        assert isinstance(error.code, match.game.illegal)
        return error.code
    return ""


def test_every_listed_action_is_accepted(sample: Sample) -> None:
    chance = Chance(b"listed")
    for recorder in wander(sample, steps=60):
        match = recorder.match
        for seat in range(sample.seats):
            actions = match.game.rules.legal(match.state, seat)
            for _ in range(3 if actions else 0):
                drawn = (draw(by_kind(actions), chance), actions[chance.below(len(actions))])
                assert all(action in actions for action in drawn)
                assert not any(refusal(match, seat, a, recorder.at_ms) for a in drawn)


def random_action(match: Match, chance: Chance) -> Any:
    """Anything, or for some games every other time something likely."""
    likely = getattr(known(match.game.name), "likely_action", None)
    action = likely(match.state, chance) if likely and chance.below(2) else None
    return action or random_value(match.game.action, chance)


@cache
def fuzzed(sample: Sample) -> frozenset[str]:
    """Random actions are accepted if and only if they are listed; the codes of those that are not.

    Actions that no list can hold are only played.
    """
    chance = Chance(f"fuzz {sample}".encode())
    codes = set()
    for recorder in wander(sample, steps=120, seed="fuzz"):
        match = recorder.match
        listed = [match.game.rules.legal(match.state, seat) for seat in range(sample.seats)]
        for _ in range(20):
            seat = chance.below(sample.seats)
            action = random_action(match, chance)
            code = refusal(match, seat, action, recorder.at_ms)
            if not isinstance(action, match.game.unlisted):
                assert (action in listed[seat]) == (code == ""), action
            codes.add(code)
    return frozenset(codes - {""})


def test_an_action_that_is_not_listed_is_refused(sample: Sample) -> None:
    assert fuzzed(sample)


def test_every_refusal_occurs(game: Game) -> None:
    codes = {code for sample in known(game.name).SAMPLES for code in fuzzed(sample)}
    assert codes | set(rare(game.name)) == set(game.illegal)
    for test in rare(game.name).values():
        assert f"def {test}(" in text_of_tests(game.name)


def test_an_action_changes_nothing_but_what_it_returns(sample: Sample) -> None:
    for recorder in wander(sample, steps=40, seed="pure"):
        match = recorder.match
        before = msgspec.json.encode(match.state)
        for seat in range(sample.seats):
            actions = match.game.rules.legal(match.state, seat)
            if actions:
                after = [
                    match.game.rules.play(match.state, seat, actions[0], 10**6, Chance(b"same"))
                    for _ in range(2)
                ]
                assert after[0] == after[1]
        assert msgspec.json.encode(match.state) == before


def test_somebody_can_always_act_or_time_will(sample: Sample) -> None:
    for recorder in wander(sample, steps=100, seed="stuck"):
        match = recorder.match
        can_act = [bool(match.game.rules.legal(match.state, s)) for s in range(sample.seats)]
        is_over = match.outcome is not None
        assert is_over != (any(can_act) or match.deadline is not None)


def test_those_are_awaited_who_have_something_to_do(sample: Sample) -> None:
    for recorder in wander(sample, steps=100, seed="awaited"):
        match = recorder.match
        for seat in range(sample.seats):
            assert play.awaits(match, seat) == bool(match.game.rules.legal(match.state, seat))


def test_time_always_makes_progress(sample: Sample) -> None:
    """What time does at the deadline changes the state and lies behind us afterwards."""
    for recorder in wander(sample, steps=60, seed="time"):
        rules, state, deadline = recorder.game.rules, recorder.match.state, recorder.match.deadline
        if deadline is None:
            continue
        assert deadline >= recorder.at_ms
        after = rules.expire(state, deadline, Chance(b"expire"))
        following = rules.deadline(after)
        assert after != state
        assert following is None or following > deadline


@pytest.mark.parametrize("level", Level)
def test_a_bot_does_only_what_is_listed(sample: Sample, level: Level) -> None:
    chance = Chance(b"bots")
    for number, recorder in enumerate(wander(sample, steps=40, seed="bots")):
        match, seat = recorder.match, number % sample.seats
        action = match.game.bot.act(match.view(seat), seat, level, chance)
        pace = match.game.bot.pace(match.view(seat), seat, level, chance)
        assert pace is None or pace >= 0
        if isinstance(action, match.game.unlisted):
            assert not refusal(match, seat, action, recorder.at_ms)
        elif action is not None:
            assert action in match.game.rules.legal(match.state, seat)


def test_the_adviser_answers_any_question_from_any_view(sample: Sample) -> None:
    chance = Chance(b"questions")
    for number, recorder in enumerate(wander(sample, steps=60, seed="questions")):
        match = recorder.match
        seat = (*range(sample.seats), None)[number % (sample.seats + 1)]
        question = random_value(match.game.question, chance)
        answer = match.game.adviser.answer(match.view(seat), seat, question)
        encoded = msgspec.json.encode(answer)
        assert msgspec.json.Decoder(match.game.answer).decode(encoded) == answer

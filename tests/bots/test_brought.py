"""Policies that people bring: they play, and a bad one costs its own move only."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import brought
from tablee.bots.driver import Driver
from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.match import Match
from tablee.kernel.rules import Game, Level

TURNS = [game for game in registry.games() if not game.rules.IS_REAL_TIME]
each_game = pytest.mark.parametrize("game", TURNS, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def house_bots() -> Iterator[None]:
    yield
    brought.send_home()


def opened(game: Game) -> tuple[Match, int]:
    """A game, and a seat that may move."""
    options = game.options()
    seats = game.rules.seats_allowed(options)[-1]
    state = game.rules.setup(options, seats, Chance(b"opened"))
    seat = next(seat for seat in range(seats) if game.rules.legal(state, seat))
    return Match(game, b"key", state), seat


def acted(match: Match, seat: int, policy: Any, seconds: float = 5) -> tuple[Any, list[str]]:
    """What is played for the policy, and why."""
    brought._brought[match.game.name] = brought.PolicyBot(match.game, policy, seconds)
    reasons: list[str] = []
    driver = Driver(b"seed", lambda _seat, error: reasons.append(str(error)))
    return driver.act(match, seat, Level.HARD), reasons


@each_game
def test_it_plays_what_the_policy_says_in_a_thread_of_its_own(game: Game) -> None:
    match, seat = opened(game)
    wanted = [*game.rules.legal(match.state, seat)][-1]
    threads = []

    def policy(view: Any, at: int, level: Level, chance: Chance) -> Any:
        threads.append(threading.current_thread())
        assert (view, at, level) == (match.view(seat), seat, Level.HARD)
        assert chance.below(10) < 10
        return wanted

    assert acted(match, seat, policy) == (wanted, [])
    assert threading.main_thread() not in threads


@each_game
@pytest.mark.parametrize(
    ("answer", "reason"),
    [(ZeroDivisionError("oh"), "oh"), (SystemExit(3), "3"), ("nonsense", "legal"), (None, "waits")],
)
def test_a_bad_policy_costs_its_own_move_only(game: Game, answer: Any, reason: str) -> None:
    match, seat = opened(game)

    def policy(*_: Any) -> Any:
        if isinstance(answer, BaseException):
            raise answer
        return answer

    action, reasons = acted(match, seat, policy)
    assert action in game.rules.legal(match.state, seat)
    assert len(reasons) == 1
    assert reason in reasons[0]


def test_one_that_never_answers_is_not_asked_again_meanwhile() -> None:
    match, seat = opened(TURNS[0])
    may_answer, asked = threading.Event(), []

    def policy(*_: Any) -> Any:
        asked.append(1)
        may_answer.wait()

    action, reasons = acted(match, seat, policy, seconds=0.01)
    assert action is not None
    driver = Driver(b"seed", lambda _seat, error: reasons.append(str(error)))
    assert driver.act(match, seat, Level.EASY) is not None
    may_answer.set()
    assert len(asked) == 1
    assert ["no answer" in reasons[0], "still thinking" in reasons[1]] == [True, True]


def test_the_pace_is_that_of_the_houses_bots() -> None:
    match, seat = opened(TURNS[0])
    house = Driver(b"seed")
    house.look(match, {seat: Level.EASY}, 0)
    acted(match, seat, lambda *_: None)
    driver = Driver(b"seed")
    driver.look(match, {seat: Level.EASY}, 0)
    assert driver.wakes_at() == house.wakes_at()


def test_policies_are_found_in_the_folder_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_policy.py").write_text("def act(view, seat, level, chance): return 1\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    game = TURNS[0]
    brought.bring([f"{game.name}=my_policy:act"])
    assert brought.bot_of(game) is not game.bot
    assert all(brought.bot_of(other) is other.bot for other in registry.games() if other != game)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("chess=json:loads", "there is no game 'chess'"),
        (f"{TURNS[0].name}=json", "module:function"),
        (f"{TURNS[0].name}=no_such_module:act", "no_such_module"),
        (f"{TURNS[0].name}=json:no_such_function", "no_such_function"),
        (f"{TURNS[0].name}=sys:path", "no function"),
    ],
)
def test_what_is_not_there_is_said_before_the_server_starts(wanted: str, reason: str) -> None:
    with pytest.raises(brought.UnknownPolicy, match=reason):
        brought.bring([wanted])

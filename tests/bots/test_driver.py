"""When bots act: at their own pace, whatever the others do."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.bots.driver import PLAIN_PACE, SHORTEST_PACE, Driver
from tablee.kernel.chance import Chance
from tablee.kernel.match import Match
from tablee.kernel.rules import Level

BOTS = {1: Level.NORMAL}


@dataclass
class Metronome:
    """A bot that takes the time that its view tells, plus a little chance."""

    asked: list[int] = field(default_factory=list)
    looked_at: list[Any] = field(default_factory=list)

    def pace(self, view: Any, seat: int, level: Level, chance: Chance) -> int | None:
        del seat, level
        self.looked_at.append(view)
        return None if view is None else view + chance.below(100)

    def act(self, view: Any, seat: int, level: Level, chance: Chance) -> Any:
        del level, chance
        self.asked.append(seat)
        return ("did", view)


def match_of(bot: Metronome, state: Any, *, is_over: bool = False) -> Match:
    rules = SimpleNamespace(view=lambda state, _seat: state, outcome=lambda _: is_over or None)
    return Match(SimpleNamespace(bot=bot, rules=rules), b"", state)  # type: ignore[arg-type]


def test_a_bot_is_due_after_its_pace() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 1_000)
    driver.look(match, BOTS, now=500)
    at = driver.wakes_at()
    assert at is not None
    assert 1_500 <= at < 1_600
    assert driver.due(at - 1) == []
    assert driver.due(at) == [1]


def test_other_peoples_moves_neither_hurry_nor_delay_it() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 1_000)
    driver.look(match, BOTS, now=0)
    at = driver.wakes_at()
    for now in range(0, 900, 50):
        driver.look(match, BOTS, now)
    assert driver.wakes_at() == at


def test_it_is_asked_only_about_what_it_has_not_seen() -> None:
    bot = Metronome()
    driver, match = Driver(b"seed"), match_of(bot, 1_000)
    for state in (1_000, 1_000, None, None, 1_000):
        driver.look(replace(match, state=state), BOTS, now=0)
    assert bot.looked_at == [1_000, None, 1_000]


def test_another_level_is_another_question() -> None:
    bot = Metronome()
    driver, match = Driver(b"seed"), match_of(bot, 1_000)
    for level in (Level.EASY, Level.EASY, Level.HARD):
        driver.look(match, {1: level}, now=0)
    assert bot.looked_at == [1_000, 1_000]


def test_a_changed_situation_makes_it_think_anew() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 10_000)
    driver.look(match, BOTS, now=0)
    driver.look(replace(match, state=200), BOTS, now=5_000)
    at = driver.wakes_at()
    assert at is not None
    assert 5_200 <= at < 5_300


def test_nothing_to_do_means_no_wake() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 1_000)
    driver.look(match, BOTS, now=0)
    driver.look(replace(match, state=None), BOTS, now=10)
    assert driver.wakes_at() is None


def test_a_bot_that_is_replaced_by_a_person_stops() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 1_000)
    driver.look(match, BOTS, now=0)
    driver.look(match, {}, now=10)
    assert driver.wakes_at() is None


def test_a_bot_that_comes_back_thinks_anew() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 1_000)
    driver.look(match, BOTS, now=0)
    driver.look(match, {}, now=10)
    driver.look(match, BOTS, now=5_000)
    assert driver.due(5_999) == []
    assert driver.due(6_100) == [1]


def test_after_a_pause_it_thinks_anew() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), 1_000)
    driver.look(match, BOTS, now=0)
    driver.stop()
    assert driver.wakes_at() is None
    driver.look(match, BOTS, now=5_000)
    assert driver.due(6_100) == [1]


def test_acting_uses_the_view_of_that_moment_and_a_new_pace_follows() -> None:
    bot = Metronome()
    driver, match = Driver(b"seed"), match_of(bot, 1_000)
    driver.look(match, BOTS, now=0)
    first = driver.wakes_at()
    assert driver.act(replace(match, state=7), 1, Level.NORMAL) == ("did", 7)
    assert bot.asked == [1]
    assert driver.wakes_at() is None
    driver.look(match, BOTS, now=0)
    assert driver.wakes_at() != first


def test_no_bot_spins() -> None:
    driver, match = Driver(b"seed"), match_of(Metronome(), -100)
    driver.look(match, BOTS, now=0)
    assert driver.wakes_at() == SHORTEST_PACE


def test_bots_that_are_due_move_in_turn_each_after_the_move_before() -> None:
    """Nobody moves once the match is over."""
    driver, bots = Driver(b"seed"), {0: Level.EASY, 1: Level.HARD, 2: Level.NORMAL}
    matches = [match_of(Metronome(), 1_000)]
    driver.look(matches[-1], bots, now=0)
    moved = []
    for seat, action in driver.moves(2_000, bots, lambda: matches[-1]):
        moved.append((seat, action))
        matches.append(match_of(Metronome(), 1_001, is_over=seat == 1))
    assert moved == [(0, ("did", 1_000)), (1, ("did", 1_001))]


class Broken(Metronome):
    def pace(self, view: Any, seat: int, level: Level, chance: Chance) -> int | None:
        raise ZeroDivisionError(view, seat, level, chance)

    def act(self, view: Any, seat: int, level: Level, chance: Chance) -> Any:
        raise ZeroDivisionError(view, seat, level, chance)


def broken_match() -> Match:
    rules = SimpleNamespace(
        view=lambda state, _seat: state, outcome=lambda _: None, legal=lambda *_: ["the only move"]
    )
    return Match(SimpleNamespace(bot=Broken(), rules=rules), b"", 1)  # type: ignore[arg-type]


def test_a_bot_that_raises_is_noted_and_the_plain_bot_plays_for_it() -> None:
    noted: list[int] = []
    driver, match = Driver(b"seed", lambda seat, _: noted.append(seat)), broken_match()
    driver.look(match, BOTS, now=0)
    assert driver.due(PLAIN_PACE) == [1]
    assert driver.act(match, 1, Level.NORMAL) == "the only move"
    assert noted == [1, 1]


def test_where_nobody_takes_note_a_bot_that_raises_raises() -> None:
    with pytest.raises(ZeroDivisionError):
        Driver(b"seed").look(broken_match(), BOTS, now=0)

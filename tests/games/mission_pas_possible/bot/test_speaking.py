"""Bots speak: what they need, thanks, "Go!"; at most once a turn."""

import pytest
from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import number, placing, play, scene

from tablee.games.mission_pas_possible.bot import player, speaking
from tablee.games.mission_pas_possible.bot.person import Company
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    AskFor,
    OfferDie,
    PointAt,
    Speak,
)
from tablee.games.mission_pas_possible.model.material import Mark
from tablee.games.mission_pas_possible.model.state import State, Turn
from tablee.games.mission_pas_possible.model.talk import Phrase
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

ANYTHING, TWOS = "stack _, _, Y&1, _, _", "2, 2, 2 @ K2 R2 _"


def act(state: State, seat: int, level: Level = Level.NORMAL) -> Action | None:
    return player.act(rulebook.view(state, seat), seat, level, Chance(b"act"))


def pace(state: State, seat: int) -> int:
    taken = player.pace(rulebook.view(state, seat), seat, Level.NORMAL, Chance(b"pace"))
    assert taken is not None
    return taken


def before_the_roll(card: str, turn: int = 1) -> State:
    """Seat 0 has the bag, seat 1 has this card."""
    played = Turn(holder=1, rolled=(), bombs=())
    return replace(scene((ANYTHING,), (card,), (ANYTHING,)), turns=(played,) * turn)


@pytest.mark.parametrize(
    ("card", "mark"),
    [
        (TWOS, Mark.TWO),
        ("stack Y, R, B, G @ Y1 R2 B2 _", Mark.GREEN),
        ("# = # = # @ K5 R5 _", Mark.FIVE),
        ("2, 2, 2 @ K2 _ _", None),
        ("#|c = #|c = #|c @ K5 K5 _", None),
    ],
)
def test_it_needs_what_the_last_die_of_a_bomb_must_show(card: str, mark: Mark | None) -> None:
    assert speaking.needed(rulebook.view(before_the_roll(card), 1), 1) == mark


def test_it_says_what_it_needs_in_some_turns_before_the_roll() -> None:
    said = [act(before_the_roll(TWOS, turn), 1) for turn in range(1, 40)]
    assert 5 < said.count(AskFor(Mark.TWO)) < 30
    silent = [act(before_the_roll(TWOS, turn), 1, Level.EASY) for turn in range(1, 40)]
    assert set(silent) == {None}


def test_it_thanks_for_the_die_that_it_was_offered() -> None:
    state = scene((ANYTHING,), ("2, 2, 2",), (ANYTHING,), centre="K2 K3 G4")
    offered = play(state, 0, OfferDie(number(state, "K2"), 1))
    wished = play(offered, 1, PointAt(number(state, "K2")))
    assert act(wished, 1) == Speak(Phrase.THANKS)
    assert pace(wished, 1) < 1_500
    thanked = play(wished, 1, Speak(Phrase.THANKS))
    assert act(thanked, 1) == placing(state, "K2", "2, 2, 2", 0)


def test_who_has_placed_hurries_the_others_after_a_while_and_only_once() -> None:
    state = scene((ANYTHING,), ("2, 2, 2",), (ANYTHING,), centre="K2 R2 B2")
    waiting = replace(state, seats=(replace(state.seats[0], picks=0), *state.seats[1:]))
    assert act(waiting, 0) == Speak(Phrase.GO)
    assert pace(waiting, 0) >= 14_000
    assert act(play(waiting, 0, Speak(Phrase.GO)), 0) is None
    assert act(play(waiting, 1, Speak(Phrase.WAIT)), 0) is None, "somebody asks for time"
    assert act(waiting, 0, Level.EASY) is None


def test_a_simulated_person_does_not_spend_time_on_words() -> None:
    view = rulebook.view(before_the_roll(TWOS), 1)
    assert Company(person=1).pace(view, 1, Level.NORMAL, Chance(b"")) is None

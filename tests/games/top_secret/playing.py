"""Whole games between bots, one decision after the other."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.games.top_secret.bot import player
from tablee.games.top_secret.model.actions import Action
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

ONE_GAME = Options(series=Series.SINGLE)
MOST_DECISIONS = 2_000
"""Far more than any game of bots takes."""


class Decision(NamedTuple):
    state: State
    seat: int
    action: Action


def decisions(
    seats: int, level: Level, seed: int, options: Options = ONE_GAME
) -> Iterator[Decision]:
    """Every decision of a game, with the state it was made in; each is in the list of the legal."""
    chance = Chance(f"{seats} {level} {seed}".encode())
    state = rulebook.setup(options, seats, chance)
    for _ in range(MOST_DECISIONS):
        if rulebook.outcome(state) is not None:
            return
        seat = state.to_act[0]
        action = player.act(rulebook.view(state, seat), seat, level, chance)
        assert action is not None, "everybody waits for this seat"
        assert action in rulebook.legal(state, seat)
        yield Decision(state, seat, action)
        state = rulebook.play(state, seat, action, 0, chance)
    raise AssertionError("the game does not end")


def last_decision(seats: int, level: Level, seed: int) -> Decision:
    *_, last = decisions(seats, level, seed)
    return last

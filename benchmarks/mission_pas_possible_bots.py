"""Mission Pas Possible: how many turns a team that plans needs beside one that grabs, and how long
the planner thinks."""

import sys
from collections.abc import Sequence
from itertools import starmap
from statistics import mean, quantiles
from time import process_time

from benchmarks.figures import Figure, as_table

from tablee.games.mission_pas_possible.advice import planner
from tablee.games.mission_pas_possible.advice.planner import Roll, Rolled
from tablee.games.mission_pas_possible.advice.reading import past_front_of
from tablee.games.mission_pas_possible.data.kinds import KIND_OF
from tablee.games.mission_pas_possible.data.sizes import PICKS_A_TURN
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.views import View
from tablee.kernel.rules import Level
from tablee.simulate import Played, simulate

GAMES = 500
UNHURRIED = Options(countdown_seconds=3600)
"""Standard, with a clock that does not matter."""


def _games(level: Level, players: int, games: int) -> list[Played]:
    bots = [level] * players
    return list(simulate("mission_pas_possible", UNHURRIED, bots, games, seed=b"turns"))


def _turns(played: Sequence[Played]) -> float:
    """To the win; a game that was lost would have taken longer still, and none is."""
    assert all(game.outcome.reason == Reason.ALL_DEFUSED for game in played)
    turns: list[int] = [game.view.turn for game in played]
    return mean(turns)


def _strength(games: int) -> list[Figure]:
    turns = {level: _turns(_games(level, 3, games)) for level in Level}
    name = f"Mission Pas Possible, {games} games of three at Standard"
    greedy = f"greedy: {turns[Level.EASY]:.2f} turns"
    ratio = 100 * turns[Level.HARD] / turns[Level.EASY]
    return [
        Figure(f"{name}: turns of the planner", turns[Level.HARD], "turns", "", greedy),
        Figure(f"{name}: turns of those who mind their own cards", turns[Level.NORMAL], "turns"),
        Figure(f"{name}: the planner, of the greedy team", ratio, "%", "at most 80", greedy),
    ]


def _rolls(view: View) -> list[Roll]:
    """Every roll of a finished game."""
    assert view.result is not None, "it is finished"
    players = len(view.seats)
    return [
        Roll(
            tuple(map(past_front_of, turn.bombs)),
            (PICKS_A_TURN[players],) * players,
            tuple(Rolled(KIND_OF[die]) for die in turn.rolled),
        )
        for turn in view.result.turns
    ]


def _milliseconds(roll: Roll) -> float:
    begin = process_time()
    planner.best_sharing.__wrapped__(roll)
    return 1000 * (process_time() - begin)


def _thinking(players: int, games: int) -> list[Figure]:
    """CPU of one roll, shared anew; what cards are worth is known after a few games."""
    views = [game.view for game in _games(Level.HARD, players, games)]
    rolls = [roll for view in views for roll in _rolls(view)]
    spent = [_milliseconds(roll) for _ in range(2) for roll in rolls][len(rolls) :]
    name = f"Mission Pas Possible, planner, a turn of {players}"
    goal = "at most 5" if players == 3 else ""
    return [
        Figure(f"{name}: mean", mean(spent), "ms CPU", goal),
        Figure(f"{name}: p99", quantiles(spent, n=100)[-1], "ms CPU"),
    ]


def run(quick: bool) -> list[Figure]:
    teams = [(3, 2 if quick else 20), (5, 2 if quick else 20), (1, 2 if quick else 20)]
    thinking = [figure for figures in starmap(_thinking, teams) for figure in figures]
    return [*_strength(10 if quick else GAMES), *thinking]


if __name__ == "__main__":
    print(as_table(run(quick="--quick" in sys.argv)))

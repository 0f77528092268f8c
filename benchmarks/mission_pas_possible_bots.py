"""Mission Pas Possible: how many turns a team that plans needs beside one that grabs, how often one
person and two bots win in time, and how long the planner thinks."""

import sys
from collections.abc import Sequence
from itertools import starmap
from statistics import mean, quantiles
from time import process_time

from benchmarks.figures import Figure, as_table
from msgspec.structs import replace

from tablee.cli.simulate import Estimate
from tablee.games.mission_pas_possible.advice import planner
from tablee.games.mission_pas_possible.advice.planner import Roll, Rolled
from tablee.games.mission_pas_possible.advice.reading import past_front_of
from tablee.games.mission_pas_possible.data.kinds import KIND_OF
from tablee.games.mission_pas_possible.data.sizes import PICKS_A_TURN
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Options
from tablee.games.mission_pas_possible.model.views import View
from tablee.games.mission_pas_possible.terminal.survey import evening_with_a_person
from tablee.kernel.rules import Level
from tablee.simulate import Played, simulate

GAMES = 500
GAMES_WITH_A_PERSON = 400
WISHED_WINS = {Difficulty.STANDARD: "40 to 70", Difficulty.ELITE: "less than 25"}
UNHURRIED = Options(countdown_seconds=3600)
"""Standard, with a clock that does not matter."""


def _games(level: Level, players: int, games: int) -> list[Played]:
    bots = [level] * players
    return list(simulate("mission_pas_possible", UNHURRIED, bots, games, seed=b"turns"))


def _turns(played: Sequence[Played]) -> Estimate:
    """To the win; a game that was lost would have taken longer still, and none is."""
    assert all(game.outcome.reason == Reason.ALL_DEFUSED for game in played)
    return Estimate.of([game.view.turn for game in played])


def _strength(games: int) -> list[Figure]:
    turns = {level: _turns(_games(level, 3, games)) for level in Level}
    name = f"Mission Pas Possible, {games} games of three at Standard"
    ratio = 100 * turns[Level.HARD].mean / turns[Level.EASY].mean
    goals = {Level.HARD: "at most 32.6"}
    return [
        *(
            Figure(
                f"{name}: turns of {level} bots",
                each.mean,
                "turns",
                goals.get(level, ""),
                f"± {each.margin:.2f}",
            )
            for level, each in turns.items()
        ),
        Figure(f"{name}: turns of hard bots, of those of easy ones", ratio, "%", "at most 80"),
    ]


def _with_a_person(games: int) -> list[Figure]:
    """Against the countdown as it is; the seed has served for nothing else."""
    figures = []
    for level, goal in WISHED_WINS.items():
        evening = evening_with_a_person(replace(Options(), level=level), games, b"a person")
        wins = evening.wins
        name = f"Mission Pas Possible, a person and two normal bots, {games} games, {level}: wins"
        between = f"{100 * wins.low:.1f} to {100 * wins.high:.1f}, {evening.turns:.1f} turns"
        figures.append(Figure(name, 100 * wins.part, "%", goal, between))
    return figures


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
    strength = _strength(10 if quick else GAMES)
    return [*strength, *_with_a_person(10 if quick else GAMES_WITH_A_PERSON), *thinking]


if __name__ == "__main__":
    print(as_table(run(quick="--quick" in sys.argv)))

"""Top It: how often the strongest bot wins against greedy ones, chairs taken in turn."""

from collections.abc import Sequence

from benchmarks.figures import Figure, as_table

from tablee.games.top_it.model import Options
from tablee.kernel.rules import Level
from tablee.simulate import simulate


def _share(bots: Sequence[Level], games: int) -> float:
    """Of the games, in percent, that the first bot wins; a shared win counts in part."""
    won = 0.0
    for played in simulate("top_it", Options(), bots, games, seed=b"top it", processes=1):
        winners = played.winners
        won += (0 in winners) / len(winners)
    return 100 * won / games


def run(quick: bool) -> list[Figure]:
    games = 10 if quick else 200
    figures = []
    for level in (Level.NORMAL, Level.HARD):
        duel = _share([level, Level.EASY], games)
        three = _share([level, Level.EASY, Level.EASY], games)
        goals = ("at least 70", "at least 60") if level is Level.HARD else ("", "")
        name = f"Top It, {games} games won by the {level} bot"
        figures += [
            Figure(f"{name} against an easy one", duel, "%", goals[0], "chance: 50"),
            Figure(f"{name} against two easy ones", three, "%", goals[1], "chance: 33"),
        ]
    return figures


if __name__ == "__main__":
    print(as_table(run(quick=False)))

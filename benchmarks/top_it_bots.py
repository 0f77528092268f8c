"""Top It: how often each bot wins, chairs taken in turn, with confidence intervals of 95 %."""

from collections.abc import Callable, Sequence
from math import sqrt
from time import process_time
from typing import NamedTuple

from benchmarks.figures import Figure, as_table

from tablee.games.top_it.advice import search
from tablee.games.top_it.advice.search import WeighedMove
from tablee.games.top_it.bot import player
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.situations import FULL_HAND, Situation
from tablee.kernel.chance import Chance

Player = Callable[[Situation, int, Chance], WeighedMove]


def greedy(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    """The most points at once; which of several, chance decides."""
    moves = search.moves(situation, hand)
    most = max(move.points for move in moves)
    return chance.choice([move for move in moves if move.points == most])


def easy(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    return player.careless_move(situation, hand, chance)


def normal(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    return player.careful_move(situation, hand, chance, is_alone=False)


def hard(situation: Situation, hand: int, chance: Chance) -> WeighedMove:  # noqa: ARG001
    return player.farsighted_move(situation, hand, is_alone=False)


class Result(NamedTuple):
    won: float
    """Of the games, a shared win in part."""
    games: int
    longest_ms: float
    mean_ms: float

    @property
    def margin(self) -> float:
        return 1.96 * sqrt(self.won * (1 - self.won) / self.games)


def _game(
    players: Sequence[Player], timed: int, starter: int, chance: Chance
) -> tuple[list[int], list[float]]:
    """The scores, and how long the moves of the timed seat took."""
    situation = Situation(Mosaic(), (FULL_HAND,) * len(players), 0)
    hand: int | None = starter
    spent = []
    while hand is not None:
        began = process_time()
        move = players[hand](situation, hand, chance)
        if hand == timed:
            spent.append(process_time() - began)
        situation = search.after(situation, hand, move.target)
        hand = situations.next_after(situation, hand).hand
    return [each.score for each in situation.hands], spent


def matched(one: Player, other: Player, others: int, games: int) -> Result:
    seats, won = others + 1, 0.0
    spent: list[float] = []
    for number in range(games):
        seat, starter = number % seats, number // seats % seats
        players = [one if each == seat else other for each in range(seats)]
        scores, times = _game(players, seat, starter, Chance(f"top it {number}".encode()))
        winners = [each for each, score in enumerate(scores) if score == max(scores)]
        won += (seat in winners) / len(winners)
        spent += times
    return Result(won / games, games, 1000 * max(spent), 1000 * sum(spent) / len(spent))


MATCHES = (
    ("greedy against one easy", greedy, easy, 1, "at least 75"),
    ("normal against one greedy", normal, greedy, 1, "at least 50"),
    ("hard against one normal", hard, normal, 1, "at least 60"),
    ("hard against two normal", hard, normal, 2, "at least 45"),
    ("hard against three normal", hard, normal, 3, "at least 40"),
)


def run(quick: bool) -> list[Figure]:
    games = 12 if quick else 200
    figures = []
    for name, one, other, others, goal in MATCHES:
        result = matched(one, other, others, games)
        told = f"± {100 * result.margin:.1f}; chance: {100 / (others + 1):.0f}; {games} games"
        figures.append(Figure(f"Top It, won by {name}", 100 * result.won, "%", goal, told))
        if one is hard:
            about = f"mean {result.mean_ms:.0f}"
            thought = f"Top It, longest thought of {name}"
            figures.append(Figure(thought, result.longest_ms, "ms CPU", "at most 150", about))
    return figures


if __name__ == "__main__":
    print(as_table(run(quick=False)))

"""Top It: how often each bot wins, chairs taken in turn, with confidence intervals of 95 %.

`python -m benchmarks.top_it_bots "hard against three normal" --games 200` plays one match alone.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from time import process_time
from typing import NamedTuple

from benchmarks.figures import Figure, as_table

from tablee.games.top_it.advice import search, weighing
from tablee.games.top_it.advice.weighing import WeighedMove
from tablee.games.top_it.bot import player
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.situations import FULL_HAND, Situation
from tablee.kernel.chance import Chance

Player = Callable[[Situation, int, Chance], WeighedMove]


def greedy(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    """The most points at once; which of several, chance decides."""
    moves = weighing.moves(situation, hand)
    most = max(move.points for move in moves)
    return chance.choice([move for move in moves if move.points == most])


def easy(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    return player.careless_move(situation, hand, chance)


def normal(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    return search.careful_move(situation, hand, chance, is_alone=False)


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
        situation = weighing.after(situation, hand, move.target)
        hand = situations.next_after(situation, hand).hand
    return [each.score for each in situation.hands], spent


SEED = "top it"


class Played(NamedTuple):
    """What one game brought the player that is measured."""

    won: float
    """All of it, or a share."""
    spent: list[float]


def _played(one: Player, other: Player, others: int, seed: str, number: int) -> Played:
    """A game's number says who sits where, who begins and what chance does, whoever plays it."""
    seats = others + 1
    seat, starter = number % seats, number // seats % seats
    players = [one if each == seat else other for each in range(seats)]
    scores, spent = _game(players, seat, starter, Chance(f"{seed} {number}".encode()))
    winners = [each for each, score in enumerate(scores) if score == max(scores)]
    return Played((seat in winners) / len(winners), spent)


def matched(one: Player, other: Player, others: int, games: int, seed: str = SEED) -> Result:
    """On every core: a match of 200 games takes minutes of thought. CPU is counted by process, so
    that company does not change the thinking times."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = list(
            pool.map(partial(_played, one, other, others, seed), range(games), chunksize=4)
        )
    spent = [seconds for game in played for seconds in game.spent]
    won = sum(game.won for game in played) / games
    return Result(won, games, 1000 * max(spent), 1000 * sum(spent) / len(spent))


class Match(NamedTuple):
    name: str
    one: Player
    other: Player
    others: int
    goal: str


MATCHES = (
    Match("greedy against one easy", greedy, easy, 1, "at least 75"),
    Match("normal against one greedy", normal, greedy, 1, "at least 50"),
    Match("hard against one normal", hard, normal, 1, "at least 60"),
    Match("hard against two normal", hard, normal, 2, "at least 45"),
    Match("hard against three normal", hard, normal, 3, "at least 40"),
)
GAMES = 200


def _figures(match: Match, games: int, seed: str = SEED) -> list[Figure]:
    result = matched(match.one, match.other, match.others, games, seed)
    chance = 100 / (match.others + 1)
    told = f"± {100 * result.margin:.1f}; chance: {chance:.0f}; {games} games"
    won = Figure(f"Top It, won by {match.name}", 100 * result.won, "%", match.goal, told)
    if match.one is not hard:
        return [won]
    name, about = f"Top It, longest thought of {match.name}", f"mean {result.mean_ms:.0f}"
    return [won, Figure(name, result.longest_ms, "ms CPU", "at most 150", about)]


def run(quick: bool) -> list[Figure]:
    games = 12 if quick else GAMES
    return [figure for match in MATCHES for figure in _figures(match, games)]


def main(words: Sequence[str] | None = None) -> None:
    """Each match is told as soon as it is over."""
    names = [match.name for match in MATCHES]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.top_it_bots", description=__doc__)
    parser.add_argument("matches", nargs="*", metavar="MATCH", help=f"some of: {', '.join(names)}")
    parser.add_argument("--games", type=int, default=GAMES, help="of each match")
    parser.add_argument("--seed", default=SEED, help="another one: games that nobody has seen")
    arguments = parser.parse_args(words)
    if unknown := set(arguments.matches) - set(names):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    for match in MATCHES:
        if not arguments.matches or match.name in arguments.matches:
            print(as_table(_figures(match, arguments.games, arguments.seed)), flush=True)


if __name__ == "__main__":
    main()

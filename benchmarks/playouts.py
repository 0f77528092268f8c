"""Random legal play: moves a second of every game, beside python-chess in the same run."""

import random
from collections.abc import Callable
from functools import partial
from time import process_time

import chess
from benchmarks.figures import Figure, as_table

from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw

_MOMENT_MS = 500
"""Table time between two moves."""
_MOST_MOVES = 2_000
"""Of one game, so that a random walk that does not end is still one playout of many."""


def _chess(number: int) -> int:
    """The moves of one random game of chess."""
    rng = random.Random(number)
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def _playout(name: str, number: int) -> int:
    """The moves of one random game; each is listed, drawn, checked and played."""
    game = registry.load(name)
    rules, options = game.rules, game.options()
    seats = rules.seats_allowed(options)[0]
    chance = Chance(number.to_bytes(8, "big"))
    state = rules.setup(options, seats, chance)
    at = moves = 0
    while rules.outcome(state) is None and moves < _MOST_MOVES:
        at += _MOMENT_MS
        seat = chance.below(seats)
        deadline = rules.deadline(state)
        if deadline is not None and deadline <= at:
            state = rules.expire(state, at, chance)
        elif legal := rules.legal(state, seat):
            state = rules.play(state, seat, draw(legal, chance), at, chance)
            moves += 1
    return moves


def _moves_per_second(playout: Callable[[int], int], seconds: float) -> float:
    """Of CPU, after one playout that warms up."""
    playout(0)
    moves, number, start = 0, 0, process_time()
    while (spent := process_time() - start) < seconds:
        number += 1
        moves += playout(number)
    return moves / spent


def run(quick: bool) -> list[Figure]:
    seconds = 0.5 if quick else 4
    chess_moves = _moves_per_second(_chess, seconds)
    peer = f"python-chess: {chess_moves:,.0f}"
    return [
        Figure(
            f"{name}: random legal play",
            _moves_per_second(partial(_playout, name), seconds),
            "moves/s",
            "more than python-chess",
            peer,
        )
        for name in registry.names()
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

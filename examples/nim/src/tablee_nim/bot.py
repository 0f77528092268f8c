"""A player of Nim: the better ones leave heaps whose binary digits cancel out, where they can."""

from functools import reduce
from operator import xor

from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level
from tablee_nim.model import Take, View

_SLIPS = {Level.EASY: 2, Level.NORMAL: 4}
"""One move of so many is made without thinking."""


def pace(view: View, seat: int, level: Level, chance: Chance) -> int | None:  # noqa: ARG001
    return 800 + chance.below(1_000) if _is_due(view, seat) else None


def act(view: View, seat: int, level: Level, chance: Chance) -> Take | None:
    if not _is_due(view, seat):
        return None
    moves = [
        Take(heap, stones)
        for heap, left in enumerate(view.heaps, start=1)
        for stones in range(1, left + 1)
    ]
    good = [move for move in moves if _is_good(view, move)]
    if good and (level is Level.HARD or chance.below(_SLIPS[level])):
        return chance.choice(good)
    return chance.choice(moves)


def _is_due(view: View, seat: int) -> bool:
    return seat + 1 == view.chair and any(view.heaps)


def _is_good(view: View, move: Take) -> bool:
    """For two players it wins; for more it does no harm."""
    left = [*view.heaps]
    left[move.heap - 1] -= move.stones
    if view.last_stone_loses and max(left) <= 1:
        return sum(left) % 2 == 1
    return reduce(xor, left) == 0

"""The games alone that are kept: one's best, to be beaten."""

import msgspec

from tablee.games.top_it.model import State
from tablee.games.top_it.rules.situations import totals
from tablee.kernel.directory import ArchivedResult


class Told(msgspec.Struct, frozen=True):
    points: int


def result(state: State) -> ArchivedResult | None:
    if state.seats != 1 or state.options.puzzle:
        return None
    (points,) = totals(state)
    return ArchivedResult((points,), Told(points))

"""BenchDice: a game of the benchmarks, to measure the house and nothing else.

Four seats, 168 cells, hidden hands and a hidden deck, views of some 4 KB. Anybody rolls at any
time, from any cell; each of five dice marks a cell, and the oldest card of the hand goes under the
deck.
"""

from contextlib import suppress
from typing import Any

from tablee.kernel.rules import Game

from . import model, player, rules

_since: dict[str, Any] = {}
with suppress(ImportError):  # older checkouts, which are measured beside this one, know none
    from tablee.kernel.manifest import Manifest, Sides

    _since["manifest"] = Manifest(players=(4, 4), minutes=1, sides=Sides.EACH, has_secrets=False)

GAME = Game(
    **_since,
    rules=rules,
    bot=player,
    adviser=player,
    options=model.Options,
    state=model.State,
    action=model.Roll,
    view=model.View,
    illegal=model.IllegalCode,
    reasons=model.Reason,
    question=model.Nothing,
    answer=model.Nothing,
)

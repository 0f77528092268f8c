"""How much work a bomb card still is: the dice that will be spent on it, on average.

The player sees a few dice each turn and places the one that helps the card most, or waits for a
better one. What is left to do then is worked out backwards from the complete card; cards on which
the same dice may still be placed are worked out once.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from math import inf

from tablee.games.mission_pas_possible.data.kinds import (
    KINDS,
    Kind,
    Kinds,
    kinds_of,
    members,
    number_of,
)
from tablee.games.mission_pas_possible.rules.checker import (
    PREPARED,
    Equation,
    Filled,
    Line,
    completing,
    fitting,
)

DICE_IN_SIGHT = 2
"""That a player can choose from; the others want some of the dice of a turn, too."""
WAITING = 0.5
"""In dice: the cost of a turn that brings nothing for the card, but perhaps for another one."""

Prospect = tuple[int, tuple[Kinds, ...], tuple[int, ...]]
"""The card, what may still come on each space, and how far its equations have got."""

_known: dict[Prospect, float] = {}


@lru_cache(maxsize=1 << 16)
def work(card: int, filled: Filled) -> float:
    """Dice, on average, until the card is complete; infinite if it never can be."""
    if None not in filled:
        return 0.0
    prospect = _prospect(card, filled)
    if prospect not in _known:
        _known[prospect] = _expected(_left_by_kind(card, filled).values())
    return _known[prospect]


def _prospect(card: int, filled: Filled) -> Prospect:
    """What decides how much work is left: states of a card that share it need the same dice.

    It is what each empty space may still take, and the sums so far; not the dice that led there.
    """
    found = completing(PREPARED[card], filled)
    coming = tuple(
        0 if kind is not None else kinds for kind, kinds in zip(filled, found, strict=True)
    )
    return card, coming, tuple(_sums(card, filled))


def _sums(card: int, filled: Filled) -> Iterator[int]:
    first = 0
    for group in PREPARED[card].groups:
        if isinstance(group, Equation):
            terms = zip(group.factors, filled[first:], strict=False)
            yield sum(factor * number_of(kind) for factor, kind in terms if kind is not None)
        first += len(group.asked)


def _left_by_kind(card: int, filled: Filled) -> dict[Kind, float]:
    """The work that is left after placing a die of each kind, where it helps most."""
    left: dict[Kind, float] = {}
    for space, fits in enumerate(fitting(card, filled)):
        for alike in _alike(card)[space]:
            if kinds := fits & alike:
                one = next(iter(members(kinds)))
                after = work(card, (*filled[:space], one, *filled[space + 1 :]))
                left.update((kind, min(after, left.get(kind, inf))) for kind in members(kinds))
    return left


@cache
def _alike(card: int) -> tuple[tuple[Kinds, ...], ...]:
    """By space: classes of kinds between which neither a neighbour nor a sum sees a difference."""
    found: list[tuple[Kinds, ...]] = []
    for group in PREPARED[card].groups:
        for place in range(len(group.asked)):
            classes: dict[object, list[Kind]] = {}
            for kind in KINDS:
                classes.setdefault(_seen_by_others(group, place, kind), []).append(kind)
            found.append(tuple(map(kinds_of, classes.values())))
    return tuple(found)


def _seen_by_others(group: Line | Equation, place: int, kind: Kind) -> object:
    if isinstance(group, Equation):
        return number_of(kind)
    relations = (*group.onward[place : place + 1], *group.backward[max(place - 1, 0) : place])
    return tuple(relation[kind] for relation in relations if relation is not None)


def _expected(lefts: Iterable[float]) -> float:
    """The work of a card, given the work that is left after a die of each kind.

    Whoever takes only the best `taken` kinds sees none of them with the chance `none`, and is then
    where he was; how choosy it is best to be, the least of the sums tells.
    """
    least, spent, none = inf, 0.0, 1.0
    for taken, left in enumerate(sorted(lefts), start=1):
        worse = (1 - taken / len(KINDS)) ** DICE_IN_SIGHT
        spent += (none - worse) * (1 + left)
        none = worse
        least = min(least, (spent + none * WAITING) / (1 - none))
    return least

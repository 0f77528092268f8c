"""The value of cards and the best sharing, slow and obvious: every pair of dice, every order."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import fsum, inf

from tablee.games.mission_pas_possible.advice.front import Front
from tablee.games.mission_pas_possible.advice.planner import Roll, Rolled
from tablee.games.mission_pas_possible.advice.work import WAITING, work
from tablee.games.mission_pas_possible.data.kinds import KINDS, Kind, colour_of, number_of
from tablee.games.mission_pas_possible.rules.checker import Filled, fitting, is_covered

_CLOSE = 1e-9


@cache
def slow_work(card: int, filled: Filled) -> float:
    """Two dice are seen; one is placed, or half a die is lost by waiting: until it settles."""
    if None not in filled:
        return 0.0
    bests = [_best_after(card, filled, kind) for kind in KINDS]
    pairs = Counter(min(one, other) for one, other in product(bests, bests))
    before, value = inf, fsum(best for best in bests if best < inf)
    while abs(before - value) > _CLOSE:
        before = value
        sums = (times * min(WAITING + before, 1 + best) for best, times in pairs.items())
        value = fsum(sums) / pairs.total()
    return value


def _best_after(card: int, filled: Filled, kind: Kind) -> float:
    return min(
        (
            slow_work(card, (*filled[:space], kind, *filled[space + 1 :]))
            for space, kinds in enumerate(fitting(card, filled))
            if kinds >> kind & 1
        ),
        default=inf,
    )


def least_cost(roll: Roll) -> float:
    """Of all that the team can come to by placing one die after another."""
    return min(_cost(fronts, left) for fronts, left in _ends(roll))


def _ends(roll: Roll) -> Iterator[tuple[tuple[Front, ...], tuple[Rolled, ...]]]:
    is_end = True
    for seat, place in product(range(len(roll.fronts)), range(len(roll.dice))):
        die = roll.dice[place]
        if not roll.picks[seat] or die.kept_for not in (None, seat):
            continue
        for front in _placed(roll.fronts[seat], die.kind):
            is_end = False
            yield from _ends(
                Roll(
                    (*roll.fronts[:seat], front, *roll.fronts[seat + 1 :]),
                    tuple(p - (s == seat) for s, p in enumerate(roll.picks)),
                    (*roll.dice[:place], *roll.dice[place + 1 :]),
                )
            )
    if is_end:
        yield roll.fronts, roll.dice


def _placed(front: Front, kind: Kind) -> Iterator[Front]:
    for number, (card, filled) in enumerate(front):
        for space, kinds in enumerate(fitting(card, filled)):
            if kinds >> kind & 1:
                after = (*filled[:space], kind, *filled[space + 1 :])
                laid = ((card, after),) if None in after else ()
                yield (*front[:number], *laid, *front[number + 1 :])


def _cost(fronts: tuple[Front, ...], left: tuple[Rolled, ...]) -> float:
    """The work on all cards, and what each unused die takes from each player on average."""
    rerolls = [6 * colour_of(die.kind) + number for die in left for number in range(6)]
    taken = fsum(_taken(front, rolled) for front in fronts for rolled in rerolls) / 6
    return fsum(work(card, filled) for front in fronts for card, filled in front) + taken


def _taken(front: Front, rolled: Kind) -> float:
    losses = [
        work(card, (*filled[:space], None, *filled[space + 1 :])) - work(card, filled)
        for card, filled in front
        for space, kind in enumerate(filled)
        if kind is not None and not is_covered(card, filled, space)
        if colour_of(kind) == colour_of(rolled) or number_of(kind) == number_of(rolled)
    ]
    return max(0.0, min(losses, default=0.0))

"""Shares the dice of a turn over the whole team, so that the least work is left for all.

Work is counted in dice (`work.py`). A die that nobody uses costs what its reroll is expected to
take from everybody's cards (MPP-55). Points only break ties: defusals win the game.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import fsum, inf
from typing import NamedTuple

from tablee.games.mission_pas_possible.data import CARDS, COLOURS, NUMBERS
from tablee.games.mission_pas_possible.front import (
    Front,
    losable,
    spots_for,
    unfinished,
    with_die,
)
from tablee.games.mission_pas_possible.kinds import Kind, colour_of, number_of
from tablee.games.mission_pas_possible.model import Spot
from tablee.games.mission_pas_possible.work import work
from tablee.kernel.rules import Seat

POINT = 1e-6
"""In dice: so little that it decides only between equals."""

DiceSet = int
"""Dice by their places in the roll: bit `place` is set."""


class Rolled(NamedTuple):
    """A die in the centre."""

    kind: Kind
    kept_for: Seat | None = None
    """Only this seat may have it: it is in its hand, or it has asked for it."""


class Position(NamedTuple):
    """The team before it shares what is left of a roll."""

    fronts: tuple[Front, ...]
    """By seat."""
    picks: tuple[int, ...]
    """By seat: the dice that it may still place (MPP-22, MPP-23)."""
    dice: tuple[Rolled, ...]


class Step(NamedTuple):
    """A die that is placed."""

    seat: Seat
    place: int
    """Of the die in the roll."""
    spot: Spot


class Part(NamedTuple):
    """What one seat may do with some of the dice."""

    used: DiceSet
    steps: tuple[Step, ...]
    front: Front
    """Afterwards, without what is completed."""
    points: int
    """Of the cards that are completed."""
    cost: float


class Sharing(NamedTuple):
    """Who places what, each seat's steps in their order, and the work that is left to do then."""

    steps: tuple[Step, ...]
    cost: float


def work_left(front: Front) -> float:
    return fsum(work(card, filled) for card, filled in front)


@lru_cache(maxsize=1 << 14)
def risks(front: Front) -> tuple[float, ...]:
    """By colour: the work that the reroll of such a die is expected to undo here (MPP-55)."""
    before = work_left(front)
    undone = [
        (kind, work_left(with_die(front, spot, None)) - before) for spot, kind in losable(front)
    ]
    return tuple(
        fsum(_undone_by(undone, colour, number) for number in NUMBERS) / len(NUMBERS)
        for colour in range(len(COLOURS))
    )


def _undone_by(undone: Iterable[tuple[Kind, float]], colour: int, number: int) -> float:
    """The owner chooses which of the matching dice to lose (MPP-58); luck is not reckoned with."""
    costs = (
        max(0.0, cost)
        for kind, cost in undone
        if colour_of(kind) == colour or number_of(kind) == number
    )
    return min(costs, default=0.0)


@lru_cache(maxsize=1 << 10)
def best_sharing(position: Position) -> Sharing:
    """The sharing that leaves the least work; all that can be placed is placed (MPP-31)."""
    parts = [parts_of(position, seat) for seat in range(len(position.fronts))]
    return _Search(position, parts).best()


def parts_of(position: Position, seat: Seat) -> list[Part]:
    """What a seat may do, the cheapest first.

    With several picks, different orders that come to the same are one part (MPP-24).
    """
    start = Part(0, (), position.fronts[seat], 0, work_left(position.fronts[seat]))
    layer = {(start.used, start.front): start}
    found = list(layer.values())
    for _ in range(position.picks[seat]):
        layer = {
            (after.used, after.front): after
            for part in layer.values()
            for after in _continued(position, seat, part)
        }
        found += layer.values()
    return sorted(found, key=lambda part: part.cost)


def _continued(position: Position, seat: Seat, part: Part) -> Iterator[Part]:
    """With one more die."""
    for place, die in enumerate(position.dice):
        if not part.used >> place & 1 and die.kept_for in (None, seat):
            for spot in spots_for(part.front, die.kind):
                yield _after(part, Step(seat, place, spot), die.kind)


def _after(part: Part, step: Step, kind: Kind) -> Part:
    placed = with_die(part.front, step.spot, kind)
    front = unfinished(placed)
    completed = CARDS[step.spot.card].points if len(front) < len(placed) else 0
    points = part.points + completed
    cost = work_left(front) - POINT * points
    return Part(part.used | 1 << step.place, (*part.steps, step), front, points, cost)


class _Search:
    """Depth first over the seats; what cannot become cheaper than the best is left out."""

    def __init__(self, position: Position, parts: list[list[Part]]) -> None:
        self._position = position
        self._parts = parts
        self._everything = (1 << len(position.dice)) - 1
        cheapest = [seat_parts[0].cost for seat_parts in parts]
        self._at_least = [fsum(cheapest[seat:]) for seat in range(len(parts) + 1)]
        """What this seat and those after it leave to do, however the dice are shared."""
        self._best = Sharing((), inf)

    def best(self) -> Sharing:
        self._go_on((), 0, 0.0)
        return self._best

    def _go_on(self, chosen: tuple[Part, ...], used: DiceSet, cost: float) -> None:
        seat = len(chosen)
        if cost + self._at_least[seat] >= self._best.cost:
            return
        if seat == len(self._parts):
            self._weigh(chosen, self._everything & ~used, cost)
            return
        for part in self._parts[seat]:
            if not part.used & used:
                self._go_on((*chosen, part), used | part.used, cost + part.cost)

    def _weigh(self, chosen: tuple[Part, ...], unused: DiceSet, cost: float) -> None:
        left = [die for place, die in enumerate(self._position.dice) if unused >> place & 1]
        cost += fsum(risks(part.front)[colour_of(die.kind)] for part in chosen for die in left)
        if cost < self._best.cost and not self._is_unfinished(chosen, left):
            steps = tuple(step for part in chosen for step in part.steps)
            self._best = Sharing(steps, cost)

    def _is_unfinished(self, chosen: tuple[Part, ...], left: list[Rolled]) -> bool:
        """Whether somebody can still place one of the dice that are left (MPP-31)."""
        return any(
            die.kept_for in (None, seat) and any(spots_for(part.front, die.kind))
            for seat, part in enumerate(chosen)
            if len(part.steps) < self._position.picks[seat]
            for die in left
        )

"""Shares the dice of a turn over the whole team, so that the least work is left for all.

Work is counted in dice (`work.py`). A die that nobody uses costs what its reroll is expected to
take from everybody's cards (MPP-55). Points only break ties: defusals win the game.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import fsum, inf
from typing import NamedTuple

from tablee.games.mission_pas_possible.advice.front import (
    Front,
    losable,
    spots_for,
    unfinished,
    with_die,
)
from tablee.games.mission_pas_possible.advice.work import work
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.dice import COLOURS, NUMBERS
from tablee.games.mission_pas_possible.data.kinds import Kind, colour_of, number_of
from tablee.games.mission_pas_possible.model.material import Spot
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


class Roll(NamedTuple):
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
def best_sharing(roll: Roll) -> Sharing:
    """The sharing that leaves the least work; all that can be placed is placed (MPP-31).

    Once it is settled which dice stay unused, what they put at risk is part of each seat's cost,
    and the seats have nothing more to do with each other than to take different dice.
    """
    parts = [parts_of(roll, seat) for seat in range(len(roll.fronts))]
    best = Sharing((), inf)
    for unused in sorted(range(1 << len(roll.dice)), key=int.bit_count):
        if _at_least(parts, unused) < best.cost:
            best = _Search(roll, parts, unused).better_than(best)
    return best


def _at_least(parts: Sequence[Sequence[Part]], unused: DiceSet) -> float:
    """What the seats leave to do without these dice, even if they could all take the same ones."""
    return fsum(
        next((part.cost for part in seat_parts if not part.used & unused), inf)
        for seat_parts in parts
    )


def parts_of(roll: Roll, seat: Seat) -> list[Part]:
    """What a seat may do, the cheapest first.

    With several picks, different orders that come to the same are one part (MPP-24).
    """
    start = Part(0, (), roll.fronts[seat], 0, work_left(roll.fronts[seat]))
    layer = {(start.used, start.front): start}
    found = list(layer.values())
    for _ in range(roll.picks[seat]):
        layer = {
            (after.used, after.front): after
            for part in layer.values()
            for after in _continued(roll, seat, part)
        }
        found += layer.values()
    return sorted(found, key=lambda part: part.cost)


def _continued(roll: Roll, seat: Seat, part: Part) -> Iterator[Part]:
    """With one more die."""
    for place, die in enumerate(roll.dice):
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


class _Choice(NamedTuple):
    cost: float
    """Of the part, and of what the unused dice put at risk."""
    part: Part


class _Search:
    """Depth first over the seats, with these dice unused and all others taken.

    What cannot become cheaper than the best is left out, and what cannot take all dice any more.
    """

    def __init__(self, roll: Roll, parts: Sequence[Sequence[Part]], unused: DiceSet) -> None:
        dice = list(enumerate(roll.dice))
        self._unused = [die for place, die in dice if unused >> place & 1]
        self._taken = (1 << len(dice)) - 1 & ~unused
        self._choices = [
            sorted(
                self._choices_of(seat, seat_parts, roll.picks[seat]),
                key=lambda choice: choice.cost,
            )
            for seat, seat_parts in enumerate(parts)
        ]
        self._rest = [_Rest.of(self._choices[seat:]) for seat in range(len(parts) + 1)]
        self._best = Sharing((), inf)

    def better_than(self, best: Sharing) -> Sharing:
        """The best sharing of this kind, or the other one if that is no worse."""
        self._best = best
        self._go_on((), 0, 0.0)
        return self._best

    def _choices_of(self, seat: Seat, parts: Sequence[Part], picks: int) -> Iterator[_Choice]:
        for part in parts:
            if not part.used & ~self._taken and not self._goes_on(seat, part, picks):
                at_risk = (risks(part.front)[colour_of(die.kind)] for die in self._unused)
                yield _Choice(part.cost + fsum(at_risk), part)

    def _goes_on(self, seat: Seat, part: Part, picks: int) -> bool:
        """Whether the seat could still place one of the dice that stay unused (MPP-31)."""
        return len(part.steps) < picks and any(
            die.kept_for in (None, seat) and any(spots_for(part.front, die.kind))
            for die in self._unused
        )

    def _go_on(self, chosen: tuple[Part, ...], used: DiceSet, cost: float) -> None:
        rest = self._rest[len(chosen)]
        wanted = self._taken & ~used
        if cost + rest.cost >= self._best.cost or wanted.bit_count() > rest.dice:
            return
        if len(chosen) == len(self._choices):
            steps = tuple(step for part in chosen for step in part.steps)
            self._best = Sharing(steps, cost)
            return
        for choice in self._choices[len(chosen)]:
            if not choice.part.used & used:
                part = choice.part
                self._go_on((*chosen, part), used | part.used, cost + choice.cost)


class _Rest(NamedTuple):
    """What some seats leave to do at least, and how many dice they can take at most."""

    cost: float
    dice: int

    @classmethod
    def of(cls, choices: Sequence[Sequence[_Choice]]) -> "_Rest":
        if not all(choices):
            return cls(inf, 0)
        cost = fsum(seat_choices[0].cost for seat_choices in choices)
        most = (max(len(choice.part.steps) for choice in each) for each in choices)
        return cls(cost, sum(most))

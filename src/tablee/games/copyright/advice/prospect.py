"""What may become of a stack if cards are only added: the ways to lay them, and the rungs to try.

Seen from a frame, a stack has spoiled some cells for good and sticks out by some lines. A rung says
which cells may be wrong in the end and how far cards may stick out; it holds if cards that spoil
nothing else show all that is still needed there. Tried from the highest net score down, the first
rung that holds is the best there is.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from tablee.games.copyright.advice.covers import Option
from tablee.games.copyright.advice.scenes import BESIDE, Scene, scenes_around
from tablee.games.copyright.advice.shifts import (
    COVERED,
    SIGHT_BITS,
    Reach,
    Shift,
    shifts_within,
    sights,
)
from tablee.games.copyright.data import CELLS
from tablee.games.copyright.model import LaidCard, Spot, Tally
from tablee.games.copyright.rules import scoring
from tablee.games.copyright.rules.scoring import Model, Terms
from tablee.games.copyright.rules.stack import Stack

FURTHEST = Reach(BESIDE, BESIDE, BESIDE, BESIDE)
"""Further off a card joins no better, unless the stack itself reaches further: pushed back to here,
it still touches whatever it touched, and still shows nothing."""
_CELL = tuple(0b111 << 3 * cell | COVERED[cell] for cell in CELLS)


class Way(NamedTuple):
    """How a card may lie, seen from the frame."""

    shift: Shift
    orientation: int
    sight: int
    spoils: int
    """The cells, as bits, on which it shows a symbol too many (CR-29)."""


class Rung(NamedTuple):
    scene: Scene
    wrong: int
    """The cells, as bits, that may be wrong."""
    reach: Reach
    worth: int
    """Right cells and bonus, less the lines that stick out."""


class Reached(NamedTuple):
    """A stack with what was added to it, in the order in which it can be laid."""

    laid: Stack
    tally: Tally


@cache
def ways(face: str, model: Model) -> tuple[Way, ...]:
    """Every way in which the card may lie, the nearest to the frame first."""
    return tuple(
        Way(shift, orientation, sight, spoiled(sight, model))
        for shift in shifts_within(FURTHEST)
        for sight, orientation in sights(face, shift).items()
    )


def spoiled(sight: int, model: Model) -> int:
    return sum(1 << cell for cell in CELLS if sight >> 3 * cell & 7 & ~model[cell])


@cache
def _widened(least: Reach) -> dict[int, tuple[Reach, ...]]:
    """Every reach that is as wide as this one or wider, by how many lines it lets stick out."""
    by_overhang: dict[int, set[Reach]] = {}
    for sides in product(range(4), repeat=4):
        reach = Reach(*map(max, least, sides))
        by_overhang.setdefault(reach.overhang, set()).add(reach)
    return {overhang: tuple(sorted(reaches)) for overhang, reaches in by_overhang.items()}


@cache
def _wrongs(at_least: int, count: int) -> tuple[int, ...]:
    """So many cells, these among them."""
    others = [1 << cell for cell in CELLS if not at_least >> cell & 1]
    more = count - at_least.bit_count()
    return tuple(at_least | sum(chosen) for chosen in combinations(others, more))


class Prospect:
    """A stack, a model to copy, and what a copy earns."""

    def __init__(self, model: Model, laid: Stack, bonus: int, pays_overhang: bool) -> None:
        self.model = model
        self.laid = laid
        self._bonus = bonus
        self._pays_overhang = pays_overhang
        spoils = [(scene, spoiled(scene.sight, model)) for scene in scenes_around(laid)]
        self.scenes = sorted(spoils, key=lambda each: -self._most(*each))

    def _most(self, scene: Scene, wrong: int) -> int:
        """What the stack can count under this frame at most."""
        return self._earned(wrong.bit_count()) - self._cost(wrong, scene.reach)

    def _earned(self, wrongs: int) -> int:
        return len(CELLS) - wrongs + (0 if wrongs else self._bonus)

    def _cost(self, wrong: int, reach: Reach) -> int:
        return reach.overhang if wrong or self._pays_overhang else 0

    def rungs(self, least: int, most: int) -> Iterator[Rung]:
        """Every rung worth so much, the wholest copies first."""
        for scene, lost in self.scenes:
            if self._most(scene, lost) < least:
                return
            for count in range(lost.bit_count(), len(CELLS) + 1):
                for worth, reaches in self._reaches(scene, count):
                    if least <= worth <= most:
                        for wrong, reach in product(_wrongs(lost, count), reaches):
                            yield Rung(scene, wrong, reach, worth)

    def _reaches(self, scene: Scene, wrongs: int) -> Iterator[tuple[int, Sequence[Reach]]]:
        """How far cards may stick out with so many cells wrong, by what is left then."""
        earned, widened = self._earned(wrongs), _widened(scene.reach)
        if not wrongs and not self._pays_overhang:
            yield earned, widened[max(widened)]
            return
        for overhang, reaches in widened.items():
            yield earned - overhang, reaches

    def needed(self, scene: Scene, wrong: int) -> int:
        """What must still be shown: the symbols, and that no empty cell is a hole (CR-30)."""
        needed = 0
        for cell, symbols in enumerate(self.model):
            if not wrong >> cell & 1:
                needed |= symbols << 3 * cell if symbols else COVERED[cell]
        return needed & ~scene.sight

    def counted(self, added: Sequence[LaidCard], missed: int = 0) -> Reached:
        """The stack with these cards, and what it counts."""
        laid = (*self.laid, *(added if self.laid else _from_the_middle(added)))
        terms = Terms(missed=missed)
        if scoring.is_copy(laid, self.model):
            terms = Terms(self._bonus, missed, self._pays_overhang)
        if not laid:
            blank = Tally(Spot(0, 0), (), (), (), 0, missed, scoring.missed_points(missed))
            return Reached((), blank)
        return Reached(laid, scoring.best_tally(laid, self.model, terms))


def _from_the_middle(cards: Sequence[LaidCard]) -> Iterator[LaidCard]:
    """The first card of a stack lies at (0, 0)."""
    for card in cards:
        x, y = card.x - cards[0].x, card.y - cards[0].y
        yield LaidCard(card.card, card.face, x, y, card.orientation)


def allowed(face: str, model: Model, rung: Rung) -> list[Way]:
    """The ways to lay the card that keep to the rung."""
    up, down, left, right = rung.reach
    near = [
        way
        for way in ways(face, model)
        if not way.spoils & ~rung.wrong
        and -left <= way.shift[0] <= right
        and -up <= way.shift[1] <= down
    ]
    return [*near, *_far_ways(rung.reach)]


@cache
def _far_ways(reach: Reach) -> tuple[Way, ...]:
    """Along a stack that reaches further than a card would by itself. There nothing shows."""
    return tuple(
        Way(shift, 0, 0, 0) for shift in shifts_within(reach) if max(map(abs, shift)) > BESIDE
    )


def options(allowed_ways: Sequence[Sequence[Way]], needed: int) -> set[Option]:
    """What each card, by its place in the list, can show of what is needed."""
    return {
        way.sight & needed | 1 << SIGHT_BITS + index
        for index, those in enumerate(allowed_ways)
        for way in those
        if way.sight & needed
    }


def showing(those: Sequence[Way], option: Option, needed: int) -> list[Way]:
    """The ways that show at least this, one for each shift."""
    shown = option & needed
    found: dict[Shift, Way] = {}
    for way in those:
        if way.sight & shown == shown:
            found.setdefault(way.shift, way)
    return list(found.values())

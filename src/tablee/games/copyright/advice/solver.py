"""The proven best copy that a hand of cards can make of a model.

Every way a stack can score is a rung of a ladder: which cells may be wrong, and how many rows and
columns may stick out on each side. On one rung, a card may be laid in any way that shows no symbol
too many on the other cells, and the question is whether such cards, each laid at most once, show
all that is needed there: a set cover of about eleven bits, searched from the rarest one. The rungs
are tried from the highest net score down, so that the first copy found is the best there is.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import combinations, product
from typing import NamedTuple

from tablee.games.copyright.advice.covers import PICTURE, SIGHT, Option, covers, is_too_much
from tablee.games.copyright.advice.shifts import (
    COVERED,
    REACHES,
    SIGHT_BITS,
    Reach,
    Shift,
    shifts_within,
    sights,
)
from tablee.games.copyright.data import CELLS
from tablee.games.copyright.model import LaidCard, Spot, Tally
from tablee.games.copyright.rules import stack
from tablee.games.copyright.rules.scoring import Terms, tally

_CELL = tuple(0b111 << 3 * cell | COVERED[cell] for cell in CELLS)

Wrong = tuple[int, ...]
"""The cells that may be wrong."""


class Solution(NamedTuple):
    laid: tuple[LaidCard, ...]
    """In an order in which each card touches one before it, the first at (0, 0)."""
    tally: Tally


def best_copy(
    model: Sequence[int],
    faces: Sequence[str],
    *,
    bonus: int = 1,
    solver_pays_overhang: bool = True,
) -> Solution:
    """The copy with the highest net score (CR-24 to CR-38); among equals, the most cells right."""
    goal_but_for = cache(partial(_Goal, model, faces))
    rungs = _ladder(bonus, solver_pays_overhang)
    tries = ((wrong, goal_but_for(wrong).stack_within(reach)) for wrong, reach in rungs)
    wrong, placed = next((wrong, placed) for wrong, placed in tries if placed is not None)
    terms = Terms() if wrong else Terms(bonus, pays_overhang=solver_pays_overhang)
    laid, frame = _from_the_middle(placed)
    return Solution(laid, tally(laid, tuple(model), frame, terms))


def quickest_copy(model: Sequence[int], faces: Sequence[str]) -> tuple[LaidCard, ...]:
    """A full copy of the fewest cards, none shifted by more than one; empty: there is none.

    In the lightning variant the first copy takes all, and overhang is free (CR-58, CR-60).
    """
    goal = _Goal(model, faces, wrong=())
    for cards in range(1, len(faces) + 1):
        if placed := goal.stack_within(Reach(1, 1, 1, 1), most_cards=cards):
            return _from_the_middle(placed)[0]
    return ()


def _from_the_middle(placed: Sequence[LaidCard]) -> tuple[tuple[LaidCard, ...], Spot]:
    """The stack moved so that its first card lies at (0, 0), and the frame with it."""
    x, y = (placed[0].x, placed[0].y) if placed else (0, 0)
    laid = (
        LaidCard(card.card, card.face, card.x - x, card.y - y, card.orientation) for card in placed
    )
    return tuple(laid), Spot(-x, -y)


def _ladder(bonus: int, solver_pays_overhang: bool) -> Iterator[tuple[Wrong, Reach]]:
    """What to try, the best first. The lowest rung asks for nothing, so that it always holds."""
    for right, overhang in _scores(bonus, solver_pays_overhang):
        yield from product(combinations(CELLS, len(CELLS) - right), REACHES[overhang])


@cache
def _scores(bonus: int, solver_pays_overhang: bool) -> tuple[tuple[int, int], ...]:
    """Numbers of right cells and of lines sticking out, by their net score."""

    def net(score: tuple[int, int]) -> int:
        right, overhang = score
        if right < len(CELLS):
            return right - overhang
        return right + bonus - overhang * solver_pays_overhang

    scores = product(reversed(range(len(CELLS) + 1)), sorted(REACHES))
    return tuple(sorted((score for score in scores if net(score) >= 0), key=net, reverse=True))


class _Goal:
    """All cells right but for some, and the ways to lay cards that do not spoil them."""

    def __init__(self, model: Sequence[int], faces: Sequence[str], wrong: Wrong) -> None:
        picture = sum(symbols << 3 * cell for cell, symbols in enumerate(model))
        empty = sum(COVERED[cell] for cell, symbols in enumerate(model) if not symbols)  # CR-30
        right = sum(_CELL[cell] for cell in CELLS if cell not in wrong)
        self._faces = faces
        self._needed = (picture | empty) & right
        self._spoiling = right & PICTURE & ~picture  # CR-29
        self._options: dict[Shift, tuple[set[Option], int]] = {}

    def stack_within(
        self, reach: Reach, most_cards: int | None = None
    ) -> Sequence[LaidCard] | None:
        """A stack within this reach that gets the cells right, or None if there is none."""
        cards = len(self._faces) if most_cards is None else most_cards
        if is_too_much(self._needed, cards):
            return None
        options = set[Option]()
        shown = 0
        for shift in shifts_within(reach):
            more, also_shown = self._options_at(shift)
            options |= more
            shown |= also_shown
        if self._needed & ~shown:
            return None
        found = covers(self._needed, options, cards)
        layouts = (layout for cover in found for layout in self._layouts(cover, reach))
        return next((s for s in map(_in_laying_order, layouts) if s is not None), None)

    def _options_at(self, shift: Shift) -> tuple[set[Option], int]:
        """The options of all cards there, and what they show together."""
        if shift not in self._options:
            options = {
                sight & self._needed | 1 << SIGHT_BITS + card
                for card, face in enumerate(self._faces)
                for sight in sights(face, shift)
                if not sight & self._spoiling
            }
            shown = 0
            for option in options:
                shown |= option
            self._options[shift] = options, shown
        return self._options[shift]

    def _layouts(self, cover: Sequence[Option], reach: Reach) -> Iterator[tuple[LaidCard, ...]]:
        """Every way to lay this cover, then with one more card to join its parts, with two …

        The very first is a stack, unless the reach is so wide that cards can lie side by side.
        """
        shown = {option.bit_length() - 1 - SIGHT_BITS: option & SIGHT for option in cover}
        ways = [self._ways(card, reach, needed) for card, needed in shown.items()]
        spare = [card for card in range(len(self._faces)) if card not in shown]
        for count in range(len(spare) + 1):
            for joining in combinations(spare, count):
                yield from product(*ways, *(self._ways(card, reach) for card in joining))

    def _ways(self, card: int, reach: Reach, needed: int = 0) -> list[LaidCard]:
        """For each shift one way to lay the card, if there is any, so that it shows what is needed
        of it and spoils nothing."""
        ways = []
        for shift in shifts_within(reach):
            for sight, orientation in sights(self._faces[card], shift).items():
                if sight & needed == needed and not sight & self._spoiling:
                    ways.append(LaidCard(card, self._faces[card], *shift, orientation))
                    break
        return ways


def _in_laying_order(layout: tuple[LaidCard, ...]) -> list[LaidCard] | None:
    """The cards so that each touches one before it, if they hang together (CR-15)."""
    parts = stack.parts(stack.places(layout))
    return [layout[index] for part in parts for index in part] if len(parts) <= 1 else None

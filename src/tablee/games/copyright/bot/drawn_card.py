"""Where to lay the one card that a turn of the timed variant brings.

Laid cards stay (CR-49), so a symbol too many spoils its cell for good. A stack is worth the cells
that are right and a part of those that may still become so, less what sticks out; and as long as
no cell is spoiled, the hope for a full copy. Worth is counted in hundredths of a point.
"""

from collections.abc import Sequence
from functools import lru_cache

from tablee.games.copyright.advice.scenes import NEAR, Scene, scenes
from tablee.games.copyright.advice.shifts import PICTURE_BITS, Shift, sight
from tablee.games.copyright.data import CELLS, LOOKS
from tablee.games.copyright.model import LaidCard, LayCard, Spot, TakeCard
from tablee.games.copyright.rules import stack
from tablee.games.copyright.rules.scoring import Model
from tablee.games.copyright.rules.stack import Stack

_LINE_OUT = 100
"""For a row or column that sticks out (CR-35)."""
_LEFT_OUT = 200  # CR-51
_PROMISE = (100, 70, 45, 30)
"""What a cell is worth by the number of symbols that it still lacks."""


def step(model: Model, laid: Stack, card: int, face: str, hope: int) -> LayCard | TakeCard | None:
    """The next movement of the card of this turn; None: it lies, or is left out, as it should."""
    way = best_way(model, stack.without(laid, card), card, face, hope)
    now = next((other for other in laid if other.card == card), None)
    if way == now:
        return None
    return TakeCard(card) if way is None else LayCard(card, way.x, way.y, way.orientation)


@lru_cache(maxsize=512)
def best_way(model: Model, others: Stack, card: int, face: str, hope: int) -> LaidCard | None:
    """The best way to lay the card, for a player with this hope; None: leave it out (CR-52)."""
    scene = max(scenes(others), key=lambda scene: _worth(model, scene, hope))
    best, most = None, _worth(model, scene, hope) - _LEFT_OUT
    for shift in _shifts(scene.frame, others):
        for orientation in LOOKS[face]:
            after = scene.with_card(shift, sight(face, orientation, shift))
            worth = _worth(model, after, hope)
            if worth > most:
                best, most = (shift, orientation), worth
    return best and _laid(card, face, *best, scene.frame if others else None)


@lru_cache(maxsize=512)
def is_settled(model: Model, laid: Stack) -> bool:
    """Whether every cell is right or spoiled, so that more cards cannot help."""
    best = max(scenes(laid), key=lambda scene: _worth(model, scene, 0))
    return all(here in (0, _PROMISE[0]) for here in _cells(model, best))


def _laid(card: int, face: str, shift: Shift, orientation: int, frame: Spot | None) -> LaidCard:
    """The first card of a stack lies in the middle: it is the frame that is shifted."""
    if frame is None:
        return LaidCard(card, face, 0, 0, orientation)
    return LaidCard(card, face, frame.x + shift[0], frame.y + shift[1], orientation)


def _shifts(frame: Spot, others: Stack) -> Sequence[Shift]:
    """Where the card may lie, seen from the frame."""
    if not others:
        return NEAR
    landings = set(stack.spots(stack.places(others)))
    return [shift for shift in NEAR if Spot(frame.x + shift[0], frame.y + shift[1]) in landings]


def _worth(model: Model, scene: Scene, hope: int) -> int:
    cells = _cells(model, scene)
    return sum(cells) - _LINE_OUT * sum(scene.reach) + hope * all(cells)


def _cells(model: Model, scene: Scene) -> list[int]:
    """What each cell is worth; a spoiled one, nothing."""
    worths = _cell_worths(model)
    shown, covered = scene.sight, scene.sight >> PICTURE_BITS
    return [worths[c][shown >> 3 * c & 7 | (covered >> c & 1) << 3] for c in CELLS]


@lru_cache(maxsize=64)
def _cell_worths(model: Model) -> tuple[tuple[int, ...], ...]:
    """For each cell, what it is worth by the symbols on it, uncovered and covered."""
    return tuple(
        tuple(_cell_worth(wanted, shown, is_covered) for is_covered in (0, 1) for shown in range(8))
        for wanted in model
    )


def _cell_worth(wanted: int, shown: int, is_covered: int) -> int:
    if shown & ~wanted:
        return 0
    return _PROMISE[max((wanted & ~shown).bit_count(), 1 - is_covered)]

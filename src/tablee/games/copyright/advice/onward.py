"""From a stack as it lies: the proven best that adding cards can make of it, and the fewest cards
that would make it a whole copy."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tablee.games.copyright.advice.covers import Option, covers
from tablee.games.copyright.advice.joining import Joining
from tablee.games.copyright.advice.prospect import (
    Prospect,
    Reached,
    Rung,
    Way,
    allowed,
    options,
    showing,
)
from tablee.games.copyright.advice.shifts import SIGHT_BITS, Reach
from tablee.games.copyright.data import CELLS
from tablee.games.copyright.model import LaidCard
from tablee.games.copyright.rules.scoring import Model
from tablee.games.copyright.rules.stack import Stack

Spare = tuple[tuple[int, str], ...]
"""The cards that may be added: their index in the hand, and their face."""

_FURTHEST = 3
"""A card so far off lies outside the frame and only joins; further off it joins no better."""


@lru_cache(maxsize=1024)
def best_onward(
    model: Model, laid: Stack, spare: Spare, bonus: int = 1, pays_overhang: bool = True
) -> Reached:
    """The most that the stack can count once some of these cards are added."""
    prospect = Prospect(model, laid, bonus, pays_overhang)
    now = prospect.counted(()).tally.net
    for net in range(len(CELLS) + bonus, now, -1):
        for rung in prospect.rungs(net, net):
            for added in _added(prospect, rung, spare, len(spare)):
                return prospect.counted(added)
    return prospect.counted(())


@lru_cache(maxsize=1024)
def fewest_missing(model: Model, laid: Stack, spare: Spare, most: int = 10) -> int | None:
    """How many cards, at least, would make a whole copy; None: none can, or not so few."""
    prospect = Prospect(model, laid, 1, True)
    whole = [
        Rung(scene, 0, Reach(*(max(_FURTHEST, side) for side in scene.reach)), 0)
        for scene, lost in prospect.scenes
        if not lost
    ]
    for cards in range(min(most, len(spare)) + 1):
        if any(True for rung in whole for _ in _added(prospect, rung, spare, cards)):
            return cards
    return None


def _added(prospect: Prospect, rung: Rung, spare: Spare, most: int) -> Iterator[Sequence[LaidCard]]:
    """Ways to add at most so many cards that fulfil the rung."""
    needed = prospect.needed(rung.scene, rung.wrong)
    if not needed:
        yield ()
        return
    ways = [allowed(face, prospect.model, rung) for _, face in spare]
    for cover in covers(needed, options(ways, needed), most):
        if found := _joined(prospect.laid, rung, spare, ways, cover, needed, most - len(cover)):
            yield found


def _joined(
    laid: Stack,
    rung: Rung,
    spare: Spare,
    ways: Sequence[Sequence[Way]],
    cover: Sequence[Option],
    needed: int,
    joining: int,
) -> list[LaidCard] | None:
    """The cards of the cover laid so that all hangs together, with some more if need be (CR-15)."""
    frame = rung.scene.frame
    shown = {option.bit_length() - 1 - SIGHT_BITS: option for option in cover}
    covering = {index: showing(ways[index], shown[index], needed) for index in shown}
    lying = frozenset((card.x - frame.x, card.y - frame.y) for card in laid)
    others = {index: those for index, those in enumerate(ways) if index not in shown and those}
    order = Joining(covering, others).order(lying, min(joining, len(others)))
    return None if order is None else [_card(spare[index], way, rung) for index, way in order]


def _card(card: tuple[int, str], way: Way, rung: Rung) -> LaidCard:
    frame = rung.scene.frame
    return LaidCard(*card, frame.x + way.shift[0], frame.y + way.shift[1], way.orientation)

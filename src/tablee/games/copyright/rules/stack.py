"""The geometry of a stack: which cards hang together, and where one more may lie.

A place of the mat is also one number, so that places add up: `y * STRIDE + x`.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tablee.games.copyright.data import COMPOSED, TOUCHING
from tablee.games.copyright.model import LaidCard, Spot

CellNumber = int
Stack = tuple[LaidCard, ...]

STRIDE = 128
MAT = 40
"""Cards lie at columns and rows from -MAT to MAT: further than ten cards can reach."""

MIDDLE: CellNumber = 0
_NEAR = tuple(y * STRIDE + x for x, y in TOUCHING)

SPOTS: dict[CellNumber, Spot] = {
    y * STRIDE + x: Spot(x, y) for y in range(-MAT, MAT + 1) for x in range(-MAT, MAT + 1)
}
"""Every place of the mat, row by row."""
_MAT = frozenset(SPOTS)


@cache
def _around(place: CellNumber) -> frozenset[CellNumber]:
    """The places where a card or frame shares a cell with a card at `place`."""
    return frozenset(place + near for near in _NEAR)


def places(stack: Iterable[LaidCard]) -> tuple[CellNumber, ...]:
    return tuple([card.y * STRIDE + card.x for card in stack])


def touching(cards: Iterable[CellNumber]) -> frozenset[CellNumber]:
    """The places where a card or frame shares a cell with at least one of the cards."""
    return frozenset[CellNumber]().union(*map(_around, cards))


def parts(cards: Sequence[CellNumber]) -> list[list[int]]:
    """The cards, by index, grouped by what hangs together through shared cells (CR-15).

    The part with the lowest card comes first, and each part begins with its lowest card.
    """
    found = []
    apart = list(range(len(cards)))
    while apart:
        part = [apart.pop(0)]
        for index in part:  # it grows while we walk along it
            if not apart:
                break
            near = _around(cards[index])
            part += [other for other in apart if cards[other] in near]
            apart = [other for other in apart if cards[other] not in near]
        found.append(part)
    return found


@lru_cache(maxsize=256)
def landings(others: tuple[CellNumber, ...]) -> frozenset[CellNumber]:
    """Where a card may lie so that it and the others hang together (CR-14, CR-15)."""
    if not others:
        return frozenset({MIDDLE})
    reaches = [touching([others[index] for index in part]) for part in parts(others)]
    return _MAT.intersection(*reaches)


def joins(place: CellNumber, others: Sequence[CellNumber]) -> bool:
    """Whether this is one of the landings, of which the others are not looked for."""
    if not others:
        return place == MIDDLE
    if place not in _MAT:
        return False
    near = _around(place)
    return all(any(others[index] in near for index in part) for part in parts(others))


@lru_cache(maxsize=2048)
def spots(others: tuple[CellNumber, ...]) -> tuple[Spot, ...]:
    """The landings row by row, as players name them."""
    return tuple([SPOTS[place] for place in sorted(landings(others))])


def without(stack: Stack, card: int) -> Stack:
    return tuple([laid for laid in stack if laid.card != card])


def with_card(stack: Stack, card: LaidCard) -> Stack:
    """The card on top, or moved within its layer if it is already there."""
    if any(laid.card == card.card for laid in stack):
        return tuple([card if laid.card == card.card else laid for laid in stack])
    return (*stack, card)


def hanging_together(stack: Stack) -> Stack:
    """The largest part, or of equal ones that with the lowest card; what it loses comes off.

    A card left alone goes back to the middle, where the first card of a stack lies.
    """
    if not stack:
        return stack
    kept = max(parts(places(stack)), key=len)
    if len(kept) == 1:
        card = stack[kept[0]]
        return (LaidCard(card.card, card.face, 0, 0, card.orientation),)
    return tuple([stack[index] for index in sorted(kept)])


def turned(stack: Stack, orientation: int) -> Stack:
    """The whole stack mirrored, then turned clockwise, about the middle of the mat (CR-19)."""
    return tuple([_turned(card, orientation) for card in stack])


def _turned(card: LaidCard, orientation: int) -> LaidCard:
    x, y = card.x, card.y
    if orientation >= 4:
        x = -x
    for _ in range(orientation % 4):
        x, y = -y, x
    return LaidCard(card.card, card.face, x, y, COMPOSED[card.orientation][orientation])

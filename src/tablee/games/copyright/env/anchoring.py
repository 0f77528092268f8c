"""Places of the mat by what lies there: a card or frame is named by the lowest card that it
touches, and by how far it lies from that one. So a large mat needs few numbers.

Sets of places around a card are bits, one an offset: the places of a whole stack are one whole
number, 25 bits a layer.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import Spot
from tablee.games.copyright.rules import stack
from tablee.games.copyright.rules.stack import STRIDE, CellNumber, Stack

OFFSETS = tuple(Spot(x, y) for y in range(-2, 3) for x in range(-2, 3))
"""From the card that is touched, row by row."""
AROUND = len(OFFSETS)
MIDDLE = 0
"""The number of the place of the first card; then come the places around the lowest card, …"""
_NEAR = 2

Bits = int


def number_of(laid: Stack, x: int, y: int, card: int | None = None) -> int:
    """The number of a place, for a card of the stack that moves, or for another one."""
    for layer, other in enumerate(laid):
        dx, dy = x - other.x, y - other.y
        if other.card != card and abs(dx) <= _NEAR and abs(dy) <= _NEAR:
            return 1 + layer * AROUND + (dy + _NEAR) * (2 * _NEAR + 1) + dx + _NEAR
    return MIDDLE


def place_of(laid: Stack, number: int) -> Spot:
    if number == MIDDLE:
        return Spot(0, 0)
    layer, offset = divmod(number - 1, AROUND)
    if layer >= len(laid):
        raise ValueError("no card lies so high")
    return Spot(laid[layer].x + OFFSETS[offset].x, laid[layer].y + OFFSETS[offset].y)


def _offsets_near(x: int, y: int) -> Bits:
    """The offsets at which something touches a card that lies so far away."""
    return sum(
        1 << bit
        for bit, offset in enumerate(OFFSETS)
        if abs(offset.x - x) <= _NEAR and abs(offset.y - y) <= _NEAR
    )


_REACH = range(-2 * _NEAR, 2 * _NEAR + 1)
_TOUCHED = {y * STRIDE + x: _offsets_near(x, y) for y in _REACH for x in _REACH}
"""By how far another card lies away: the places around a card that touch that one too."""
_HERE = AROUND // 2
"""The offset where the card itself lies."""
_ALL = (1 << AROUND) - 1
_CARDS = sum(1 << AROUND * layer for layer in range(len(FACES)))
"""A set of cards has a bit for each layer, as far apart as those of a place are."""


@cache
def _on_mat(card: CellNumber) -> Bits:
    """The places around a card that are on the mat."""
    places = [card + offset.y * STRIDE + offset.x for offset in OFFSETS]
    return sum(1 << bit for bit, place in enumerate(places) if place in stack.SPOTS)


class Around(NamedTuple):
    """What is so of the places around the cards of a stack."""

    touching: list[Bits]
    """By layer: the places that touch that card."""
    first: Bits
    """Those that touch no lower card: a place belongs to the lowest one."""
    second: Bits
    """Those that touch exactly one lower card: they are first ones once that card is gone."""


def around(laid: Stack) -> Around:
    cards = stack.places(laid)
    touching = _touching(cards)
    once = twice = on_mat = 0
    for layer, places in enumerate(touching):
        higher = places & -1 << AROUND * (layer + 1)
        twice |= once & higher
        once |= higher
        on_mat |= _on_mat(cards[layer]) << AROUND * layer
    return Around(touching, on_mat & ~once, on_mat & once & ~twice)


def _touching(cards: Sequence[CellNumber]) -> list[Bits]:
    near, downwards = _TOUCHED.get, cards[::-1]
    found = []
    for card in cards:
        places = 0
        for other in downwards:
            places = places << AROUND | near(card - other, 0)
        found.append(places)
    return found


def for_another(near: Around) -> Bits:
    """By number, the places for a card from the hand."""
    return near.first << 1 if near.touching else 1 << MIDDLE


def for_moving(near: Around) -> list[Bits]:
    """By layer: the places for that card of the stack (CR-16) by number; where it lies is among
    them."""
    if len(near.touching) == 1:
        return [1 << MIDDLE]
    apart = _falling_apart(near.touching)
    found = []
    for layer, touching in enumerate(near.touching):
        higher = touching & -1 << AROUND * (layer + 1)
        places = (near.first | near.second & higher) & ~(_ALL << AROUND * layer)
        for part in apart.get(layer, ()):
            places &= part
        found.append(places << 1)
    return found


def _falling_apart(touching: list[Bits]) -> dict[int, list[Bits]]:
    """The layers without which the rest falls apart, and the places that touch each of its parts:
    a card that is moved must join it again (CR-15)."""
    beside = [places >> _HERE & _CARDS for places in touching]
    cards = _CARDS & (1 << AROUND * len(touching)) - 1
    apart = {}
    for layer in range(len(touching)):
        if not _is_spared(beside, layer):
            parts = _parts(touching, beside, cards & ~(1 << AROUND * layer))
            if len(parts) > 1:
                apart[layer] = parts
    return apart


def _is_spared(beside: list[Bits], layer: int) -> bool:
    """Whether some other card touches all that this one does, so that nothing hangs on it alone."""
    neighbours = beside[layer] & ~(1 << AROUND * layer)
    for other, cards in enumerate(beside):  # noqa: SIM110  (a generator takes twice the time)
        if not neighbours & ~cards and other != layer:
            return True
    return False


def _parts(touching: list[Bits], beside: list[Bits], cards: Bits) -> list[Bits]:
    """The places that touch what hangs together of these cards, part by part."""
    found = []
    while cards:
        reached, places = cards & -cards, 0
        cards ^= reached
        while reached:
            card = reached & -reached
            layer = card.bit_length() // AROUND
            places |= touching[layer]
            further = beside[layer] & cards
            reached ^= card | further
            cards ^= further
        found.append(places)
    return found

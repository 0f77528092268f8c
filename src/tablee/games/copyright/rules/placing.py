"""Laying, moving, taking and turning: a stack before, a stack after, or `Illegal`.

It knows cards and stacks, not whose they are, so that advice can be given from a view.
"""

from collections.abc import Sequence

from tablee.games.copyright.model import IllegalCode, LaidCard, LayCard, WhatIf
from tablee.games.copyright.rules import stack
from tablee.games.copyright.rules.stack import Stack
from tablee.kernel.errors import Illegal


def _check_free(hand: Sequence[str], drawn: int | None, card: int) -> None:
    if card >= len(hand):
        raise Illegal(IllegalCode.NO_SUCH_CARD)
    if drawn not in (None, card):
        raise Illegal(IllegalCode.CARD_IS_FIXED)  # CR-49, CR-50


def lay(hand: Sequence[str], laid: Stack, drawn: int | None, action: LayCard | WhatIf) -> Stack:
    """The stack with this card laid or moved there (CR-13 to CR-16)."""
    _check_free(hand, drawn, action.card)
    card = LaidCard(action.card, hand[action.card], action.x, action.y, action.orientation)
    if card in laid:
        raise Illegal(IllegalCode.ALREADY_SO)
    others = stack.places(stack.without(laid, action.card))
    (place,) = stack.places([card])
    if not stack.joins(place, others):
        raise Illegal(_why_not(place, others))
    return stack.with_card(laid, card)


def _why_not(place: stack.CellNumber, others: Sequence[stack.CellNumber]) -> IllegalCode:
    if place not in stack.SPOTS:
        return IllegalCode.OFF_THE_MAT
    return IllegalCode.NOT_TOUCHING if others else IllegalCode.NOT_IN_THE_MIDDLE


def take(hand: Sequence[str], laid: Stack, drawn: int | None, card: int) -> Stack:
    """The stack without this card, and without what hung only on it (CR-15, CR-16)."""
    _check_free(hand, drawn, card)
    rest = stack.without(laid, card)
    if len(rest) == len(laid):
        raise Illegal(IllegalCode.NOT_LAID)
    return stack.hanging_together(rest)


def turn_stack(laid: Stack, drawn: int | None, orientation: int) -> Stack:
    """The whole stack turned or flipped (CR-19), if all its cards may still be moved (CR-50)."""
    if not laid:
        raise Illegal(IllegalCode.NOTHING_LAID)
    if not can_turn(laid, drawn):
        raise Illegal(IllegalCode.CARD_IS_FIXED)
    return stack.turned(laid, orientation)


def can_turn(laid: Stack, drawn: int | None) -> bool:
    return bool(laid) and (drawn is None or all(card.card == drawn for card in laid))

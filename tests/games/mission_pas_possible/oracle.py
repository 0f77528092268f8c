"""A slow and obvious reader of bomb cards: it tries all dice, and looks at what is printed.

It shares nothing with the checker but the card: a die here is a colour and a number.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from tablee.games.mission_pas_possible.model.material import Card, Group, Mark, Sign, Space

COLOURS = ("red", "blue", "green", "yellow", "black")


class Die(NamedTuple):
    colour: str
    number: int


DICE = [Die(colour, number) for colour, number in product(COLOURS, range(1, 7))]
"""In the order of the checker's kinds."""

Lying = tuple[Die | None, ...]


@cache
def can_be_completed(card: Card, lying: Lying) -> bool:
    """Whether some dice complete the card (MPP-46)."""
    if not _is_sound(card, lying):
        return False
    if None not in lying:
        return True
    space = lying.index(None)
    return any(can_be_completed(card, (*lying[:space], die, *lying[space + 1 :])) for die in DICE)


def _is_sound(card: Card, lying: Lying) -> bool:
    """Whether nothing that lies there contradicts what is printed."""
    first = 0
    for group in card.groups:
        dice = lying[first : first + len(group.spaces)]
        first += len(group.spaces)
        if not (_spaces_are_right(group, dice) and _signs_are_right(group, dice)):
            return False
    return True


def _spaces_are_right(group: Group, dice: Sequence[Die | None]) -> bool:
    return all(
        die is None or _takes(space, die) for space, die in zip(group.spaces, dice, strict=True)
    )


def _takes(space: Space, die: Die) -> bool:
    shown = [_shows(die, mark) for mark in space.marks] or [True]
    return all(shown) if space.is_both else any(shown)


def _shows(die: Die, mark: Mark) -> bool:
    return mark.value in ("#", "c", die.colour, str(die.number))


def _signs_are_right(group: Group, dice: Sequence[Die | None]) -> bool:
    if Sign.PLUS in group.signs or Sign.MINUS in group.signs:
        whole = [die for die in dice if die is not None]
        return len(whole) < len(dice) or _adds_up(group, whole)
    neighbours = zip(group.spaces, dice, group.signs, group.spaces[1:], dice[1:], strict=False)
    return all(
        one is None or other is None or _tie_holds(left, one, sign, right, other)
        for left, one, sign, right, other in neighbours
    )


def _adds_up(group: Group, dice: Sequence[Die]) -> bool:
    """The equation as Python would read it."""
    signs = {"=": "==", "−": "-", "+": "+"}
    parts = [str(dice[0].number)]
    for sign, die in zip(group.signs, dice[1:], strict=True):
        parts += [signs[sign], str(die.number)]
    if group.total is not None:
        parts += ["==", str(group.total)]
    return bool(eval(" ".join(parts)))


def _tie_holds(left: Space, one: Die, sign: Sign, right: Space, other: Die) -> bool:
    match sign.value:
        case ">":
            return one.number > other.number
        case "<":
            return one.number < other.number
        case "":
            return True
    reasons = []
    if Mark.NUMBER in left.marks and Mark.NUMBER in right.marks:
        reasons.append(one.number == other.number)
    if Mark.WHEEL in left.marks and Mark.WHEEL in right.marks:
        reasons.append(one.colour == other.colour)
    if sign.value == "≠":
        return not any(reasons)
    return all(reasons) if left.is_both or right.is_both else any(reasons)

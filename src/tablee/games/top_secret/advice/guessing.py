"""How likely a call is right, given what a seat knows."""

from typing import NamedTuple

from tablee.games.top_secret.advice.deals import (
    ALL,
    ALLIED,
    NUMBERS,
    Mask,
    first_of,
    is_certain,
    part,
)
from tablee.games.top_secret.data import IDENTITIES
from tablee.games.top_secret.model.cards import Number, Owners
from tablee.games.top_secret.rules.meetings import has_allies


class Guess(NamedTuple):
    """The number to call, and how likely it is to be right."""

    number: Number
    chance: float


def callable_beside(seats: int, seat: int, met: int | None) -> Mask:
    """The deals in which a call can be right at all: with allies, beside them (TS-42, TS-47)."""
    if not has_allies(seats):
        return ALL
    return 0 if met is None else ALLIED[seat][met]


def best_guess(mask: Mask, callable_here: Mask, owners_count: bool = False) -> Guess:
    """Where the owners count, one deal alone makes a call right (TS-48)."""

    def right_with(deals: Mask) -> Mask:
        right = mask & deals & callable_here
        return right & -right if owners_count else right

    right = {number: part(mask, right_with(deals)) for number, deals in NUMBERS.items()}
    number = max(right, key=right.__getitem__)
    return Guess(number, right[number])


def owners(mask: Mask, number: Number) -> Owners:
    """Who may have been who, if this is the number (TS-43)."""
    f, b, z, x = map(first_of(mask & NUMBERS[number]).owner, IDENTITIES)
    return f, b, z, x


def is_ready(mask: Mask, seats: int, agent: int, owners_count: bool = False) -> bool:
    """Whether all is certain that a right call names: the number, with allies also the ally, and
    by option every owner (TS-48)."""
    if owners_count:
        return mask.bit_count() == 1
    deal = first_of(mask)
    claim = NUMBERS[deal.number()]
    if has_allies(seats):
        claim &= ALLIED[agent][deal.ally(agent)]
    return is_certain(mask, claim)

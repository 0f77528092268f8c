"""Whether a call would be right, for one who knows so much."""

from typing import NamedTuple

from tablee.games.top_secret.cards import Number, Owners
from tablee.games.top_secret.data import IDENTITIES
from tablee.games.top_secret.deals import (
    ALL,
    ALLIED,
    HOLDS,
    NUMBERS,
    Mask,
    first_of,
    is_certain,
    part,
)
from tablee.games.top_secret.meetings import has_allies


class Guess(NamedTuple):
    """The number to call, and how likely it is to be right."""

    number: Number
    chance: float


def callable_beside(seats: int, seat: int, met: int | None) -> Mask:
    """The deals in which a call can be right at all: with allies, beside them (TS-42, TS-47)."""
    if not has_allies(seats):
        return ALL
    return 0 if met is None else ALLIED[seat][met]


def best_guess(mask: Mask, callable_here: Mask) -> Guess:
    right = {number: part(mask, deals & callable_here) for number, deals in NUMBERS.items()}
    number = max(right, key=right.__getitem__)
    return Guess(number, right[number])


def owners(mask: Mask, number: Number) -> Owners:
    """Who may have been who, if this is the number (TS-43)."""
    f, b, z, x = map(first_of(mask & NUMBERS[number]).owner, IDENTITIES)
    return f, b, z, x


def is_ready(mask: Mask, seats: int, agent: int) -> bool:
    """Whether the number is certain, and with allies who they are."""
    deal = first_of(mask)
    claim = NUMBERS[deal.number()]
    if has_allies(seats):
        claim &= ALLIED[agent][deal.ally(agent)]
    return is_certain(mask, claim)


def has_impossible_owner(mask: Mask, announced: Owners) -> bool:
    """Whether somebody is announced as an agent whom he cannot be."""
    return any(
        not mask & HOLDS[owner][identity]
        for identity, owner in zip(IDENTITIES, announced, strict=True)
    )

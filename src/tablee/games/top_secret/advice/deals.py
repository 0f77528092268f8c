"""The 576 ways to deal the black cards (TS-13), and sets of them as bits of one whole number.

A set of deals is a `Mask` with one bit for each deal. What an agent learns takes deals away: `&`.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import NamedTuple

from tablee.games.top_secret.data import (
    AGENTS,
    ALLY_OF,
    CARDS,
    FRAGMENTS,
    IDENTITIES,
    PAIRS,
)
from tablee.games.top_secret.data import NUMBERS as ALL_NUMBERS
from tablee.games.top_secret.model.cards import Card, Number, Pair

Mask = int


class Deal(NamedTuple):
    """The black cards, by agent."""

    identities: tuple[Card, ...]
    fragments: tuple[Card, ...]

    def hand(self, agent: int) -> Pair:
        return self.identities[agent], self.fragments[agent]

    def owner(self, identity: Card) -> int:
        return self.identities.index(identity)

    def number(self) -> Number:
        """In the order of the owners F, B, Z, X (TS-44)."""
        f, b, z, x = (self.fragments[self.owner(identity)] for identity in IDENTITIES)
        return f, b, z, x

    def ally(self, agent: int) -> int:
        return self.owner(ALLY_OF[self.identities[agent]])


DEALS = tuple(map(Deal._make, product(permutations(IDENTITIES), permutations(FRAGMENTS))))
ALL: Mask = (1 << len(DEALS)) - 1


def _mask(flags: Iterable[bool]) -> Mask:
    """One flag for each deal."""
    return sum(1 << place for place, flag in enumerate(flags) if flag)


HOLDS: tuple[dict[Card, Mask], ...] = tuple(
    {card: _mask(card in deal.hand(agent) for deal in DEALS) for card in CARDS} for agent in AGENTS
)
"""By agent and card: the deals in which this black card is the agent's."""

SHOWS: tuple[dict[Pair, Mask], ...] = tuple(
    {(one, two): HOLDS[agent][one] ^ HOLDS[agent][two] for one, two in PAIRS} for agent in AGENTS
)
"""By agent and pair: the deals in which exactly one of its cards is the agent's own (TS-26)."""

ALLIED: tuple[tuple[Mask, ...], ...] = tuple(
    tuple(_mask(deal.ally(agent) == other for deal in DEALS) for other in AGENTS)
    for agent in AGENTS
)
"""By two agents: the deals in which they are allies."""

NUMBERS: dict[Number, Mask] = {
    number: _mask(deal.number() == number for deal in DEALS) for number in ALL_NUMBERS
}
"""The 24 numbers (TS-45), each with the deals that make it."""


def deals_of(mask: Mask) -> Iterator[Deal]:
    while mask:
        lowest = mask & -mask
        yield DEALS[lowest.bit_length() - 1]
        mask ^= lowest


def first_of(mask: Mask) -> Deal:
    """Some deal of a set that is not empty."""
    return next(deals_of(mask))


def is_certain(mask: Mask, claim: Mask) -> bool:
    """Whether the claim holds in every deal of the set."""
    return mask & ~claim == 0


def part(mask: Mask, claim: Mask) -> float:
    """How likely the claim is, if every deal of the set is as likely as the others."""
    return (mask & claim).bit_count() / mask.bit_count()


def certain_number(mask: Mask) -> Number | None:
    number = first_of(mask).number()
    return number if is_certain(mask, NUMBERS[number]) else None

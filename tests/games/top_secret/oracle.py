"""The deals that a seat must think possible, found by looking at each of them: slow and plain.

It shares nothing with the masks of the game but the rulebook.
"""

from itertools import permutations, product
from typing import NamedTuple

from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked
from tablee.games.top_secret.model.views import OwnView

CARDS = list(Card)


class Dealt(NamedTuple):
    identities: tuple[Card, ...]
    fragments: tuple[Card, ...]

    def holds(self, agent: int, card: Card) -> bool:
        return card in (self.identities[agent], self.fragments[agent])

    def number(self) -> tuple[Card, ...]:
        owners = [self.identities.index(identity) for identity in CARDS[:4]]
        return tuple(self.fragments[owner] for owner in owners)


ALL = [Dealt(*dealt) for dealt in product(permutations(CARDS[:4]), permutations(CARDS[4:]))]


def possible(own: OwnView, seat: int) -> set[Dealt]:
    return {
        dealt
        for dealt in ALL
        if _is_own(dealt, own, seat) and all(_agrees(dealt, fact) for fact in own.facts)
    }


def _is_own(dealt: Dealt, own: OwnView, seat: int) -> bool:
    hand = [card for card in (own.identity, own.fragment) if card is not None]
    return all(dealt.holds(seat, card) for card in hand)


def _agrees(dealt: Dealt, fact: Fact) -> bool:
    match fact:
        case Exchange():
            return _pair_agrees(dealt, fact) and _black_agrees(dealt, fact)
        case Answered():
            return dealt.holds(fact.asked, fact.card)
        case Looked():
            return dealt.holds(3, fact.card)


def _pair_agrees(dealt: Dealt, fact: Exchange) -> bool:
    return fact.seen is None or sum(dealt.holds(fact.other, card) for card in fact.seen) == 1


def _black_agrees(dealt: Dealt, fact: Exchange) -> bool:
    return fact.seen_black is None or dealt.holds(fact.other, fact.seen_black)

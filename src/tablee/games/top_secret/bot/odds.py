"""How likely visitors are to meet, from the places that lie and those that are still unused."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import prod

from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import AGENTS, AMBASSADOR, PLACES
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.views import View
from tablee.games.top_secret.rules.meetings import FIVE, is_nobody

Group = tuple[int, ...]
"""Visitors who meet, in the order of their numbers."""
PlaceOdds = dict[Place, float]
"""How likely a visitor is to be at a place."""


def groups(seats: int) -> Iterator[Group]:
    """All who can meet (TS-20, TS-70)."""
    for pair in combinations((*AGENTS, AMBASSADOR), 2):
        if not is_nobody(pair, seats):
            yield pair
    if seats == FIVE:
        for one, other in combinations(AGENTS, 2):
            yield one, other, AMBASSADOR


def presences(view: View) -> list[PlaceOdds]:
    """By visitor; a card that does not lie yet may be any that is unused."""
    return [
        _presence(place, used)
        for place, used in zip(view.rounds[-1].places, view.used, strict=True)
    ]


def _presence(place: Place | None, used: Sequence[Place]) -> PlaceOdds:
    if place is not None:
        return {place: 1.0}
    unused = [each for each in PLACES if each not in used]
    return dict.fromkeys(unused, 1 / len(unused))


def chance_to_meet(group: Group, visitors: Sequence[PlaceOdds]) -> float:
    """The probability that exactly these visitors are together at some place."""
    return sum(
        prod(
            there.get(place, 0.0) if visitor in group else 1 - there.get(place, 0.0)
            for visitor, there in enumerate(visitors)
        )
        for place in visitors[group[0]]
    )


def best_place(situation: Situation, worth: Callable[[Group], float]) -> Place:
    """The place where meetings are worth most on average; chance decides between equal ones."""
    seat, places = situation.seat, situation.offers.places
    worths = {group: worth(group) for group in groups(situation.view.seats)}
    visitors = presences(situation.view)

    def expected(place: Place) -> float:
        going = [*visitors[:seat], {place: 1.0}, *visitors[seat + 1 :]]
        return sum(value * chance_to_meet(group, going) for group, value in worths.items() if value)

    return max(situation.chance.sample(places, len(places)), key=expected)

"""What the others may believe, as one seat can imagine it from what it knows and what is public."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tablee.games.top_secret.advice.deals import ALL, HOLDS, SHOWS, Deal, Mask, deals_of
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import AMBASSADOR, DUMMY
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Meeting
from tablee.games.top_secret.model.views import View
from tablee.games.top_secret.rules.meetings import FIVE, is_audience, is_exchange
from tablee.games.top_secret.rules.shown import true_pairs
from tablee.kernel.chance import Chance

VISITORS = range(AMBASSADOR + 1)


class Telling(NamedTuple):
    """That an agent showed something to a visitor. That he did is public, what it was is not."""

    round: int
    to: int
    by: int
    is_pair: bool
    """Else it was a black card."""


class World(NamedTuple):
    """A deal that may be the real one, and what each visitor would then think possible."""

    deal: Deal
    beliefs: tuple[Mask, ...]


def worlds(situation: Situation, most: int) -> tuple[World, ...]:
    """Some of the worlds that this player must think possible, at most so many."""
    view, own, seat, mask, chance = situation
    deals = list(deals_of(mask))
    tellings = list(_tellings(view))
    known = dict(_known(own.facts, seat))
    return tuple(
        World(deal, _beliefs(deal, tellings, known, chance))
        for deal in chance.sample(deals, min(most, len(deals)))
    )


def on_average(imagined: Sequence[World], value: Callable[[World], float]) -> float:
    return sum(map(value, imagined)) / len(imagined)


def _beliefs(
    deal: Deal, tellings: Iterable[Telling], known: dict[Telling, Mask], chance: Chance
) -> tuple[Mask, ...]:
    beliefs = [_dealt(deal, visitor) for visitor in VISITORS]
    for telling in tellings:
        told = known.get(telling)
        beliefs[telling.to] &= _imagined(telling, deal, chance) if told is None else told
    return tuple(beliefs)


def _dealt(deal: Deal, visitor: int) -> Mask:
    if visitor == AMBASSADOR:
        return ALL
    identity, fragment = deal.hand(visitor)
    return HOLDS[visitor][identity] & HOLDS[visitor][fragment]


def _imagined(telling: Telling, deal: Deal, chance: Chance) -> Mask:
    """Anything that the agent could have shown in this deal."""
    hand = deal.hand(telling.by)
    if telling.is_pair:
        return SHOWS[telling.by][chance.choice(true_pairs(*hand))]
    return HOLDS[telling.by][chance.choice(hand)]


def _tellings(view: View) -> Iterator[Telling]:
    for each in view.rounds:
        for meeting in each.meetings:
            if meeting.is_settled:
                yield from _told_at(meeting, each.number, view.seats)


def _told_at(meeting: Meeting, number: int, seats: int) -> Iterator[Telling]:
    first, second = meeting.visitors[:2]
    if is_audience(meeting):
        yield Telling(number, AMBASSADOR, first, is_pair=True)
        yield Telling(number, AMBASSADOR, second, is_pair=True)
    elif is_exchange(meeting, seats):
        yield Telling(number, first, second, is_pair=True)
        yield Telling(number, second, first, is_pair=True)
    elif meeting.asked is not None:
        yield Telling(number, first, meeting.asked, is_pair=False)
        if seats == FIVE:  # TS-69
            yield Telling(number, AMBASSADOR, meeting.asked, is_pair=False)
    elif meeting.has_looked:
        yield Telling(number, second if first == DUMMY else first, DUMMY, is_pair=False)


def _known(facts: Iterable[Fact], seat: int) -> Iterator[tuple[Telling, Mask]]:
    """What this seat knows to have been shown to others."""
    for fact in facts:
        match fact:
            case Exchange() if fact.shown is not None:
                told = SHOWS[seat][fact.shown]
                if fact.shown_black is not None:
                    told &= HOLDS[seat][fact.shown_black]
                yield Telling(fact.round, fact.other, seat, is_pair=True), told
            case Answered():
                told = HOLDS[fact.asked][fact.card]
                for to in (fact.asker, AMBASSADOR):
                    yield Telling(fact.round, to, fact.asked, is_pair=False), told

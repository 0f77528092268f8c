"""Goes through a finished game once more: what each seat could know, and who gave too much away."""

from collections.abc import Iterator
from itertools import groupby, takewhile
from operator import attrgetter

from tablee.games.top_secret import information, knowledge
from tablee.games.top_secret.cards import Pair
from tablee.games.top_secret.data import AGENTS
from tablee.games.top_secret.deals import HOLDS, SHOWS, Deal, Mask, certain_number
from tablee.games.top_secret.meetings import has_allies
from tablee.games.top_secret.model import View
from tablee.games.top_secret.questions import MOST_SLIPS, Belief, Clue, Insight, Review, Slip
from tablee.games.top_secret.record import Exchange, Fact
from tablee.games.top_secret.shown import free_pairs, pairs_shown, true_pairs

_LEAST_SLIP = 0.5
"""In bits more than needed; a smaller one is not worth a word."""


def review(view: View) -> Review | None:
    """Of the game just finished; None: none is."""
    if not view.told:
        return None
    deal = Deal(view.results[-1].identities, view.results[-1].fragments)
    slips = [slip for seat in AGENTS if seat < view.seats for slip in _slips(view, deal, seat)]
    worst = sorted(slips, key=_excess, reverse=True)[:MOST_SLIPS]
    return Review(
        insights=tuple(_insight(view, deal, seat) for seat in range(view.seats)),
        slips=tuple(sorted(worst, key=attrgetter("round", "seat"))),
    )


def _excess(slip: Slip) -> float:
    return slip.bits - slip.least


def _hand(deal: Deal, seat: int) -> tuple[Clue, ...]:
    """The Ambassador of five players has none (TS-66)."""
    return tuple(knowledge.dealt(seat, deal.hand(seat))) if seat in AGENTS else ()


def _insight(view: View, deal: Deal, seat: int) -> Insight:
    mask = knowledge.possible(_hand(deal, seat))
    beliefs = [Belief(0, mask.bit_count())]
    certain_since = None
    clues = knowledge.learned(view.told[seat], seat)
    for number, learned in groupby(clues, key=attrgetter("round")):
        mask &= knowledge.possible(learned)
        if mask.bit_count() < beliefs[-1].deals:
            beliefs.append(Belief(number, mask.bit_count()))
        if certain_since is None and certain_number(mask) is not None:
            certain_since = number
    return Insight(tuple(beliefs), certain_since)


def _slips(view: View, deal: Deal, seat: int) -> Iterator[Slip]:
    for place, fact in enumerate(view.told[seat]):
        if isinstance(fact, Exchange) and fact.shown and _is_rival(view, deal, seat, fact.other):
            earlier = pairs_shown(view.told[seat][:place], fact.other)
            pairs = free_pairs(true_pairs(*deal.hand(seat)), earlier)
            slip = _slip(_believed_before(view, deal, fact, seat), fact, seat, pairs)
            if _excess(slip) >= _LEAST_SLIP:
                yield slip


def _is_rival(view: View, deal: Deal, seat: int, other: int) -> bool:
    return not has_allies(view.seats) or deal.ally(seat) != other


def _believed_before(view: View, deal: Deal, shown: Exchange, seat: int) -> Mask:
    """What the one who was shown the cards thought possible until then."""
    receiver = shown.other

    def is_earlier(fact: Fact) -> bool:
        is_same = isinstance(fact, Exchange) and fact.other == seat
        return not (is_same and fact.round == shown.round)

    facts = takewhile(is_earlier, view.told[receiver])
    return knowledge.possible((*_hand(deal, receiver), *knowledge.learned(facts, receiver)))


def _slip(mask: Mask, fact: Exchange, seat: int, pairs: tuple[Pair, ...]) -> Slip:
    assert fact.shown is not None, "only what was shown can give anything away"
    told = SHOWS[seat][fact.shown]
    if fact.shown_black is not None:
        told &= HOLDS[seat][fact.shown_black]
    least = min(information.bits(mask, SHOWS[seat][pair]) for pair in pairs)
    return Slip(fact.round, seat, fact.other, information.bits(mask, told), least)

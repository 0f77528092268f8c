"""What follows from all that a seat has learned: the deals that it must still think possible."""

from collections.abc import Iterable, Iterator

from tablee.games.top_secret.advice.deals import ALL, HOLDS, NUMBERS, SHOWS, Mask, is_certain
from tablee.games.top_secret.data import AGENTS, CARDS, DUMMY
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.questions import Clue, Deduction, Mark, Source
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked
from tablee.games.top_secret.model.views import OwnView


def clues_of(own: OwnView, seat: int) -> tuple[Clue, ...]:
    """All that the seat has learned, its own black cards first."""
    hand = tuple(card for card in (own.identity, own.fragment) if card is not None)
    return (*dealt(seat, hand), *learned(own.facts, seat))


def dealt(seat: int, hand: Iterable[Card]) -> Iterator[Clue]:
    for card in hand:
        yield Clue(Source.OWN, seat, (card,), round=0)


def learned(facts: Iterable[Fact], seat: int) -> Iterator[Clue]:
    """What the facts of this seat tell about the others."""
    for fact in facts:
        match fact:
            case Exchange():
                yield from _shown_by(fact)
            case Answered() if fact.asked != seat:
                yield Clue(Source.BLACK, fact.asked, (fact.card,), fact.round)
            case Looked():
                yield Clue(Source.BLACK, DUMMY, (fact.card,), fact.round)


def _shown_by(exchange: Exchange) -> Iterator[Clue]:
    if exchange.seen is not None:
        yield Clue(Source.PAIR, exchange.other, exchange.seen, exchange.round)
    if exchange.seen_black is not None:
        yield Clue(Source.BLACK, exchange.other, (exchange.seen_black,), exchange.round)


def mask_of(clue: Clue) -> Mask:
    """The deals in which it is so."""
    match clue.cards:
        case (card,):
            return HOLDS[clue.agent][card]
        case (one, two):
            return SHOWS[clue.agent][one, two]
    raise AssertionError("a clue is about one card, or about two")


def possible(clues: Iterable[Clue]) -> Mask:
    """The deals in which all clues are so."""
    mask = ALL
    for clue in clues:
        mask &= mask_of(clue)
    return mask


def mark(mask: Mask, agent: int, card: Card) -> Mark:
    if not mask & HOLDS[agent][card]:
        return Mark.CROSSED
    return Mark.CERTAIN if is_certain(mask, HOLDS[agent][card]) else Mark.OPEN


def deduction(mask: Mask, ally: Card | None = None) -> Deduction:
    return Deduction(
        marks=tuple(tuple(mark(mask, agent, card) for card in CARDS) for agent in AGENTS),
        deals=mask.bit_count(),
        numbers=tuple(number for number, deals in NUMBERS.items() if mask & deals),
        ally=None if ally is None else certain_holder(mask, ally),
    )


def certain_holder(mask: Mask, card: Card) -> int | None:
    holders = [agent for agent in AGENTS if mask & HOLDS[agent][card]]
    return holders[0] if len(holders) == 1 else None

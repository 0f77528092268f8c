"""Who has shown what to whom, read from one seat's own facts, so that it can tell no other's."""

from collections.abc import Iterable, Sequence
from functools import cache

from tablee.games.top_secret.data import DUMMY, IDENTITIES, PAIRS
from tablee.games.top_secret.model.cards import Black, Card, Pair
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked

BOTH = (Black.IDENTITY, Black.FRAGMENT)


@cache
def true_pairs(identity: Card, fragment: Card) -> tuple[Pair, ...]:
    """The twelve pairs with exactly one true card (TS-26, TS-28)."""
    return tuple(pair for pair in PAIRS if (identity in pair) != (fragment in pair))


def pairs_shown(facts: Iterable[Fact], to: int) -> tuple[Pair, ...]:
    return tuple(
        [
            fact.shown
            for fact in facts
            if isinstance(fact, Exchange) and fact.other == to and fact.shown is not None
        ]
    )


def free_pairs(pairs: tuple[Pair, ...], shown: Sequence[Pair]) -> tuple[Pair, ...]:
    """Not shown to that visitor yet (TS-30, TS-31); when there are none left, all again (TS-32)."""
    if not shown:
        return pairs
    return tuple([pair for pair in pairs if pair not in shown]) or pairs


def blacks_shown(facts: Iterable[Fact], to: int) -> tuple[Black, ...]:
    """What an agent has shown to this one, at meetings and when asked (TS-38, TS-40)."""
    return _kinds([_card_shown(fact, to) for fact in facts])


def _card_shown(fact: Fact, to: int) -> Card | None:
    """An agent's facts hold only such answers as he gave or got."""
    match fact:
        case Exchange():
            return fact.shown_black if fact.other == to else None
        case Answered():
            return fact.card if fact.asker == to else None
        case Looked():
            return None


def blacks_seen(facts: Iterable[Fact], of: int) -> tuple[Black, ...]:
    """What an agent was shown by this one, or looked at if he is the dummy (TS-38, TS-40)."""
    return _kinds([_card_seen(fact, of) for fact in facts])


def _card_seen(fact: Fact, of: int) -> Card | None:
    match fact:
        case Exchange():
            return fact.seen_black if fact.other == of else None
        case Answered():
            return fact.card if fact.asked == of else None
        case Looked():
            return fact.card if of == DUMMY else None


def _kinds(cards: Iterable[Card | None]) -> tuple[Black, ...]:
    return tuple(
        [
            Black.IDENTITY if card in IDENTITIES else Black.FRAGMENT
            for card in cards
            if card is not None
        ]
    )


def others(blacks: Sequence[Black]) -> tuple[Black, ...]:
    """The black cards that are not among these."""
    return tuple([black for black in BOTH if black not in blacks])

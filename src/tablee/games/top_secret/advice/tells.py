"""What a pair would tell the one who is met, from all that the player knows: his own cards, what he
has shown there, and the cards of the other that he is certain of."""

from collections.abc import Iterable

from tablee.games.top_secret.advice import knowledge
from tablee.games.top_secret.advice.deals import ALL, HOLDS, SHOWS, Mask, deals_of, is_certain
from tablee.games.top_secret.data import AGENTS, CARDS, FRAGMENTS, IDENTITIES
from tablee.games.top_secret.model.cards import Black, Pair
from tablee.games.top_secret.model.questions import PairTells, Tells
from tablee.games.top_secret.model.record import Answered, Exchange, Fact
from tablee.games.top_secret.model.views import OwnView


def tells(own: OwnView, seat: int, black: Black | None = None) -> Tells | None:
    """With a black card besides, if one likes; None: no pair is to be shown."""
    to = own.offers.to
    if to is None or not own.offers.pairs:
        return None
    mask = knowledge.possible(knowledge.clues_of(own, seat))
    before = told_so_far(own.facts, seat, to) & known_of(mask, to)
    besides = before & _black_tells(own, seat, black)
    pairs = [pair_tells(besides, seat, pair) for pair in own.offers.pairs]
    return Tells(hands(before, seat), tuple(sorted(pairs, key=lambda each: -each.hands)))


def _black_tells(own: OwnView, seat: int, black: Black | None) -> Mask:
    if black not in own.offers.blacks:
        return ALL
    card = own.identity if black is Black.IDENTITY else own.fragment
    assert card is not None, "what is offered is held"
    return HOLDS[seat][card]


def told_so_far(facts: Iterable[Fact], seat: int, to: int) -> Mask:
    """The deals that fit all that this seat has shown to that one."""
    mask = ALL
    for fact in facts:
        match fact:
            case Exchange() if fact.other == to:
                mask &= SHOWS[seat][fact.shown] if fact.shown else ALL
                mask &= HOLDS[seat][fact.shown_black] if fact.shown_black else ALL
            case Answered() if fact.asked == seat and fact.asker == to:
                mask &= HOLDS[seat][fact.card]
    return mask


def known_of(mask: Mask, to: int) -> Mask:
    """What the other surely holds himself he does not take for mine."""
    known = ALL
    for card in CARDS if to in AGENTS else ():
        if is_certain(mask, HOLDS[to][card]):
            known &= HOLDS[to][card]
    return known


def hands(mask: Mask, seat: int) -> int:
    return len({deal.hand(seat) for deal in deals_of(mask)})


def pair_tells(before: Mask, seat: int, pair: Pair) -> PairTells:
    after = before & SHOWS[seat][pair]
    return PairTells(
        pair=pair,
        identities=tuple([card for card in IDENTITIES if after & HOLDS[seat][card]]),
        fragments=tuple([card for card in FRAGMENTS if after & HOLDS[seat][card]]),
        hands=hands(after, seat),
    )

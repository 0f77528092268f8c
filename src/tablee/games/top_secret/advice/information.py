"""What cards and meetings tell, in bits: each bit halves the deals that are still possible."""

from collections.abc import Iterable
from math import log2

from tablee.games.top_secret.advice.deals import HOLDS, SHOWS, Mask
from tablee.games.top_secret.data import AGENTS, AMBASSADOR, DUMMY, FRAGMENTS, IDENTITIES
from tablee.games.top_secret.model.cards import Black
from tablee.games.top_secret.rules.meetings import THREE
from tablee.games.top_secret.rules.shown import BOTH

_CARDS = {Black.IDENTITY: IDENTITIES, Black.FRAGMENT: FRAGMENTS}
_LEGAL_PAIRS = 12
"""That an agent may show, whatever he holds (TS-28)."""


def bits(mask: Mask, told: Mask) -> float:
    """How much `told` tells a seat for which the deals of `mask` are possible."""
    return log2(mask.bit_count() / (mask & told).bit_count())


def bits_of_a_pair(mask: Mask, agent: int) -> float:
    """On average, if the agent shows each of his legal pairs as readily as the others."""
    return _mean_bits(mask, SHOWS[agent].values()) / _LEGAL_PAIRS


def bits_of_a_black_card(mask: Mask, agent: int, blacks: tuple[Black, ...] = BOTH) -> float:
    """On average, if the agent shows each of these cards as readily as the others."""
    told = [HOLDS[agent][card] for black in blacks for card in _CARDS[black]]
    return _mean_bits(mask, told) / len(blacks)


def _mean_bits(mask: Mask, tellings: Iterable[Mask]) -> float:
    """Of several things that may be told, each as likely as there are deals in which it is so."""
    total = mask.bit_count()
    counts = [(mask & told).bit_count() for told in tellings]
    return sum(count / total * log2(total / count) for count in counts if count)


def bits_of_a_meeting(mask: Mask, visitor: int, group: tuple[int, ...], seats: int) -> float:
    """What a visitor learns there on average."""
    others = [other for other in group if other != visitor]
    if AMBASSADOR in others:
        return _bits_of_an_answer(mask, visitor) if len(others) == 1 else 0.0  # TS-72
    if visitor == AMBASSADOR and len(others) == 1:
        return _bits_of_an_answer(mask, others[0])  # TS-69
    if seats == THREE and DUMMY in others:
        return bits_of_a_black_card(mask, DUMMY)
    return sum(bits_of_a_pair(mask, other) for other in others)


def _bits_of_an_answer(mask: Mask, asker: int) -> float:
    """Somebody asks where most is to be learned (TS-36)."""
    return max(bits_of_a_black_card(mask, agent) for agent in AGENTS if agent != asker)

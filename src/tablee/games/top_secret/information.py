"""What a card tells, in bits: each bit halves the deals that must still be thought possible."""

from collections.abc import Iterable
from math import log2

from tablee.games.top_secret.cards import Black
from tablee.games.top_secret.data import FRAGMENTS, IDENTITIES
from tablee.games.top_secret.deals import HOLDS, SHOWS, Mask

CARDS_OF = {Black.IDENTITY: IDENTITIES, Black.FRAGMENT: FRAGMENTS}
_LEGAL_PAIRS = 12
"""That an agent may show, whatever he holds (TS-28)."""


def bits(mask: Mask, told: Mask) -> float:
    """What it tells one who thinks the deals of the mask possible."""
    return log2(mask.bit_count() / (mask & told).bit_count())


def bits_of_a_pair(mask: Mask, agent: int) -> float:
    """On average, if the agent shows each of his legal pairs as readily as the others."""
    return _mean_bits(mask, SHOWS[agent].values()) / _LEGAL_PAIRS


def bits_of_a_black_card(mask: Mask, agent: int, blacks: tuple[Black, ...]) -> float:
    """On average, if the agent shows each of these cards as readily as the others."""
    told = [HOLDS[agent][card] for black in blacks for card in CARDS_OF[black]]
    return _mean_bits(mask, told) / len(blacks)


def _mean_bits(mask: Mask, tellings: Iterable[Mask]) -> float:
    """Of several things that may be told, each as likely as there are deals in which it is so."""
    total = mask.bit_count()
    counts = [(mask & told).bit_count() for told in tellings]
    return sum(count / total * log2(total / count) for count in counts if count)

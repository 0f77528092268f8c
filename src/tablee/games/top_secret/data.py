"""The cards and numbers of Top Secret: data, no logic."""

from itertools import combinations, permutations

from tablee.games.top_secret.model.cards import Card, Colour, Number, Owners, Pair, Place

COLOURS = tuple(Colour)
PLACES = tuple(Place)
CARDS = tuple(Card)
IDENTITIES = CARDS[:4]
"""Fiddlebottom, Bubble, Zsa Zsa, X: the order of the number, too (TS-44)."""
FRAGMENTS = CARDS[4:]

ALLY_OF = {
    Card.FIDDLEBOTTOM: Card.BUBBLE,
    Card.BUBBLE: Card.FIDDLEBOTTOM,
    Card.ZSA_ZSA: Card.AGENT_X,
    Card.AGENT_X: Card.ZSA_ZSA,
}
"""TS-6."""

AGENTS = range(4)
DUMMY = 3
"""The agent without a chair, with three players (TS-58)."""
AMBASSADOR = 4
"""The fifth visitor, whether a player (TS-66) or a deck (TS-11)."""

ROUNDS_IN_A_SERIES = 5
"""Then all take back their places (TS-24)."""
POINTS_TO_WIN = 3
"""TS-54."""

PAIRS: tuple[Pair, ...] = tuple(combinations(CARDS, 2))
NUMBERS: tuple[Number, ...] = tuple(permutations(FRAGMENTS))  # type: ignore[arg-type]
"""The 24 of TS-45."""
OWNERS: tuple[Owners, ...] = tuple(permutations(AGENTS))  # type: ignore[arg-type]

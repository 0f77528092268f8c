"""The material and the sizes of the game: nothing here decides."""

from tablee.games.mission_pas_possible.data.cards import CARDS_OF_VALUE
from tablee.games.mission_pas_possible.data.sizes import DECK_SIZES, SPACES_A_CARD

__all__ = ["CARDS_OF_VALUE", "DECK_SIZES", "SPACES_A_CARD"]

FOR_PAGES = ("DECK_SIZES", "CARDS_OF_VALUE", "SPACES_A_CARD")
"""What the pages offer choices from, and how a spot is written."""

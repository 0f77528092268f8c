"""What comes in the box: notebooks, pages, word cards, and the sketches that bots have in mind."""

from tablee.games.mission_mosaique.data.notebooks import PAGES, ROUNDS
from tablee.games.mission_mosaique.data.page import COLUMNS_AND_ROWS, PAGE_HEIGHT, PAGE_WIDTH
from tablee.games.mission_mosaique.model import (
    LETTERS,
    PACK_LETTERS,
    PACK_NAMES,
    PACK_WORDS,
    POINTS_PER_PIECE,
    POINTS_PER_SECTION,
    STROKES_PER_SECTION,
)

__all__ = [
    "COLUMNS_AND_ROWS",
    "LETTERS",
    "PACK_LETTERS",
    "PACK_NAMES",
    "PACK_WORDS",
    "PAGES",
    "PAGE_HEIGHT",
    "PAGE_WIDTH",
    "POINTS_PER_PIECE",
    "POINTS_PER_SECTION",
    "ROUNDS",
    "STROKES_PER_SECTION",
]

FOR_PAGES = tuple(__all__)
"""What the pages draw and offer by."""

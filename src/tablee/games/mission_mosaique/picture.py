"""The pictures that bots have in mind: a few strokes for each word, as large as a page.

`python -m tools.mission_mosaique` makes them; the folder `pictures` says whose art they follow.
"""

from functools import cache
from importlib import resources

import msgspec

from tablee.games.mission_mosaique.page import Point
from tablee.games.mission_mosaique.words import Language, Word

Picture = tuple[tuple[Point, ...], ...]
"""Strokes, big outlines first."""


@cache
def _flat() -> dict[str, list[list[int]]]:
    """By the word's French name, each stroke as x, y, x, y, …"""
    folder = resources.files(__package__).joinpath("pictures")
    data = folder.joinpath("strokes.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, list[list[int]]])


def picture_of(word: Word) -> Picture:
    strokes = _flat()[word.name(Language.FRENCH)]
    return tuple(tuple(zip(flat[::2], flat[1::2], strict=True)) for flat in strokes)

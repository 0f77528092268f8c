"""The pictures that bots have in mind: some for each word, a few strokes, as large as a page.

`python -m tools.mission_mosaique` makes them; the folder `pictures` says whose art they follow.
"""

from functools import cache
from importlib import resources

import msgspec

from tablee.games.mission_mosaique.page import Point
from tablee.games.mission_mosaique.words import Language, Word

Picture = tuple[tuple[Point, ...], ...]
"""Strokes, big outlines first."""


_decode_strokes = msgspec.json.Decoder(dict[str, list[list[list[int]]]]).decode


@cache
def _stored() -> dict[str, list[list[list[int]]]]:
    """By the word's French name, its pictures, each stroke as x, y, x, y, …"""
    folder = resources.files(__package__).joinpath("pictures")
    data = folder.joinpath("strokes.json").read_bytes()
    return _decode_strokes(data)


def _picture(strokes: list[list[int]]) -> Picture:
    return tuple(tuple(zip(flat[::2], flat[1::2], strict=True)) for flat in strokes)


def pictures_of(word: Word) -> tuple[Picture, ...]:
    """What the word may look like, the most usual first."""
    return tuple(_picture(strokes) for strokes in _stored()[word.name(Language.FRENCH)])


def picture_of(word: Word) -> Picture:
    """What everybody has in mind at once: the six hands of a page draw the same."""
    return _picture(_stored()[word.name(Language.FRENCH)][0])

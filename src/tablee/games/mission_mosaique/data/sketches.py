"""The sketches that bots have in mind: some for each word, a few strokes, as large as a page.

`python -m tools.mission_mosaique` makes them; the folder `pictures` says whose art they follow.
"""

from functools import cache
from importlib import resources

import msgspec

from tablee.games.mission_mosaique.data.page import Point
from tablee.games.mission_mosaique.data.words import Word
from tablee.games.mission_mosaique.model import CardLanguage

Sketch = tuple[tuple[Point, ...], ...]
"""Strokes, big outlines first."""


_decode_strokes = msgspec.json.Decoder(dict[str, list[list[list[int]]]]).decode


@cache
def _stored() -> dict[str, list[list[list[int]]]]:
    """By the word's French name, its sketches, each stroke as x, y, x, y, …"""
    folder = resources.files(__package__).joinpath("pictures")
    data = folder.joinpath("strokes.json").read_bytes()
    return _decode_strokes(data)


def _sketch(strokes: list[list[int]]) -> Sketch:
    return tuple(tuple(zip(flat[::2], flat[1::2], strict=True)) for flat in strokes)


def sketches_of(word: Word) -> tuple[Sketch, ...]:
    """What the word may look like, the most usual first."""
    return tuple(_sketch(strokes) for strokes in _stored()[word.name(CardLanguage.FRENCH)])

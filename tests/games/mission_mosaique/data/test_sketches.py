"""The pictures that bots have in mind: on the page, in few strokes, not too big."""

import json
import math
from importlib import resources
from itertools import pairwise

from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, Point, Section
from tablee.games.mission_mosaique.data.sketches import Sketch, sketches_of
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import CardLanguage

PAGE = Section(0, 0, PAGE_WIDTH, PAGE_HEIGHT)
FOLDER = resources.files("tablee.games.mission_mosaique.data").joinpath("pictures")
PICTURES = [(word.name(CardLanguage.FRENCH), one) for word in words() for one in sketches_of(word)]


def length(stroke: tuple[Point, ...]) -> float:
    return sum(math.dist(*pair) for pair in pairwise(stroke))


def extent(picture: Sketch) -> tuple[int, int]:
    xs, ys = zip(*(point for stroke in picture for point in stroke), strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def test_every_word_has_a_picture_and_every_picture_a_word() -> None:
    stored = json.loads(FOLDER.joinpath("strokes.json").read_text())
    assert set(stored) == {word.name(CardLanguage.FRENCH) for word in words()}


def test_no_two_pictures_are_the_same() -> None:
    assert len({picture for _, picture in PICTURES}) == len(PICTURES) > 900


def test_pictures_lie_on_the_page_and_fill_it_in_one_direction() -> None:
    for name, picture in PICTURES:
        assert all(PAGE.holds(point) for stroke in picture for point in stroke), name
        width, height = extent(picture)
        assert width > 0.9 * PAGE_WIDTH or height > 0.9 * PAGE_HEIGHT, name


def test_pictures_have_few_strokes_and_each_is_a_line() -> None:
    for name, picture in PICTURES:
        assert 1 <= len(picture) <= 60, name
        assert all(len(stroke) > 1 for stroke in picture), name


def test_big_outlines_come_first() -> None:
    """The lengths were sorted before the points were rounded."""
    for name, picture in PICTURES:
        lengths = [length(stroke) for stroke in picture]
        assert all(one > other - 12 for one, other in pairwise(lengths)), name


def test_the_pictures_are_small_to_ship() -> None:
    assert len(FOLDER.joinpath("strokes.json").read_bytes()) < 600_000


def test_the_pictures_tell_whose_art_they_follow_and_on_what_terms() -> None:
    licence = FOLDER.joinpath("LICENSE.md").read_text()
    for name in ("OpenMoji", "ShareAlike 4.0", "Lucide", "ISC", "Tabler", "Hugeicons", "MIT"):
        assert name in licence

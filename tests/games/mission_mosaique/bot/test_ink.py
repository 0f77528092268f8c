"""What bots draw: in their section, in time, in a hand of their own, with more or less care."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pytest

from tablee.games.mission_mosaique.bot.hand import idea_of
from tablee.games.mission_mosaique.bot.ink import drawn_by
from tablee.games.mission_mosaique.data.page import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    SECTIONS_OF,
    Point,
    Section,
)
from tablee.games.mission_mosaique.data.sketches import sketches_of
from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import (
    NUMBERS_PER_POINT,
    POINTS_PER_SECTION,
    STROKES_PER_SECTION,
    Ink,
    NotebookType,
    Stroke,
)
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

levels = pytest.mark.parametrize("level", Level)
DRAW_MS = 10_000
PAGE = Section(0, 0, PAGE_WIDTH, PAGE_HEIGHT)
SOME = words()[::25]


def points(stroke: Stroke) -> list[Point]:
    return list(zip(stroke[::NUMBERS_PER_POINT], stroke[1::NUMBERS_PER_POINT], strict=True))


def times(stroke: Stroke) -> tuple[int, ...]:
    return stroke[3::NUMBERS_PER_POINT]


def inks(level: Level, word: Word, notebook: NotebookType) -> list[Ink]:
    return [
        drawn_by(word, section, level, Chance(bytes([number])), DRAW_MS)
        for number, section in enumerate(SECTIONS_OF[notebook])
    ]


def length(ink: Ink) -> float:
    return sum(math.dist(*pair) for stroke in ink for pair in pairwise(points(stroke)))


@levels
def test_mm_29_a_bot_draws_in_its_section_only(level: Level) -> None:
    for word in SOME:
        for notebook in NotebookType:
            drawn = zip(SECTIONS_OF[notebook], inks(level, word, notebook), strict=True)
            for section, ink in drawn:
                assert all(section.holds(point) for stroke in ink for point in points(stroke))


@levels
def test_mm_28_a_bot_draws_one_point_after_the_other_and_stops_in_time(level: Level) -> None:
    for word in SOME:
        for ink in inks(level, word, NotebookType.COLUMNS):
            moments = [moment for stroke in ink for moment in times(stroke)]
            assert moments == sorted(moments)
            assert all(0 < moment < DRAW_MS for moment in moments)


@pytest.mark.parametrize("within_ms", [1_000, 3_000, 5_000])
def test_mm_28_with_less_time_a_bot_draws_the_same_but_less(within_ms: int) -> None:
    (section, *_) = SECTIONS_OF[NotebookType.GRID]
    for word in SOME:
        whole = drawn_by(word, section, Level.EASY, Chance(b"hand"), DRAW_MS)
        part = drawn_by(word, section, Level.EASY, Chance(b"hand"), within_ms)
        assert part == whole[: len(part)]
        assert all(moment < within_ms for stroke in part for moment in times(stroke))


def test_mm_30_each_section_holds_but_a_part_of_the_picture() -> None:
    for word in SOME:
        drawn = [length(ink) for ink in inks(Level.HARD, word, NotebookType.GRID)]
        assert sum(1 for ink in drawn if ink > 0) > 1
        assert max(drawn) < 0.9 * sum(drawn)


@levels
def test_ink_stays_within_what_the_rules_take(level: Level) -> None:
    for word in words()[::5]:
        for ink in inks(level, word, NotebookType.LINES):
            assert len(ink) <= STROKES_PER_SECTION
            assert sum(len(points(stroke)) for stroke in ink) <= POINTS_PER_SECTION
            assert all(0 <= pressure <= 255 for s in ink for pressure in s[2::NUMBERS_PER_POINT])


def test_the_same_chance_draws_the_same_and_another_has_another_hand() -> None:
    def drawn(seed: bytes) -> Ink:
        return drawn_by(SOME[0], PAGE, Level.HARD, Chance(seed), DRAW_MS)

    assert drawn(b"one") == drawn(b"one")
    assert drawn(b"one") != drawn(b"other")


def mean_distance_off(level: Level) -> float:
    """How far the middle of a picture is from where it should be, on average."""
    distances = []
    for word in SOME:
        ink = drawn_by(word, PAGE, level, Chance(word.fr[0].encode()), 60_000)
        drawn = [point for stroke in ink for point in points(stroke)]
        meant = [point for stroke in sketches_of(word)[0] for point in stroke]
        distances.append(math.dist(middle(drawn), middle(meant)))
    return sum(distances) / len(distances)


def middle(places: Sequence[Point]) -> tuple[float, float]:
    xs, ys = zip(*places, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def test_the_stronger_the_bot_the_truer_its_hand() -> None:
    easy, normal, hard = map(mean_distance_off, Level)
    assert hard < normal < easy


def test_the_stronger_the_bot_the_more_it_draws() -> None:
    def strokes(level: Level) -> int:
        return sum(len(ink) for word in SOME for ink in inks(level, word, NotebookType.GRID))

    assert strokes(Level.EASY) < strokes(Level.NORMAL) < strokes(Level.HARD)


def test_hands_disagree_about_the_same_thing() -> None:
    """Some see it from the other side, some think of another of its pictures."""
    word = next(word for word in words() if len(sketches_of(word)) > 1)
    ideas = [idea_of(2, Level.NORMAL, Chance(bytes([seed]))) for seed in range(60)]
    assert {idea.is_mirrored for idea in ideas} == {True, False}
    assert {idea.picture for idea in ideas} == {0, 1}
    middles = [idea.moved(PAGE_WIDTH / 2, PAGE_HEIGHT / 2) for idea in ideas]
    assert len(set(middles)) > 50
    pages = [
        drawn_by(word, PAGE, Level.NORMAL, Chance(b"p"), 60_000, Chance(bytes([s]))) for s in (1, 2)
    ]
    assert pages[0] != pages[1]


def test_one_has_the_same_idea_on_every_page_of_a_notebook() -> None:
    def width(page: bytes) -> int:
        ink = drawn_by(SOME[3], PAGE, Level.HARD, Chance(page), 60_000, Chance(b"mind"))
        xs = [x for stroke in ink for x, _ in points(stroke)]
        return max(xs) - min(xs)

    assert abs(width(b"one") - width(b"two")) < 30


def test_what_shows_most_is_drawn_first() -> None:
    for word in SOME:
        for ink in inks(Level.HARD, word, NotebookType.GRID):
            drawn = [length((stroke,)) for stroke in ink]
            assert all(one > other - 12 for one, other in pairwise(drawn))

"""What bots make of a drawing, from its strokes alone."""

import math

import pytest

from tablee.games.mission_mosaique.advice.guesser import Hunch, proposal, ranked
from tablee.games.mission_mosaique.bot.ink import drawn_by
from tablee.games.mission_mosaique.data.page import PAGE_WIDTH, SECTIONS_OF
from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Ink, NotebookType
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

levels = pytest.mark.parametrize("level", Level)
SOME = words()[::30]


def mosaic(word: Word, notebook: NotebookType, level: Level) -> Ink:
    """A page drawn by six hands."""
    inks = [
        drawn_by(word, section, level, Chance(bytes([number])), 10_000)
        for number, section in enumerate(SECTIONS_OF[notebook])
    ]
    return tuple(stroke for ink in inks for stroke in ink)


def share_named(notebook: NotebookType, level: Level) -> float:
    chance = Chance(b"share")
    named = [
        proposal(ranked(mosaic(word, notebook, level), level), level, chance) == word
        for word in SOME
    ]
    return sum(named) / len(named)


@pytest.mark.parametrize("notebook", NotebookType)
def test_the_strongest_names_most_pictures_of_bots_whatever_the_notebook(
    notebook: NotebookType,
) -> None:
    assert share_named(notebook, Level.HARD) >= 0.6


def test_the_weaker_the_bots_the_fewer_pictures_they_name() -> None:
    easy, normal, hard = (share_named(NotebookType.COLUMNS, level) for level in Level)
    assert 0.1 < easy < normal < hard


def smaller_and_mirrored(ink: Ink) -> Ink:
    return tuple(
        tuple(
            (number * 2 // 3, (PAGE_WIDTH - number) * 2 // 3)[place % NUMBERS_PER_POINT == 0]
            for place, number in enumerate(stroke)
        )
        for stroke in ink
    )


def test_the_strongest_knows_a_picture_that_is_small_and_faces_the_other_way() -> None:
    inks = [mosaic(word, NotebookType.GRID, Level.HARD) for word in SOME]
    named = [ranked(smaller_and_mirrored(ink), Level.HARD)[0].word for ink in inks]
    assert sum(one == other for one, other in zip(named, SOME, strict=True)) > 0.7 * len(SOME)


@levels
def test_all_words_are_ranked_each_once_with_confidences_that_make_one(level: Level) -> None:
    guesses = ranked(mosaic(SOME[0], NotebookType.LINES, level), level)
    assert {guess.word for guess in guesses} == set(words())
    assert len(guesses) == 600
    likenesses = [guess.likeness for guess in guesses]
    assert likenesses == sorted(likenesses, reverse=True)
    assert math.isclose(sum(guess.confidence for guess in guesses), 1)


def test_one_is_surer_of_a_picture_than_of_a_scribble() -> None:
    picture = ranked(mosaic(SOME[0], NotebookType.LINES, Level.HARD), Level.HARD)
    chance = Chance(b"scribble")
    places = [(chance.below(900), chance.below(600), 100, at) for at in range(60)]
    scribble = ranked([tuple(number for place in places for number in place)], Level.HARD)
    assert picture[0].confidence > scribble[0].confidence


def test_only_where_the_lines_are_counts_not_how_they_were_drawn() -> None:
    ink = mosaic(SOME[0], NotebookType.LINES, Level.HARD)
    plain = tuple(
        tuple(0 if place % NUMBERS_PER_POINT > 1 else n for place, n in enumerate(stroke))
        for stroke in reversed(ink)
    )
    assert ranked(plain, Level.HARD) == ranked(ink, Level.HARD)


@levels
def test_mm_34_nothing_can_be_guessed_where_nothing_was_drawn(level: Level) -> None:
    assert ranked((), level) == []
    assert proposal([], level, Chance(b"none")) is None


@levels
def test_a_single_dot_is_guessed_at_too(level: Level) -> None:
    assert proposal(ranked([(900, 600, 0, 0)], level), level, Chance(b"dot")) in words()


def test_mm_51_the_strongest_proposes_the_likeliest_others_may_say_what_is_like_it() -> None:
    cat, dog, *others = SOME[:12]
    guesses = [
        Hunch(cat, 2.0, 0.5),
        Hunch(dog, 1.9, 0.4),
        *(Hunch(word, -9.0, 0.01) for word in others),
    ]
    for level, expected in ((Level.HARD, {cat}), (Level.NORMAL, {cat, dog})):
        chance = Chance(b"doubt")
        said = {proposal(guesses, level, chance) for _ in range(60)}
        assert expected <= said <= {*expected, *(others[:8] if level is Level.NORMAL else ())}


def test_who_doubts_never_says_what_is_not_among_the_first_ten() -> None:
    guesses = [Hunch(word, 0.0, 1 / 30) for word in SOME]
    chance = Chance(b"ten")
    assert {proposal(guesses, Level.EASY, chance) for _ in range(300)} == set(SOME[:10])

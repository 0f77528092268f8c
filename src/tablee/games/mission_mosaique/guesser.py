"""Guesses what a drawing shows, from its strokes alone: which picture in mind it is most like."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from tablee.games.mission_mosaique.fitting import fitted
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Stroke
from tablee.games.mission_mosaique.page import PAGE_WIDTH, Place
from tablee.games.mission_mosaique.picture import pictures_of
from tablee.games.mission_mosaique.seeing import (
    Sight,
    likeness,
    nearby,
    sight_of,
    silhouette_of,
)
from tablee.games.mission_mosaique.words import Word, words
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

Lines = Sequence[Sequence[Place]]
See = Callable[[Lines], Sight]

_SHARPNESS = 11
"""How much surer one is of a picture that is more alike."""


class Guess(NamedTuple):
    word: Word
    likeness: float
    confidence: float
    """From 0 to 1; those of all words make 1."""


class _Eye(NamedTuple):
    """What a strength looks at."""

    see: See
    turns: Callable[[Lines], list[Lines]]
    """The drawing, and as what else it may be taken."""
    doubt: float
    """A picture that is less alike by no more than this part may as well be it."""


def _mirrored(lines: Lines) -> Lines:
    return [[(PAGE_WIDTH - x, y) for x, y in line] for line in lines]


def _as_it_is(lines: Lines) -> list[Lines]:
    return [lines]


def _turned_and_fitted(lines: Lines) -> list[Lines]:
    """People draw smaller than the page, beside its middle, and what looks left may look right."""
    larger = fitted(lines)
    return [lines, _mirrored(lines), larger, _mirrored(larger)]


_EYES = {
    Level.EASY: _Eye(silhouette_of, _as_it_is, 0.06),
    Level.NORMAL: _Eye(sight_of, _as_it_is, 0.15),
    Level.HARD: _Eye(sight_of, _turned_and_fitted, 0),
}


@cache
def _in_mind(see: See) -> tuple[tuple[Sight, ...], ...]:
    """The pictures of all words, as this eye sees them."""
    return tuple(tuple(map(see, pictures_of(word))) for word in words())


def _likenesses(lines: Lines, eye: _Eye) -> list[float]:
    """How alike the drawing is to each word, by the picture that it is most like."""
    sights = [near for turned in eye.turns(lines) for near in nearby(eye.see(turned))]
    return [
        max(likeness(sight, known) for known in pictures for sight in sights)
        for pictures in _in_mind(eye.see)
    ]


def _lines(strokes: Iterable[Stroke]) -> Lines:
    """Without pressure and time."""
    return [
        tuple(zip(stroke[::NUMBERS_PER_POINT], stroke[1::NUMBERS_PER_POINT], strict=True))
        for stroke in strokes
    ]


def ranked(strokes: Iterable[Stroke], level: Level) -> list[Guess]:
    """All words, the likeliest first; none where there is nothing to see."""
    lines = _lines(strokes)
    if not lines:
        return []
    found = _likenesses(lines, _EYES[level])
    weights = [like**_SHARPNESS for like in found]
    whole = sum(weights) or 1.0
    guesses = map(Guess, words(), found, (weight / whole for weight in weights))
    return sorted(guesses, key=lambda guess: guess.likeness, reverse=True)


def proposal(guesses: Sequence[Guess], level: Level, chance: Chance) -> Word | None:
    """The one word to propose (MM-51): the likeliest, or one that this eye cannot tell from it."""
    if not guesses:
        return None
    enough = guesses[0].likeness * (1 - _EYES[level].doubt)
    return chance.choice([guess.word for guess in guesses if guess.likeness >= enough])

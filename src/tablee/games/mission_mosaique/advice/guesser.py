"""Guesses what a drawing shows, from its strokes alone, as surely as a strength can tell."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tablee.games.mission_mosaique.advice.recogniser import Eye, trained_eye
from tablee.games.mission_mosaique.advice.seeing import Lines
from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, CardLanguage, Stroke
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level


class Hunch(NamedTuple):
    word: Word
    likeness: float
    """The net's logit: only its difference to that of another word means something."""
    confidence: float
    """From 0 to 1; those of all words make 1."""


_DOUBT = {Level.EASY: 3.0, Level.NORMAL: 1.6, Level.HARD: 1.0}
"""The temperature of the softmax: the higher, the more alike the words' chances."""
_COME_TO_MIND = 10
"""From how many of the likeliest words an easy or a normal bot draws its proposal."""


def _lines(strokes: Iterable[Stroke]) -> Lines:
    """Without pressure and time."""
    return [
        tuple(zip(stroke[::NUMBERS_PER_POINT], stroke[1::NUMBERS_PER_POINT], strict=True))
        for stroke in strokes
    ]


def ranked(strokes: Iterable[Stroke], level: Level) -> list[Hunch]:
    """All words, the likeliest first; none where there is nothing to see."""
    return weighed(seen(strokes, trained_eye()), level)


def seen(strokes: Iterable[Stroke], eye: Eye) -> Mapping[str, float]:
    """The logit of each word, by its French name."""
    lines = _lines(strokes)
    return eye.likelihoods(lines) if lines else {}


def weighed(told: Mapping[str, float], level: Level) -> list[Hunch]:
    """All words with the confidence of a bot of this level, the likeliest first."""
    if not told:
        return []
    most = max(told.values())
    likely = [(word, told[word.name(CardLanguage.FRENCH)]) for word in words()]
    weights = [math.exp((like - most) / _DOUBT[level]) for _, like in likely]
    whole = sum(weights)
    guesses = [
        Hunch(word, like, weight / whole)
        for (word, like), weight in zip(likely, weights, strict=True)
    ]
    return sorted(guesses, key=lambda guess: guess.likeness, reverse=True)


_PARTS = 1_000_000


def proposal(guesses: Sequence[Hunch], level: Level, chance: Chance) -> Word | None:
    """The one word to propose (MM-51): the likeliest; who doubts may say one that is like it."""
    if not guesses:
        return None
    in_mind = guesses[: 1 if level is Level.HARD else _COME_TO_MIND]
    left = sum(guess.confidence for guess in in_mind) * chance.below(_PARTS) / _PARTS
    for guess in in_mind:
        left -= guess.confidence
        if left < 0:
            return guess.word
    return in_mind[0].word

"""What a bot draws in its section: its part of the picture that it has in mind, in its own hand."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

from tablee.games.mission_mosaique.bot.clipping import clipped
from tablee.games.mission_mosaique.bot.hand import CARE, Care, Hand, hand_of, idea_of
from tablee.games.mission_mosaique.data.page import Location, Section
from tablee.games.mission_mosaique.data.sketches import Sketch, sketches_of
from tablee.games.mission_mosaique.data.words import Word
from tablee.games.mission_mosaique.model import Ink, Stroke
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level

_LIFT_MS: Millis = 140
"""To lift the pen and set it down again, besides the way between."""
_SPARE_MS: Millis = 200
"""A pen is lifted a little before the time is up."""


def drawn_by(
    word: Word,
    section: Section,
    level: Level,
    chance: Chance,
    within_ms: Millis,
    mind: Chance | None = None,
) -> Ink:
    """The ink of a bot that draws a section of the word (MM-28 to MM-30).

    What it has in mind comes from `mind`, the same on every page of a notebook; the rest of chance
    is of this page.
    """
    care = CARE[level]
    pictures = sketches_of(word)
    idea = idea_of(len(pictures), level, mind or chance)
    hand = hand_of(level, chance)
    strokes = _remembered(pictures[idea.picture], care, chance)
    pieces = [piece for line in strokes for piece in clipped(hand.drawn(line, idea), section)]
    begins_ms = care.look_ms + chance.below(care.look_ms)
    return tuple(_in_time(_best_first(pieces), hand, begins_ms, within_ms - _SPARE_MS))


def _remembered(picture: Sketch, care: Care, chance: Chance) -> Sketch:
    """The outline, and of the rest what this strength cares for."""
    outline, *rest = picture
    return (outline, *(stroke for stroke in rest if chance.below(100) >= care.omitted_percent))


def _length(piece: Sequence[Location]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(piece))


def _best_first(pieces: Iterable[Sequence[Location]]) -> list[Sequence[Location]]:
    """What shows most is drawn first: time may run out over the rest."""
    return sorted(pieces, key=_length, reverse=True)


def _in_time(
    pieces: Iterable[Sequence[Location]],
    hand: Hand,
    begins_ms: Millis,
    until_ms: Millis,
) -> Iterator[Stroke]:
    """The pieces one after the other, until the time is up: whatever is left stays undrawn."""
    pen: Location | None = None
    now: float = begins_ms
    for piece in pieces:
        if pen is not None:
            now += _LIFT_MS + math.dist(pen, piece[0]) / hand.speed / 2
        lengths = accumulate((math.dist(*pair) for pair in pairwise(piece)), initial=0.0)
        times = [now + length / hand.speed for length in lengths]
        if times[-1] > until_ms:
            return
        yield _stroke(piece, times, hand)
        pen, now = piece[-1], times[-1]


def _stroke(piece: Sequence[Location], times: Sequence[float], hand: Hand) -> Stroke:
    """Four numbers a point; the pen is lighter where it comes and goes."""
    ends = {0, len(piece) - 1}
    numbers: list[int] = []
    for number, ((x, y), at) in enumerate(zip(piece, times, strict=True)):
        pressure = hand.pressure // 2 if number in ends else hand.pressure
        numbers += (round(x), round(y), pressure, round(at))
    return tuple(numbers)

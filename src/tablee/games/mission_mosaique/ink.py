"""What a bot draws in its section: its part of the picture that it has in mind, in its own hand."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

from tablee.games.mission_mosaique.clipping import clipped
from tablee.games.mission_mosaique.hand import CARE, Care, Hand, hand_of
from tablee.games.mission_mosaique.model import Ink, Stroke
from tablee.games.mission_mosaique.page import Place, Section
from tablee.games.mission_mosaique.picture import Picture, picture_of
from tablee.games.mission_mosaique.words import Word
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level

_LIFT_MS: Millis = 140
"""To lift the pen and set it down again, besides the way between."""
_SPARE_MS: Millis = 200
"""A pen is lifted a little before the time is up."""


def drawn_by(word: Word, section: Section, level: Level, chance: Chance, within_ms: Millis) -> Ink:
    """The ink of a bot that draws a section of the word (MM-28 to MM-30)."""
    care = CARE[level]
    hand = hand_of(level, chance)
    strokes = _remembered(picture_of(word), care, chance)
    pieces = [piece for stroke in strokes for piece in clipped(hand.drawn(stroke), section)]
    begins_ms = care.look_ms + chance.below(care.look_ms)
    return tuple(_in_time(pieces, hand, care, begins_ms, within_ms - _SPARE_MS))


def _remembered(picture: Picture, care: Care, chance: Chance) -> Picture:
    """The outline, and of the rest what this strength cares for."""
    outline, *rest = picture
    return (outline, *(stroke for stroke in rest if chance.below(100) >= care.omitted_percent))


def _in_time(
    pieces: Iterable[Sequence[Place]], hand: Hand, care: Care, begins_ms: Millis, until_ms: Millis
) -> Iterator[Stroke]:
    """The pieces one after the other, until the time is up: whatever is left stays undrawn."""
    pen: Place | None = None
    now: float = begins_ms
    for piece in pieces:
        if pen is not None:
            now += _LIFT_MS + math.dist(pen, piece[0]) / care.speed / 2
        lengths = accumulate((math.dist(*pair) for pair in pairwise(piece)), initial=0.0)
        times = [now + length / care.speed for length in lengths]
        if times[-1] > until_ms:
            return
        yield _stroke(piece, times, hand)
        pen, now = piece[-1], times[-1]


def _stroke(piece: Sequence[Place], times: Sequence[float], hand: Hand) -> Stroke:
    """Four numbers a point; the pen is lighter where it comes and goes."""
    ends = {0, len(piece) - 1}
    numbers: list[int] = []
    for number, ((x, y), at) in enumerate(zip(piece, times, strict=True)):
        pressure = hand.pressure // 2 if number in ends else hand.pressure
        numbers += (round(x), round(y), pressure, round(at))
    return tuple(numbers)

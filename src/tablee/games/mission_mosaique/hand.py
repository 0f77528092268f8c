"""How a bot moves its pen: where its picture sits on the page, how it trembles, how fast it is."""

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from tablee.games.mission_mosaique.page import PAGE_HEIGHT, PAGE_WIDTH, Place
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level

_STEP = 28
"""How far apart the points of a long straight line are drawn."""


class Care(NamedTuple):
    """What a strength differs in: the most that a hand strays, and how quick it is."""

    scale_percent: int
    offset: int
    wobble: int
    """How far the pen trembles off its line."""
    omitted_percent: int
    """Of the strokes but the first, how many are left out."""
    speed: float
    """Page units a millisecond."""
    look_ms: Millis
    """How long it takes to read the code and find the section."""


CARE = {
    Level.EASY: Care(12, 36, 9, 30, 0.32, 1500),
    Level.NORMAL: Care(8, 22, 6, 10, 0.42, 1100),
    Level.HARD: Care(5, 13, 3, 0, 0.55, 700),
}


def _around_zero(chance: Chance, most: int) -> int:
    return chance.below(2 * most + 1) - most


class Hand(NamedTuple):
    """One hand drawing one section: as large and as far off as it has the picture in mind."""

    across: float
    down: float
    right: float
    below: float
    wobble: float
    phases: tuple[float, float]
    pressure: int

    def moved(self, x: float, y: float) -> Place:
        """Where this hand has a point of the picture in mind."""
        middle_x, middle_y = PAGE_WIDTH / 2, PAGE_HEIGHT / 2
        return (
            middle_x + self.right + (x - middle_x) * self.across,
            middle_y + self.below + (y - middle_y) * self.down,
        )

    def _trembled(self, x: float, y: float, along: float) -> Place:
        """Off the line by two slow waves, the second one quicker."""
        one, other = self.phases
        return (
            x + self.wobble * (math.sin(along / 37 + one) + math.sin(along / 17 + other)) / 2,
            y + self.wobble * (math.cos(along / 41 + other) + math.cos(along / 19 + one)) / 2,
        )

    def drawn(self, stroke: Sequence[tuple[int, int]]) -> list[Place]:
        """A stroke of the picture, as this hand draws it."""
        steps = list(_in_steps([self.moved(*point) for point in stroke]))
        lengths = accumulate((math.dist(*pair) for pair in pairwise(steps)), initial=0.0)
        return [self._trembled(*place, along) for place, along in zip(steps, lengths, strict=True)]


def _in_steps(places: Sequence[Place]) -> Iterator[Place]:
    """The same line, with no two points far apart."""
    yield places[0]
    for (x, y), (next_x, next_y) in pairwise(places):
        steps = max(1, round(math.dist((x, y), (next_x, next_y)) / _STEP))
        for step in range(1, steps + 1):
            yield x + (next_x - x) * step / steps, y + (next_y - y) * step / steps


def hand_of(level: Level, chance: Chance) -> Hand:
    care = CARE[level]
    # Wide and tall alike, but for a little.
    scale = 1 + _around_zero(chance, care.scale_percent) / 100
    squeeze = 1 + _around_zero(chance, care.scale_percent // 2) / 100
    return Hand(
        scale * squeeze,
        scale / squeeze,
        _around_zero(chance, care.offset),
        _around_zero(chance, care.offset),
        care.wobble,
        (chance.below(628) / 100, chance.below(628) / 100),
        100 + chance.below(80),
    )

"""How a bot moves its pen: where its picture sits on the page, how it trembles, how fast it is."""

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, Location
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level

_STEP = 28
"""How far apart the points of a long straight line are drawn."""


class Care(NamedTuple):
    """What a strength differs in: how far a hand strays, and how quick it is."""

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
    mirrored_percent: int
    """How often it sees the thing from the other side."""
    other_percent: int
    """How often it thinks of another than the most usual picture."""


CARE = {
    Level.EASY: Care(24, 70, 11, 30, 0.34, 1500, 50, 70),
    Level.NORMAL: Care(18, 50, 7, 12, 0.42, 1100, 40, 50),
    Level.HARD: Care(9, 24, 4, 0, 0.55, 700, 15, 25),
}


def _around_zero(chance: Chance, most: int) -> int:
    return chance.below(2 * most + 1) - most


class Idea(NamedTuple):
    """How one has a thing in mind: which of its pictures, which way round, how large, and where."""

    picture: int
    is_mirrored: bool
    across: float
    down: float
    right: float
    below: float

    def moved(self, x: float, y: float) -> Location:
        """Where a point of the picture is on the page, in this mind."""
        middle_x, middle_y = PAGE_WIDTH / 2, PAGE_HEIGHT / 2
        off = middle_x - x if self.is_mirrored else x - middle_x
        return (
            middle_x + self.right + off * self.across,
            middle_y + self.below + (y - middle_y) * self.down,
        )


def idea_of(pictures: int, level: Level, chance: Chance) -> Idea:
    """Of a thing that has so many pictures."""
    care = CARE[level]
    # Wide and tall alike, but for a little.
    scale = 1 + _around_zero(chance, care.scale_percent) / 100
    squeeze = 1 + _around_zero(chance, care.scale_percent // 2) / 100
    is_other = chance.below(100) < care.other_percent
    return Idea(
        chance.below(pictures) if is_other else 0,
        chance.below(100) < care.mirrored_percent,
        scale * squeeze,
        scale / squeeze,
        _around_zero(chance, care.offset),
        _around_zero(chance, care.offset),
    )


class Hand(NamedTuple):
    """One hand at the paper: how it trembles, presses and hurries."""

    wobble: float
    phases: tuple[float, float]
    pressure: int
    speed: float

    def _trembled(self, x: float, y: float, along: float) -> Location:
        """Off the line by two slow waves, the second one quicker."""
        one, other = self.phases
        return (
            x + self.wobble * (math.sin(along / 37 + one) + math.sin(along / 17 + other)) / 2,
            y + self.wobble * (math.cos(along / 41 + other) + math.cos(along / 19 + one)) / 2,
        )

    def drawn(self, stroke: Sequence[tuple[int, int]], idea: Idea) -> list[Location]:
        """A stroke of the picture in mind, as this hand draws it."""
        steps = list(_in_steps([idea.moved(*point) for point in stroke]))
        lengths = accumulate((math.dist(*pair) for pair in pairwise(steps)), initial=0.0)
        return [self._trembled(*place, along) for place, along in zip(steps, lengths, strict=True)]


def _in_steps(places: Sequence[Location]) -> Iterator[Location]:
    """The same line, with no two points far apart."""
    yield places[0]
    for (x, y), (next_x, next_y) in pairwise(places):
        steps = max(1, round(math.dist((x, y), (next_x, next_y)) / _STEP))
        for step in range(1, steps + 1):
            yield x + (next_x - x) * step / steps, y + (next_y - y) * step / steps


def hand_of(level: Level, chance: Chance) -> Hand:
    care = CARE[level]
    return Hand(
        care.wobble * (60 + chance.below(80)) / 100,
        (chance.below(628) / 100, chance.below(628) / 100),
        90 + chance.below(110),
        care.speed * (80 + chance.below(50)) / 100,
    )

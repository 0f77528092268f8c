"""Dice by what they show: 30 kinds (five colours, six numbers), and sets of kinds as bit masks."""

from collections.abc import Iterable

from tablee.games.mission_pas_possible.data.dice import COLOURS, FACES, NUMBERS
from tablee.games.mission_pas_possible.model.material import Mark

Kind = int
"""Six times the place of the colour in `Colour`, plus the number less one."""
Kinds = int
"""A set of kinds: bit `kind` is set."""

KINDS = range(len(COLOURS) * len(NUMBERS))
EVERY_KIND: Kinds = (1 << len(KINDS)) - 1

KIND_OF: tuple[Kind, ...] = tuple(
    len(NUMBERS) * COLOURS.index(face.colour) + face.number - 1 for face in FACES
)
"""By `DieKey`."""


def colour_of(kind: Kind) -> int:
    """As a place in `Colour`."""
    return kind // len(NUMBERS)


def number_of(kind: Kind) -> int:
    return kind % len(NUMBERS) + 1


def kinds_of(members: Iterable[Kind]) -> Kinds:
    return sum({1 << kind for kind in members})


def members(kinds: Kinds) -> Iterable[Kind]:
    while kinds:
        lowest = kinds & -kinds
        yield lowest.bit_length() - 1
        kinds ^= lowest


def _showing(mark: Mark) -> Kinds:
    """The kinds that bear a mark; a mark that ties to a neighbour is borne by every kind."""
    if mark in (Mark.NUMBER, Mark.WHEEL):
        return EVERY_KIND
    shown = ({f"{COLOURS[colour_of(kind)]}", f"{number_of(kind)}"} for kind in KINDS)
    return kinds_of(kind for kind, marks in zip(KINDS, shown, strict=True) if mark in marks)


SHOWING: dict[Mark, Kinds] = {mark: _showing(mark) for mark in Mark}

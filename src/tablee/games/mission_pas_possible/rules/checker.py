"""Which dice may go where on a bomb card: the one that leaves the card completable (MPP-46).

A card is prepared once: what each space asks for, what ties neighbours, what rests on what. Ties
bind neighbours only, so that running along a line in both directions finds exactly the dice that
some completion has.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import accumulate
from operator import and_, or_
from typing import NamedTuple

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.kinds import (
    EVERY_KIND,
    KINDS,
    SHOWING,
    Kind,
    Kinds,
    colour_of,
    kinds_of,
    members,
    number_of,
)
from tablee.games.mission_pas_possible.model.material import Card, Group, Layout, Mark, Sign, Space

Filled = tuple[Kind | None, ...]
"""What lies on a card, by space."""
Relation = tuple[Kinds, ...]
"""By the kind on one side of a sign: what may be on the other side."""

_BELOW: dict[tuple[Layout, int], tuple[tuple[int, ...], ...]] = {
    (Layout.PYRAMID, 3): ((), (), (0, 1)),
    (Layout.PYRAMID, 6): ((), (), (), (0, 1), (1, 2), (3, 4)),
}
"""MPP-49, MPP-50: by space, what a pyramid's die rests on."""


class Line(NamedTuple):
    """Spaces whose neighbours are tied one by one."""

    asked: tuple[Kinds, ...]
    onward: tuple[Relation | None, ...]
    """From each space to the next; None: not tied."""
    backward: tuple[Relation | None, ...]


class Equation(NamedTuple):
    """Spaces whose numbers, taken times +1 or -1, add up to a total (MPP-45)."""

    asked: tuple[Kinds, ...]
    factors: tuple[int, ...]
    total: int


class Prepared(NamedTuple):
    groups: tuple[Line | Equation, ...]
    below: tuple[tuple[int, ...], ...]
    """By space: the spaces that its die rests on."""
    above: tuple[tuple[int, ...], ...]
    """By space: the spaces whose dice rest on its die."""


# Preparing


def asked_by(space: Space) -> Kinds:
    """The dice that a space takes, signs aside (MPP-34 to MPP-38)."""
    shown = [SHOWING[mark] for mark in space.marks]
    if not shown:
        return EVERY_KIND
    return reduce(and_ if space.is_both else or_, shown)


def prepare(card: Card) -> Prepared:
    below: list[tuple[int, ...]] = []
    for group in card.groups:
        first = len(below)
        below += [tuple(first + rest for rest in rests) for rests in _rests(group)]
    above = tuple(
        tuple(upper for upper, rests in enumerate(below) if space in rests)
        for space in range(len(below))
    )
    return Prepared(tuple(_ties(group) for group in card.groups), tuple(below), above)


def _rests(group: Group) -> tuple[tuple[int, ...], ...]:
    """By space of the group: what its die rests on (MPP-48 to MPP-51)."""
    size = len(group.spaces)
    match group.layout:
        case Layout.ROW:
            return ((),) * size
        case Layout.STACK:
            return ((), *((space,) for space in range(size - 1)))
        case Layout.PYRAMID:
            return _BELOW[group.layout, size]


def _ties(group: Group) -> Line | Equation:
    asked = tuple(asked_by(space) for space in group.spaces)
    if {Sign.PLUS, Sign.MINUS} & set(group.signs):
        return Equation(asked, _factors(group.signs), group.total or 0)
    signs = group.signs or (Sign.NOTHING,) * (len(asked) - 1)
    pairs = list(zip(group.spaces, signs, group.spaces[1:], strict=False))
    onward = tuple(_relation(left, sign, right) for left, sign, right in pairs)
    return Line(asked, onward, tuple(map(_turned, onward)))


def _factors(signs: Sequence[Sign]) -> tuple[int, ...]:
    """What stands right of "=" counts against what stands left of it."""
    factors, side = [1], 1
    for sign in signs:
        side = -1 if sign is Sign.EQUAL else side
        factors.append(-side if sign is Sign.MINUS else side)
    return tuple(factors)


def _relation(left: Space, sign: Sign, right: Space) -> Relation | None:
    if sign is Sign.NOTHING:
        return None
    return tuple(
        kinds_of(other for other in KINDS if _agree(left, kind, sign, right, other))
        for kind in KINDS
    )


def _turned(relation: Relation | None) -> Relation | None:
    """The same relation, from right to left."""
    if relation is None:
        return None
    return tuple(kinds_of(k for k in KINDS if relation[k] >> other & 1) for other in KINDS)


def _agree(left: Space, kind: Kind, sign: Sign, right: Space, other: Kind) -> bool:
    match sign:
        case Sign.GREATER:
            return number_of(kind) > number_of(other)  # MPP-44
        case Sign.SMALLER:
            return number_of(kind) < number_of(other)
    equal = {
        Mark.NUMBER: number_of(kind) == number_of(other),
        Mark.WHEEL: colour_of(kind) == colour_of(other),
    }
    common = [
        equal[tie] for tie in (Mark.NUMBER, Mark.WHEEL) if tie in left.marks and tie in right.marks
    ]
    if sign is Sign.DIFFERENT:
        return not any(common)
    return all(common) if left.is_both or right.is_both else any(common)  # MPP-40 to MPP-43


# Checking


PREPARED = tuple(prepare(card) for card in CARDS)


@lru_cache(maxsize=1 << 16)
def fitting(card: int, filled: Filled) -> tuple[Kinds, ...]:
    """By space: the dice that may be placed there now; none where one lies already."""
    found = completing(PREPARED[card], filled)
    return tuple(
        kinds if filled[space] is None and is_supported(card, filled, space) else 0
        for space, kinds in enumerate(found)
    )


def asked(card: int) -> tuple[Kinds, ...]:
    """By space: the dice that it takes, whatever lies beside it."""
    return tuple(kinds for group in PREPARED[card].groups for kinds in group.asked)


def is_supported(card: int, filled: Sequence[object], space: int) -> bool:
    """Whether the dice that this space's die rests on are there (MPP-48, MPP-49)."""
    return all(filled[rest] is not None for rest in PREPARED[card].below[space])


def is_covered(card: int, filled: Sequence[object], space: int) -> bool:
    """Whether a die rests on this space's die (MPP-57)."""
    return any(filled[upper] is not None for upper in PREPARED[card].above[space])


def completing(prepared: Prepared, filled: Filled) -> list[Kinds]:
    """By space: the dice that some completion of the card has there (MPP-46)."""
    found: list[Kinds] = []
    for group in prepared.groups:
        first = len(found)
        choices = [
            asked if kind is None else asked & 1 << kind
            for asked, kind in zip(group.asked, filled[first:], strict=False)
        ]
        if isinstance(group, Line):
            found += _completing_line(group, choices)
        else:
            found += _completing_equation(group, choices)
    return found


def _completing_line(line: Line, choices: list[Kinds]) -> list[Kinds]:
    onward = _run(choices, line.onward)
    backward = _run(choices[::-1], line.backward[::-1])[::-1]
    return [left & right for left, right in zip(onward, backward, strict=True)]


def _run(choices: list[Kinds], relations: Sequence[Relation | None]) -> list[Kinds]:
    """What each space may hold, given all the spaces before it."""
    reached = [choices[0]]
    for kinds, relation in zip(choices[1:], relations, strict=True):
        reached.append(kinds & _image(reached[-1], relation))
    return reached


def _image(kinds: Kinds, relation: Relation | None) -> Kinds:
    if relation is None:
        return EVERY_KIND if kinds else 0
    return reduce(or_, (relation[kind] for kind in members(kinds)), 0)


def _completing_equation(equation: Equation, choices: list[Kinds]) -> list[Kinds]:
    terms = [
        {factor * number_of(kind) for kind in members(kinds)}
        for kinds, factor in zip(choices, equation.factors, strict=True)
    ]
    before = list(accumulate(terms, _sums, initial={0}))
    after = list(accumulate(reversed(terms), _sums, initial={0}))[::-1]
    found = []
    for place, (kinds, factor) in enumerate(zip(choices, equation.factors, strict=True)):
        rest = _sums(before[place], after[place + 1])
        found.append(
            kinds_of(k for k in members(kinds) if equation.total - factor * number_of(k) in rest)
        )
    return found


def _sums(some: set[int], others: set[int]) -> set[int]:
    return {one + other for one in some for other in others}

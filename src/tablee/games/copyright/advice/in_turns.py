"""The proven best of the timed variant: each turn brings a card, and each left out costs (CR-51).

The cards come in a fixed order and stay where they were laid (CR-49). A round ends with the turn of
the first copy (CR-53), so that a copy of the first few cards pays for none that would have come
later. Cards that a copy does not need are laid as well, wherever they spoil nothing.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tablee.games.copyright.advice.covers import covers
from tablee.games.copyright.advice.joining import touches
from tablee.games.copyright.advice.onward import Spare
from tablee.games.copyright.advice.prospect import (
    Prospect,
    Reached,
    Rung,
    Way,
    allowed,
    options,
    showing,
)
from tablee.games.copyright.advice.shifts import SIGHT_BITS, Shift
from tablee.games.copyright.data import CELLS
from tablee.games.copyright.model import LaidCard
from tablee.games.copyright.rules.scoring import MISSED_COSTS, Model
from tablee.games.copyright.rules.stack import Stack

Laying = list[tuple[int, Way]]
"""By its place among the coming cards, each card that is laid, and how."""


@lru_cache(maxsize=512)
def best_in_turns(
    model: Model,
    laid: Stack,
    coming: Spare,
    missed: int = 0,
    bonus: int = 1,
    pays_overhang: bool = True,
) -> Reached:
    """The most that this stack can count after some or all of the turns in which these cards come.

    `missed` cards are already lost.
    """
    prospect = Prospect(model, laid, bonus, pays_overhang)
    dearest = len(CELLS) + bonus
    all_left_out = prospect.counted((), missed + len(coming))
    for net in range(dearest, all_left_out.tally.net, -1):
        for rung in prospect.rungs(net, dearest):
            for turns in _turns(rung, coming):
                left_out, rest = divmod(rung.worth - net, MISSED_COSTS)
                if rest or left_out < missed:
                    continue
                laying = _laying(prospect, rung, coming[:turns], left_out - missed)
                if laying is not None:
                    cards = [_card(coming[index], way, rung) for index, way in laying]
                    return prospect.counted(cards, missed + turns - len(laying))
    return all_left_out


def _turns(rung: Rung, coming: Spare) -> Sequence[int]:
    """After how many turns the rung may be reached: a copy ends the round at once, all else only
    counts after the last turn."""
    return range(len(coming) + 1) if not rung.wrong else (len(coming),)


def _card(card: tuple[int, str], way: Way, rung: Rung) -> LaidCard:
    frame = rung.scene.frame
    return LaidCard(*card, frame.x + way.shift[0], frame.y + way.shift[1], way.orientation)


def _laying(prospect: Prospect, rung: Rung, coming: Spare, left_out: int) -> Laying | None:
    """A way to lay all cards but so many that fulfils the rung."""
    ways = [allowed(face, prospect.model, rung) for _, face in coming]
    if sum(not those for those in ways) > left_out:
        return None
    needed = prospect.needed(rung.scene, rung.wrong)
    frame = rung.scene.frame
    lying = frozenset((card.x - frame.x, card.y - frame.y) for card in prospect.laid)
    for must in _musts(ways, needed):
        laying = _Turns(ways, must, needed).laying(lying, left_out)
        if laying is not None:
            return laying
    return None


def _musts(ways: Sequence[Sequence[Way]], needed: int) -> Iterator[dict[int, int]]:
    """By card: what it must show, so that all that is needed is shown."""
    for cover in covers(needed, options(ways, needed), len(ways)):
        yield {option.bit_length() - 1 - SIGHT_BITS: option for option in cover}


class _Turns:
    """Cards that come one after the other, some of which must show something."""

    def __init__(self, ways: Sequence[Sequence[Way]], must: dict[int, int], needed: int) -> None:
        self._ways = [
            showing(those, must.get(index, 0), needed) for index, those in enumerate(ways)
        ]
        self._must = must
        self._dead = set[tuple[int, frozenset[Shift], int]]()

    def laying(self, lying: frozenset[Shift], left_out: int, index: int = 0) -> Laying | None:
        """The cards from this one on, each where it touches what lies already (CR-15)."""
        if index == len(self._ways):
            return []
        if (index, lying, left_out) in self._dead:
            return None
        for way in self._ways[index]:
            if touches(way.shift, lying):
                rest = self.laying(lying | {way.shift}, left_out, index + 1)
                if rest is not None:
                    return [(index, way), *rest]
        if left_out and index not in self._must:
            rest = self.laying(lying, left_out - 1, index + 1)
            if rest is not None:
                return rest
        self._dead.add((index, lying, left_out))
        return None

"""How cards that show something hang together with what lies, if need be by cards that only join.

A stack stays in one piece (CR-15). Cards are laid one after the other, each where it touches what
lies already; the search tries first without any joining card, then with one, and so on, as far as
there are cards. So what it does not find cannot be laid.
"""

from collections.abc import Iterable, Mapping, Sequence

from tablee.games.copyright.advice.prospect import Way
from tablee.games.copyright.advice.shifts import Shift

Ways = Mapping[int, Sequence[Way]]
"""By card, how it may lie."""
JoiningOrder = list[tuple[int, Way]]
"""Cards in an order in which they can be laid."""
Lying = frozenset[Shift]


def touches(shift: Shift, lying: Iterable[Shift]) -> bool:
    """Whether a card there shares a cell with one that lies; the first one touches nothing."""
    x, y = shift
    is_first = True
    for a, b in lying:
        if abs(x - a) <= 2 and abs(y - b) <= 2:
            return True
        is_first = False
    return is_first


class Joining:
    def __init__(self, showing: Ways, others: Ways) -> None:
        self._showing = showing
        self._others = others
        self._dead = set[tuple[Lying, frozenset[int], frozenset[int], int]]()

    def order(self, lying: Lying, most: int) -> JoiningOrder | None:
        """All cards that show something, and at most so many others; None: they do not join."""
        showing, others = frozenset(self._showing), frozenset(self._others)
        for count in range(most + 1):
            if (found := self._laid(lying, showing, others, count)) is not None:
                return found
        return None

    def _laid(
        self, lying: Lying, showing: frozenset[int], others: frozenset[int], joining: int
    ) -> JoiningOrder | None:
        """The cards that still have to show something, each touching what lies by then."""
        if not showing:
            return []
        state = lying, showing, others, joining
        if state in self._dead or not self._may_join(*state):
            return None
        # With nothing to touch, whichever card is the first: all of them will lie in the end.
        for index in showing if lying else list(showing)[:1]:
            for way in self._showing[index]:
                if touches(way.shift, lying):
                    rest = self._laid(lying | {way.shift}, showing - {index}, others, joining)
                    if rest is not None:
                        return [(index, way), *rest]
        found = self._joined(*state) if joining and lying else None
        if found is None:
            self._dead.add(state)
        return found

    def _joined(
        self, lying: Lying, showing: frozenset[int], others: frozenset[int], joining: int
    ) -> JoiningOrder | None:
        """With a card that shows nothing next."""
        for index in others:
            for way in self._others[index]:
                if way.shift in lying or not touches(way.shift, lying):
                    continue
                left = others - {index}
                rest = self._laid(lying | {way.shift}, showing, left, joining - 1)
                if rest is not None:
                    return [(index, way), *rest]
        return None

    def _may_join(
        self, lying: Lying, showing: frozenset[int], others: frozenset[int], joining: int
    ) -> bool:
        """A quick look before the search: False only if so many joining cards cannot be enough.

        It is generous: places where a card would show something cost nothing, and one card may
        be in several of its places at once.
        """
        if not lying:
            return True
        free = {way.shift for index in showing for way in self._showing[index]}
        steps = {way.shift for index in others for way in self._others[index]} - free
        reached = _grown(set(lying), free)
        for _ in range(joining):
            if self._are_reached(showing, reached):
                return True
            reached = _grown(reached | {step for step in steps if touches(step, reached)}, free)
        return self._are_reached(showing, reached)

    def _are_reached(self, showing: frozenset[int], reached: set[Shift]) -> bool:
        return all(any(way.shift in reached for way in self._showing[card]) for card in showing)


def _grown(reached: set[Shift], free: set[Shift]) -> set[Shift]:
    """With all free places that hang together with what is reached."""
    waiting = free - reached
    while more := {place for place in waiting if touches(place, reached)}:
        reached = reached | more
        waiting -= more
    return reached

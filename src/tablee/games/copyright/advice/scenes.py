"""A stack as it looks from a frame."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.games.copyright.advice.shifts import Reach, Shift, shifts_within, sight
from tablee.games.copyright.model import Spot
from tablee.games.copyright.rules.stack import Stack

NEAR = shifts_within(Reach(2, 2, 2, 2))
"""A card further off shows nothing in the frame."""


class Scene(NamedTuple):
    frame: Spot
    sight: int
    reach: Reach

    def with_card(self, shift: Shift, shown: int) -> "Scene":
        columns, rows = shift
        up, down, left, right = self.reach
        reach = Reach(max(up, -rows), max(down, rows), max(left, -columns), max(right, columns))
        return Scene(self.frame, self.sight | shown, reach)


def scenes(laid: Stack) -> Iterator[Scene]:
    """The stack from every frame that touches it."""
    if not laid:
        yield Scene(Spot(0, 0), 0, Reach(0, 0, 0, 0))
    for x, y in sorted({(c.x + dx, c.y + dy) for c in laid for dx, dy in NEAR}):
        scene = Scene(Spot(x, y), 0, Reach(0, 0, 0, 0))
        for card in laid:
            shift = card.x - x, card.y - y
            scene = scene.with_card(shift, sight(card.face, card.orientation, shift))
        yield scene

"""A stack as it looks from a frame."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.games.copyright.advice.shifts import Reach, Shift, shifts_within, sight
from tablee.games.copyright.model import Spot
from tablee.games.copyright.rules.stack import Stack

NEAR = shifts_within(Reach(2, 2, 2, 2))
"""A card further off shows nothing in the frame."""
BESIDE = 3
"""So far off a card lies wholly outside the frame."""


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
        yield _scene(laid, Spot(x, y))


def scenes_around(laid: Stack) -> Iterator[Scene]:
    """The stack from every frame that touches it or may lie beside it, once cards are added.

    Beside it, a card is just out of sight: three columns or rows away. From further off nothing is
    better: draw the frame and its cards nearer by the columns or rows between that hold nothing but
    cards that join, and everything that touched still touches.
    """
    if not laid:
        yield from scenes(laid)
        return
    columns, rows = [card.x for card in laid], [card.y for card in laid]
    for x in range(min(columns) - BESIDE, max(columns) + BESIDE + 1):
        for y in range(min(rows) - BESIDE, max(rows) + BESIDE + 1):
            yield _scene(laid, Spot(x, y))


def _scene(laid: Stack, frame: Spot) -> Scene:
    scene = Scene(frame, 0, Reach(0, 0, 0, 0))
    for card in laid:
        shift = card.x - frame.x, card.y - frame.y
        scene = scene.with_card(shift, sight(card.face, card.orientation, shift))
    return scene

"""What a hand may do: a list that is computed only if somebody looks at it."""

from functools import cached_property

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Action, PlacePiece, PlaceStone
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.packing import unpacked
from tablee.games.top_it.rules.situations import Situation
from tablee.kernel.chance import Chance
from tablee.kernel.choices import Drawable


def place_piece(spot: Spot) -> PlacePiece:
    """The action that places a piece there."""
    form = FORMS[spot.form]
    return PlacePiece(SHAPES[form.shape], form.turn, unpacked(spot.corner))


class Moves(Drawable[Action]):
    """All that a hand may do: piece by piece in the order of `Shape`, then the stone.

    It is only made for a hand that can move.
    """

    def __init__(self, situation: Situation, hand: int) -> None:
        self.situation = situation
        self.hand = hand

    @cached_property
    def _all(self) -> list[Action]:
        shapes = situations.allowed_shapes(self.situation, self.hand)
        placings = [place_piece(spot) for shape in shapes for spot in self._spots(shape)]
        return [*placings, *self._stones()]

    def _spots(self, shape: int) -> list[Spot]:
        return situations.spots(self.situation, self.hand, shape)

    def _stones(self) -> list[PlaceStone]:
        tiles = situations.targets(self.situation, self.hand)
        return [PlaceStone(tile.piece) for tile in tiles]

    def __len__(self) -> int:
        return len(self._all)

    def __bool__(self) -> bool:
        return True

    def at(self, index: int) -> Action:
        return self._all[index]

    def drawn(self, chance: Chance) -> Action:
        """A shape at random, or the stone; then a place for it, if there is one."""
        colours = situations.forbidden_colours(self.situation, self.hand)
        kinds: list[int | None] = [*situations.allowed_shapes(self.situation, self.hand), None]
        while True:
            kind = kinds.pop(chance.below(len(kinds)))
            if kind is None:
                if stones := self._stones():
                    return chance.choice(stones)
            elif spot := self.situation.mosaic.spot_by_chance(kind, colours, chance):
                return place_piece(spot)

"""Views and actions of Top It as numbers. Hands are counted from the observer's own."""

from collections.abc import Sequence

import numpy as np

from tablee.envs.encoding import ActionMask, Numbers, Seen
from tablee.games.top_it.data import HANDS_ALONE, SHAPES
from tablee.games.top_it.env import numbering
from tablee.games.top_it.env.observing import Observing
from tablee.games.top_it.env.offering import Offering
from tablee.games.top_it.model import Action, Options, PlacePiece, PlaceStone, View
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF
from tablee.games.top_it.rules.legal import Moves
from tablee.games.top_it.rules.mosaic import MIDDLE
from tablee.games.top_it.rules.packing import packed, unpacked
from tablee.games.top_it.rules.placing import INDEX_OF
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.rules.tiles import colour_of
from tablee.games.top_it.view import reading

_LAYINGS = len(numbering.LAYINGS)
_LARGE = len(numbering.LARGE)
_SIDES = 8
"""As sides are numbered in `rules/gaps.py`: so many for a tile."""


class TopItEncoding:
    def __init__(self, options: Options, seats: int) -> None:  # noqa: ARG002  (any options look alike)
        self._hands = HANDS_ALONE if seats == 1 else seats
        self._stones = self._hands * _LAYINGS
        self._opening = self._stones + self._hands * _LARGE
        self.actions = self._opening + len(FORMS)
        self._observing, self._offering = Observing(self._hands), Offering()
        self.low, self.high = self._observing.low, self._observing.high

    def observe(self, seen: Seen) -> Numbers:
        return self._observing.numbers(seen.view, _own(seen))

    # What may be played

    def mask(self, seen: Seen, legal: Sequence[Action]) -> ActionMask:
        if not isinstance(legal, Moves):
            return np.zeros(self.actions, np.int8)
        offered = self._offered(legal.situation, legal.hand, _own(seen))
        packed_bits = np.frombuffer(offered.to_bytes(-(-self.actions // 8), "little"), np.uint8)
        bits = np.unpackbits(packed_bits, count=self.actions, bitorder="little")
        return bits.view(np.int8)

    def _offered(self, situation: Situation, hand: int, own: int) -> int:
        """A bit for each number that may be played."""
        shapes = situations.allowed_shapes(situation, hand)
        if not situation.mosaic.tiles:
            return sum(1 << self._opening + form for shape in shapes for form in FORMS_OF[shape])
        colours = situations.forbidden_colours(situation, hand)
        offered = self._offering.numbers(situation.mosaic, shapes, colours, self._blocks(own))
        for tile in situations.targets(situation, hand):
            offered |= 1 << self._stone(tile.piece, own)
        return offered

    def _blocks(self, own: int) -> dict[int, int]:
        """By colour: the number of the first way to lie along a piece of its hand."""
        hands = range(self._hands)
        return {colour_of(hand): (hand - own) % self._hands * _LAYINGS for hand in hands}

    def _stone(self, piece: int, own: int) -> int:
        hand, shape = divmod(piece, len(SHAPES))
        relative = (hand - own) % self._hands
        return self._stones + relative * _LARGE + numbering.LARGE.index(shape)

    # There and back

    def encode(self, seen: Seen, action: Action) -> int:
        own = _own(seen)
        if isinstance(action, PlaceStone):
            return self._stone(action.piece, own)
        form = FORMS_OF[INDEX_OF[action.shape]][action.turn]
        mosaic = reading.situation_of(seen.view).mosaic
        if not mosaic.tiles:
            return self._opening + form
        touched = mosaic.touched(form, packed(action.at))
        assert touched, "only legal actions have numbers"
        tile, number = touched[0]
        side = number % _SIDES
        way = numbering.WAY_OF[numbering.kind_of(tile.form, side)][form]
        return self._blocks(own)[tile.colour] + numbering.FIRST_OF_SIDE[tile.form][side] + way

    def decode(self, seen: Seen, number: int) -> Action:
        if number >= self._opening:
            return _placed(number - self._opening, MIDDLE)
        if number >= self._stones:
            relative, large = divmod(number - self._stones, _LARGE)
            return PlaceStone(self._piece(relative, numbering.LARGE[large], _own(seen)))
        relative, laying = divmod(number, _LAYINGS)
        return self._laid(seen, relative, numbering.LAYINGS[laying])

    def _piece(self, relative: int, shape: int, own: int) -> int:
        return (own + relative) % self._hands * len(SHAPES) + shape

    def _laid(self, seen: Seen, relative: int, laying: numbering.Laying) -> PlacePiece:
        view: View = seen.view
        hand = view.hands[(_own(seen) + relative) % self._hands]
        lying = hand.pieces[laying.shape].laid
        if lying is None:
            raise ValueError("the piece along which this number lies has not been laid")
        form = FORMS_OF[laying.shape][lying.turn]
        fit = numbering.FITS[numbering.kind_of(form, laying.side)][laying.way]
        end = packed(lying.at) + packed(FORMS[form].sides[laying.side].end)
        return _placed(fit.form, end + fit.offset)


def _own(seen: Seen) -> int:
    own = reading.own_hand(seen.view, seen.seat)
    assert own is not None, "who observes sits at the table"
    return own


def _placed(form: int, corner: int) -> PlacePiece:
    return PlacePiece(SHAPES[FORMS[form].shape], FORMS[form].turn, unpacked(corner))

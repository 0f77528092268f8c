"""Views and actions of Copyright as numbers; docs/envs/copyright.md names them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tablee.envs.encoding import ActionMask, Numbers, Seen
from tablee.games.copyright.data import FACES, HAND_CARDS, MODEL_CARDS, ORIENTATIONS
from tablee.games.copyright.env import anchoring
from tablee.games.copyright.env.observing import Observing
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LaidCard,
    LayCard,
    Options,
    Phase,
    PlaceFrame,
    TakeCard,
    TurnModelCard,
    TurnStack,
    Variant,
    View,
)
from tablee.games.copyright.rules.stack import Stack

_TURNS = len(ORIENTATIONS)
WAIT, CONTINUE, AGREE, DISAGREE = range(4)
_TURN = 4
"""Turning the stack by nothing is no action, yet has a number: so orientations count as always."""
_MODEL = _TURN + _TURNS
_REST = _MODEL + MODEL_CARDS * _TURNS
_IN_ALL_TURNS = np.array([0, 0x0101010101010101], np.int64)
"""A byte for each turn of a card: none of them may be, or each."""


def most_cards(options: Options, seats: int) -> int:
    """That a player can hold in a round."""
    if options.variant is Variant.TIMED:
        return (len(FACES) - MODEL_CARDS) // seats  # CR-57
    return HAND_CARDS


class CopyrightEncoding:
    def __init__(self, options: Options, seats: int) -> None:
        cards = most_cards(options, seats)
        self._is_timed = options.variant is Variant.TIMED
        self._slots = 1 if self._is_timed else cards
        self._places = 1 + cards * anchoring.AROUND
        self._frames = _REST
        self._takings = self._frames + self._places
        self._layings = self._takings + self._slots
        self.actions = self._layings + self._slots * self._places * _TURNS
        self._observing = Observing(seats, cards)
        self.low, self.high = self._observing.low, self._observing.high

    def observe(self, seen: Seen) -> Numbers:
        return self._observing.numbers(seen)

    def mask(self, seen: Seen, legal: Sequence[Action]) -> ActionMask:
        view: View = seen.view
        mask = self._blank()
        mask[WAIT] = view.winners is None
        if view.phase is not Phase.PLAY:
            mask[[self.encode(seen, action) for action in legal]] = 1
        elif legal:
            self._offer_stacking(mask, seen)
        return mask

    def _blank(self) -> ActionMask:
        """Nothing is offered. What says where cards go begins where whole words of eight bytes do,
        so that all turns of a card at a place are written at once."""
        before = -self._layings % _TURNS
        return np.zeros(before + self.actions, np.int8)[before:]

    def _offer_stacking(self, mask: ActionMask, seen: Seen) -> None:
        """All that hands may do while cards are laid; the list of it is long."""
        view: View = seen.view
        own, mine = view.own, view.seats[seen.seat]
        assert own is not None, "who observes sits at the table"
        mask[DISAGREE if mine.agrees_to_end else AGREE] = 1
        mask[CONTINUE] = view.turn > 0 and not mine.is_done
        mask[_TURN + 1 : _MODEL] = own.can_turn_stack
        slot_of = {card: slot for slot, card in self._cards(view)}
        movable = [(card, slot_of.pop(card.card)) for card in mine.laid if card.card in slot_of]
        places = self._places_by_slot(mine.laid, [*slot_of.values()], movable)
        mask[self._layings :].view(np.int64)[:] = _IN_ALL_TURNS[places]
        mask[[self._takings + slot for _, slot in movable]] = 1
        mask[[self._laying(mine.laid, card, slot) for card, slot in movable]] = 0

    def _cards(self, view: View) -> list[tuple[int, int]]:
        """Slots, each with the card of the hand that it stands for now."""
        own = view.own
        assert own is not None, "who observes sits at the table"
        if own.drawn is not None:
            return [(0, own.drawn)]
        return [(card, card) for card in range(len(own.hand))]

    def _places_by_slot(
        self, laid: Stack, free: list[int], movable: list[tuple[LaidCard, int]]
    ) -> NDArray[np.uint8]:
        """A one for each place of the card of each slot, slot by slot."""
        near = anchoring.around(laid)
        rows = dict.fromkeys(free, anchoring.for_another(near))
        if movable:
            places = anchoring.for_moving(near)
            layer_of = {card.card: layer for layer, card in enumerate(laid)}
            rows.update({slot: places[layer_of[card.card]] for card, slot in movable})
        joined = sum(bits << slot * self._places for slot, bits in rows.items())
        count = self._slots * self._places
        packed = np.frombuffer(joined.to_bytes((count + 7) // 8, "little"), np.uint8)
        return np.unpackbits(packed, count=count, bitorder="little")

    def _laying(self, laid: Stack, card: LaidCard, slot: int) -> int:
        """The number of laying a card where and as it lies."""
        place = slot * self._places + anchoring.number_of(laid, card.x, card.y, card.card)
        return self._layings + place * _TURNS + card.orientation

    # There and back

    def encode(self, seen: Seen, action: Action) -> int:
        laid = seen.view.seats[seen.seat].laid
        match action:
            case Continue():
                return CONTINUE
            case AgreeToEnd(agrees=agrees):
                return AGREE if agrees else DISAGREE
            case TurnStack(orientation=orientation):
                return _TURN + orientation
            case TurnModelCard(card=card, orientation=orientation):
                return _MODEL + card * _TURNS + orientation
            case PlaceFrame(x=x, y=y):
                return self._frames + anchoring.number_of(laid, x, y)
            case TakeCard(card=card):
                return self._takings + self._slot(card)
            case LayCard(card=card, x=x, y=y, orientation=orientation):
                lying = LaidCard(card, "", x, y, orientation)
                return self._laying(laid, lying, self._slot(card))

    def _slot(self, card: int) -> int:
        return 0 if self._is_timed else card

    def decode(self, seen: Seen, number: int) -> Action | None:
        if number < _REST:
            return _simple(number)
        laid = seen.view.seats[seen.seat].laid
        if number < self._takings:
            spot = anchoring.place_of(laid, number - self._frames)
            return PlaceFrame(x=spot.x, y=spot.y)
        if number < self._layings:
            return TakeCard(card=self._card(seen, number - self._takings))
        place, orientation = divmod(number - self._layings, _TURNS)
        slot, place = divmod(place, self._places)
        spot = anchoring.place_of(laid, place)
        card = self._card(seen, slot)
        return LayCard(card=card, x=spot.x, y=spot.y, orientation=orientation)

    def _card(self, seen: Seen, slot: int) -> int:
        own = seen.view.own
        return int(own.drawn) if self._is_timed and own.drawn is not None else slot


def _simple(number: int) -> Action | None:
    """What needs no look at the table."""
    if number >= _MODEL:
        card, orientation = divmod(number - _MODEL, _TURNS)
        return TurnModelCard(card=card, orientation=orientation)
    if number >= _TURN:
        return TurnStack(orientation=number - _TURN)
    if number == WAIT:
        return None
    return Continue() if number == CONTINUE else AgreeToEnd(agrees=number == AGREE)

"""What a seat of Copyright sees, as a row of numbers; docs/envs/copyright.md names each of them."""

from struct import Struct

import numpy as np

from tablee.envs.encoding import Numbers, Seen
from tablee.games.copyright.data import MODEL_CARDS, SYMBOL_CELLS, SYMBOLS
from tablee.games.copyright.model import LaidCard, OwnView, Phase, SeatView, View

_PHASES = tuple(Phase)
_MAT, _MANY, _SECONDS = 99, 999, 1800
_HELD_HIGH = (1, 8, 8, 8, 7, 40, _MAT, _MAT, 7)
_HELD_LOW = (0, 0, 0, 0, 0, 0, -_MAT, -_MAT, 0)
_LAID_HIGH = (1, 8, 8, 8, _MAT, _MAT)
_LAID_LOW = (0, 0, 0, 0, -_MAT, -_MAT)
_SEAT_HIGH = (_MANY, 40, 1, 1, 1)
_SEAT_LOW = (-_MANY, 0, 0, 0, 0)
_MODEL_CARD_HIGH = (1, 8, 8, 8)
_TABLE_HIGH = (
    *(1,) * len(_PHASES),
    *(_MANY, 40, _SECONDS, 100, 1, 1),
    *(1,) * (9 * len(SYMBOLS)),
    *_MODEL_CARD_HIGH * MODEL_CARDS,
    *(1, _MANY, _MAT, _MAT),
)
_TABLE_LOW = (*(0,) * (len(_TABLE_HIGH) - 3), -_MANY, -_MAT, -_MAT)
_SYMBOLS_OF = tuple(tuple(int(bool(cell & s)) for s in SYMBOLS) for cell in range(8))


class Observing:
    def __init__(self, seats: int, cards: int) -> None:
        self._seats, self._cards = seats, cards
        others = cards * (seats - 1)
        low = (*_HELD_LOW * cards, *_LAID_LOW * others, *_SEAT_LOW * seats, *_TABLE_LOW)
        high = (*_HELD_HIGH * cards, *_LAID_HIGH * others, *_SEAT_HIGH * seats, *_TABLE_HIGH)
        self.low, self.high = np.array(low, np.int16), np.array(high, np.int16)
        self._pack = Struct(f"{len(low)}h").pack

    def numbers(self, seen: Seen) -> Numbers:
        """Seats are counted from one's own."""
        view: View = seen.view
        own = view.own
        assert own is not None, "who observes sits at the table"
        turned = (*view.seats[seen.seat :], *view.seats[: seen.seat])
        numbers = self._held(own, turned[0].laid)
        for seat in turned[1:]:
            numbers += self._stack(seat.laid)
        for seat in turned:
            numbers += _seat(seat)
        numbers += _table(view, own, seen)
        return np.frombuffer(bytearray(self._pack(*numbers)), np.int16)

    def _held(self, own: OwnView, laid: tuple[LaidCard, ...]) -> list[int]:
        """The cards of one's hand, the laid ones too."""
        places = {card.card: (layer, card) for layer, card in enumerate(laid, start=1)}
        numbers: list[int] = []
        for index, face in enumerate(own.hand):
            numbers += (1, *SYMBOL_CELLS[face][0], own.lies[index])
            layer, card = places.get(index, (0, None))
            numbers += (0, 0, 0, 0) if card is None else (layer, card.x, card.y, card.orientation)
        return [*numbers, *(0,) * (len(_HELD_HIGH) * self._cards - len(numbers))]

    def _stack(self, laid: tuple[LaidCard, ...]) -> list[int]:
        numbers: list[int] = []
        for card in laid:
            numbers += (1, *SYMBOL_CELLS[card.face][card.orientation], card.x, card.y)
        return [*numbers, *(0,) * (len(_LAID_HIGH) * self._cards - len(numbers))]


def _seat(seat: SeatView) -> tuple[int, ...]:
    return seat.score, seat.in_hand, seat.is_done, seat.agrees_to_end, seat.has_copied


def _table(view: View, own: OwnView, seen: Seen) -> list[int]:
    left = 0 if seen.left_ms is None else min(_SECONDS, seen.left_ms // 1000)
    cells = view.model or (0,) * 9
    return [
        *[int(view.phase is phase) for phase in _PHASES],
        *(min(_MANY, view.round), view.turn, left, view.limit),
        *(view.maker == seen.seat, own.can_turn_stack),
        *[symbol for cell in cells for symbol in _SYMBOLS_OF[cell]],
        *_model_cards(own),
        *_tally(own),
    ]


def _model_cards(own: OwnView) -> list[int]:
    """As their maker sees them while making the model."""
    numbers: list[int] = []
    for card in own.model_cards:
        numbers += (1, *SYMBOL_CELLS[card.face][card.orientation])
    return [*numbers, *(0,) * (len(_MODEL_CARD_HIGH) * MODEL_CARDS - len(numbers))]


def _tally(own: OwnView) -> tuple[int, ...]:
    if own.tally is None:
        return 0, 0, 0, 0
    return 1, own.tally.net, own.tally.frame.x, own.tally.frame.y

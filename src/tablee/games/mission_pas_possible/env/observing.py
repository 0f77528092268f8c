"""What a seat of Mission Pas Possible sees, as a row of numbers, named in docs/envs."""

from struct import Struct

import numpy as np

from tablee.envs.encoding import Numbers, Seen
from tablee.games.mission_pas_possible.data.dice import COLOURS, NUMBERS
from tablee.games.mission_pas_possible.data.sizes import (
    HAND,
    HAND_ALONE,
    ROW,
    SABOTAGES,
    SPACES_A_CARD,
)
from tablee.games.mission_pas_possible.model.material import Card, Die, Layout, Mark, Sign
from tablee.games.mission_pas_possible.model.state import Phase
from tablee.games.mission_pas_possible.model.views import BombView, CentreDie, Duty, SeatView, View

CENTRE = 5
"""Dice that a turn has at most."""
_MARKS, _SIGNS, _LAYOUTS, _PHASES = tuple(Mark), tuple(Sign), tuple(Layout), tuple(Phase)
_MANY, _SECONDS = 999, 3600
_COLOUR = {colour: place for place, colour in enumerate(COLOURS, start=1)}

_SPACE_HIGH = (*(1,) * len(_MARKS), 1, len(_SIGNS), 2, len(_LAYOUTS), 36)
_CARD_HIGH = (6, *_SPACE_HIGH * SPACES_A_CARD)
_DICE_HIGH = (len(COLOURS), len(NUMBERS)) * SPACES_A_CARD
_DIE_HIGH = (len(COLOURS), len(NUMBERS), 1, 1, 1, 4, 1, 4, 1, 1, 1)
_SEAT_HIGH = (3, 1, 1, _MANY, 1)
_TABLE_HIGH = (
    *(1,) * len(_PHASES),
    *(_MANY, _SECONDS, _MANY, _MANY, _MANY),
    *(5,) * len(COLOURS),
    *(_MANY, len(SABOTAGES), 1, 1, 1, 1),
    *(1,) * len(SABOTAGES),
    *(len(COLOURS), len(NUMBERS), 1),
    *(1,) * len(SABOTAGES),
)
_card_row = Struct(f"{len(_CARD_HIGH)}h").pack
_NO_CARD = bytes(2 * len(_CARD_HIGH))
_NO_DICE = bytes(2 * len(_DICE_HIGH))
_dice_row = Struct(f"{len(_DICE_HIGH)}h").pack


class Observing:
    def __init__(self, seats: int) -> None:
        self._hand = HAND_ALONE if seats == 1 else HAND
        high = (
            *(*_CARD_HIGH, *_DICE_HIGH) * (self._hand * seats),
            *_CARD_HIGH * ROW,
            *_DIE_HIGH * CENTRE,
            *_SEAT_HIGH * seats,
            *_TABLE_HIGH,
        )
        self.low, self.high = np.zeros(len(high), np.int16), np.array(high, np.int16)
        self.low[-len(_TABLE_HIGH) :][len(_PHASES) + 4] = -_MANY  # the score may be negative
        rest = len(_DIE_HIGH) * CENTRE + len(_SEAT_HIGH) * seats + len(_TABLE_HIGH)
        self._rest = Struct(f"{rest}h").pack

    def numbers(self, seen: Seen) -> Numbers:
        """Seats are counted from one's own."""
        view: View = seen.view
        turned = (*view.seats[seen.seat :], *view.seats[: seen.seat])
        rows = [part for seat in turned for part in self._bombs(seat)]
        rows += [
            _printed(view.row[place] if place < len(view.row) else None) for place in range(ROW)
        ]
        rest = [
            *_centre(view, seen.seat),
            *[number for seat in turned for number in _seat(view, seat)],
            *_table(view, seen),
        ]
        return np.frombuffer(bytearray().join([*rows, self._rest(*rest)]), np.int16)

    def _bombs(self, seat: SeatView) -> list[bytes]:
        bombs = [*seat.bombs, *(None,) * (self._hand - len(seat.bombs))]
        return [part for bomb in bombs for part in _bomb(bomb)]


def _bomb(bomb: BombView | None) -> tuple[bytes, bytes]:
    return (_NO_CARD, _NO_DICE) if bomb is None else (_printed(bomb.card), _dice(bomb.dice))


def _described(card: Card) -> bytes:
    spaces: list[int] = []
    for number, group in enumerate(card.groups, start=1):
        signs = [*group.signs, *(Sign.NOTHING,) * (len(group.spaces) - len(group.signs))]
        for space, sign in zip(group.spaces, signs, strict=True):
            marks = [int(mark in space.marks) for mark in _MARKS]
            spaces += [*marks, int(space.is_both), _SIGNS.index(sign) + 1, number]
            spaces += [_LAYOUTS.index(group.layout) + 1, group.total or 0]
    missing = len(_CARD_HIGH) - 1 - len(spaces)
    return _card_row(card.points, *spaces, *(0,) * missing)


_kept: dict[int, tuple[Card, bytes]] = {}
"""By number: cards are constants of the game, and faster found than hashed."""


def _printed(card: Card | None) -> bytes:
    if card is None:
        return _NO_CARD
    kept = _kept.get(card.card)
    if kept is None or kept[0] is not card:
        _kept[card.card] = kept = card, _described(card)
    return kept[1]


def _dice(dice: tuple[Die | None, ...]) -> bytes:
    numbers: list[int] = []
    for die in dice:
        numbers += (0, 0) if die is None else (_COLOUR[die.colour], die.number)
    return _dice_row(*numbers, *(0,) * (len(_DICE_HIGH) - len(numbers)))


def _centre(view: View, seat: int) -> list[int]:
    numbers = [number for each in view.centre for number in _die(each, seat)]
    return [*numbers, *(0,) * (CENTRE * len(_DIE_HIGH) - len(numbers))]


def _die(each: CentreDie, seat: int) -> tuple[int, ...]:
    return (
        _COLOUR[each.die.colour],
        each.die.number,
        each.held_by == seat,
        each.held_by not in (None, seat),
        seat in each.wanted_by,
        len(each.wanted_by) - (seat in each.wanted_by),
        seat in each.usable_by,
        len(each.usable_by) - (seat in each.usable_by),
        any(offer.to == seat for offer in each.offers),
        each.is_aside,
        seat in each.declared_by,
    )


def _seat(view: View, seat: SeatView) -> tuple[int, ...]:
    is_losing, is_taking = seat.duty is Duty.LOSE_DIE, seat.duty is Duty.TAKE_BOMB
    return seat.picks, is_losing, is_taking, len(seat.defused), seat is view.seats[view.holder]


def _table(view: View, seen: Seen) -> list[int]:
    own, left = view.own, seen.left_ms
    assert own is not None, "who observes sits at the table"
    return [
        *[int(view.phase is phase) for phase in _PHASES],
        min(_MANY, view.turn),
        0 if left is None else min(_SECONDS, left // 1000),
        view.goal,
        view.defused,
        max(-_MANY, min(_MANY, view.score)),
        *view.bag,
        view.deck,
        view.sabotages_left,
        own.can_draw,
        own.can_reroll,
        own.can_reveal,
        view.options.is_strict,
        *[int(mark in view.sabotages) for mark in SABOTAGES],
        *_cause(view, seen.seat),
    ]


def _cause(view: View, seat: int) -> list[int]:
    """What costs everybody a die at this moment, and whether one owes it."""
    cause = view.cause
    if cause is None:
        return [0] * (3 + len(SABOTAGES))
    die = (0, 0) if cause.die is None else (_COLOUR[cause.die.colour], cause.die.number)
    marks = [int(mark is cause.sabotage) for mark in SABOTAGES]
    return [*die, int(seat in cause.owing), *marks]

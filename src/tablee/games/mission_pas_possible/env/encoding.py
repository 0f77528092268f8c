"""Actions of Mission Pas Possible as numbers: dice by their place in the centre, cards by theirs in
front of the player or in the row."""

from collections.abc import Sequence
from itertools import product

import numpy as np

from tablee.envs.catalogue import Catalogue
from tablee.envs.encoding import ActionMask, Numbers, Seen
from tablee.games.mission_pas_possible.data.sizes import HAND_ALONE, ROW, SABOTAGES, SPACES_A_CARD
from tablee.games.mission_pas_possible.env.observing import CENTRE, Observing
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    AskFor,
    AskReroll,
    DeclareUnused,
    DrawDice,
    LoseDie,
    OfferDie,
    PlaceDie,
    PointAt,
    PutBack,
    Reroll,
    RevealSabotage,
    Speak,
    StopPointing,
    TakeBackOffer,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.talk import Phrase
from tablee.games.mission_pas_possible.model.views import View

_SEATS = 5
_OF_A_DIE = (TakeDie, PointAt, Reroll, AskReroll, DeclareUnused, TakeBackOffer)
_SPOTS = tuple(product(range(HAND_ALONE), range(SPACES_A_CARD)))

CATALOGUE = Catalogue(
    (
        None,
        DrawDice(),
        PutBack(),
        StopPointing(),
        RevealSabotage(),
        *[kind(die) for kind in _OF_A_DIE for die in range(CENTRE)],
        *[OfferDie(die, seat) for die in range(CENTRE) for seat in range(_SEATS)],
        *[PlaceDie(die, *spot) for die in range(CENTRE) for spot in _SPOTS],
        *[LoseDie(*spot) for spot in _SPOTS],
        *[TakeBomb(place) for place in range(ROW)],
        *[Speak(phrase) for phrase in Phrase],
        *[AskFor(mark) for mark in SABOTAGES],
    )
)
"""Written with places in the stead of dice and cards, and seats counted from one's own."""
_WAIT = 0


class MissionPasPossibleEncoding:
    def __init__(self, options: Options, seats: int) -> None:  # noqa: ARG002  (all options look alike)
        self.actions = len(CATALOGUE)
        self._observing = Observing(seats)
        self.low, self.high = self._observing.low, self._observing.high

    def observe(self, seen: Seen) -> Numbers:
        return self._observing.numbers(seen)

    def mask(self, seen: Seen, legal: Sequence[Action]) -> ActionMask:
        places = _Places(seen)
        mask = np.zeros(self.actions, np.int8)
        numbers = [places.number(action) for action in legal]
        if seen.view.result is None:
            numbers.append(_WAIT)
        mask[numbers] = 1
        return mask

    def encode(self, seen: Seen, action: Action) -> int:
        return _Places(seen).number(action)

    def decode(self, seen: Seen, number: int) -> Action | None:
        written = CATALOGUE.actions[number]
        return None if written is None else _Places(seen).meant(written)


class _Places:
    """Which die and which card has which place, for the one who sees it."""

    def __init__(self, seen: Seen) -> None:
        view: View = seen.view
        self._seat, self._seats = seen.seat, len(view.seats)
        self._dice = [each.die.die for each in view.centre]
        bombs = view.seats[seen.seat].bombs
        self._bombs = [-1 if bomb is None else bomb.card.card for bomb in bombs]
        self._row = [-1 if card is None else card.card for card in view.row]

    def number(self, action: Action) -> int:
        """It depends only on the kind and on the places, so most of it is a matter of counting."""
        match action:
            case PlaceDie(die, card, space):
                written: Action = PlaceDie(self._dice.index(die), self._bombs.index(card), space)
            case LoseDie(card, space):
                written = LoseDie(self._bombs.index(card), space)
            case TakeBomb(card):
                written = TakeBomb(self._row.index(card))
            case OfferDie(die, seat):
                written = OfferDie(self._dice.index(die), (seat - self._seat) % self._seats)
            case TakeDie() | PointAt() | Reroll() | AskReroll() | DeclareUnused() | TakeBackOffer():
                written = type(action)(self._dice.index(action.die))
            case _:
                written = action
        return CATALOGUE.number_of[written]

    def meant(self, written: Action) -> Action:
        match written:
            case PlaceDie(die, card, space):
                return PlaceDie(self._dice[die], self._bombs[card], space)
            case LoseDie(card, space):
                return LoseDie(self._bombs[card], space)
            case TakeBomb(card):
                return TakeBomb(self._row[card])
            case OfferDie(die, seat):
                return OfferDie(self._dice[die], (self._seat + seat) % self._seats)
            case TakeDie() | PointAt() | Reroll() | AskReroll() | DeclareUnused() | TakeBackOffer():
                return type(written)(self._dice[written.die])
            case _:
                return written

"""What a seat may do: every placement there is, in lists that are computed only where looked at."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from tablee.games.copyright.data import ORIENTATIONS
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LaidCard,
    LayCard,
    Phase,
    PlaceFrame,
    Spot,
    State,
    TakeCard,
    TurnModelCard,
    TurnStack,
)
from tablee.games.copyright.rules import placing, rounds, scoring, stack
from tablee.games.copyright.rules.stack import CellNumber, Stack
from tablee.kernel.choices import Choices, Listing
from tablee.kernel.rules import Seat

_TURNS = tuple(TurnStack(orientation) for orientation in ORIENTATIONS if orientation)
_GO_ON = (Continue(),)


class Layings(Listing[LayCard]):
    """Each of the cards, at each spot beside the others, in each orientation (CR-13, CR-14)."""

    def __init__(self, cards: Sequence[int], others: tuple[CellNumber, ...]) -> None:
        self._cards = cards
        self._others = others

    @cached_property
    def spots(self) -> Sequence[Spot]:
        return stack.spots(self._others)

    def __len__(self) -> int:
        return len(self._cards) * len(self.spots) * len(ORIENTATIONS)

    def at(self, index: int) -> LayCard:
        index, orientation = divmod(index, len(ORIENTATIONS))
        card, spot = divmod(index, len(self.spots))
        return LayCard(self._cards[card], self.spots[spot].x, self.spots[spot].y, orientation)

    def __contains__(self, action: Any) -> bool:
        return (
            isinstance(action, LayCard)
            and action.moment is None
            and action.card in self._cards
            and Spot(action.x, action.y) in self.spots
        )


class Movings(Listing[LayCard]):
    """Every other way for a laid card to lie (CR-16)."""

    def __init__(self, laid: Stack, card: LaidCard) -> None:
        self._laid = laid
        self._card = card

    @cached_property
    def _everywhere(self) -> Layings:
        others = stack.without(self._laid, self._card.card)
        return Layings((self._card.card,), stack.places(others))

    @cached_property
    def _here(self) -> int:
        """The index of the way in which the card lies already."""
        spot = self._everywhere.spots.index(Spot(self._card.x, self._card.y))
        return spot * len(ORIENTATIONS) + self._card.orientation

    def __len__(self) -> int:
        return len(self._everywhere) - 1

    def at(self, index: int) -> LayCard:
        return self._everywhere.at(index + (index >= self._here))

    def __contains__(self, action: Any) -> bool:
        return action in self._everywhere and action != self._everywhere.at(self._here)


class Meant(Choices[Action]):
    """Actions without a moment; one that is meant for this very moment is the same (CR-62)."""

    __slots__ = ("_moment",)

    def __init__(self, parts: Sequence[Sequence[Action]], moment: int) -> None:
        super().__init__(parts)
        self._moment = moment

    def __contains__(self, action: Any) -> bool:
        if getattr(action, "moment", None) == self._moment:
            action = replace(action, moment=None)
        return super().__contains__(action)


class Stacking(Meant):
    """What a seat may do while cards are laid; many only ask whether there is anything."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        self._state, self._seat, self._moment = state, seat, state.moment

    def __getattr__(self, name: str) -> Any:
        """The parts are listed when they are first looked at."""
        if name != "parts":
            raise AttributeError(name)
        self.parts = _stacking(self._state, self._seat)
        return self.parts

    def __bool__(self) -> bool:
        return True  # to agree to the end, or to take that back (CR-27)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if state.phase is Phase.PLAY and rounds.has_signals(state):
        return Stacking(state, seat)
    listed = _legal(state, seat)
    if not listed or not rounds.has_signals(state):
        return listed
    return Meant(listed.parts if isinstance(listed, Choices) else (listed,), state.moment)


def _legal(state: State, seat: Seat) -> Sequence[Action]:
    match state.phase:
        case Phase.MODEL:
            return _making(state) if seat == state.maker else ()
        case Phase.PLAY:
            return Choices(_stacking(state, seat))
        case Phase.FRAME:
            return _framing(state, seat)
        case Phase.READY | Phase.CALLED:
            return ()
        case Phase.SCORED:
            return () if state.seats[seat].is_done else _GO_ON
        case Phase.OVER:
            return ()


def _making(state: State) -> Sequence[Action]:
    turns = [
        TurnModelCard(card.card, orientation)
        for card in state.model_cards
        for orientation in ORIENTATIONS
        if orientation != card.orientation
    ]
    return Choices[Action]((turns, _GO_ON))


def _stacking(state: State, seat: Seat) -> list[Sequence[Action]]:
    mine = state.seats[seat]
    drawn = rounds.drawn(state)
    parts: list[Sequence[Action]] = [(AgreeToEnd(not mine.agrees_to_end),)]
    if state.turn and not mine.is_done:
        parts.append(_GO_ON)
    if cards := rounds.in_hand(state, seat):
        parts.append(Layings(cards, stack.places(mine.laid)))
    if movable := [card for card in mine.laid if drawn in (None, card.card)]:
        parts.append(Choices([Movings(mine.laid, card) for card in movable]))
        parts.append([TakeCard(card.card) for card in movable])
    if placing.can_turn(mine.laid, drawn):
        parts.append(_TURNS)
    return parts


def _framing(state: State, seat: Seat) -> Sequence[Action]:
    mine = state.seats[seat]
    if mine.is_done:
        return ()
    frames = scoring.frames(mine.laid, rounds.model(state), rounds.terms(state, seat))
    moves = [PlaceFrame(frame.x, frame.y) for frame in frames if frame != mine.frame]
    return Choices[Action]((moves, _GO_ON)) if moves else _GO_ON

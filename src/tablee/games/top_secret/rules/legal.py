"""What a seat may do now, as a list of actions."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from tablee.games.top_secret.data import NUMBERS, OWNERS, PLACES
from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black, Pair, Place
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Offers, Phase
from tablee.games.top_secret.rules.offers import offers
from tablee.kernel.choices import Choices, Listing
from tablee.kernel.rules import Seat

CALLS = tuple(Call(number, owners) for number, owners in product(NUMBERS, OWNERS))
"""Each number (TS-45), and each way to name the owners: both are announced (TS-43)."""
_LAY = {place: LayPlace(place) for place in PLACES}
_HIDE = {place: HidePlace(place) for place in PLACES}


class _Shows(Listing[Action]):
    """One pair: alone, or with a black card besides."""

    __slots__ = ("besides", "pair")

    def __init__(self, pair: Pair, besides: Sequence[Black | None]) -> None:
        self.pair = pair
        self.besides = besides

    def __len__(self) -> int:
        return len(self.besides)

    def at(self, index: int) -> Action:
        return ShowPair(*self.pair, self.besides[index])


def awaits(state: State, seat: Seat) -> bool:
    return seat in state.to_act


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if not awaits(state, seat):
        return ()
    offered = offers(state, seat)
    if offered.places:
        cards: Mapping[Place, Action] = _HIDE if state.phase is Phase.HIDING else _LAY
        return [cards[place] for place in offered.places]
    return Choices(list(_parts(offered)))


def _parts(offered: Offers) -> Iterator[Sequence[Action]]:
    """Each thing to do is a part, and all calls are one: who plays at random seldom calls."""
    besides = (None, *offered.blacks)
    yield from [_Shows(pair, besides) for pair in offered.pairs]
    yield from [(AnswerWith(black),) for black in offered.answers]
    yield from [(LookAtDummy(black),) for black in offered.looks]
    yield from [(AskFor(agent),) for agent in offered.agents]
    if offered.can_call:
        yield CALLS
    if offered.can_decline:
        yield (Decline(),)
    if offered.can_continue:
        yield (Continue(),)

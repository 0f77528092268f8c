"""The round that is being played: who visits where, in which order, and what lies used."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tablee.games.top_secret.data import AGENTS, AMBASSADOR, PLACES, ROUNDS_IN_A_SERIES
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.model.state import State

T = TypeVar("T")

NOWHERE: tuple[Place | None, ...] = (None,) * 5


def changed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def with_round(state: State, current: Round) -> State:
    """The round as it is now."""
    return replace(state, rounds=(*state.rounds[:-1], current))


def laying_order(starter: int) -> list[int]:
    """Clockwise from the starter (TS-15); the Ambassador comes last (TS-16)."""
    return [(starter + step) % len(AGENTS) for step in AGENTS] + [AMBASSADOR]


def series(rounds: Sequence[Round]) -> Sequence[Round]:
    """The rounds since all took back their places (TS-24), the current one included."""
    return rounds[-1 - (len(rounds) - 1) % ROUNDS_IN_A_SERIES :]


def used(state: State, visitor: int) -> tuple[Place, ...]:
    """The visitor's cards that lie open (TS-18)."""
    places = [each.places[visitor] for each in series(state.rounds)]
    return tuple([place for place in places if place is not None])


def unused(state: State, visitor: int) -> tuple[Place, ...]:
    """TS-17."""
    lying = used(state, visitor)
    return tuple([place for place in PLACES if place not in lying])

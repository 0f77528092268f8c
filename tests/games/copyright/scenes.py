"""Situations to begin a test with, and short words to play on from there."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    IllegalCode,
    LaidCard,
    LayCard,
    Options,
    Phase,
    RoundResult,
    SeatState,
    State,
    Variant,
)
from tablee.games.copyright.rules import rulebook, scoring
from tablee.kernel import errors
from tablee.kernel.chance import Chance

BASE = Options()
TIMED = Options(variant=Variant.TIMED)
LIGHTNING = Options(variant=Variant.LIGHTNING)
PUZZLE = Options(variant=Variant.PUZZLE)


def opened(options: Options = BASE, seats: int = 2, seed: bytes = b"a table") -> State:
    """A table whose first model lies face down, or is being made."""
    return rulebook.setup(options, seats, Chance(seed))


def dealt(options: Options = BASE, seats: int = 2, seed: bytes = b"a table") -> State:
    """A table at its first start signal; its clock then stands at 0."""
    return heard(opened(options, seats, seed), at=0)


def heard(state: State, at: int | None = None) -> State:
    """The same table when the signals have sounded: the start of a round, or its end."""
    while state.phase in (Phase.READY, Phase.CALLED):
        state = tick(state, at)
    return state


def play(state: State, seat: int, *actions: Action, at: int = 5000) -> State:
    """Play these actions, and hear the signals that follow each."""
    for action in actions:
        state = heard(act(state, seat, action, at), at)
    return state


def act(state: State, seat: int, action: Action, at: int = 5000) -> State:
    return rulebook.play(state, seat, action, at, Chance(b"while playing"))


def refusal(state: State, seat: int, action: Action) -> IllegalCode:
    """Why the action is refused, and not merely unlisted."""
    assert action not in rulebook.legal(state, seat)
    with pytest.raises(errors.Illegal) as caught:
        play(state, seat, action)
    assert isinstance(caught.value.code, IllegalCode)
    return caught.value.code


def expire(state: State) -> State:
    """What time does at its moment, and the signals that follow at once."""
    return heard(tick(state), rulebook.deadline(state))


def tick(state: State, at: int | None = None) -> State:
    """What time does, at its moment or at another."""
    at = rulebook.deadline(state) if at is None else at
    assert at is not None
    return rulebook.expire(state, at, Chance(b"time is up"))


def lay(card: int, x: int = 0, y: int = 0, orientation: int = 0) -> LayCard:
    return LayCard(card, x, y, orientation)


def laid(state: State, seat: int, *actions: LayCard) -> tuple[LaidCard, ...]:
    """The stack that these actions would make of the seat's hand."""
    hand = state.seats[seat].hand
    return tuple(LaidCard(a.card, hand[a.card], a.x, a.y, a.orientation) for a in actions)


def to_be_copied(state: State, seat: int, *actions: LayCard) -> State:
    """The same table with another model: what these actions of the seat show at (0, 0)."""
    return with_model(state, drawn_at_the_middle(laid(state, seat, *actions)))


def drawn_at_the_middle(stack: Sequence[LaidCard]) -> scoring.Model:
    cells = scoring.shown(tuple(stack))
    return tuple(cells[y * 128 + x] for y in range(3) for x in range(3))


def with_model(state: State, model: Sequence[int]) -> State:
    return replace(state, model=tuple(model))


def with_seat(state: State, seat: int, changed: SeatState) -> State:
    seats = list(state.seats)
    seats[seat] = changed
    return replace(state, seats=tuple(seats))


def with_hand(state: State, seat: int, *faces: str) -> State:
    return with_seat(state, seat, replace(state.seats[seat], hand=faces))


def with_scores(state: State, *scores: int) -> State:
    seats = zip(state.seats, scores, strict=True)
    return replace(state, seats=tuple(replace(seat, score=score) for seat, score in seats))


def result(state: State) -> RoundResult:
    assert state.result is not None
    return state.result


def copied(options: Options = BASE, seats: int = 2, *scores: int) -> State:
    """Seat 0 has just laid the two cards that show the model, seat 1 one card, badly."""
    state = to_be_copied(dealt(options, seats), 0, lay(0), lay(1))
    if scores:
        state = with_scores(state, *scores)
    state = play(state, 1, lay(0, orientation=1))
    return play(state, 0, lay(0), lay(1), at=9000)


def all_continue(state: State) -> State:
    for seat, mine in enumerate(state.seats):
        if not mine.is_done:
            state = play(state, seat, Continue())
    return state


def agreed(state: State, at: int = 5000) -> State:
    for seat in range(len(state.seats)):
        state = play(state, seat, AgreeToEnd(agrees=True), at=at)
    return state

"""The rules of Nim, as pure functions."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee_nim.model import LARGEST_HEAP, IllegalCode, Options, Reason, State, Take, View

NAME = "nim"
VERSION = 1
SEATS = range(2, 5)
IS_REAL_TIME = False


def seats_allowed(options: Options) -> Sequence[int]:  # noqa: ARG001
    return SEATS


def setup(options: Options, seats: int, chance: Chance) -> State:
    heaps = tuple(1 + chance.below(LARGEST_HEAP) for _ in range(options.heaps))
    return State(options, heaps, seats, to_move=chance.below(seats))


def legal(state: State, seat: int) -> Sequence[Take]:
    if seat != state.to_move:
        return ()
    return [
        Take(heap, stones)
        for heap, left in enumerate(state.heaps, start=1)
        for stones in range(1, left + 1)
    ]


def play(state: State, seat: int, action: Take, at: int, chance: Chance) -> State:  # noqa: ARG001
    if not any(state.heaps):
        raise Illegal(IllegalCode.GAME_IS_OVER)
    if seat != state.to_move:
        raise Illegal(IllegalCode.NOT_YOUR_TURN)
    if action.heap > len(state.heaps):
        raise Illegal(IllegalCode.NO_SUCH_HEAP)
    if action.stones > state.heaps[action.heap - 1]:
        raise Illegal(IllegalCode.TOO_MANY_STONES)
    heaps = list(state.heaps)
    heaps[action.heap - 1] -= action.stones
    return replace(state, heaps=tuple(heaps), to_move=(seat + 1) % state.seats)


def deadline(state: State) -> None:
    """Nobody is hurried."""


def expire(state: State, at: int, chance: Chance) -> State:  # noqa: ARG001
    return state


def view(state: State, seat: int | None) -> View:  # noqa: ARG001
    return View(state.options.last_stone_loses, state.heaps, state.to_move + 1)


def outcome(state: State) -> Outcome | None:
    if any(state.heaps):
        return None
    last = (state.to_move - 1) % state.seats
    loses = state.options.last_stone_loses
    winners = tuple(seat for seat in range(state.seats) if (seat == last) != loses)
    scores = tuple(int(seat in winners) for seat in range(state.seats))
    return Outcome(winners, scores, Reason.LAST_STONE)


def is_reversible(before: State, after: State) -> bool:  # noqa: ARG001
    return any(after.heaps)


def is_chat_open(state: State) -> bool:  # noqa: ARG001
    return True

"""The rules of Top Secret, as the kernel's `Rules` protocol asks for them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    Continue,
    HidePlace,
    LayPlace,
    LookAtDummy,
    Move,
    Note,
)
from tablee.games.top_secret.model.options import FirstOptions
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import laying, notes, series, settling
from tablee.games.top_secret.rules.flow import go_on
from tablee.games.top_secret.rules.lateness import deadline_after, late_action, with_late
from tablee.games.top_secret.rules.legal import awaits as awaits
from tablee.games.top_secret.rules.legal import legal as legal
from tablee.games.top_secret.rules.refusing import check
from tablee.games.top_secret.view import view as view
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

NAME = "top_secret"
VERSION = 2
SEATS = range(3, 6)  # TS-7
IS_REAL_TIME = False


def seats_allowed(options: FirstOptions) -> Sequence[int]:  # noqa: ARG001  (all options, all tables)
    return SEATS


def setup(options: FirstOptions, seats: int, chance: Chance) -> State:
    dealt = series.first_game(options, seats, chance)
    return _after(dealt, go_on(dealt, chance), 0)


def play(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    check(state, seat, action)
    if isinstance(action, Note):
        return notes.write(state, seat, action)
    return _after(state, go_on(_done(state, seat, action), chance), at)


def _done(state: State, seat: Seat, action: Move) -> State:
    """What the action itself does; who waits for whom is seen afterwards."""
    match action:
        case HidePlace():
            return _free(laying.hide(state, action.place))
        case LayPlace():
            return _free(laying.lay(state, seat, action.place))
        case AnswerWith():
            return settling.answer(state, action.black)
        case LookAtDummy() if state.phase is Phase.ANSWER:
            return settling.look(state, seat, action.black)
        case Continue():
            return replace(state, to_act=tuple(s for s in state.to_act if s != seat))
        case _:
            return _free(settling.choose(state, seat, action))


def _free(state: State) -> State:
    """Nobody is waited for until `go_on` says so."""
    return replace(state, to_act=())


def _after(before: State, after: State, at: Millis) -> State:
    deadline_ms = deadline_after(before, after, at)
    return after if deadline_ms == after.deadline_ms else replace(after, deadline_ms=deadline_ms)


def deadline(state: State) -> Millis | None:
    return state.deadline_ms


def expire(state: State, at: Millis, chance: Chance) -> State:
    """Whoever has not chosen in time does the least that the rules ask for."""
    done = with_late(state)
    for seat in state.to_act:
        done = _done(done, seat, late_action(state, seat, chance))
    return _after(state, go_on(done, chance), at)


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    return Outcome(series.winners(state) or (), state.scores, state.results[-1].reason)


def is_reversible(before: State, after: State) -> bool:  # noqa: ARG001
    """Never: a place that lies is seen, a pair that is chosen is passed (TS-15, TS-29)."""
    return False


def is_chat_open(state: State) -> bool:  # noqa: ARG001
    """Talk is free, and as true as one likes."""
    return True

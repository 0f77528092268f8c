"""Notes when the things of a turn happen, for the debriefing."""

from msgspec.structs import replace

from tablee.games.mission_pas_possible.model.news import Drawn, Event, Lost, Placed, Sabotaged
from tablee.games.mission_pas_possible.model.state import Move, State, TurnTimes
from tablee.games.mission_pas_possible.rules.changes import is_first, key_of
from tablee.kernel.clock import Millis


def noted(state: State, at: Millis) -> State:
    """With the news of this moment; the first version of the rules kept none of it."""
    if is_first(state):
        return state
    times = state.times
    for event in state.news.events:
        times = _with_event(times, event, at)
    return state if times is state.times else replace(state, times=times)


def _with_event(times: tuple[TurnTimes, ...], event: Event, at: Millis) -> tuple[TurnTimes, ...]:
    if isinstance(event, Drawn):
        return (*times, TurnTimes(drawn_at_ms=at))
    if not times:
        return times
    *earlier, turn = times
    match event:
        case Placed():
            return (*earlier, replace(turn, placed_at_ms=(*turn.placed_at_ms, at)))
        case Lost():
            die = key_of(event.die.die, event.die.number)
            lost = Move(event.seat, die, event.card, event.space)
            return (*earlier, replace(turn, lost=(*turn.lost, lost)))
        case Sabotaged():
            return (*earlier, replace(turn, sabotages=(*turn.sabotages, event.sabotage)))
        case _:
            return times

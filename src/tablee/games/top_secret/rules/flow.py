"""From one decision to the next: all that happens without asking anybody."""

from msgspec.structs import replace

from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import laying, series, settling
from tablee.games.top_secret.rules.meetings import open_to_choices, seated, unsettled
from tablee.kernel.chance import Chance


def go_on(state: State, chance: Chance) -> State:
    """To the next moment at which somebody must act, or to the end."""
    while not state.to_act and state.phase is not Phase.OVER:
        state = _step(state, chance)
    return state


def _step(state: State, chance: Chance) -> State:
    match state.phase:
        case Phase.HIDING:
            return replace(state, to_act=(AMBASSADOR,))
        case Phase.PLACES:
            return laying.next_card(state)
        case Phase.MEETINGS:
            return _next_meeting(state, chance)
        case _:
            return series.next_game(state, chance)


def _next_meeting(state: State, chance: Chance) -> State:
    """Meetings are settled one after the other (TS-50), then comes the next round."""
    waiting = unsettled(state)
    if not waiting:
        return laying.next_round(state, chance)
    if settling.has_chosen(state, waiting[0]):
        return settling.settle(state, waiting[0])
    return replace(state, to_act=_undecided(state))


def _undecided(state: State) -> tuple[int, ...]:
    return tuple(
        [
            seat
            for meeting in open_to_choices(state)
            for seat in seated(meeting, state.seats)
            if state.choices[seat] is None
        ]
    )

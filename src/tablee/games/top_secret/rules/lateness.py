"""What the clock does for those who have not chosen in time: the least that the rules ask for."""

from msgspec.structs import replace

from tablee.games.top_secret.model.actions import (
    AnswerWith,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    Move,
    ShowPair,
)
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Offers, Phase
from tablee.games.top_secret.rules.offers import offers
from tablee.games.top_secret.rules.rounds import with_round
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat


def deadline_after(before: State, after: State, at: Millis) -> Millis | None:
    """A new decision gets its whole time; those who still choose keep what they have left."""
    seconds = after.options.seconds_per_decision
    if seconds is None or after.phase is Phase.OVER:
        return None
    return before.deadline_ms if _is_same_decision(before, after) else at + 1000 * seconds


def _is_same_decision(before: State, after: State) -> bool:
    moments = [(state.game, len(state.rounds), state.phase) for state in (before, after)]
    return moments[0] == moments[1] and set(after.to_act) <= set(before.to_act)


def with_late(state: State) -> State:
    """The record tells for whom the clock chose."""
    if state.phase is Phase.REVEAL:
        return state
    current = state.rounds[-1]
    late = (*current.late, *[seat for seat in state.to_act if seat not in current.late])
    return with_round(state, replace(current, late=late))


def late_action(state: State, seat: Seat, chance: Chance) -> Move:
    """The first free place, a pair or a black card by chance; no question, no call."""
    offered = offers(state, seat)
    if offered.places:
        place = offered.places[0]
        return HidePlace(place) if state.phase is Phase.HIDING else LayPlace(place)
    if offered.pairs:
        return ShowPair(*chance.choice(offered.pairs))
    return _late_answer(offered, chance)


def _late_answer(offered: Offers, chance: Chance) -> Move:
    if offered.answers:
        return AnswerWith(chance.choice(offered.answers))
    if offered.can_decline:
        return Decline()
    return LookAtDummy(chance.choice(offered.looks)) if offered.looks else Continue()

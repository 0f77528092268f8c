"""Whether an action is among what a seat is offered, and if not, why."""

from tablee.games.top_secret.data import AGENTS, AMBASSADOR, FRAGMENTS, PAIRS
from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    HidePlace,
    IllegalCode,
    LayPlace,
    LookAtDummy,
    Move,
    Note,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Offers, Phase
from tablee.games.top_secret.rules import notes
from tablee.games.top_secret.rules.meetings import asked_at, is_dummy, meeting_of
from tablee.games.top_secret.rules.offers import offers
from tablee.games.top_secret.rules.shown import others
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

_Refusal = IllegalCode | None
"""None: it is allowed."""

_PHASES: dict[type[Move], tuple[Phase, ...]] = {
    HidePlace: (Phase.HIDING,),
    LayPlace: (Phase.PLACES,),
    ShowPair: (Phase.MEETINGS,),
    Call: (Phase.MEETINGS,),
    AskFor: (Phase.MEETINGS,),
    Decline: (Phase.MEETINGS,),
    LookAtDummy: (Phase.MEETINGS, Phase.ANSWER),
    AnswerWith: (Phase.ANSWER,),
    Continue: (Phase.REVEAL,),
}


def check(state: State, seat: Seat, action: Action) -> None:
    """`Illegal` unless the seat may do this now."""
    code = _refusal(state, seat, action)
    if code is not None:
        raise Illegal(code)


def _refusal(state: State, seat: Seat, action: Action) -> _Refusal:
    if state.phase is Phase.OVER:
        return IllegalCode.GAME_IS_OVER
    if isinstance(action, Note):
        return notes.refusal(state, seat, action)
    if state.phase not in _PHASES[type(action)]:
        return IllegalCode.WRONG_PHASE
    if seat not in state.to_act:
        return IllegalCode.NOT_YOUR_TURN
    return _unoffered(state, seat, action, offers(state, seat))


def _unoffered(state: State, seat: Seat, action: Move, offered: Offers) -> _Refusal:
    """Why this seat, whose turn it is, may not do this; None: it may."""
    match action:
        case HidePlace() | LayPlace():
            return None if action.place in offered.places else IllegalCode.PLACE_IS_USED  # TS-17
        case ShowPair():
            return _pair_refusal(state, seat, action, offered) or _besides_refusal(action, offered)
        case Call():
            return _call_refusal(action, offered)
        case AskFor():
            return _question_refusal(state, seat, action, offered)
        case AnswerWith():
            return _seen_or_elsewhere(action.black, offered.answers, offered.seen_blacks)
        case LookAtDummy():
            return _look_refusal(state, seat, action, offered)
        case Decline():
            return None if offered.can_decline else IllegalCode.NOT_AT_THIS_MEETING
    return None


def _pair_refusal(state: State, seat: Seat, action: ShowPair, offered: Offers) -> _Refusal:
    pair = (action.first, action.second)
    if pair in offered.pairs:
        return None
    if not offered.pairs:
        return IllegalCode.NOT_AT_THIS_MEETING
    if pair not in PAIRS:
        return IllegalCode.NOT_IN_ORDER
    true = {state.identities[seat], state.fragments[seat]} & {*pair}
    if len(true) == 1:
        return IllegalCode.PAIR_WAS_SHOWN  # TS-31
    return IllegalCode.BOTH_ARE_TRUE if true else IllegalCode.NONE_IS_TRUE  # TS-26


def _besides_refusal(action: ShowPair, offered: Offers) -> _Refusal:
    """TS-34: only to an agent; TS-40: never twice to the same."""
    if action.black is None:
        return None
    return _seen_or_elsewhere(action.black, offered.blacks, offered.seen_blacks)


def _seen_or_elsewhere(
    black: Black, offered: tuple[Black, ...], seen: tuple[Black, ...]
) -> _Refusal:
    if black in offered:
        return None
    return (
        IllegalCode.BLACK_WAS_SHOWN if black in seen else IllegalCode.NOT_AT_THIS_MEETING
    )  # TS-38


def _call_refusal(action: Call, offered: Offers) -> _Refusal:
    if not offered.can_call:
        return IllegalCode.NO_CALL_HERE  # TS-51, TS-74
    if set(action.number) != set(FRAGMENTS):
        return IllegalCode.NOT_A_NUMBER
    return None if set(action.owners) == set(AGENTS) else IllegalCode.NOT_ALL_OWNERS


def _question_refusal(state: State, seat: Seat, action: AskFor, offered: Offers) -> _Refusal:
    if action.agent in offered.agents:
        return None
    if meeting_of(state, seat).visitors != (seat, AMBASSADOR):
        return IllegalCode.NOT_AT_THIS_MEETING
    return (
        IllegalCode.NOT_ANOTHER_AGENT if action.agent == seat else IllegalCode.BOTH_WERE_SHOWN
    )  # TS-39


def _look_refusal(state: State, seat: Seat, action: LookAtDummy, offered: Offers) -> _Refusal:
    seen = others(offered.looks) if _faces_dummy(state, seat) else ()
    return _seen_or_elsewhere(action.black, offered.looks, seen)


def _faces_dummy(state: State, seat: Seat) -> bool:
    """Has met the dummy, or asked for him."""
    if state.phase is Phase.ANSWER:
        return is_dummy(asked_at(state).asked, state.seats)
    return any(is_dummy(visitor, state.seats) for visitor in meeting_of(state, seat).visitors)

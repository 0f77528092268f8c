"""What a seat may do now: the checks, the list of legal actions and the view all take it from
here."""

from tablee.games.top_secret.data import AGENTS, AMBASSADOR, DUMMY
from tablee.games.top_secret.model.cards import Black
from tablee.games.top_secret.model.record import Meeting
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Offers, Phase
from tablee.games.top_secret.rules.meetings import (
    asked_at,
    has_allies,
    is_audience,
    is_dummy,
    is_exchange,
    meeting_of,
    met_by,
)
from tablee.games.top_secret.rules.rounds import unused
from tablee.games.top_secret.rules.shown import (
    BOTH,
    blacks_seen,
    blacks_shown,
    free_pairs,
    others,
    pairs_shown,
    true_pairs,
)
from tablee.kernel.rules import Seat

NOTHING = Offers()
_CONTINUE = Offers(can_continue=True)


def offers(state: State, seat: Seat) -> Offers:
    if seat not in state.to_act:
        return NOTHING
    match state.phase:
        case Phase.HIDING | Phase.PLACES:
            return Offers(places=unused(state, seat))
        case Phase.MEETINGS:
            return _at_meeting(state, seat, meeting_of(state, seat))
        case Phase.ANSWER:
            return _asked(state, seat, asked_at(state))
        case _:
            return _CONTINUE


def _at_meeting(state: State, seat: Seat, meeting: Meeting) -> Offers:
    if seat == AMBASSADOR:
        met = met_by(meeting, seat)
        return Offers(can_call=True, beside=met, can_decline=True)  # TS-74
    if is_audience(meeting):
        return _to_ambassador(state, seat)
    (other,) = met_by(meeting, seat)
    if is_exchange(meeting, state.seats):
        return _to_agent(state, seat, other)
    if other == AMBASSADOR:
        return _beside_ambassador(state, seat)
    looks = _looks(state, seat)
    return Offers(looks=looks, can_call=True, beside=(other,), can_decline=True)  # TS-60, TS-64


def _to_agent(state: State, seat: Seat, other: int) -> Offers:
    """A pair, a black card besides, or the call in their place (TS-25, TS-34, TS-42)."""
    facts = state.facts[seat]
    seen_pairs = pairs_shown(facts, other)
    seen_blacks = blacks_shown(facts, other)
    return Offers(
        pairs=free_pairs(true_pairs(state.identities[seat], state.fragments[seat]), seen_pairs),
        blacks=others(seen_blacks),
        to=other,
        seen_pairs=seen_pairs,
        seen_blacks=seen_blacks,
        can_call=True,
        beside=(other,),
    )


def _to_ambassador(state: State, seat: Seat) -> Offers:
    """A pair that he has not seen from this agent (TS-70, TS-71); no call beside others (TS-74)."""
    seen_pairs = pairs_shown(state.facts[seat], AMBASSADOR)
    return Offers(
        pairs=free_pairs(true_pairs(state.identities[seat], state.fragments[seat]), seen_pairs),
        to=AMBASSADOR,
        seen_pairs=seen_pairs,
    )


def _beside_ambassador(state: State, seat: Seat) -> Offers:
    """A question to another agent (TS-36); with three or five players also the call (TS-51, TS-64,
    TS-74)."""
    can_call = not has_allies(state.seats)
    beside = (AMBASSADOR,) if can_call else ()
    return Offers(agents=_askable(state, seat), can_call=can_call, beside=beside, can_decline=True)


def _askable(state: State, seat: Seat) -> tuple[int, ...]:
    """The other agents with a black card that this one has not seen (TS-39)."""
    facts = state.facts[seat]
    return tuple(
        [agent for agent in AGENTS if agent != seat and len(blacks_seen(facts, agent)) < len(BOTH)]
    )


def _asked(state: State, seat: Seat, meeting: Meeting) -> Offers:
    """A black card of the asked agent's choice, or by option of the asker's (TS-37); the dummy's,
    of the asker's (TS-63)."""
    if is_dummy(meeting.asked, state.seats):
        return Offers(looks=_looks(state, seat))
    asker = meeting.visitors[0]
    if seat == asker:
        assert meeting.asked is not None, "somebody was asked"
        seen = blacks_seen(state.facts[seat], meeting.asked)
        return Offers(answers=others(seen), of=meeting.asked, seen_blacks=seen)
    seen_blacks = blacks_shown(state.facts[seat], asker)
    return Offers(answers=others(seen_blacks), to=asker, seen_blacks=seen_blacks)


def _looks(state: State, seat: Seat) -> tuple[Black, ...]:
    """The cards of the dummy that the seat has not seen (TS-38, TS-61)."""
    return others(blacks_seen(state.facts[seat], DUMMY))

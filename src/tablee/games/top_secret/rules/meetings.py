"""Who meets whom in a round, and what kind of meeting it is."""

from collections.abc import Iterator, Sequence

from tablee.games.top_secret.data import AGENTS, AMBASSADOR, DUMMY
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.record import Meeting, Round
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules.rounds import laying_order

FIVE = 5
"""Players, so that the Ambassador is one of them (TS-66)."""
THREE = 3
"""Players, so that the fourth agent is a dummy (TS-58)."""


def has_allies(seats: int) -> bool:
    """Only four play in teams (TS-57, TS-66)."""
    return seats == len(AGENTS)


def is_dummy(visitor: int | None, seats: int) -> bool:
    return seats == THREE and visitor == DUMMY


def found(current: Round, seats: int) -> tuple[Meeting, ...]:
    """The meetings of a round in which all cards lie, in the order of the first visitor (TS-50)."""
    visitors: dict[Place, list[int]] = {}
    for visitor in laying_order(current.starter):
        place = current.places[visitor]
        assert place is not None, "all cards lie"
        visitors.setdefault(place, []).append(visitor)
    return tuple(
        [
            Meeting(place, tuple(there))
            for place, there in visitors.items()
            if _is_meeting(there, seats)
        ]
    )


def _is_meeting(visitors: Sequence[int], seats: int) -> bool:
    if len(visitors) == 2:  # TS-20
        return not is_nobody(visitors, seats)
    return len(visitors) == 3 and seats == FIVE and AMBASSADOR in visitors  # TS-21, TS-70, TS-73


def is_nobody(visitors: Sequence[int], seats: int) -> bool:
    """Dummy and Ambassador alone: nothing happens (TS-62)."""
    return AMBASSADOR in visitors and any(is_dummy(visitor, seats) for visitor in visitors)


def seated(meeting: Meeting, seats: int) -> list[int]:
    """The visitors who sit at the table and choose what they do."""
    return [visitor for visitor in meeting.visitors if visitor < seats]


def is_exchange(meeting: Meeting, seats: int) -> bool:
    """Two agents show pairs: to each other (TS-25), or both to the fifth player (TS-70)."""
    agents_with_chairs = min(seats, AMBASSADOR)
    first, second = meeting.visitors[:2]
    return first < agents_with_chairs and second < agents_with_chairs


def is_audience(meeting: Meeting) -> bool:
    """Two agents before the fifth player (TS-70)."""
    return len(meeting.visitors) == 3


def met_by(meeting: Meeting, visitor: int) -> tuple[int, ...]:
    return tuple([other for other in meeting.visitors if other != visitor])


def unsettled(state: State) -> list[Meeting]:
    return [meeting for meeting in state.rounds[-1].meetings if not meeting.is_settled]


def open_to_choices(state: State) -> Iterator[Meeting]:
    """The meetings whose visitors may choose now.

    Whoever meets later may choose at once as long as all that is settled before stays between those
    who meet: then nobody chooses knowing less, or more, than in turn (TS-50).
    """
    for meeting in unsettled(state):
        yield meeting
        if not is_exchange(meeting, state.seats):
            return


def meeting_of(state: State, seat: int) -> Meeting:
    """The unsettled meeting that this seat is at."""
    return next(meeting for meeting in unsettled(state) if seat in meeting.visitors)


def asked_at(state: State) -> Meeting:
    """The meeting whose question waits for its answer."""
    return next(meeting for meeting in unsettled(state) if meeting.asked is not None)

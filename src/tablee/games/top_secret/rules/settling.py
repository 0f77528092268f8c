"""What a meeting tells its visitors, once all of them have chosen."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tablee.games.top_secret.data import AMBASSADOR, DUMMY
from tablee.games.top_secret.model.actions import AskFor, Call, Choice, LookAtDummy, ShowPair
from tablee.games.top_secret.model.cards import Black, Card, Pair
from tablee.games.top_secret.model.options import Chooser, in_full
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked, Meeting
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import series
from tablee.games.top_secret.rules.meetings import (
    FIVE,
    asked_at,
    is_audience,
    is_dummy,
    is_exchange,
    seated,
)
from tablee.games.top_secret.rules.rounds import changed, with_round
from tablee.kernel.rules import Seat


def choose(state: State, seat: Seat, choice: Choice) -> State:
    """The choice waits until all of the meeting have chosen (TS-29)."""
    return replace(state, choices=changed(state.choices, seat, choice))


def has_chosen(state: State, meeting: Meeting) -> bool:
    return all(state.choices[seat] is not None for seat in seated(meeting, state.seats))


def settle(state: State, meeting: Meeting) -> State:
    """All of the meeting have chosen; who comes first in the round calls first (TS-49)."""
    for seat in seated(meeting, state.seats):
        choice = state.choices[seat]
        if isinstance(choice, Call):
            return series.called(state, seat, meeting, choice)
    if is_exchange(meeting, state.seats):
        return _exchanged(state, meeting)
    return _visited(state, meeting, next(_agents_of(state, meeting)))


def _agents_of(state: State, meeting: Meeting) -> Iterator[Seat]:
    """The agents of the meeting who have a chair."""
    return (seat for seat in seated(meeting, state.seats) if seat != AMBASSADOR)


def _exchanged(state: State, meeting: Meeting) -> State:
    """Pairs change hands (TS-25); before the fifth player both are shown to him alone (TS-72)."""
    first, second = _agents_of(state, meeting)
    if is_audience(meeting):
        met = [(first, AMBASSADOR), (AMBASSADOR, first), (second, AMBASSADOR), (AMBASSADOR, second)]
    else:
        met = [(first, second), (second, first)]
    told = [(seat, _exchange(state, meeting, seat, other)) for seat, other in met]
    return _closed(_learned(state, told), meeting)


def _exchange(state: State, meeting: Meeting, seat: Seat, other: int) -> Exchange:
    return Exchange(
        round=len(state.rounds),
        place=meeting.place,
        other=other,
        shown=_pair(state.choices[seat]),
        seen=_pair(state.choices[other]),
        shown_black=_besides(state, seat),
        seen_black=_besides(state, other),
    )


def _pair(choice: Choice | None) -> Pair | None:
    return (choice.first, choice.second) if isinstance(choice, ShowPair) else None


def _besides(state: State, seat: Seat) -> Card | None:
    """The black card that the seat shows besides its pair (TS-34)."""
    choice = state.choices[seat]
    if not isinstance(choice, ShowPair) or choice.black is None:
        return None
    return black_card(state, seat, choice.black)


def black_card(state: State, agent: int, black: Black) -> Card:
    return (state.identities if black is Black.IDENTITY else state.fragments)[agent]


def _visited(state: State, meeting: Meeting, agent: Seat) -> State:
    """An agent was alone with the Ambassador or the dummy (TS-36, TS-60)."""
    choice = state.choices[agent]
    if isinstance(choice, AskFor):
        return _asked(state, meeting, agent, choice.agent)
    if isinstance(choice, LookAtDummy):
        looked = _looked(state, meeting, agent, choice.black)
        return _closed(looked, replace(meeting, has_looked=True))
    return _closed(state, meeting)


def _asked(state: State, meeting: Meeting, asker: Seat, asked: int) -> State:
    """Who asked whom is public (TS-41). The asked agent chooses the card, unless the asker does by
    option (TS-37), or because it is the dummy's (TS-63)."""
    waiting = _recorded(_without_choices(state, meeting), replace(meeting, asked=asked))
    is_up_to_asker = in_full(state.options).black_card is Chooser.ASKER
    answerer = asker if is_up_to_asker or is_dummy(asked, state.seats) else asked
    return replace(waiting, phase=Phase.ANSWER, to_act=(answerer,))


def answer(state: State, black: Black) -> State:
    """The asker sees the card, and so does the fifth player (TS-69)."""
    meeting = asked_at(state)
    asker, asked = meeting.visitors[0], meeting.asked
    assert asked is not None, "somebody was"
    card = black_card(state, asked, black)
    fact = Answered(len(state.rounds), meeting.place, asker, asked, card)
    knowing = [asker, asked, AMBASSADOR] if state.seats == FIVE else [asker, asked]
    return _closed(_learned(state, [(each, fact) for each in knowing]), meeting)


def look(state: State, seat: Seat, black: Black) -> State:
    """The dummy was asked for; the asker looks at the card of his choice (TS-63)."""
    meeting = asked_at(state)
    return _closed(_looked(state, meeting, seat, black), meeting)


def _looked(state: State, meeting: Meeting, seat: Seat, black: Black) -> State:
    card = black_card(state, DUMMY, black)
    return _learned(state, [(seat, Looked(len(state.rounds), meeting.place, card))])


def _learned(state: State, told: Iterable[tuple[Seat, Fact]]) -> State:
    facts = state.facts
    for seat, fact in told:
        facts = changed(facts, seat, (*facts[seat], fact))
    return replace(state, facts=facts)


def _closed(state: State, meeting: Meeting) -> State:
    """The meeting is settled, and the round goes on."""
    settled = _recorded(_without_choices(state, meeting), replace(meeting, is_settled=True))
    return replace(settled, phase=Phase.MEETINGS, to_act=())


def _without_choices(state: State, meeting: Meeting) -> State:
    """What was chosen for this meeting has been done."""
    choices = [None if seat in meeting.visitors else c for seat, c in enumerate(state.choices)]
    return replace(state, choices=tuple(choices))


def _recorded(state: State, meeting: Meeting) -> State:
    current = state.rounds[-1]
    meetings = [meeting if each.place is meeting.place else each for each in current.meetings]
    return with_round(state, replace(current, meetings=tuple(meetings)))

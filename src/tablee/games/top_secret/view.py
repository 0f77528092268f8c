"""What a seat may know, built field by field from the state.

A seat's facts hold what it has learned and no more, the rounds hold what everybody sees; both are
handed on as they are, so that the table sends only what differs.
"""

from msgspec.structs import replace

from tablee.games.top_secret.data import AGENTS, ALLY_OF, AMBASSADOR, COLOURS
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.options import in_full
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import FirstNotes, Notes, OwnView, Phase, View
from tablee.games.top_secret.rules import series
from tablee.games.top_secret.rules.meetings import has_allies
from tablee.games.top_secret.rules.offers import offers
from tablee.games.top_secret.rules.rounds import used
from tablee.kernel.memo import once_per_state
from tablee.kernel.rules import Seat

_VISITORS = (*AGENTS, AMBASSADOR)


def view(state: State, seat: Seat | None) -> View:
    seen = _seen_by_all(state)
    return seen if seat is None else replace(seen, own=_own(state, seat))


@once_per_state
def _seen_by_all(state: State) -> View:
    is_revealed = state.phase in (Phase.REVEAL, Phase.OVER)
    return View(
        options=in_full(state.options),
        seats=state.seats,
        colours=COLOURS,
        target=series.target(state.options),
        phase=state.phase,
        game=state.game,
        scores=state.scores,
        rounds=state.rounds,
        used=tuple([used(state, visitor) for visitor in _VISITORS]),
        to_act=state.to_act,
        results=state.results,
        allies=_allies(state) if is_revealed and has_allies(state.seats) else (),
        told=state.facts if is_revealed else (),
        own=None,
        winners=series.winners(state),
    )


def _allies(state: State) -> tuple[int, ...]:
    return tuple([state.identities.index(ALLY_OF[identity]) for identity in state.identities])


def _ally(state: State, seat: Seat) -> Card | None:
    return ALLY_OF[state.identities[seat]] if has_allies(state.seats) else None


def _notes(sheet: FirstNotes) -> Notes:
    return sheet if isinstance(sheet, Notes) else Notes(sheet.text, sheet.opinions)


def _own(state: State, seat: Seat) -> OwnView:
    is_agent = seat != AMBASSADOR
    return OwnView(
        identity=state.identities[seat] if is_agent else None,
        fragment=state.fragments[seat] if is_agent else None,
        ally=_ally(state, seat),
        facts=state.facts[seat],
        hidden_place=None if is_agent else state.hidden_place,
        choice=state.choices[seat],
        offers=offers(state, seat),
        notes=_notes(state.notes[seat]),
        can_scribble=isinstance(state.notes[seat], Notes),
    )

"""What a seat may know, built field by field from the state.

A seat's facts hold what it has learned and no more, the rounds hold what everybody sees; both are
handed on as they are, so that the table sends only what differs.
"""

from tablee.games.top_secret import series
from tablee.games.top_secret.data import AGENTS, AMBASSADOR, COLOURS
from tablee.games.top_secret.model import OwnView, Phase, State, View
from tablee.games.top_secret.offers import offers
from tablee.games.top_secret.rounds import used
from tablee.kernel.rules import Seat

_VISITORS = (*AGENTS, AMBASSADOR)


def view(state: State, seat: Seat | None) -> View:
    is_revealed = state.phase in (Phase.REVEAL, Phase.OVER)
    return View(
        options=state.options,
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
        told=state.facts if is_revealed else (),
        own=None if seat is None else _own(state, seat),
        winners=series.winners(state),
    )


def _own(state: State, seat: Seat) -> OwnView:
    is_agent = seat != AMBASSADOR
    return OwnView(
        identity=state.identities[seat] if is_agent else None,
        fragment=state.fragments[seat] if is_agent else None,
        facts=state.facts[seat],
        hidden_place=None if is_agent else state.hidden_place,
        choice=state.choices[seat],
        offers=offers(state, seat),
        notes=state.notes[seat],
    )

"""The team's score (MPP-84 to MPP-88)."""

from tablee.games.mission_pas_possible.data.cards import cards_of
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.model.views import Score

_WIN = 10
_A_POINT_MS = 10_000
_SABOTAGE = 2


def score(state: State) -> Score:
    """As it stands; only a win brings points for itself and for the time left."""
    is_won = state.reason is Reason.ALL_DEFUSED
    win = _WIN if is_won else 0  # MPP-84
    time = state.left_ms // _A_POINT_MS if is_won else 0  # MPP-85
    printed = cards_of(state.options)
    cards = sum(printed[defusal.card].points for defusal in state.defused)  # MPP-86
    sabotages = _SABOTAGE * len(state.sabotages)  # MPP-87
    return Score(win, time, cards, sabotages, win + time + cards + sabotages)

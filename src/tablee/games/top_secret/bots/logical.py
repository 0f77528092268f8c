"""A player who forgets nothing and draws every conclusion, and looks for the likely ally."""

from tablee.games.top_secret.bots import odds
from tablee.games.top_secret.bots.odds import Group
from tablee.games.top_secret.bots.situation import Situation
from tablee.games.top_secret.cards import Place
from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.deals import ALLIED, part
from tablee.games.top_secret.guessing import is_ready
from tablee.games.top_secret.information import bits_of_a_meeting
from tablee.games.top_secret.meetings import has_allies


def place(situation: Situation) -> Place:
    """Where it learns most, most gladly from its likely ally; or where it can call, once ready."""
    seats, seat, mask = situation.view.seats, situation.seat, situation.mask
    is_calling = is_ready(mask, seats, seat)

    def worth(group: Group) -> float:
        if seat not in group:
            return 0.0
        liking = max(_liking(situation, other) for other in group if other != seat)
        return liking if is_calling else (1 + liking) * bits_of_a_meeting(mask, seat, group, seats)

    return odds.best_place(situation, worth)


def _liking(situation: Situation, other: int) -> float:
    """How likely one may call beside this visitor (TS-42, TS-64, TS-74)."""
    if not has_allies(situation.view.seats):
        return 1.0
    if other == AMBASSADOR:
        return 0.0
    return part(situation.mask, ALLIED[situation.seat][other])

"""A player who forgets nothing and draws every conclusion, and looks for the likely ally."""

from tablee.games.top_secret import odds
from tablee.games.top_secret.calling import TEAMS, is_ready
from tablee.games.top_secret.cards import Place
from tablee.games.top_secret.data import AGENTS
from tablee.games.top_secret.deals import ALLIED, part
from tablee.games.top_secret.information import bits_of_a_pair
from tablee.games.top_secret.odds import Group
from tablee.games.top_secret.situation import Situation


def place(situation: Situation) -> Place:
    """Where it will meet somebody who can tell it something, most gladly its likely ally."""

    def worth(group: Group) -> float:
        if situation.seat not in group:
            return 0.0
        return sum(_worth_of(situation, other) for other in group if other != situation.seat)

    return odds.best_place(situation, worth)


def _worth_of(situation: Situation, other: int) -> float:
    seat, mask = situation.seat, situation.mask
    has_ally = situation.view.seats == TEAMS
    if other not in AGENTS:
        return 0.5
    likeness = part(mask, ALLIED[seat][other]) if has_ally else 1.0
    if is_ready(mask, situation.view.seats, seat):
        return likeness
    return (1 + likeness) * bits_of_a_pair(mask, other)

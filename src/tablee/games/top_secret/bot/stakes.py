"""What a meeting is worth to a player, in a world that it imagines."""

from tablee.games.top_secret.advice.deals import Mask
from tablee.games.top_secret.advice.information import bits_of_a_meeting
from tablee.games.top_secret.bot.beliefs import World
from tablee.games.top_secret.bot.odds import Group
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.rules.meetings import has_allies

BIT = 0.06
"""What one bit is worth, if to win is worth 1."""

RIVALRY = 0.1
"""How much a bit that a rival learns counts beside one's own. If it counted in full, a bot would
avoid every meeting and learn nothing itself."""

BLOCKING = 0.25
"""How much it matters to stand in the way of a rival who is ready to call."""


def side(situation: Situation, world: World, visitor: int) -> float:
    """From 1, for an ally, to -1, for a rival; 0 for a deck or the dummy, who cannot win.

    Where each plays alone, what one rival gains is the loss of all others together.
    """
    seats = situation.view.seats
    if visitor >= seats:
        return 0.0
    if visitor == situation.seat:
        return 1.0
    if not has_allies(seats):
        return -1 / (seats - 1)
    return 1.0 if world.deal.ally(situation.seat) == visitor else -1.0


def _belief(situation: Situation, world: World, visitor: int) -> Mask:
    return situation.mask if visitor == situation.seat else world.beliefs[visitor]


def worth(situation: Situation, world: World, group: Group) -> float:
    """If somebody there is ready to call, that decides the game; else what each visitor learns."""
    seats = situation.view.seats
    for visitor in group:
        mask = _belief(situation, world, visitor)
        if _can_call(visitor, group, world, seats) and situation.is_ready(mask, visitor):
            sided = side(situation, world, visitor)
            return sided if sided > 0 else BLOCKING * sided
    return BIT * sum(
        (sided if sided > 0 else RIVALRY * sided)
        * bits_of_a_meeting(_belief(situation, world, visitor), visitor, group, seats)
        for visitor in group
        if (sided := side(situation, world, visitor))
    )


def _can_call(visitor: int, group: Group, world: World, seats: int) -> bool:
    """Where there are allies, only beside one's own (TS-42). Else at any meeting of two, and the
    Ambassador also with two agents (TS-64, TS-74)."""
    if visitor >= seats:
        return False
    if has_allies(seats):
        return world.deal.ally(visitor) in group
    return len(group) == 2 or visitor == AMBASSADOR

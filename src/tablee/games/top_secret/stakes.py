"""What a meeting is worth to a player, in a world that it imagines."""

from tablee.games.top_secret.beliefs import World
from tablee.games.top_secret.calling import TEAMS, is_ready
from tablee.games.top_secret.data import AGENTS, AMBASSADOR, DUMMY
from tablee.games.top_secret.deals import Mask
from tablee.games.top_secret.information import bits_of_a_black_card, bits_of_a_pair
from tablee.games.top_secret.meetings import THREE
from tablee.games.top_secret.odds import Group
from tablee.games.top_secret.shown import BOTH
from tablee.games.top_secret.situation import Situation

BIT = 0.06
"""What one bit is worth, if to win is worth 1."""


def side(situation: Situation, world: World, visitor: int) -> int:
    """1: wins with this player; -1: against it; 0: a deck or the dummy, who wins nothing."""
    if visitor >= situation.view.seats:
        return 0
    if visitor == situation.seat:
        return 1
    is_ally = situation.view.seats == TEAMS and world.deal.ally(situation.seat) == visitor
    return 1 if is_ally else -1


def belief(situation: Situation, world: World, visitor: int) -> Mask:
    return situation.mask if visitor == situation.seat else world.beliefs[visitor]


def worth(situation: Situation, world: World, group: Group) -> float:
    """To win or to lose at once, if somebody there is ready to call; else what everybody learns."""
    seats = situation.view.seats
    for visitor in group:
        mask = belief(situation, world, visitor)
        if _can_call(visitor, group, world, seats) and is_ready(mask, seats, visitor):
            return side(situation, world, visitor)
    return BIT * sum(
        sided * _learns(belief(situation, world, visitor), visitor, group, seats)
        for visitor in group
        if (sided := side(situation, world, visitor))
    )


def _can_call(visitor: int, group: Group, world: World, seats: int) -> bool:
    """With teams beside the ally (TS-42); alone at any meeting, but not before the Ambassador with
    another agent (TS-64, TS-74)."""
    if visitor >= seats:
        return False
    if seats == TEAMS:
        return world.deal.ally(visitor) in group
    return len(group) == 2 or visitor == AMBASSADOR


def _learns(mask: Mask, visitor: int, group: Group, seats: int) -> float:
    """In bits, on average."""
    others = [other for other in group if other != visitor]
    if visitor == AMBASSADOR and len(others) == 1:
        return _answer(mask, others[0])
    if visitor != AMBASSADOR and AMBASSADOR in others:
        return _answer(mask, visitor) if len(others) == 1 else 0.0
    if seats == THREE and DUMMY in others:
        return bits_of_a_black_card(mask, DUMMY, BOTH)
    return sum(bits_of_a_pair(mask, other) for other in others)


def _answer(mask: Mask, asker: int) -> float:
    """The asker asks where most is to be learned (TS-36)."""
    return max(bits_of_a_black_card(mask, agent, BOTH) for agent in AGENTS if agent != asker)

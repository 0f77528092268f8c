"""How hard a bomb card is: the turns that a sensible solo player needs to complete it.

One player plays on and on with four cards and three dice a turn (MPP-9, MPP-22), takes a card at
random for each one completed, and is never sabotaged. Every die that fits must be placed (MPP-31);
among the ways to do so, and among the dice to lose, the player takes what leaves the most promising
cards. A card's difficulty is the mean number of turns that it lay in front of the player.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from statistics import mean, median

from tablee.games.mission_pas_possible.advice.front import (
    Front,
    fresh,
    losable,
    spots_for,
    unfinished,
    with_die,
)
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.dice import COLOURS, DICE_OF_A_COLOUR, NUMBERS
from tablee.games.mission_pas_possible.data.kinds import KINDS, Kind, colour_of, number_of
from tablee.games.mission_pas_possible.data.sizes import DICE_A_TURN, HAND_ALONE
from tablee.games.mission_pas_possible.rules.checker import PREPARED, Filled, completing
from tablee.kernel.chance import Chance

TURNS = 20_000


def expected_turns(turns: int = TURNS) -> list[float]:
    """By the number of the card; the same every time."""
    chance = Chance(b"difficulty")
    lasted: list[list[int]] = [[] for _ in CARDS]
    front: Front = ()
    taken: dict[int, int] = {}
    for turn in range(turns):
        front = _refilled(front, chance)
        taken = {card: taken.get(card, turn) for card, _ in front}
        front = _after_turn(front, chance)
        for card, filled in front:
            if None not in filled:
                lasted[card].append(turn + 1 - taken[card])
        front = unfinished(front)
    return [mean(each) if each else float(turns) for each in lasted]


def medians(turns: Sequence[float]) -> dict[int, float]:
    """The median by points, of the expected turns of all cards by their numbers."""
    return {
        points: median(turns[card.card] for card in CARDS if card.points == points)
        for points in sorted({card.points for card in CARDS})
    }


def _refilled(front: Front, chance: Chance) -> Front:
    absent = [card for card in range(len(CARDS)) if card not in dict(front)]
    new = chance.sample(absent, HAND_ALONE - len(front))
    return front + tuple((card, fresh(card)) for card in new)


def _after_turn(front: Front, chance: Chance) -> Front:
    """The best sharing of three dice, then the losses to the unused ones (MPP-54, MPP-55)."""
    shared, unused = min(
        _sharings(front, _roll(front, chance)), key=lambda sharing: _outlook(sharing[0])
    )
    for die in unused:
        shared = _after_loss(shared, colour_of(die), chance.choice(NUMBERS))
    return shared


def _roll(front: Front, chance: Chance) -> tuple[Kind, ...]:
    """Three dice from a bag that lacks the ones on the cards."""
    bag = [*range(len(COLOURS))] * DICE_OF_A_COLOUR
    for _, filled in front:
        for kind in filled:
            if kind is not None:
                bag.remove(colour_of(kind))
    drawn = chance.sample(bag, DICE_A_TURN[1])
    return tuple(sorted(len(NUMBERS) * colour + chance.below(len(NUMBERS)) for colour in drawn))


def _sharings(front: Front, dice: tuple[Kind, ...]) -> list[tuple[Front, tuple[Kind, ...]]]:
    """What the cards can look like once no die fits any more, and the dice that are left."""
    states = {(front, dice): None}  # in the order found: a set's order would change the figures
    ends = []
    while states:
        following: dict[tuple[Front, tuple[Kind, ...]], None] = {}
        for state in states:
            followers = dict.fromkeys(_followers(*state))
            following |= followers
            if not followers:
                ends.append(state)
        states = following
    return ends


def _followers(front: Front, dice: tuple[Kind, ...]) -> Iterator[tuple[Front, tuple[Kind, ...]]]:
    for place, die in enumerate(dice):
        rest = dice[:place] + dice[place + 1 :]
        for spot in spots_for(front, die):
            yield with_die(front, spot, die), rest


def _after_loss(front: Front, colour: int, number: int) -> Front:
    losses = [
        with_die(front, spot, None)
        for spot, kind in losable(front)
        if colour_of(kind) == colour or number_of(kind) == number
    ]
    return min(losses, key=_outlook) if losses else front


def _outlook(front: Front) -> float:
    """Better one card nearly done than two half done: the root counts the last dice most."""
    return sum(sqrt(_dice_to_come(card, filled)) for card, filled in front)


@lru_cache(maxsize=1 << 16)
def _dice_to_come(card: int, filled: Filled) -> float:
    """How many dice one would have to roll if each space were waited for by itself."""
    return sum(
        len(KINDS) / kinds.bit_count()
        for kinds, kind in zip(completing(PREPARED[card], filled), filled, strict=True)
        if kind is None
    )

"""Cards in front of players for the tests: written as in the rulebook, or drawn by chance."""

from collections.abc import Sequence

from tablee.games.mission_pas_possible.advice.front import (
    Front,
    fresh,
    spots_for,
    unfinished,
    with_die,
)
from tablee.games.mission_pas_possible.advice.planner import Roll, Rolled
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.kinds import KINDS, Kind
from tablee.games.mission_pas_possible.data.language import read_card
from tablee.games.mission_pas_possible.data.sizes import DICE_A_TURN, PICKS_A_TURN
from tablee.kernel.chance import Chance

ORDINARY = 49
"""Cards, the ones of six points aside."""
CARDS_ALONE = 4


def number(card: str) -> int:
    """Of the card that reads so."""
    return next(each.card for each in CARDS if each.groups == read_card(card))


def kind(die: str) -> Kind:
    """`R4` is a red four."""
    return 6 * "RBGYK".index(die[0]) + int(die[1]) - 1


def laid(card: str, dice: str = "") -> Front:
    """One card with its dice by space; `_` is an empty space, as are all that are not named."""
    empty = fresh(number(card))
    given = [None if die == "_" else kind(die) for die in dice.split()]
    return ((number(card), (*given, *empty[len(given) :])),)


def roll(*fronts: Front, dice: str, picks: int | None = None) -> Roll:
    """A roll before players with these cards."""
    each = PICKS_A_TURN[len(fronts)] if picks is None else picks
    rolled = tuple(Rolled(kind(die)) for die in dice.split())
    return Roll(fronts, (each,) * len(fronts), rolled)


def by_chance(seats: int, seed: int) -> Roll:
    """Cards with some dice on them, and a roll."""
    chance = Chance(b"roll" + bytes([seats]) + seed.to_bytes(4, "big"))
    each = CARDS_ALONE if seats == 1 else 2
    cards = chance.sample(range(ORDINARY), seats * each)
    fronts = tuple(_front(cards[n : n + each], chance) for n in range(0, len(cards), each))
    dice = tuple(Rolled(chance.choice(KINDS)) for _ in range(DICE_A_TURN[seats]))
    return Roll(fronts, (PICKS_A_TURN[seats],) * seats, dice)


def _front(cards: Sequence[int], chance: Chance) -> Front:
    made: Front = tuple((card, fresh(card)) for card in cards)
    for _ in range(chance.below(5)):
        die = chance.choice(KINDS)
        spots = list(spots_for(made, die))
        after = with_die(made, chance.choice(spots), die) if spots else made
        made = after if len(unfinished(after)) == len(made) else made
    return made

"""The setup: starting hands, the row or the piles, the deck with its sabotage cards."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.mission_pas_possible.data import (
    CARDS,
    DECK_SIZES,
    DICE,
    HAND,
    HAND_ALONE,
    ROW,
    SABOTAGES,
    SABOTAGES_IN_PLAY,
)
from tablee.games.mission_pas_possible.material import CardNumber
from tablee.games.mission_pas_possible.model import Mix, Options, Setup
from tablee.games.mission_pas_possible.state import SeatState, State
from tablee.games.mission_pas_possible.supply import empty_bomb
from tablee.kernel.chance import Chance

VALUES = (1, 2, 3, 4, 6)
_LOW = (1, 2)
_HIGH = (3, 4)
_LEAST_VALUES_ALONE = 3


class Layout(NamedTuple):
    """How the open and the hidden cards begin."""

    row: tuple[CardNumber | None, ...]
    deck: tuple[int, ...]
    piles: tuple[tuple[CardNumber, ...], ...] = ()


def deal(options: Options, seats: int, chance: Chance) -> State:
    hands, rest = _hands(options, seats, chance)
    chance.shuffle(rest)  # MPP-13
    layout = _layout(options, seats, rest, chance)
    return State(
        options=options,
        holder=chance.below(seats),  # MPP-19
        bag=(1 << DICE) - 1,  # MPP-18
        row=layout.row,
        deck=layout.deck,
        piles=layout.piles,
        seats=tuple(SeatState(bombs=tuple(map(empty_bomb, hand))) for hand in hands),
    )


def deck_size(options: Options, seats: int) -> int:
    """The bomb cards of the row and the deck, or of the piles (MPP-14)."""
    return DECK_SIZES[options.level][seats - 1]


def hand_size(seats: int) -> int:
    """MPP-9."""
    return HAND_ALONE if seats == 1 else HAND


# Mixes


def mix_of(options: Options, seats: int) -> Counter[int] | None:
    """By value: how many cards an advanced setup has; None: as chance has it (MPP-90)."""
    if options.setup is Setup.NORMAL:
        return None
    if options.mix is None:
        return _even_mix(options, seats)
    return _counted(options.mix)


def _counted(mix: Mix) -> Counter[int]:
    counts = (mix.ones, mix.twos, mix.threes, mix.fours, mix.sixes)
    return Counter(dict(zip(VALUES, counts, strict=True)))


def _even_mix(options: Options, seats: int) -> Counter[int]:
    """As many of each value; what does not divide makes it harder, as far as there are cards."""
    values = (4, 3, 2, 1, 6) if options.has_six_point_cards else (4, 3, 2, 1)
    each, odd = divmod(deck_size(options, seats), len(values))
    return Counter({value: each + (place < odd) for place, value in enumerate(values)})


def is_possible(options: Options, seats: int) -> bool:
    """Whether the mix has the right size, and leaves cards for any starting hands (MPP-99)."""
    mix = mix_of(options, seats)
    if mix is None:
        return True
    spare = _values_in_play(options, mix)
    spare.subtract(mix)
    if mix.total() != deck_size(options, seats) or min(spare.values()) < 0:
        return False
    if seats == 1:
        return len(+spare) >= _LEAST_VALUES_ALONE and spare.total() >= HAND_ALONE
    low, high = (sum(spare[value] for value in values) for values in (_LOW, _HIGH))
    return low >= HAND * seats and high >= seats


def _values_in_play(options: Options, mix: Counter[int] | None) -> Counter[int]:
    return Counter(CARDS[card].points for card in _cards_in_play(options, mix))


def _cards_in_play(options: Options, mix: Counter[int] | None) -> list[CardNumber]:
    """Without the six-point cards, unless they are wished for (MPP-8, MPP-98)."""
    has_sixes = mix[6] > 0 if mix is not None else options.has_six_point_cards
    return [card.card for card in CARDS if has_sixes or card.points != 6]


# Starting hands


def _hands(
    options: Options, seats: int, chance: Chance
) -> tuple[list[list[CardNumber]], list[CardNumber]]:
    """Face up, two each or four alone (MPP-9); and the cards that were not dealt."""
    mix = mix_of(options, seats)
    cards = _cards_in_play(options, mix)
    chance.shuffle(cards)
    spare = _values_in_play(options, mix)
    spare.subtract(mix or {})
    hands: list[list[CardNumber]] = []
    for _ in range(seats):
        hand: list[CardNumber] = []
        while len(hand) < hand_size(seats):
            card = next(card for card in cards if _may_follow(options, hand, card, seats, spare))
            cards.remove(card)
            spare[CARDS[card].points] -= 1
            hand.append(card)
        hands.append(hand)
    return hands, cards


def _may_follow(
    options: Options, hand: Sequence[CardNumber], card: CardNumber, seats: int, spare: Counter[int]
) -> bool:
    """Whether the next card of a hand may be this one, if the mix does not need it."""
    values = [CARDS[each].points for each in (*hand, card)]
    return spare[values[-1]] > 0 and _is_fair(values, options, seats)


def _is_fair(values: Sequence[int], options: Options, seats: int) -> bool:
    if seats == 1:
        return len(set(values)) >= len(values) - 1  # MPP-12: at most one value twice
    are_low = [value in _LOW for value in values]
    if options.is_beginner:
        return len(set(are_low)) == len(values) and 6 not in values  # MPP-11
    return are_low.count(False) <= 1  # MPP-10


# The row, the deck, the piles


def _layout(options: Options, seats: int, rest: list[CardNumber], chance: Chance) -> Layout:
    mix = mix_of(options, seats)
    sabotages = [
        len(CARDS) + card for card in chance.sample(range(len(SABOTAGES)), SABOTAGES_IN_PLAY)
    ]
    if mix is None:
        return _row_and_deck(rest[: deck_size(options, seats)], sabotages, chance)  # MPP-15
    piles = [
        [card for card in rest if CARDS[card].points == value][: mix[value]] for value in VALUES
    ]
    if options.setup is Setup.PILES:
        return _tops_and_piles(piles, sabotages)
    chosen = [card for pile in piles for card in pile]
    chance.shuffle(chosen)
    return _row_and_deck(chosen, sabotages, chance)  # MPP-92


def _row_and_deck(cards: list[CardNumber], sabotages: list[int], chance: Chance) -> Layout:
    """The row first, then the sabotage cards among the rest (MPP-16, MPP-17, MPP-93)."""
    deck = cards[ROW:] + sabotages
    chance.shuffle(deck)
    return Layout(tuple(cards[:ROW]), tuple(deck))


def _tops_and_piles(piles: list[list[CardNumber]], sabotages: list[int]) -> Layout:
    """Each value is a pile, face up; the sabotage cards lie face down (MPP-94, MPP-96)."""
    return Layout(
        row=tuple(pile[0] if pile else None for pile in piles),
        deck=tuple(sabotages),
        piles=tuple(tuple(pile[1:]) for pile in piles),
    )

"""The setup: starting hands, the row or the piles, the deck with its sabotage cards."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.cards import CARDS, cards_of
from tablee.games.mission_pas_possible.data.dice import DICE
from tablee.games.mission_pas_possible.data.sizes import (
    DECK_SIZES,
    HAND,
    HAND_ALONE,
    ROW,
    SABOTAGES,
    SABOTAGES_IN_PLAY,
)
from tablee.games.mission_pas_possible.data.turns import EASY_DEALS, EASY_TURNS, TURNS_OF
from tablee.games.mission_pas_possible.model.material import CardNumber
from tablee.games.mission_pas_possible.model.options import FirstOptions, Mix, Setup
from tablee.games.mission_pas_possible.model.state import FirstState, SeatState, State
from tablee.games.mission_pas_possible.rules.rolling import seed_of_the_dice
from tablee.games.mission_pas_possible.rules.supply import empty_bomb
from tablee.kernel.chance import Chance

VALUES = (1, 2, 3, 4, 6)
_LOW = (1, 2)
_HIGH = (3, 4)
_LEAST_VALUES_ALONE = 3


class Opening(NamedTuple):
    """How the open and the hidden cards begin."""

    row: tuple[CardNumber | None, ...]
    deck: tuple[int, ...]
    piles: tuple[tuple[CardNumber, ...], ...] = ()


def deal(options: FirstOptions, seats: int, chance: Chance) -> State:
    hands, rest = _hands(options, seats, chance)
    chance.shuffle(rest)  # MPP-13
    layout = _layout(options, seats, rest, chance)
    kind: type[Any] = FirstState if options.RULES_VERSION == 1 else State
    dealt: State = kind(
        options=options,
        holder=chance.below(seats),  # MPP-19
        bag=(1 << DICE) - 1,  # MPP-18
        row=layout.row,
        deck=layout.deck,
        piles=layout.piles,
        seats=tuple(SeatState(bombs=tuple(map(empty_bomb, hand))) for hand in hands),
    )
    is_daily = getattr(options, "is_daily", False)
    return replace(dealt, dice_seed=seed_of_the_dice(chance)) if is_daily else dealt


def deck_size(options: FirstOptions, seats: int) -> int:
    """The bomb cards of the row and the deck, or of the piles (MPP-14)."""
    return DECK_SIZES[options.level][seats - 1]


def hand_size(seats: int) -> int:
    """MPP-9."""
    return HAND_ALONE if seats == 1 else HAND


# Mixes


def mix_of(options: FirstOptions, seats: int) -> Counter[int] | None:
    """By value: how many cards an advanced setup has; None: as chance has it (MPP-90)."""
    if options.setup is Setup.NORMAL:
        return None
    if options.mix is None:
        return _even_mix(options, seats)
    return _counted(options.mix)


def _counted(mix: Mix) -> Counter[int]:
    counts = (mix.ones, mix.twos, mix.threes, mix.fours, mix.sixes)
    return Counter(dict(zip(VALUES, counts, strict=True)))


def _even_mix(options: FirstOptions, seats: int) -> Counter[int]:
    """As many of each value; what does not divide makes it harder, as far as there are cards."""
    values = (4, 3, 2, 1, 6) if options.has_six_point_cards else (4, 3, 2, 1)
    each, odd = divmod(deck_size(options, seats), len(values))
    return Counter({value: each + (place < odd) for place, value in enumerate(values)})


def is_possible(options: FirstOptions, seats: int) -> bool:
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


def _values_in_play(options: FirstOptions, mix: Counter[int] | None) -> Counter[int]:
    return Counter(cards_of(options)[card].points for card in _cards_in_play(options, mix))


def _cards_in_play(options: FirstOptions, mix: Counter[int] | None) -> list[CardNumber]:
    """Without the six-point cards, unless they are wished for (MPP-8, MPP-98)."""
    has_sixes = mix[6] > 0 if mix is not None else options.has_six_point_cards
    return [card.card for card in CARDS if has_sixes or card.points != 6]


# Starting hands


def _hands(
    options: FirstOptions, seats: int, chance: Chance
) -> tuple[list[list[CardNumber]], list[CardNumber]]:
    """Face up, two each or four alone (MPP-9); and the cards that were not dealt."""
    mix = mix_of(options, seats)
    cards = _cards_in_play(options, mix)
    chance.shuffle(cards)
    spare = _values_in_play(options, mix)
    spare.subtract(mix or {})
    hands: list[list[CardNumber]] = []
    for _ in range(seats):
        hand = _easy_hand(options, seats, cards, spare, chance)
        cards = [card for card in cards if card not in hand]
        spare.subtract(cards_of(options)[card].points for card in hand)
        hands.append(hand)
    return hands, cards


def _easy_hand(
    options: FirstOptions, seats: int, cards: list[CardNumber], spare: Counter[int], chance: Chance
) -> list[CardNumber]:
    """Dealt again until it is easy enough, or the easiest of many (MPP-104)."""
    hand = _fair_hand(options, seats, cards, spare)
    if options.RULES_VERSION == 1:
        return hand
    for _ in range(EASY_DEALS):
        if _turns(hand) <= EASY_TURNS * len(hand):
            break
        chance.shuffle(cards)
        hand = min(hand, _fair_hand(options, seats, cards, spare), key=_turns)
    return hand


def _turns(hand: Sequence[CardNumber]) -> float:
    return sum(TURNS_OF[card] for card in hand)


def _fair_hand(
    options: FirstOptions, seats: int, cards: Sequence[CardNumber], spare: Counter[int]
) -> list[CardNumber]:
    """The first cards that may lie together."""
    left, hand = Counter(spare), list[CardNumber]()
    while len(hand) < hand_size(seats):
        may_come = (card for card in cards if card not in hand)
        card = next(card for card in may_come if _may_follow(options, hand, card, seats, left))
        left[cards_of(options)[card].points] -= 1
        hand.append(card)
    return hand


def _may_follow(
    options: FirstOptions,
    hand: Sequence[CardNumber],
    card: CardNumber,
    seats: int,
    spare: Counter[int],
) -> bool:
    """Whether the next card of a hand may be this one, if the mix does not need it."""
    values = [cards_of(options)[each].points for each in (*hand, card)]
    return spare[values[-1]] > 0 and _is_fair(values, options, seats)


def _is_fair(values: Sequence[int], options: FirstOptions, seats: int) -> bool:
    if seats == 1:
        return len(set(values)) >= len(values) - 1  # MPP-12: at most one value twice
    are_low = [value in _LOW for value in values]
    if options.is_beginner:
        return len(set(are_low)) == len(values) and 6 not in values  # MPP-11
    return are_low.count(False) <= 1  # MPP-10


# The row, the deck, the piles


def _layout(options: FirstOptions, seats: int, rest: list[CardNumber], chance: Chance) -> Opening:
    mix = mix_of(options, seats)
    sabotages = [
        len(CARDS) + card for card in chance.sample(range(len(SABOTAGES)), SABOTAGES_IN_PLAY)
    ]
    if mix is None:
        return _row_and_deck(rest[: deck_size(options, seats)], sabotages, chance)  # MPP-15
    printed = cards_of(options)
    piles = [
        [card for card in rest if printed[card].points == value][: mix[value]] for value in VALUES
    ]
    if options.setup is Setup.PILES:
        return _tops_and_piles(piles, sabotages)
    chosen = [card for pile in piles for card in pile]
    chance.shuffle(chosen)
    return _row_and_deck(chosen, sabotages, chance)  # MPP-92


def _row_and_deck(cards: list[CardNumber], sabotages: list[int], chance: Chance) -> Opening:
    """The row first, then the sabotage cards among the rest (MPP-16, MPP-17, MPP-93)."""
    deck = cards[ROW:] + sabotages
    chance.shuffle(deck)
    return Opening(tuple(cards[:ROW]), tuple(deck))


def _tops_and_piles(piles: list[list[CardNumber]], sabotages: list[int]) -> Opening:
    """Each value is a pile, face up; the sabotage cards lie face down (MPP-94, MPP-96)."""
    return Opening(
        row=tuple(pile[0] if pile else None for pile in piles),
        deck=tuple(sabotages),
        piles=tuple(tuple(pile[1:]) for pile in piles),
    )

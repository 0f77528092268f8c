"""The material is what the rulebook says."""

from collections import Counter

import pytest
from tests.games.mission_pas_possible.fronts import number
from tests.games.mission_pas_possible.scenes import dealt

from tablee.games.mission_pas_possible.advice.difficulty import medians
from tablee.games.mission_pas_possible.data.cards import CARDS, CARDS_OF_VALUE
from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.data.kinds import colour_of, members
from tablee.games.mission_pas_possible.data.sizes import COUNTDOWN_SECONDS, DECK_SIZES, SABOTAGES
from tablee.games.mission_pas_possible.model.material import Card, Colour, Layout
from tablee.games.mission_pas_possible.model.options import Difficulty, Options
from tablee.games.mission_pas_possible.rules.checker import PREPARED, fitting

KNOWN = {
    1: ("c ≠ c ≠ c ≠ c", "B|G, Y|R, R|B", "c = c; # = #", "# = #|c = c", "# > # < #"),
    2: ("#|c = #|c = #|c", "4 > _ > _", "K|1, K|2, K|3", "# + # = # + #"),
    3: ("G|Y + R|B = 7", "R|K + B|2 = 7", "# = # = #", "5, Y, G&2", "B|G, Y|R, B&4"),
    4: (
        "2, 2, 2",
        "# = # = B&#",
        "c&# = c&#",
        "c = c = c = c",
        "stack Y, R, B, G",
        "stack # > # > # > #",
        "stack # < # < # < #",
    ),
    6: (
        "stack 1|4, 2|5, 3|6; stack R|Y, G|B, K|R",
        "stack 1|2, 3|4, 5|6; stack R|Y, K|B, R|G",
        "pyr K, R, K / B, G / Y",
        "pyr 1, 3|R, 2 / K|B, G|4 / 5|Y",
    ),
}
KNOWN_WITHOUT_POINTS = (
    "stack 3, _, Y|1",
    "stack _, _, Y&1, _, _",
    "pyr G, 3 / K",
    "pyr R, G / B",
    "stack B, K, R",
    "#|c = #|c",
    "# − # = 2",
    "B, 3, G&6",
    "# + # = 4",
)
cards = pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.card))


def test_mpp_1_five_dice_of_each_of_five_colours() -> None:
    dice = {(face.die, face.colour) for face in FACES}
    assert Counter(colour for _, colour in dice) == dict.fromkeys(Colour, 5)
    assert {face.number for face in FACES} == {1, 2, 3, 4, 5, 6}
    assert len(FACES) == 25 * 6


def test_mpp_2_fifty_four_cards_five_of_them_worth_six() -> None:
    assert len(CARDS) == 54
    hard = [card for card in CARDS if card.points == 6]
    layouts = Counter(tuple(group.layout for group in card.groups) for card in hard)
    assert layouts == {(Layout.STACK, Layout.STACK): 2, (Layout.PYRAMID,): 3}


def test_mpp_3_the_known_cards_are_there_and_the_others_fill_up() -> None:
    by_points = Counter(card.points for card in CARDS)
    assert by_points == CARDS_OF_VALUE == {1: 12, 2: 12, 3: 13, 4: 12, 6: 5}
    for points, texts in KNOWN.items():
        assert {CARDS[number(text)].points for text in texts} == {points}
    assert all(number(text) in range(54) for text in KNOWN_WITHOUT_POINTS)


def test_no_card_is_there_twice() -> None:
    assert len({card.groups for card in CARDS}) == len(CARDS)


def test_mpp_4_five_colours_and_six_numbers_are_sabotaged() -> None:
    assert [mark.value for mark in SABOTAGES[:5]] == [colour.value for colour in Colour]
    assert [mark.value for mark in SABOTAGES[5:]] == ["1", "2", "3", "4", "5", "6"]


def test_mpp_5_ten_minutes() -> None:
    assert Options().countdown_seconds == COUNTDOWN_SECONDS == 600


@cards
def test_mpp_6_every_card_can_be_completed_with_five_dice_of_a_colour(card: Card) -> None:
    """The scarcest way: always the die of the colour that the card has used least so far."""
    lying: tuple[int | None, ...] = (None,) * len(PREPARED[card.card].below)
    used: Counter[int] = Counter()
    while None in lying:
        space = next(n for n, kinds in enumerate(fitting(card.card, lying)) if kinds)
        kinds = fitting(card.card, lying)[space]
        die = min(members(kinds), key=lambda kind: used[colour_of(kind)])
        used[colour_of(die)] += 1
        lying = (*lying[:space], die, *lying[space + 1 :])
    assert max(used.values()) <= 5


def test_mpp_14_the_size_of_the_deck_grows_with_players_and_level() -> None:
    sizes = [DECK_SIZES[level] for level in Difficulty]
    assert sizes == [tuple(range(first, first + 5)) for first in (16, 19, 21, 23, 25)]


def test_hands_are_of_the_cards_in_play() -> None:
    """Without the cards of six points, unless they are wished for."""
    for seed in range(20):
        state = dealt(seats=5, seed=bytes([seed]))
        assert all(CARDS[bomb.card].points < 6 for seat in state.seats for bomb in seat.bombs)


def test_the_medians_are_by_points() -> None:
    assert medians([float(card.points) for card in CARDS]) == {1: 1, 2: 2, 3: 3, 4: 4, 6: 6}

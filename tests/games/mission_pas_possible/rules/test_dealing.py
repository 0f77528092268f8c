"""The setup: hands, the row, the deck, the piles."""

from collections import Counter
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mission_pas_possible.scenes import dealt, refusal

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.sizes import DECK_SIZES
from tablee.games.mission_pas_possible.data.turns import EASY_TURNS, TURNS_OF
from tablee.games.mission_pas_possible.model.actions import DrawDice
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.options import (
    Difficulty,
    FirstOptions,
    Mix,
    Options,
    Setup,
)
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.rules.dealing import VALUES, deck_size, mix_of
from tablee.games.mission_pas_possible.rules.supply import is_sabotage
from tablee.kernel.chance import Chance

SEEDS = [bytes([number]) for number in range(40)]
EXAMPLE = Mix(ones=3, twos=4, threes=7, fours=7)
ADVANCED = [Setup.SINGLE_DECK, Setup.PILES]
players = pytest.mark.parametrize("seats", rulebook.SEATS)
levels = pytest.mark.parametrize("level", Difficulty)


def values(cards: list[int]) -> list[int]:
    return [CARDS[card].points for card in cards]


def hands(state: State) -> list[list[int]]:
    return [values([bomb.card for bomb in seat.bombs]) for seat in state.seats]


def bombs_to_come(state: State) -> list[int]:
    """The cards of the row and behind it."""
    deck = [card for card in state.deck if not is_sabotage(card)]
    piles = [card for pile in state.piles for card in pile]
    return [card for card in state.row if card is not None] + deck + piles


def test_mpp_7_one_to_five_players() -> None:
    assert list(rulebook.seats_allowed(Options())) == [1, 2, 3, 4, 5]


def test_mpp_8_the_cards_of_six_points_are_in_play_only_if_wished() -> None:
    tables = [dealt(Options(has_six_point_cards=wish), 5, b"six") for wish in (False, True)]
    has_six = [6 in sum(hands(t), values(bombs_to_come(t))) for t in tables]
    assert has_six == [False, True]


@players
def test_mpp_9_two_cards_each_or_four_alone(seats: int) -> None:
    state = dealt(seats=seats)
    assert [len(seat.bombs) for seat in state.seats] == ([4] if seats == 1 else [2] * seats)
    assert all(die is None for seat in state.seats for bomb in seat.bombs for die in bomb.dice)


@pytest.mark.parametrize("seed", SEEDS)
def test_mpp_10_a_high_first_card_is_followed_by_a_low_one(seed: bytes) -> None:
    state = dealt(Options(has_six_point_cards=True), 5, seed)
    assert all(first < 3 or second < 3 for first, second in hands(state))


def test_mpp_10_after_a_low_first_card_the_second_is_free() -> None:
    seconds = {
        second
        for seed in SEEDS
        for first, second in hands(dealt(seats=5, seed=seed))
        if first in (1, 2)
    }
    assert seconds == {1, 2, 3, 4}


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_mpp_11_beginners_have_one_low_card_and_one_high(seed: bytes) -> None:
    state = dealt(Options(is_beginner=True), 5, seed)
    assert all(sorted(value > 2 for value in hand) == [False, True] for hand in hands(state))


@pytest.mark.parametrize("seed", SEEDS)
def test_mpp_12_alone_the_four_cards_show_three_values(seed: bytes) -> None:
    (hand,) = hands(dealt(seats=1, seed=seed))
    assert len(set(hand)) >= 3


@players
def test_mpp_104_starting_hands_are_easy_enough(seats: int) -> None:
    """Unless the rule or the mix leaves only harder cards, which these options never do."""
    for seed in SEEDS:
        for mine in dealt(seats=seats, seed=seed).seats:
            assert mean(TURNS_OF[bomb.card] for bomb in mine.bombs) <= EASY_TURNS


def test_mpp_104_if_no_card_is_easy_enough_the_easiest_is_dealt() -> None:
    mix = Mix(twos=10, threes=9, fours=2)
    hands_of = [dealt(Options(setup=Setup.PILES, mix=mix), 3, seed) for seed in SEEDS]
    assert all(len(mine.bombs) == 2 for state in hands_of for mine in state.seats)


def test_mpp_104_the_first_rules_dealt_by_points_alone() -> None:
    tables = [rulebook.setup(FirstOptions(), 5, Chance(seed)) for seed in SEEDS]
    hardest = max(
        mean(TURNS_OF[bomb.card] for bomb in mine.bombs) for each in tables for mine in each.seats
    )
    assert hardest > EASY_TURNS


@players
def test_mpp_13_no_card_is_lost_or_there_twice(seats: int) -> None:
    state = dealt(seats=seats)
    cards = bombs_to_come(state) + [bomb.card for seat in state.seats for bomb in seat.bombs]
    assert len(cards) == len(set(cards))


def test_mpp_13_cards_that_were_passed_over_can_still_come() -> None:
    """A card that did not suit a hand is as likely in the row as any other."""
    rows = [set(dealt(seats=5, seed=bytes([a, b])).row) for a in range(20) for b in range(10)]
    assert set().union(*rows) == set(range(49))


@players
@levels
def test_mpp_14_the_deck_has_the_size_of_the_level(level: Difficulty, seats: int) -> None:
    """MPP-15: the rest is in the box."""
    state = dealt(Options(level=level), seats)
    assert len(bombs_to_come(state)) == DECK_SIZES[level][seats - 1]


def test_mpp_16_five_cards_lie_open() -> None:
    """Three players, Standard: 21 cards, 16 of them in the deck, and 6 sabotages."""
    state = dealt(seats=3)
    assert len(state.row) == 5
    assert Counter(map(is_sabotage, state.deck)) == {False: 16, True: 6}


@pytest.mark.parametrize("seed", SEEDS)
def test_mpp_17_six_different_sabotages_are_in_the_deck_and_none_in_the_row(seed: bytes) -> None:
    state = dealt(seed=seed)
    assert len({card for card in state.deck if is_sabotage(card)}) == 6
    assert not any(card is None or is_sabotage(card) for card in state.row)


def test_mpp_18_all_dice_are_in_the_bag() -> None:
    assert rulebook.view(dealt(), 0).bag == (5, 5, 5, 5, 5)


def test_mpp_19_chance_says_who_has_the_bag() -> None:
    assert {dealt(seed=seed).holder for seed in SEEDS} == {0, 1, 2}
    state = dealt()
    others = [seat for seat in range(3) if seat != state.holder]
    assert [refusal(state, seat, DrawDice()) for seat in others] == [IllegalCode.NOT_YOUR_BAG] * 2


# Advanced setups


@pytest.mark.parametrize("setup", ADVANCED)
def test_mpp_89_hands_are_dealt_as_usual_and_the_rest_is_shuffled_by_value(setup: Setup) -> None:
    tables = [dealt(Options(setup=setup, mix=EXAMPLE), 3, seed) for seed in SEEDS]
    assert all(first < 3 or second < 3 for state in tables for first, second in hands(state))
    fours = {card for state in tables for card in bombs_to_come(state) if CARDS[card].points == 4}
    assert len(fours) == 12


@pytest.mark.parametrize("setup", ADVANCED)
def test_mpp_90_the_cards_of_each_value_are_as_chosen(setup: Setup) -> None:
    """MPP-91: three players, Standard: 7 fours, 7 threes, 4 twos, 3 ones."""
    state = dealt(Options(setup=setup, mix=EXAMPLE), 3)
    assert Counter(values(bombs_to_come(state))) == {4: 7, 3: 7, 2: 4, 1: 3}


def test_mpp_90_their_number_is_the_size_of_the_deck() -> None:
    """So the mix of a level suits one number of players."""
    assert rulebook.seats_allowed(Options(setup=Setup.PILES, mix=EXAMPLE)) == [3]
    one_more = Mix(ones=4, twos=4, threes=7, fours=7)
    assert rulebook.seats_allowed(Options(setup=Setup.PILES, mix=one_more)) == [4]
    assert rulebook.seats_allowed(Options(setup=Setup.PILES, mix=Mix(ones=2))) == []


@players
@levels
@pytest.mark.parametrize("setup", ADVANCED)
@pytest.mark.parametrize("has_sixes", [False, True])
def test_mpp_90_without_a_choice_the_mix_is_even(
    setup: Setup, level: Difficulty, seats: int, has_sixes: bool
) -> None:
    options = Options(setup=setup, level=level, has_six_point_cards=has_sixes)
    assert seats in rulebook.seats_allowed(options)
    mix = mix_of(options, seats)
    assert mix is not None
    assert max(mix.values()) - min(mix.values()) <= 1
    assert Counter(values(bombs_to_come(dealt(options, seats)))) == mix


def test_mpp_92_a_single_deck_is_a_row_and_a_deck_with_sabotages() -> None:
    state = dealt(Options(setup=Setup.SINGLE_DECK, mix=EXAMPLE), 3)
    assert len(state.row) == 5
    assert Counter(map(is_sabotage, state.deck)) == {False: 16, True: 6}
    assert state.piles == ()


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_mpp_93_the_row_of_a_single_deck_has_no_sabotage(seed: bytes) -> None:
    state = dealt(Options(setup=Setup.SINGLE_DECK, mix=EXAMPLE), 3, seed)
    assert not any(card is None or is_sabotage(card) for card in state.row)


def test_mpp_94_piles_lie_face_up_and_sabotages_face_down() -> None:
    state = dealt(Options(setup=Setup.PILES, mix=EXAMPLE), 3)
    shown = rulebook.view(state, 0)
    assert [card and card.points for card in shown.row] == [1, 2, 3, 4, None]
    assert shown.piles == (3, 4, 7, 7, 0)
    assert shown.deck == 6


def test_mpp_96_piles_have_six_sabotages() -> None:
    state = dealt(Options(setup=Setup.PILES, mix=EXAMPLE), 3)
    assert len(set(state.deck)) == 6
    assert all(map(is_sabotage, state.deck))


def test_mpp_98_cards_of_six_points_are_a_fifth_pile() -> None:
    mix = Mix(ones=4, twos=4, threes=4, fours=4, sixes=5)
    state = dealt(Options(setup=Setup.PILES, mix=mix), 3)
    assert rulebook.view(state, 0).piles == (4, 4, 4, 4, 5)


@pytest.mark.parametrize(
    "mix",
    [
        Mix(ones=13, threes=4, fours=4),
        Mix(sixes=6, threes=8, fours=7),
        Mix(ones=11, twos=10),
        Mix(threes=11, fours=10),
    ],
    ids=["13 ones", "6 sixes", "no low cards for hands", "enough of all"],
)
def test_mpp_99_a_mix_without_enough_cards_is_refused(mix: Mix) -> None:
    """The starting hands need some, too: a low card for each player, come what may."""
    allowed = rulebook.seats_allowed(Options(setup=Setup.PILES, mix=mix))
    assert allowed == ([3] if mix.threes == 11 else [])


mixes = st.builds(Mix, **{name: st.integers(0, 13) for name in Mix.__struct_fields__})


@given(mixes, st.sampled_from(Difficulty), st.booleans(), st.binary(max_size=4))
@settings(max_examples=150, deadline=None)
def test_mpp_99_every_mix_that_is_allowed_can_be_dealt(
    mix: Mix, level: Difficulty, is_beginner: bool, seed: bytes
) -> None:
    wished = Options(setup=Setup.PILES, mix=mix, level=level, is_beginner=is_beginner)
    for seats in rulebook.seats_allowed(wished):
        state = dealt(wished, seats, seed)
        counted = Counter(values(bombs_to_come(state)))
        assert [counted[value] for value in VALUES] == [
            getattr(mix, name) for name in Mix.__struct_fields__
        ]
        assert counted.total() == deck_size(wished, seats)

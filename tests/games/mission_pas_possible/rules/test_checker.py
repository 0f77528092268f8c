"""What a space asks for, what ties neighbours, what rests on what: which die may go where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mission_pas_possible import oracle
from tests.games.mission_pas_possible.fronts import kind, number

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.kinds import (
    KINDS,
    colour_of,
    kinds_of,
    members,
    number_of,
)
from tablee.games.mission_pas_possible.data.language import read_card
from tablee.games.mission_pas_possible.model.material import Card
from tablee.games.mission_pas_possible.rules.checker import (
    PREPARED,
    Filled,
    asked_by,
    completing,
    fitting,
    is_covered,
    prepare,
)
from tablee.kernel.chance import Chance

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

REDS, BLUES, GREENS, YELLOWS, BLACKS = (
    kinds_of(die for die in KINDS if colour_of(die) == colour) for colour in range(5)
)
EVERY = kinds_of(KINDS)


def showing(*numbers: int) -> int:
    return kinds_of(die for die in KINDS if number_of(die) in numbers)


def dice(shown: str) -> int:
    return kinds_of(map(kind, shown.split()))


def filled(lying: str) -> Filled:
    return tuple(None if shown == "_" else kind(shown) for shown in lying.split())


def fit(text: str, lying: str) -> tuple[int, ...]:
    return fitting(number(text), filled(lying))


def space(text: str) -> int:
    (group,) = read_card(text)
    (only,) = group.spaces
    return asked_by(only)


# Spaces


def test_mpp_33_spaces_are_filled_in_any_order() -> None:
    assert fit("5, Y, G&2", "_ _ _") == (showing(5), YELLOWS, dice("G2"))
    assert fit("5, Y, G&2", "_ _ G2") == (showing(5), YELLOWS, 0)


def test_mpp_34_a_number_takes_any_colour_and_a_colour_any_number() -> None:
    assert space("3") == showing(3)
    assert space("B") == BLUES


def test_mpp_35_a_number_on_a_colour_needs_both() -> None:
    assert space("G&2") == dice("G2")


def test_mpp_36_of_a_split_icon_either_half_is_enough() -> None:
    assert space("Y|1") == YELLOWS | showing(1)
    assert space("1|4") == showing(1, 4)
    assert space("R|B") == REDS | BLUES


def test_mpp_37_a_tied_number_or_colour_is_chosen_by_the_player() -> None:
    assert fit("# = # = #", "_ _ _") == (EVERY,) * 3
    assert fit("c = c = c = c", "_ _ _ _") == (EVERY,) * 4
    assert fit("# = # = #", "_ R5 _") == (showing(5), 0, showing(5))


def test_mpp_38_a_plain_space_takes_any_die_that_the_signs_allow() -> None:
    assert space("_") == EVERY
    assert fit("4 > _ > _", "_ _ _") == (showing(4), showing(2, 3), showing(1, 2))


# Signs


def test_mpp_39_a_sign_binds_its_two_neighbours_only() -> None:
    assert fit("# > # < #", "R5 _ _") == (0, showing(1, 2, 3, 4), showing(2, 3, 4, 5, 6))


def test_mpp_40_equal_numbers_equal_colours_and_different_colours() -> None:
    assert fit("# = # = B&#", "_ _ B4") == (showing(4), showing(4), 0)
    assert fit("c = c = c = c", "_ _ G1 _") == (GREENS, GREENS, 0, GREENS)
    assert fit("c ≠ c ≠ c ≠ c", "R1 _ _ _") == (0, EVERY & ~REDS, EVERY, EVERY)
    assert fit("c ≠ c ≠ c ≠ c", "R1 _ R2 _")[1] == EVERY & ~REDS


def test_mpp_41_number_or_colour_and_the_reason_may_change_along_the_chain() -> None:
    assert fit("#|c = #|c = #|c", "Y5 R5 _")[2] == REDS | showing(5)


def test_mpp_42_on_a_mixed_card_the_left_pair_is_of_number_and_the_right_of_colour() -> None:
    assert fit("# = #|c = c", "R5 _ _")[1] == showing(5)
    assert fit("# = #|c = c", "_ R5 _") == (showing(5), 0, REDS)


def test_mpp_43_colour_and_number_both_agree() -> None:
    assert fit("c&# = c&#", "G3 _") == (0, dice("G3"))


def test_mpp_44_greater_and_smaller_are_strict() -> None:
    """2 < 4 < 5 < 6 is right, 2 < 2 is not."""
    assert fit("stack # < # < # < #", "R2 _ _ _")[1] == showing(3, 4)
    assert fit("stack # < # < # < #", "R2 B4 G5 _")[3] == showing(6)
    assert fit("# < # < #", "_ R2 _") == (showing(1), 0, showing(3, 4, 5, 6))


def test_mpp_45_sums_and_differences_come_out_as_printed() -> None:
    assert fit("G|Y + R|B = 7", "G3 _") == (0, dice("R4 B4"))
    assert fit("# + # = # + #", "R6 B6 G6 _") == (0, 0, 0, showing(6))
    assert fit("# + # = # + #", "R1 _ G6 _")[1] == showing(6)
    assert fit("# − # = 2", "_ R4") == (showing(6), 0)
    assert fit("# − # = 2", "R4 _") == (0, showing(2))


def test_mpp_46_no_die_may_make_a_card_impossible() -> None:
    """Neither 4 > 1 > ?, nor 3 _ 5 on three equal numbers."""
    assert not fit("4 > _ > _", "R4 _ _")[1] & showing(1)
    assert fit("# = # = #", "R3 _ _")[2] == showing(3)


def test_mpp_47_a_one_may_go_second_and_then_the_first_needs_a_three() -> None:
    assert showing(1) & fit("# + # = 4", "_ _")[1] == showing(1)
    assert fit("# + # = 4", "_ R1") == (showing(3), 0)


# Stacks and pyramids


def test_mpp_48_a_stack_is_built_from_the_bottom() -> None:
    text = "stack Y, R, B, G"
    assert fit(text, "_ _ _ _") == (YELLOWS, 0, 0, 0)
    assert fit(text, "Y1 _ _ _") == (0, REDS, 0, 0)
    assert fit(text, "Y1 R1 _ _") == (0, 0, BLUES, 0)


def test_mpp_48_the_stack_of_five_takes_anything_but_for_its_third_die() -> None:
    text = "stack _, _, Y&1, _, _"
    assert fit(text, "_ _ _ _ _")[0] == EVERY
    assert fit(text, "R1 R2 _ _ _") == (0, 0, dice("Y1"), 0, 0)
    assert fit(text, "R1 R2 Y1 G6 _")[4] == EVERY


def test_mpp_49_an_upper_die_needs_the_two_under_it() -> None:
    text = "pyr G, 3 / K"
    assert fit(text, "_ _ _") == (GREENS, showing(3), 0)
    assert fit(text, "_ R3 _") == (GREENS, 0, 0)
    assert fit(text, "G1 R3 _") == (0, 0, BLACKS)


def test_mpp_50_in_the_large_pyramid_each_die_rests_on_its_two_lower_neighbours() -> None:
    text = "pyr K, R, K / B, G / Y"
    assert fit(text, "_ _ _ _ _ _") == (BLACKS, REDS, BLACKS, 0, 0, 0)
    assert fit(text, "K1 R1 _ _ _ _") == (0, 0, BLACKS, BLUES, 0, 0)
    assert fit(text, "_ R1 K1 _ _ _") == (BLACKS, 0, 0, 0, GREENS, 0)
    assert fit(text, "K1 R1 K2 B1 _ _") == (0, 0, 0, 0, GREENS, 0)
    assert fit(text, "K1 R1 K2 B1 G1 _") == (0, 0, 0, 0, 0, YELLOWS)


def test_mpp_51_two_stacks_grow_each_in_its_own_order() -> None:
    text = "stack 1|4, 2|5, 3|6; stack R|Y, G|B, K|R"
    assert fit(text, "_ _ _ _ _ _") == (showing(1, 4), 0, 0, REDS | YELLOWS, 0, 0)
    assert fit(text, "R1 _ _ _ _ _") == (0, showing(2, 5), 0, REDS | YELLOWS, 0, 0)
    assert fit(text, "R1 _ _ Y2 _ _") == (0, showing(2, 5), 0, 0, GREENS | BLUES, 0)


def test_mpp_57_a_die_under_another_is_covered() -> None:
    pyramid, stack = number("pyr G, 3 / K"), number("stack Y, R, B, G")
    assert not is_covered(pyramid, filled("G1 R3 _"), 0)
    assert [is_covered(pyramid, filled("G1 R3 K1"), n) for n in range(3)] == [True, True, False]
    assert [is_covered(stack, filled("Y1 R3 _ _"), n) for n in range(2)] == [True, False]


# The oracle


def as_oracle(lying: Filled) -> oracle.Lying:
    return tuple(None if die is None else oracle.DICE[die] for die in lying)


def agrees(card: Card, lying: Filled) -> None:
    """For every empty space and every die: both say the same."""
    found = completing(prepare(card), lying)
    for place, die in enumerate(lying):
        if die is None:
            trials = ((*lying[:place], other, *lying[place + 1 :]) for other in KINDS)
            right = [oracle.can_be_completed(card, as_oracle(trial)) for trial in trials]
            assert found[place] == kinds_of(other for other in KINDS if right[other])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.card))
def test_mpp_46_the_checker_agrees_with_trying_all_dice(card: Card) -> None:
    """Random ways to fill the card, from empty to complete."""
    chance = Chance(b"fill\0" + bytes([card.card]))
    for _ in range(2):
        lying: Filled = (None,) * len(PREPARED[card.card].below)
        while None in lying:
            agrees(card, lying)
            spots = [
                (place, die)
                for place, kinds in enumerate(fitting(card.card, lying))
                for die in members(kinds)
            ]
            place, die = chance.choice(spots)
            lying = (*lying[:place], die, *lying[place + 1 :])


ties = st.sampled_from(["=", "≠"])
tied = st.sampled_from(["#", "c", "#|c", "c&#", "B&#"])
loose = st.sampled_from(["_", "R", "4", "Y|1", "G&2", "3|6", "R|K"])
compared = st.sampled_from([">", "<", ","])
added = st.sampled_from(["+", "−"])


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Any card that the language can write, of up to four spaces a group."""
    kind_of_group = draw(st.sampled_from(["tied", "loose", "sum"]))
    size = draw(st.integers(2, 3 if kind_of_group == "sum" else 4))
    spaces = tied if kind_of_group == "tied" else loose
    signs = {"tied": ties, "loose": compared, "sum": added}[kind_of_group]
    text = draw(spaces)
    for _ in range(size - 1):
        text += f" {draw(signs)} {draw(spaces)}"
    if kind_of_group == "sum":
        text += f" = {draw(st.integers(0, 12))}"
    return Card(0, 1, read_card(text))


@given(cards(), st.data())
@settings(max_examples=80, deadline=None)
def test_mpp_46_on_any_card_the_checker_agrees_with_trying_all_dice(
    card: Card, data: st.DataObject
) -> None:
    """Also on cards that nobody would print, with dice that nobody could have placed."""
    size = sum(len(group.spaces) for group in card.groups)
    lying = data.draw(st.tuples(*[st.none() | st.sampled_from(KINDS)] * size))
    empty = data.draw(st.integers(0, size - 1))
    agrees(card, (*lying[:empty], None, *lying[empty + 1 :]))

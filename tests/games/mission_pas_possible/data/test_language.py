"""Cards are written in a small language."""

import pytest

from tablee.games.mission_pas_possible.data.language import read_card
from tablee.games.mission_pas_possible.model.material import Group, Layout, Mark, Sign, Space


def test_a_row_of_spaces_and_signs() -> None:
    number = Space((Mark.NUMBER,))
    row = Group(Layout.ROW, (number, number, number), (Sign.GREATER, Sign.SMALLER))
    assert read_card("# > # < #") == (row,)


def test_either_both_and_any() -> None:
    (group,) = read_card("R|B, G&2, _")
    assert group.spaces == (
        Space((Mark.RED, Mark.BLUE)),
        Space((Mark.GREEN, Mark.TWO), is_both=True),
        Space(()),
    )
    assert group.signs == (Sign.NOTHING, Sign.NOTHING)


def test_a_total_is_no_space() -> None:
    (group,) = read_card("# + # = 4")
    assert len(group.spaces) == 2
    assert group.signs == (Sign.PLUS,)
    assert group.total == 4


def test_an_equation_with_dice_on_both_sides_has_no_total() -> None:
    (group,) = read_card("# + # = # + #")
    assert len(group.spaces) == 4
    assert group.total is None


def test_a_number_after_an_equals_sign_is_a_space_where_nothing_is_added() -> None:
    (group,) = read_card("# = 4")
    assert group.spaces[1] == Space((Mark.FOUR,))


def test_two_groups_a_stack_and_a_pyramid() -> None:
    stack, row = read_card("stack Y, R; c = c")
    assert (stack.layout, row.layout) == (Layout.STACK, Layout.ROW)
    (pyramid,) = read_card("pyr K, R, K / B, G / Y")
    assert pyramid.layout is Layout.PYRAMID
    assert len(pyramid.spaces) == 6
    assert pyramid.signs == ()


@pytest.mark.parametrize("text", ["", "R,", "W", "7", "R|", "pyr R / G, B", "pyr R, G", "stack"])
def test_what_is_no_card_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"reads so|stands so"):
        read_card(text)

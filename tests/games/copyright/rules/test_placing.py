"""Laying, moving, taking, turning: what is accepted and what is refused, and why."""

import pytest
from tests.games.copyright.scenes import BASE, TIMED, dealt, expire, laid, lay, play, refusal

from tablee.games.copyright.model import (
    IllegalCode,
    LaidCard,
    LayCard,
    State,
    TakeCard,
    TurnStack,
)
from tablee.games.copyright.rules.stack import MAT


@pytest.fixture
def table() -> State:
    return dealt(BASE, seats=2)


def stack(state: State, seat: int = 0) -> tuple[LaidCard, ...]:
    return state.seats[seat].laid


def cards(state: State, seat: int = 0) -> list[int]:
    return [card.card for card in stack(state, seat)]


@pytest.mark.parametrize("orientation", range(8))
def test_cr_13_a_card_may_be_laid_in_any_of_the_eight_orientations(
    table: State, orientation: int
) -> None:
    state = play(table, 0, lay(3, orientation=orientation))
    assert stack(state) == laid(table, 0, lay(3, orientation=orientation))


def test_cr_14_a_card_may_share_only_some_cells(table: State) -> None:
    state = play(table, 0, lay(0), lay(1, 2, -2), lay(2, 1, 1))
    assert stack(state) == laid(table, 0, lay(0), lay(1, 2, -2), lay(2, 1, 1))


def test_cr_15_a_card_must_share_a_cell_with_another(table: State) -> None:
    state = play(table, 0, lay(0))
    assert refusal(state, 0, lay(1, 3, 0)) is IllegalCode.NOT_TOUCHING
    assert refusal(state, 0, lay(1, 2, 3)) is IllegalCode.NOT_TOUCHING


def test_cr_15_a_card_that_holds_others_may_not_be_moved_away_from_them(table: State) -> None:
    bridge = play(table, 0, lay(0), lay(1, 2, 0), lay(2, 4, 0))
    assert refusal(bridge, 0, lay(1, 0, 0)) is IllegalCode.NOT_TOUCHING
    assert stack(play(bridge, 0, lay(1, 2, 1)))[1].y == 1


def test_cr_15_the_first_card_lies_in_the_middle(table: State) -> None:
    assert refusal(table, 0, lay(0, 1, 0)) is IllegalCode.NOT_IN_THE_MIDDLE


def test_cr_15_the_only_card_may_turn_but_not_leave_the_middle(table: State) -> None:
    state = play(table, 0, lay(0))
    assert refusal(state, 0, lay(0, 0, 1)) is IllegalCode.NOT_IN_THE_MIDDLE
    assert stack(play(state, 0, lay(0, orientation=5)))[0].orientation == 5


def test_cr_16_a_laid_card_may_be_moved_and_keeps_its_layer(table: State) -> None:
    state = play(table, 0, lay(0), lay(1, 1, 1), lay(0, 2, 2, 3))
    assert stack(state) == laid(table, 0, lay(0, 2, 2, 3), lay(1, 1, 1))


def test_cr_16_any_card_may_be_taken_off(table: State) -> None:
    state = play(table, 0, lay(0), lay(1, 1, 1), lay(2, 1, 0), TakeCard(1))
    assert cards(state) == [0, 2]


def test_cr_16_taking_the_card_between_returns_what_hung_on_it(table: State) -> None:
    """Cards 2 and 3 hang on card 1 alone; with the larger part they stay, and card 0 comes off."""
    state = play(table, 0, lay(0), lay(1, 2, 0), lay(2, 4, 0), lay(3, 4, 1), TakeCard(1))
    assert cards(state) == [2, 3]


def test_cr_16_of_two_equal_parts_the_lower_stays(table: State) -> None:
    state = play(table, 0, lay(5), lay(1, 2, 0), lay(2, 4, 0), TakeCard(1))
    assert stack(state) == laid(table, 0, lay(5))


def test_cr_16_a_card_left_alone_lies_in_the_middle_again(table: State) -> None:
    state = play(table, 0, lay(0), lay(1, 2, 2, 6), TakeCard(0))
    assert stack(state) == laid(table, 0, lay(1, 0, 0, 6))


def test_cr_16_when_the_last_card_is_taken_the_stack_begins_anew(table: State) -> None:
    state = play(table, 0, lay(0), TakeCard(0))
    assert stack(state) == ()
    assert refusal(state, 0, lay(0, 1, 0)) is IllegalCode.NOT_IN_THE_MIDDLE


def test_cr_19_the_whole_stack_may_be_turned_and_flipped(table: State) -> None:
    state = play(table, 0, lay(0), lay(1, 2, 1), TurnStack(1))
    assert stack(state) == laid(table, 0, lay(0, 0, 0, 1), lay(1, -1, 2, 1))
    state = play(state, 0, TurnStack(4))
    assert [(card.x, card.y) for card in stack(state)] == [(0, 0), (1, 2)]


def test_a_stack_of_nothing_cannot_be_turned(table: State) -> None:
    assert refusal(table, 0, TurnStack(1)) is IllegalCode.NOTHING_LAID


def test_a_card_that_lies_so_already_is_not_laid_again(table: State) -> None:
    state = play(table, 0, lay(0, orientation=2))
    assert refusal(state, 0, lay(0, orientation=2)) is IllegalCode.ALREADY_SO


def test_a_card_in_the_hand_cannot_be_taken_off(table: State) -> None:
    assert refusal(table, 0, TakeCard(0)) is IllegalCode.NOT_LAID


@pytest.mark.parametrize("action", [lay(10), TakeCard(10), lay(39)])
def test_cr_9_there_is_no_eleventh_card(table: State, action: LayCard | TakeCard) -> None:
    assert refusal(table, 0, action) is IllegalCode.NO_SUCH_CARD


def test_the_mat_ends_where_a_walking_stack_arrives(table: State) -> None:
    """Three cards climb over each other to the edge of the mat; the next step is refused."""
    state = play(table, 0, lay(0), lay(1, 2, 0))
    for x in range(4, MAT + 1, 2):
        step = x // 2
        state = play(state, 0, lay(step % 3, x, 0))
        if step < MAT // 2:
            state = play(state, 0, TakeCard((step - 2) % 3))
    assert max(card.x for card in stack(state)) == MAT
    assert refusal(state, 0, lay(3, MAT + 1, 0)) is IllegalCode.OFF_THE_MAT
    assert refusal(state, 0, lay(3, 99, 99)) is IllegalCode.OFF_THE_MAT


# The timed variant


def test_cr_49_a_card_of_a_former_turn_is_fixed() -> None:
    state = expire(play(dealt(TIMED), 0, lay(0)))
    assert refusal(state, 0, lay(0, orientation=1)) is IllegalCode.CARD_IS_FIXED
    assert refusal(state, 0, TakeCard(0)) is IllegalCode.CARD_IS_FIXED


def test_cr_50_the_card_of_this_turn_may_be_moved_and_taken() -> None:
    state = expire(play(dealt(TIMED), 0, lay(0)))
    state = play(state, 0, lay(1, 1, 0), lay(1, 0, 1, 3), TakeCard(1), lay(1, 2, 2))
    assert stack(state) == laid(state, 0, lay(0), lay(1, 2, 2))


def test_cr_50_the_stack_may_be_turned_only_while_no_card_in_it_is_fixed() -> None:
    first = play(dealt(TIMED), 0, lay(0), TurnStack(3))
    assert stack(first)[0].orientation == 3
    second = expire(first)
    assert refusal(second, 0, TurnStack(1)) is IllegalCode.CARD_IS_FIXED
    assert refusal(play(second, 0, lay(1)), 0, TurnStack(1)) is IllegalCode.CARD_IS_FIXED


def test_cr_51_a_card_not_laid_in_time_is_out_of_play() -> None:
    state = expire(dealt(TIMED))
    assert refusal(state, 0, lay(0)) is IllegalCode.CARD_IS_FIXED

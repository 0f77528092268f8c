"""The timed variant, turn by turn."""

import pytest
from tests.games.copyright.scenes import (
    TIMED,
    dealt,
    expire,
    lay,
    play,
    refusal,
    to_be_copied,
    with_hand,
)

from tablee.games.copyright.model import (
    AgreeToEnd,
    Continue,
    IllegalCode,
    Options,
    Phase,
    SeatResult,
    State,
    TakeCard,
    Variant,
)
from tablee.games.copyright.rules import rounds, rulebook


def all_done(state: State, at: int = 5000) -> State:
    for seat in range(len(state.seats)):
        state = play(state, seat, Continue(), at=at)
    return state


def results(state: State) -> tuple[SeatResult, ...]:
    while state.phase is Phase.FRAME:
        state = expire(state)
    assert state.result is not None
    return state.result.seats


@pytest.fixture
def rivals() -> State:
    """Two seats that drew the same card, which alone shows the model."""
    state = dealt(TIMED)
    state = with_hand(state, 1, *state.seats[0].hand)
    return to_be_copied(state, 0, lay(0))


def test_cr_46_a_turn_lasts_45_seconds() -> None:
    assert rulebook.deadline(dealt(TIMED)) == 45_000


def test_cr_46_the_time_may_be_changed() -> None:
    assert rulebook.deadline(dealt(Options(variant=Variant.TIMED, turn_seconds=20))) == 20_000


def test_cr_46_the_round_clock_is_for_the_other_variants() -> None:
    options = Options(variant=Variant.TIMED, round_seconds=30)
    assert rulebook.deadline(dealt(options)) == 45_000


def test_cr_47_there_is_a_model_and_no_hand_is_dealt() -> None:
    state = dealt(TIMED, seats=3)
    assert state.model is not None
    assert len(state.pile) == 66 - 4 - 3


def test_cr_48_each_turn_every_player_draws_one_card() -> None:
    state = dealt(TIMED, seats=3)
    assert (state.turn, [len(seat.hand) for seat in state.seats]) == (1, [1, 1, 1])
    state = expire(state)
    assert (state.turn, [len(seat.hand) for seat in state.seats]) == (2, [2, 2, 2])
    assert rulebook.deadline(state) == 90_000


def test_cr_48_the_turn_ends_early_when_all_are_done() -> None:
    state = play(play(dealt(TIMED), 0, lay(0), Continue()), 1, lay(0))
    assert state.turn == 1
    state = play(state, 1, Continue(), at=12_000)
    assert (state.turn, rulebook.deadline(state)) == (2, 57_000)
    assert [seat.missed for seat in state.seats] == [0, 0]


def test_cr_48_who_changes_the_card_is_not_done_any_more() -> None:
    state = play(dealt(TIMED), 0, lay(0), Continue())
    assert refusal(state, 0, Continue()) is IllegalCode.ALREADY_DONE
    assert not play(state, 0, lay(0, orientation=1)).seats[0].is_done


def test_cr_51_a_card_not_laid_in_time_costs_2_at_the_end_of_the_round() -> None:
    state = expire(play(dealt(TIMED), 0, lay(0)))
    assert [seat.missed for seat in state.seats] == [0, 1]
    state = play(play(state, 0, AgreeToEnd(agrees=True)), 1, AgreeToEnd(agrees=True))
    laid, unlaid = results(state)
    assert laid.tally is not None
    assert laid.tally.missed == 0
    assert (unlaid.tally, unlaid.points) == (None, -2)


def test_cr_51_the_penalty_comes_on_top_of_the_rest() -> None:
    state = play(expire(dealt(TIMED)), 0, lay(1))
    state = play(play(state, 0, AgreeToEnd(agrees=True)), 1, AgreeToEnd(agrees=True))
    tally = results(state)[0].tally
    assert tally is not None
    overhang = len(tally.rows_out) + len(tally.columns_out)
    assert (tally.missed, tally.net) == (1, len(tally.right) - overhang - 2)


def test_cr_52_a_card_may_be_left_out_on_purpose_at_that_price() -> None:
    state = all_done(play(dealt(TIMED), 0, lay(0), TakeCard(0)))
    assert [seat.missed for seat in state.seats] == [1, 1]


def test_cr_53_the_round_ends_with_the_turn_in_which_a_player_copies(rivals: State) -> None:
    state = play(rivals, 0, lay(0))
    assert (state.phase, state.copiers) == (Phase.PLAY, (0,))
    state = play(state, 1, lay(0, orientation=1))  # the others may still lay their card
    assert expire(state).phase is Phase.FRAME
    assert play(play(state, 0, Continue()), 1, Continue()).phase is Phase.FRAME


def test_cr_53_a_copy_taken_apart_before_the_turn_ends_is_none(rivals: State) -> None:
    state = expire(play(rivals, 0, lay(0), lay(0, orientation=2)))
    assert (state.phase, state.turn, state.copiers) == (Phase.PLAY, 2, ())


def test_cr_54_only_the_fastest_gets_the_bonus(rivals: State) -> None:
    """CR-55: the other who succeeded scores 9."""
    fast, slow = results(expire(play(play(rivals, 1, lay(0)), 0, lay(0))))[::-1]
    assert (fast.points, slow.points) == (10, 9)


def test_cr_54_the_moment_of_the_completing_lay_counts(rivals: State) -> None:
    """Seat 0 was first, took its copy apart and made it again: seat 1 is the fastest now."""
    state = play(play(rivals, 0, lay(0)), 1, lay(0))
    state = play(state, 0, lay(0, orientation=1), lay(0))
    assert state.copiers == (1, 0)
    assert rounds.solver(state) == 1


def test_cr_56_the_placing_rules_are_those_of_the_base_game() -> None:
    state = dealt(TIMED)
    assert refusal(state, 0, lay(0, 1, 0)) is IllegalCode.NOT_IN_THE_MIDDLE
    state = expire(play(state, 0, lay(0)))
    assert refusal(state, 0, lay(1, 3, 0)) is IllegalCode.NOT_TOUCHING


@pytest.mark.parametrize(("seats", "turns"), [(2, 31), (4, 15), (6, 10)])
def test_cr_57_the_round_ends_when_the_pile_is_too_small_for_all(seats: int, turns: int) -> None:
    state = dealt(TIMED, seats)
    while state.phase is Phase.PLAY:
        last = state
        state = expire(state)
    assert last.turn == turns
    assert [seat.points for seat in results(state)] == [-2 * turns] * seats
    assert state.result is not None
    assert state.result.copied_by is None


def test_an_agreed_end_before_the_time_is_up_costs_no_card() -> None:
    state = play(play(dealt(TIMED), 0, AgreeToEnd(agrees=True)), 1, AgreeToEnd(agrees=True))
    assert [seat.points for seat in results(state)] == [0, 0]

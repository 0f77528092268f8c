"""The course of a game: models, hands, ends of rounds, frames, totals, the winner."""

import pytest
from msgspec.structs import replace
from tests.games.copyright.scenes import (
    BASE,
    PUZZLE,
    agreed,
    all_continue,
    copied,
    dealt,
    expire,
    lay,
    play,
    refusal,
    result,
    to_be_copied,
    with_model,
    with_scores,
    with_seat,
)

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import (
    AgreeToEnd,
    Continue,
    IllegalCode,
    ModelMaker,
    Options,
    Phase,
    PlaceFrame,
    Reason,
    Spot,
    State,
    TakeCard,
    TurnModelCard,
    TurnStack,
)
from tablee.games.copyright.rules import rounds, rulebook, scoring
from tablee.kernel.chance import Chance

PLAYERS = Options(model_maker=ModelMaker.PLAYERS)


# Setup


def test_cr_4_two_to_six_players_and_one_for_a_puzzle() -> None:
    assert list(rulebook.seats_allowed(BASE)) == [2, 3, 4, 5, 6]
    assert list(rulebook.seats_allowed(PUZZLE)) == [1]
    assert list(rulebook.SEATS) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", range(2, 7))
def test_cr_9_each_player_gets_ten_cards_and_no_card_is_there_twice(seats: int) -> None:
    """CR-5: there are always enough of them."""
    state = dealt(BASE, seats)
    assert [len(seat.hand) for seat in state.seats] == [10] * seats
    hands = [face for seat in state.seats for face in seat.hand]
    model = [card.face for card in state.model_cards]
    assert sorted(hands + model + list(state.pile)) == sorted(FACES)


def test_cr_6_the_model_is_four_cards_laid_over_each_other() -> None:
    state = dealt()
    assert len(state.model_cards) == 4
    assert state.model == scoring.model_of(state.model_cards)
    assert all((card.x, card.y) == (0, 0) for card in state.model_cards)  # CR-7


def test_cr_6_its_maker_turns_the_cards_of_the_model() -> None:
    state = dealt(PLAYERS)
    turned = (state.model_cards[2].orientation + 3) % 8
    state = play(state, 0, TurnModelCard(2, turned))
    assert state.model_cards[2].orientation == turned
    assert refusal(state, 0, TurnModelCard(2, turned)) is IllegalCode.ALREADY_SO
    state = play(state, 0, Continue())
    assert state.model == scoring.model_of(state.model_cards)


def test_cr_7_every_model_card_may_lie_in_any_of_eight_orientations_and_nothing_else() -> None:
    state = dealt(PLAYERS)
    actions = list(rulebook.legal(state, 0))
    assert len(actions) == 4 * 7 + 1
    assert set(map(type, actions)) == {TurnModelCard, Continue}


def test_cr_8_another_seat_makes_the_model_each_round() -> None:
    makers = []
    state = dealt(PLAYERS, seats=3)
    for _ in range(4):
        makers.append(state.maker)
        while state.phase is not Phase.SCORED:
            state = expire(state) if state.phase is Phase.MODEL else agreed(state)
        state = expire(state)
    assert makers == [0, 1, 2, 0]


def test_cr_8_nobody_else_touches_the_model() -> None:
    state = dealt(PLAYERS)
    assert refusal(state, 1, TurnModelCard(0, 0)) is IllegalCode.NOT_THE_MAKER
    assert refusal(state, 1, Continue()) is IllegalCode.NOT_THE_MAKER
    assert refusal(play(state, 0, Continue()), 0, TurnModelCard(0, 0)) is IllegalCode.WRONG_PHASE


def test_cr_8_chance_makes_the_model_by_default() -> None:
    assert (dealt().phase, dealt().maker) == (Phase.PLAY, None)


def test_cr_10_hands_are_dealt_when_the_model_is_shown() -> None:
    making = dealt(PLAYERS)
    assert (making.phase, making.model) == (Phase.MODEL, None)
    assert all(seat.hand == () for seat in making.seats)
    shown = play(making, 0, Continue())
    assert shown.phase is Phase.PLAY
    assert all(len(seat.hand) == 10 for seat in shown.seats)


def test_cr_10_a_slow_maker_shows_the_model_as_it_is_after_a_minute() -> None:
    making = dealt(PLAYERS)
    assert rulebook.deadline(making) == rounds.MODEL_MS
    assert expire(making).model == scoring.model_of(making.model_cards)


def test_cr_12_all_play_at_the_same_time() -> None:
    state = play(play(play(dealt(), 1, lay(0)), 0, lay(3)), 1, lay(1))
    assert [len(seat.laid) for seat in state.seats] == [1, 2]


# The end of a round


def copied_by_one_of_three() -> State:
    """Two others have laid a card, and have a frame to put."""
    state = to_be_copied(dealt(seats=3), 0, lay(0), lay(1))
    for seat in (1, 2):
        state = play(state, seat, lay(0, orientation=1))
    return play(state, 0, lay(0), lay(1))


def test_cr_20_the_round_ends_as_soon_as_one_player_has_reproduced_the_model() -> None:
    """CR-21: nobody has to claim it."""
    state = play(to_be_copied(dealt(), 0, lay(0), lay(1)), 1, lay(5))
    before = play(state, 0, lay(0))
    assert before.phase is Phase.PLAY
    after = play(before, 0, lay(1))
    assert (after.phase, after.copiers) == (Phase.FRAME, (0,))


def test_cr_20_turning_the_stack_or_taking_a_card_may_complete_the_copy() -> None:
    rival = play(dealt(), 1, lay(5))
    state = to_be_copied(rival, 0, lay(0, orientation=1), lay(1, orientation=1))
    assert play(state, 0, lay(0), lay(1), TurnStack(1)).phase is Phase.FRAME
    state = play(to_be_copied(rival, 0, lay(0), lay(1)), 0, lay(0), lay(2), lay(1))
    assert play(state, 0, TakeCard(2)).phase is Phase.FRAME


@pytest.mark.parametrize("action", [lay(5), lay(0, orientation=4), TakeCard(0), TurnStack(2)])
def test_cr_22_then_nobody_lays_or_moves_cards(action: TakeCard | TurnStack) -> None:
    """CR-22 and CR-23, for the solver and for the others."""
    for seat in (0, 1):
        assert refusal(copied(), seat, action) is IllegalCode.WRONG_PHASE


def test_cr_3_frames_are_put_only_at_the_end_of_a_round() -> None:
    state = play(dealt(), 0, lay(0))
    assert refusal(state, 0, PlaceFrame(0, 0)) is IllegalCode.WRONG_PHASE


def test_cr_24_each_player_puts_the_frame_where_he_likes_over_his_stack() -> None:
    state = play(copied(), 1, PlaceFrame(2, -1))
    assert state.seats[1].frame == Spot(2, -1)
    assert refusal(state, 1, PlaceFrame(2, -1)) is IllegalCode.ALREADY_SO
    assert refusal(state, 1, PlaceFrame(3, 0)) is IllegalCode.FRAME_OFF_THE_STACK


def test_cr_25_the_best_frame_is_proposed() -> None:
    state = copied()
    laid, model = state.seats[1].laid, rounds.model(state)
    assert state.seats[1].frame == scoring.best_frame(laid, model, scoring.Terms())


def test_cr_25_the_frame_of_the_solver_encloses_the_copy_and_cr_63_is_settled() -> None:
    assert copied().seats[0].frame == Spot(0, 0)
    assert refusal(copied(), 0, PlaceFrame(1, 0)) is IllegalCode.ALREADY_DONE
    assert list(rulebook.legal(copied(), 0)) == []


def test_cr_25_a_frame_once_settled_stays() -> None:
    state = play(copied_by_one_of_three(), 1, Continue())
    assert refusal(state, 1, PlaceFrame(1, 1)) is IllegalCode.ALREADY_DONE
    assert refusal(state, 1, Continue()) is IllegalCode.ALREADY_DONE


def test_cr_25_after_half_a_minute_the_frames_stay_where_they_are() -> None:
    state = play(copied(), 1, PlaceFrame(1, 1))
    assert rulebook.deadline(state) == 9000 + rounds.FRAME_MS
    scored = expire(state)
    tally = result(scored).seats[1].tally
    assert tally is not None
    assert (scored.phase, tally.frame) == (Phase.SCORED, Spot(1, 1))


def test_cr_26_a_player_with_no_card_laid_has_no_frame_and_0_points() -> None:
    state = play(to_be_copied(dealt(), 0, lay(0)), 0, lay(0))
    assert state.phase is Phase.SCORED  # nobody has a frame to put
    nothing = result(state).seats[1]
    assert (nothing.tally, nothing.points) == (None, 0)


def test_cr_26_nothing_laid_cannot_be_framed() -> None:
    state = copied_by_one_of_three()
    bare = with_seat(state, 2, replace(state.seats[2], laid=(), is_done=False))
    assert refusal(bare, 2, PlaceFrame(0, 0)) is IllegalCode.NOTHING_LAID


def test_cr_27_the_round_ends_without_bonus_if_all_players_agree() -> None:
    state = play(play(dealt(seats=3), 1, lay(0)), 0, AgreeToEnd(agrees=True))
    assert refusal(state, 0, AgreeToEnd(agrees=True)) is IllegalCode.ALREADY_SO
    state = play(play(state, 1, AgreeToEnd(agrees=True)), 0, AgreeToEnd(agrees=False))
    state = play(state, 2, AgreeToEnd(agrees=True))
    assert state.phase is Phase.PLAY
    state = all_continue(play(state, 0, AgreeToEnd(agrees=True)))
    tally = result(state).seats[1].tally
    assert tally is not None
    assert (result(state).copied_by, tally.bonus) == (None, 0)


def test_cr_27_nobody_can_take_back_what_he_has_not_agreed_to() -> None:
    assert refusal(dealt(), 0, AgreeToEnd(agrees=False)) is IllegalCode.ALREADY_SO


def test_cr_27_an_optional_clock_ends_the_round() -> None:
    state = dealt(Options(round_seconds=90))
    assert rulebook.deadline(state) == 90_000
    ended = expire(play(state, 0, lay(0)))
    assert (ended.phase, ended.copiers, ended.lasted_ms) == (Phase.FRAME, (), 90_000)


def test_cr_27_without_the_option_a_round_has_no_clock() -> None:
    assert rulebook.deadline(dealt()) is None


def test_cr_27_a_round_in_which_nobody_laid_anything_needs_no_frames() -> None:
    assert agreed(dealt()).phase is Phase.SCORED


# Scores


def test_cr_17_unused_cards_cost_nothing() -> None:
    """One card of ten laid: nothing sticks out of its frame, so nothing is lost."""
    one = result(all_continue(agreed(play(dealt(), 0, lay(7))))).seats[0]
    assert one.tally is not None
    assert one.points == len(one.tally.right) > 0


def test_cr_32_the_solver_gets_the_bonus() -> None:
    state = all_continue(copied())
    solver = result(state).seats[0]
    assert solver.tally is not None
    assert (result(state).copied_by, solver.tally.bonus, solver.points) == (0, 1, 10)


def test_cr_33_the_copy_that_is_accepted_first_gets_the_bonus() -> None:
    """Both are one card away; in the same millisecond the queue decides, and the round is over."""
    state = to_be_copied(dealt(), 0, lay(0))
    state = replace(
        state, seats=(state.seats[0], replace(state.seats[1], hand=state.seats[0].hand))
    )
    state = play(state, 1, lay(0), at=4000)
    assert state.copiers == (1,)
    assert refusal(state, 0, lay(0)) is IllegalCode.WRONG_PHASE


def test_cr_34_only_one_seat_is_the_solver() -> None:
    state = all_continue(copied())
    bonuses = [seat.tally.bonus for seat in result(state).seats if seat.tally]
    assert bonuses == [1, 0]


def test_cr_40_scores_add_up_over_the_rounds() -> None:
    state = all_continue(copied(Options(limit=100), 2, 7, -2))
    points = tuple(seat.points for seat in result(state).seats)
    assert [seat.score for seat in state.seats] == [7 + points[0], -2 + points[1]]
    assert [seat.total for seat in result(state).seats] == [7 + points[0], -2 + points[1]]
    assert state.totals == (points,)


def test_the_finest_copy_of_the_evening_is_kept_with_its_maker() -> None:
    first = all_continue(copied(Options(limit=100)))
    finest = rulebook.view(first, None).finest
    assert finest is not None
    assert (finest.round, finest.seat, finest.points, finest.model) == (1, 0, 10, first.model)
    assert finest.laid == first.seats[0].laid
    second = agreed(play(all_continue(first), 1, lay(0)))
    assert second.finest == finest  # what comes later must be better
    assert rulebook.view(all_continue(second), None).finest == finest


def test_cr_41_a_new_round_has_a_new_model_and_ten_new_cards_each() -> None:
    first = all_continue(copied())
    second = all_continue(first)
    assert (second.round, second.phase, second.copiers) == (2, Phase.PLAY, ())
    assert second.model != first.model
    for before, after in zip(first.seats, second.seats, strict=True):
        assert after.hand != before.hand
        assert (len(after.hand), after.laid, after.frame) == (10, (), None)
        assert after.score == before.score


def test_the_next_round_begins_when_all_have_read_the_scores() -> None:
    scored = all_continue(copied())
    waiting = play(scored, 0, Continue())
    assert waiting.phase is Phase.SCORED
    assert refusal(waiting, 0, Continue()) is IllegalCode.ALREADY_DONE
    assert play(waiting, 1, Continue()).round == 2


def test_the_next_round_begins_by_itself_after_two_minutes() -> None:
    scored = all_continue(copied())
    assert rulebook.deadline(scored) == 5000 + rounds.SCORED_MS
    assert expire(scored).round == 2


def test_a_round_is_not_ended_by_going_on() -> None:
    assert refusal(dealt(), 0, Continue()) is IllegalCode.WRONG_PHASE


def test_a_round_lasts_from_its_start_signal_to_its_last_card() -> None:
    second = all_continue(all_continue(copied()))  # at 5000 ms of table time
    assert agreed(second, at=12_500).lasted_ms == 7_500


# The end of the game


def test_cr_42_the_game_goes_to_the_first_to_reach_20() -> None:
    assert rounds.limit(BASE) == 20
    assert all_continue(copied(BASE, 2, 9, 0)).phase is Phase.SCORED
    over = all_continue(copied(BASE, 2, 12, 0))
    outcome = rulebook.outcome(over)
    assert outcome is not None
    assert (over.phase, outcome.winners, outcome.reason) == (
        Phase.OVER,
        (0,),
        Reason.LIMIT_REACHED,
    )


def test_cr_42_the_limit_may_be_changed() -> None:
    assert all_continue(copied(Options(limit=10))).phase is Phase.OVER
    assert all_continue(copied(Options(limit=11))).phase is Phase.SCORED


def test_cr_43_totals_21_and_23_in_one_round_23_wins() -> None:
    state = copied(BASE, 2, 11, 0)
    worth = rounds.chosen_tally(state, 1)
    assert worth is not None
    over = all_continue(with_scores(state, 11, 23 - worth.net))
    outcome = rulebook.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((21, 23), (1,))


def test_cr_44_20_exactly_counts() -> None:
    over = all_continue(copied(BASE, 2, 10, 0))
    assert (over.seats[0].score, over.phase) == (20, Phase.OVER)


def test_cr_45_equal_highest_totals_share_the_win() -> None:
    state = copied(BASE, 3, 11, 0, 0)
    worth = rounds.chosen_tally(state, 1)
    assert worth is not None
    over = all_continue(with_scores(state, 11, 21 - worth.net, 0))
    outcome = rulebook.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((21, 21, 0), (0, 1))


def test_when_the_game_is_over_nothing_moves_any_more() -> None:
    over = all_continue(copied(Options(limit=1)))
    assert rulebook.deadline(over) is None
    assert rulebook.expire(over, 10**6, Chance(b"")) is over
    assert [list(rulebook.legal(over, seat)) for seat in (0, 1)] == [[], []]
    assert refusal(over, 0, Continue()) is IllegalCode.WRONG_PHASE


# Undo


def test_a_step_may_be_undone_within_its_phase() -> None:
    before = dealt()
    assert rulebook.is_reversible(before, play(before, 0, lay(0)))


def test_a_step_that_ends_a_phase_may_not_be_undone() -> None:
    making = dealt(PLAYERS)
    assert not rulebook.is_reversible(making, play(making, 0, Continue()))
    state = with_model(play(dealt(), 0, lay(0)), (0,) * 9)
    assert not rulebook.is_reversible(state, agreed(state))


def test_people_may_always_talk() -> None:
    assert rulebook.is_chat_open(dealt())

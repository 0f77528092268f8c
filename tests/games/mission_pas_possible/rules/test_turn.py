"""A turn: the dice are drawn, shared and placed; what is unused is rolled again."""

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import (
    dealt,
    dice_everywhere,
    draw,
    events,
    expire,
    lying,
    number,
    place,
    placing,
    play,
    refusal,
    refused,
    reroll,
    scene,
    shown,
    take,
    take_bomb,
    with_bag,
)

from tablee.games.mission_pas_possible.data.sizes import HOLD_MS
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DeclareUnused,
    DrawDice,
    PlaceDie,
    PointAt,
    PutBack,
    Reroll,
    StopPointing,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.codes import IllegalCode, Reason
from tablee.games.mission_pas_possible.model.news import Spoiled, WentBack
from tablee.games.mission_pas_possible.model.options import Difficulty, Options
from tablee.games.mission_pas_possible.model.state import Phase
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.match import Match, act, begin, undo
from tablee.kernel.registry import load

NOTHING = ("5, Y, G&2",)
"""Takes few dice."""
ANYTHING = ("stack _, _, Y&1, _, _",)
STRICT = Options(is_strict=True)


# Drawing


def test_mpp_20_the_first_draw_starts_the_clock_and_nothing_stops_it() -> None:
    state = dealt()
    assert rulebook.deadline(state) is None
    drawn = draw(state, state.holder, at=7_000)
    assert rulebook.view(drawn, 0).ends_at_ms == 607_000
    later = draw(scene(ANYTHING, ANYTHING, ANYTHING), at=99_000)
    assert later.ends_at_ms == 600_000


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_mpp_21_as_many_dice_as_players_are_rolled(seats: int, dice: int) -> None:
    """MPP-22: four for two players, three alone."""
    state = dealt(seats=seats)
    drawn = draw(state, state.holder)
    assert len(drawn.centre) == dice
    assert drawn.bag.bit_count() == 25 - dice
    assert dice_everywhere(drawn) == list(range(25))


def test_mpp_21_only_the_holder_draws_and_once_a_turn() -> None:
    state = scene(ANYTHING, ANYTHING, ANYTHING)
    refusal_of_another = refused(state, 1, DrawDice())
    assert (refusal_of_another.code, refusal_of_another.seat) == (IllegalCode.NOT_YOUR_BAG, 0)
    assert refusal(draw(state), 0, DrawDice()) == IllegalCode.DICE_ARE_OUT


def test_mpp_22_two_players_take_two_dice_each_and_one_alone_takes_all() -> None:
    duo = scene(ANYTHING, ANYTHING, centre="R1 R2 R3 R4")
    duo = place(place(duo, 0, "R1", *ANYTHING, 0), 0, "R2", *ANYTHING, 1)
    assert refusal(duo, 0, TakeDie(number(duo, "R3"))) == IllegalCode.NO_DIE_LEFT_TO_TAKE
    alone = scene(("c = c = c = c", "2, 2, 2"), centre="R1 R2 R3")
    for space, die in enumerate(("R1", "R2", "R3")):
        alone = place(alone, 0, die, "c = c = c = c", space)
    assert alone.phase is Phase.DRAW


def test_mpp_23_of_three_players_each_places_exactly_one_die() -> None:
    state = scene(ANYTHING, ANYTHING, ANYTHING, centre="R1 R2 R3")
    state = place(state, 1, "R2", *ANYTHING, 0)
    assert refusal(state, 1, placing(state, "R1", *ANYTHING, 1)) == IllegalCode.NO_DIE_LEFT_TO_TAKE
    assert rulebook.is_chat_open(state)


def test_mpp_24_alone_and_for_two_several_dice_of_a_turn_go_on_one_card() -> None:
    duo = scene(("2, 2, 2",), NOTHING, centre="R2 B2 K1 K1")
    duo = place(place(duo, 0, "R2", "2, 2, 2", 0), 0, "B2", "2, 2, 2", 1)
    assert lying(duo, 0, "2, 2, 2") == "R2 B2 _"


def test_mpp_25_nobody_says_how_many_dice_are_drawn() -> None:
    state = dealt()
    assert [each for each in rulebook.legal(state, state.holder) if isinstance(each, DrawDice)] == [
        DrawDice()
    ]
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"kind": "draw_dice", "dice": 5}, Action)


def test_mpp_26_a_bag_with_too_few_dice_gives_what_it_has() -> None:
    state = with_bag(scene(ANYTHING, ANYTHING, ANYTHING), 3, 7)
    drawn = draw(state)
    assert len(drawn.centre) == 2
    assert drawn.bag == 0


def test_mpp_27_an_empty_bag_loses_the_game_at_once() -> None:
    state = with_bag(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1"))
    ended = place(state, 2, "R1", *ANYTHING, 0)
    assert ended.phase is Phase.OVER
    outcome = rulebook.outcome(ended)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (Reason.BAG_IS_EMPTY, ())


def test_mpp_28_with_fewer_dice_than_players_some_take_none() -> None:
    state = scene(ANYTHING, ANYTHING, ANYTHING, centre="R1")
    after = place(state, 2, "R1", *ANYTHING, 0)
    assert (after.phase, after.holder) == (Phase.DRAW, 1)


# Placing


def test_mpp_29_a_die_goes_on_a_matching_space_of_an_own_card() -> None:
    state = scene(NOTHING, ("K|1, K|2, K|3",), ANYTHING, centre="R5 G2 K4")
    assert lying(place(state, 0, "R5", *NOTHING, 0), 0, *NOTHING) == "R5 _ _"
    black = number(state, "K4")
    assert refusal(state, 0, TakeDie(black)) == IllegalCode.FITS_NOWHERE
    assert refusal(state, 0, placing(state, "R5", *NOTHING, 1)) == IllegalCode.DOES_NOT_MATCH
    assert refusal(state, 1, placing(state, "R5", *NOTHING, 0)) == IllegalCode.NOT_YOUR_CARD
    assert refusal(state, 0, placing(state, "R5", *NOTHING, 5)) == IllegalCode.NO_SUCH_SPACE
    assert refusal(state, 2, PlaceDie(24, 0, 0)) == IllegalCode.NOT_IN_THE_CENTRE


def test_mpp_30_a_placed_die_stays() -> None:
    state = scene(("2, 2, 2 @ R2 _ _",), NOTHING, centre="B2 G2 K6 K5")
    assert refusal(state, 0, placing(state, "B2", "2, 2, 2", 0)) == IllegalCode.SPACE_IS_FILLED
    moved = place(state, 0, "B2", "2, 2, 2", 1)
    assert refusal(moved, 0, placing(moved, "B2", "2, 2, 2", 2)) == IllegalCode.SOMEBODY_WAS_FASTER


def test_mpp_31_the_turn_goes_on_while_somebody_can_use_a_die() -> None:
    state = scene(ANYTHING, NOTHING, NOTHING, centre="K1 K2 K3")
    assert refusal(state, 1, Reroll(number(state, "K1"))) == IllegalCode.STILL_USABLE
    closed = place(state, 0, "K1", *ANYTHING, 0)
    assert closed.phase is Phase.REROLL


def test_mpp_31_a_card_taken_in_this_turn_may_use_a_die() -> None:
    """So the turn does not close while a bomb card is being chosen."""
    state = scene(("2, 2, 2 @ R2 B2 _",), NOTHING, centre="G2 K3 K3 K4")
    defused = place(state, 0, "G2", "2, 2, 2", 2)
    assert defused.phase is Phase.PLACE
    taken = take_bomb(defused, 0, "# = # = #")
    assert lying(place(taken, 0, "K3", "# = # = #", 0), 0, "# = # = #") == "K3 _ _"


def test_mpp_31_a_die_in_a_hand_keeps_the_turn_open() -> None:
    state = take(scene(ANYTHING, NOTHING, NOTHING, centre="K1"), 0, "K1")
    assert state.phase is Phase.PLACE


def a_match(seats: int = 3) -> Match:
    match = begin(load("mission_pas_possible"), Options(), seats, b"key", 1).match
    return act(match, match.state.holder, DrawDice(), 1_000, 2).match


def test_mpp_32_a_placed_die_can_be_taken_back_until_another_acts() -> None:
    match = a_match()
    seat = next(seat for seat in range(3) if match.view(seat).own.placements)
    first = match.view(seat).own.placements[0]
    placed = act(match, seat, PlaceDie(first.die, first.card, first.space), 2_000, 3).match
    assert placed.undoable is not None
    assert undo(placed, seat).state == match.state
    die = placed.state.centre[0] // 6
    pointed = act(placed, (seat + 1) % 3, PointAt(die), 3_000, 4).match
    assert pointed.undoable is not None
    assert pointed.undoable.seat != seat


def test_mpp_32_a_completed_card_is_not_taken_back() -> None:
    state = scene(("2, 2, 2 @ R2 B2 _",), NOTHING, NOTHING, centre="G2 K3 K3")
    assert not rulebook.is_reversible(state, place(state, 0, "G2", "2, 2, 2", 2))
    spoiled = scene(("2, 2, 2 @ R2 B2 _",), NOTHING, NOTHING, centre="G3 K3 K3", options=STRICT)
    assert not rulebook.is_reversible(spoiled, place(spoiled, 0, "G3", "2, 2, 2", 2))
    held = take(state, 0, "G2")
    assert rulebook.is_reversible(state, held)


def test_mpp_46_a_placement_that_kills_the_card_is_refused() -> None:
    state = scene(("# = # = # @ R3 _ _",), NOTHING, NOTHING, centre="B5 K1 K1")
    assert (
        refusal(state, 0, placing(state, "B5", "# = # = #", 2)) == IllegalCode.CARD_WOULD_BE_STUCK
    )


def test_mpp_48_a_stack_refuses_what_would_hang_in_the_air() -> None:
    text = "stack Y, R, B, G"
    state = scene((text,), NOTHING, NOTHING, centre="R1 Y1 K1")
    assert refusal(state, 0, placing(state, "R1", text, 1)) == IllegalCode.NOT_YET_SUPPORTED
    assert refusal(state, 0, placing(state, "R1", text, 0)) == IllegalCode.DOES_NOT_MATCH
    assert lying(place(state, 0, "Y1", text, 0), 0, text) == "Y1 _ _ _"


def test_mpp_52_no_pile_collapses_however_clumsy_the_hand() -> None:
    """Neither a refusal nor a die that is held too long over it shakes what lies there."""
    text = "stack Y, R, B, G"
    state = scene((f"{text} @ Y1 R2 _ _",), NOTHING, NOTHING, centre="B1 K1 K2")
    assert refusal(state, 0, placing(state, "K1", text, 2)) == IllegalCode.DOES_NOT_MATCH
    tired = expire(take(state, 0, "B1"))
    assert lying(tired, 0, text) == "Y1 R2 _ _"
    assert lying(place(tired, 0, "B1", text, 2), 0, text) == "Y1 R2 B1 _"


def test_mpp_53_strict_mode_lets_errors_happen_and_takes_the_dice_of_the_card() -> None:
    text = "2, 2, 2"
    state = scene((f"{text} @ R2 B2 _",), NOTHING, NOTHING, centre="K3 K4 G2", options=STRICT)
    spoiled = place(state, 0, "K3", text, 2)
    assert lying(spoiled, 0, text) == "_ _ _"
    assert spoiled.bag.bit_count() == state.bag.bit_count() + 2
    assert [event.card for event in events(spoiled, Spoiled)] == [spoiled.seats[0].bombs[0].card]
    assert spoiled.seats[0].picks == 0
    lenient = scene((f"{text} @ R2 B2 _",), NOTHING, NOTHING, centre="K3 K4 G2")
    assert refusal(lenient, 0, placing(lenient, "K3", text, 2)) == IllegalCode.DOES_NOT_MATCH


def test_mpp_53_strict_mode_does_not_tell_what_fits() -> None:
    state = scene(("2, 2, 2",), NOTHING, NOTHING, centre="K3 K4 G2", options=STRICT)
    own = rulebook.view(state, 0).own
    assert own is not None
    assert len(own.placements) == 3 * 3
    assert rulebook.view(state, 0).centre[0].usable_by == (0, 1, 2)


def test_mpp_53_in_strict_mode_putting_back_a_useless_die_may_close_the_turn() -> None:
    state = scene(("2, 2, 2",), NOTHING, NOTHING, centre="K3 K4", options=STRICT)
    held = take(state, 0, "K3")
    assert held.phase is Phase.PLACE
    assert play(held, 0, PutBack()).phase is Phase.REROLL


def test_mpp_102_a_wrong_die_on_an_empty_card_is_rolled_again() -> None:
    """Bad luck is not free: what fits nowhere is unused, whoever lays it where."""
    state = scene(("2, 2, 2",), NOTHING, NOTHING, centre="K3 G2 R2", options=STRICT)
    wasted = place(state, 0, "K3", "2, 2, 2", 0)
    assert len(wasted.centre) == 3
    assert rulebook.view(wasted, None).centre[0].is_aside
    assert refusal(wasted, 1, TakeDie(number(state, "K3"))) == IllegalCode.IS_UNUSED
    closed = place(wasted, 1, "G2", *NOTHING, 2)
    assert (closed.phase, closed.turns[-1].unused) == (Phase.REROLL, closed.centre)
    assert not rulebook.is_reversible(state, wasted)
    assert Reroll(number(state, "K3")) in rulebook.legal(closed, 2)


def test_mpp_103_a_die_is_unused_when_all_who_may_take_one_say_so() -> None:
    state = scene(("2, 2, 2",), ANYTHING, ANYTHING, centre="K3 K4 G2", options=STRICT)
    declare = DeclareUnused(number(state, "G2"))
    state = play(play(state, 0, declare), 1, declare)
    assert refusal(state, 1, declare) == IllegalCode.ALREADY_SO
    assert rulebook.view(state, None).centre[2].declared_by == (0, 1)
    agreed = play(state, 2, declare)
    assert [die.is_aside for die in rulebook.view(agreed, None).centre] == [False, False, True]
    assert refusal(agreed, 0, placing(state, "G2", "2, 2, 2", 0)) == IllegalCode.IS_UNUSED
    placed = place(state, 2, "K3", *ANYTHING, 0)
    assert rulebook.view(placed, None).centre[1].is_aside, "who has placed need not agree"


def test_mpp_103_only_strict_teams_declare() -> None:
    state = scene(ANYTHING, ANYTHING, ANYTHING, centre="K3 K4 G2")
    declare = DeclareUnused(number(state, "G2"))
    assert refusal(state, 0, declare) == IllegalCode.ONLY_IN_STRICT_MODE
    strict = replace(state, options=STRICT)
    held = take(strict, 1, "G2")
    assert refusal(held, 0, declare) == IllegalCode.SOMEBODY_WAS_FASTER
    assert refusal(held, 1, declare) == IllegalCode.ALREADY_SO


# Hands and wishes


def test_a_die_in_a_hand_is_marked_for_all_and_nobody_elses() -> None:
    state = take(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1 R2 R3"), 1, "R1")
    assert rulebook.view(state, None).centre[0].held_by == 1
    late = refused(state, 2, TakeDie(number(state, "R1")))
    assert (late.code, late.seat) == (IllegalCode.SOMEBODY_WAS_FASTER, 1)
    late = refused(state, 2, placing(state, "R1", *ANYTHING, 0))
    assert (late.code, late.seat) == (IllegalCode.SOMEBODY_WAS_FASTER, 1)
    assert refusal(state, 1, TakeDie(number(state, "R1"))) == IllegalCode.ALREADY_SO


def test_a_lost_race_names_who_placed_the_die_even_if_the_turn_is_over() -> None:
    state = place(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1"), 1, "R1", *ANYTHING, 0)
    assert state.phase is Phase.DRAW
    late = refused(state, 2, TakeDie(number(state, "R1")))
    assert (late.code, late.seat) == (IllegalCode.SOMEBODY_WAS_FASTER, 1)


def test_taking_another_die_puts_the_first_back() -> None:
    state = take(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1 R2 R3"), 1, "R1")
    state = take(state, 1, "R2")
    assert [die.held_by for die in rulebook.view(state, None).centre] == [None, 1, None]
    state = place(state, 1, "R3", *ANYTHING, 0)
    assert [die.held_by for die in rulebook.view(state, None).centre] == [None, None]


def test_a_held_die_is_placed_or_put_back() -> None:
    state = take(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1 R2 R3"), 1, "R1")
    back = play(state, 1, PutBack())
    assert back.seats[1].held is None
    assert refusal(back, 1, PutBack()) == IllegalCode.HAND_IS_EMPTY
    assert lying(place(state, 1, "R1", *ANYTHING, 0), 1, *ANYTHING) == "R1 _ _ _ _"


def test_a_die_that_is_held_too_long_goes_back_by_itself() -> None:
    state = take(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1 R2 R3"), 1, "R1", at=10_000)
    assert rulebook.deadline(state) == 10_000 + HOLD_MS
    back = expire(state)
    assert back.seats[1].held is None
    assert [event.seat for event in events(back, WentBack)] == [1]
    assert take(back, 2, "R1").seats[2].held is not None


def test_a_wish_is_shown_and_binds_nobody() -> None:
    state = scene(ANYTHING, ANYTHING, ANYTHING, centre="R1 R2 R3")
    die = number(state, "R2")
    state = play(play(state, 0, PointAt(die)), 2, PointAt(die))
    assert rulebook.view(state, 1).centre[1].wanted_by == (0, 2)
    assert refusal(state, 0, PointAt(die)) == IllegalCode.ALREADY_SO
    state = play(state, 2, StopPointing())
    assert refusal(state, 2, StopPointing()) == IllegalCode.ALREADY_SO
    assert refusal(state, 2, PointAt(24)) == IllegalCode.NOT_IN_THE_CENTRE
    placed = place(state, 1, "R2", *ANYTHING, 0)
    assert placed.seats[0].wanted is None


# Unused dice


def test_mpp_54_unused_dice_are_rolled_again_one_by_one_in_any_order_by_anybody() -> None:
    state = place(scene(ANYTHING, NOTHING, NOTHING, centre="K1 K3 K4"), 0, "K1", *ANYTHING, 0)
    assert state.phase is Phase.REROLL
    assert all(Reroll(die // 6) in rulebook.legal(state, 2) for die in state.centre)
    assert refusal(state, 1, placing(state, "K3", *NOTHING, 0)) == IllegalCode.FITS_NOWHERE
    state = reroll(state, 2, "K4", to=6)
    assert [shown(die) for die in state.centre] == ["K3"]
    assert state.phase is Phase.REROLL


def test_mpp_56_the_rerolled_die_goes_back_to_the_bag() -> None:
    state = scene(ANYTHING, NOTHING, NOTHING, centre="R1 K3")
    state = reroll(place(state, 0, "R1", *ANYTHING, 0), 1, "K3", to=2)
    assert dice_everywhere(state) == list(range(25))
    assert state.bag.bit_count() == 24


def test_mpp_60_each_unused_die_is_rolled_once() -> None:
    state = scene(ANYTHING, NOTHING, NOTHING, centre="R1 K1 K3 K4")
    state = place(state, 0, "R1", *ANYTHING, 0)
    for die, left in (("K1", 2), ("K3", 1), ("K4", 0)):
        state = reroll(state, 0, die, to=6)
        assert len(state.centre) == left
    assert state.phase is Phase.DRAW


def test_mpp_74_the_bag_passes_clockwise() -> None:
    state = place(scene(ANYTHING, ANYTHING, ANYTHING, centre="R1"), 1, "R1", *ANYTHING, 0)
    assert state.holder == 1
    assert [seat.picks for seat in state.seats] == [0, 0, 0]


def test_mpp_80_in_insane_a_player_without_cards_leaves_a_die_unused() -> None:
    options = Options(level=Difficulty.INSANE)
    state = scene((), ANYTHING, ANYTHING, centre="R1 R2 R3", row=(None,) * 5, options=options)
    state = place(place(state, 1, "R1", *ANYTHING, 0), 2, "R2", *ANYTHING, 0)
    assert state.phase is Phase.REROLL
    assert refusal(state, 0, TakeDie(number(state, "R3"))) == IllegalCode.FITS_NOWHERE

"""Defusing a bomb, taking another, refilling the row; the piles and their sabotages."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.fronts import number as card
from tests.games.mission_pas_possible.scenes import (
    dice_everywhere,
    draw,
    events,
    lose,
    lying,
    number,
    place,
    placing,
    play,
    refusal,
    refused,
    sabotage,
    scene,
    take_bomb,
)

from tablee.games.mission_pas_possible.model.actions import (
    Reroll,
    RevealSabotage,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.codes import IllegalCode, Reason
from tablee.games.mission_pas_possible.model.news import BombTaken, Defused, Sabotaged
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.games.mission_pas_possible.model.views import Duty
from tablee.games.mission_pas_possible.rules import rulebook

NEARLY = "# > # < # @ R6 _ B6"
"""A one completes it."""
DONE = "# > # < #"
TWOS, FULL = "2, 2, 2", "5, Y, G&2 @ B5 Y1 _"
ROW = ("4 > _ > _", TWOS, "# = # = #", "c&# = c&#", "c = c = c = c")
INSANE = Options(level=Difficulty.INSANE)


def defused(deck: tuple[int, ...] = (), centre: str = "G1 K3 K4") -> State:
    """Seat 0 has just completed a card."""
    state = scene((NEARLY, "1, 3, 6"), (FULL,), (FULL,), centre=centre, row=ROW, deck=deck)
    return place(state, 0, "G1", DONE, 1)


def test_mpp_62_a_card_is_complete_with_its_last_die() -> None:
    state = defused()
    assert [(event.seat, event.points) for event in events(state, Defused)] == [(0, 1)]
    assert [bomb.card for bomb in state.seats[0].bombs] == [card("1, 3, 6")]


def test_mpp_63_its_dice_go_to_the_bag_and_a_card_of_the_row_is_taken_and_replaced() -> None:
    state = defused(deck=(card("stack B, K, R"),))
    assert state.bag.bit_count() == 25 - 2 - 2 * 2
    assert dice_everywhere(state) == list(range(25))
    mine = rulebook.view(state, 0).seats[0]
    assert mine.defused == (1,)
    assert [bomb and bomb.card.card for bomb in mine.bombs] == [None, card("1, 3, 6")]
    assert set(rulebook.legal(state, 0)) >= {TakeBomb(card(text)) for text in ROW}
    taken = take_bomb(state, 0, TWOS)
    assert [bomb.card for bomb in taken.seats[0].bombs] == [card(TWOS), card("1, 3, 6")]
    assert lying(taken, 0, TWOS) == "_ _ _"
    assert taken.row[1] == card("stack B, K, R")
    assert [event.card for event in events(taken, BombTaken)] == [card(TWOS)]


def test_mpp_64_the_bomb_is_taken_before_anything_else_of_ones_own() -> None:
    """And before any die is rolled again."""
    state = defused()
    assert rulebook.view(state, 1).seats[0].duty is Duty.TAKE_BOMB
    waiting = refused(state, 1, Reroll(number(state, "K3")))
    assert (waiting.code, waiting.seat) == (IllegalCode.SOMEBODY_MUST_CHOOSE, 0)
    assert refusal(state, 0, Reroll(number(state, "K3"))) == IllegalCode.TAKE_A_BOMB_FIRST
    assert refusal(state, 0, TakeDie(number(state, "K3"))) == IllegalCode.TAKE_A_BOMB_FIRST
    assert take_bomb(state, 0, TWOS).phase is Phase.REROLL


def test_mpp_65_a_second_die_of_the_turn_may_go_on_the_new_card() -> None:
    state = scene((NEARLY,), (FULL,), centre="G1 R2 K3 K4", row=ROW)
    state = take_bomb(place(state, 0, "G1", DONE, 1), 0, TWOS)
    assert lying(place(state, 0, "R2", TWOS, 0), 0, TWOS) == "R2 _ _"


def test_mpp_66_the_dice_of_a_defused_card_are_drawn_in_a_later_turn() -> None:
    state = take_bomb(defused(centre="G1"), 0, TWOS)
    assert state.phase is Phase.DRAW
    assert len(draw(state, 1).centre) == 3


def test_mpp_67_sabotages_are_resolved_until_a_bomb_comes() -> None:
    deck = (sabotage("6"), sabotage("black"), card("stack B, K, R"), card("R|1, G|2"))
    state = take_bomb(defused(deck=deck), 0, TWOS)
    assert [event.sabotage.value for event in events(state, Sabotaged)] == ["6", "black"]
    assert state.row[1] == card("stack B, K, R")
    assert state.deck == (card("R|1, G|2"),)


def test_mpp_68_with_an_empty_deck_the_row_shrinks() -> None:
    state = take_bomb(defused(), 0, TWOS)
    assert state.row[1] is None
    assert rulebook.view(state, 0).row[1] is None


def test_mpp_69_the_first_to_come_takes_the_card() -> None:
    state = scene((NEARLY,), ("# < # < # @ R2 _ B5",), (FULL,), centre="G1 G4 K3", row=ROW)
    state = place(place(state, 0, "G1", DONE, 1), 1, "G4", "# < # < #", 1)
    assert rulebook.view(state, 2).seats[1].duty is Duty.TAKE_BOMB
    state = take_bomb(state, 1, TWOS)
    late = refused(state, 0, TakeBomb(card(TWOS)))
    assert (late.code, late.seat) == (IllegalCode.SOMEBODY_WAS_FASTER, 1)
    assert refusal(state, 0, TakeBomb(card("stack B, K, R"))) == IllegalCode.NOT_OPEN
    assert refusal(state, 2, TakeBomb(card("# = # = #"))) == IllegalCode.NO_BOMB_TO_TAKE
    assert take_bomb(state, 0, "# = # = #").phase is Phase.REROLL


# The end


def test_mpp_75_the_game_is_won_when_the_last_bomb_leaves_the_row() -> None:
    """The last card is no choice: it is taken at once, and the clock stops."""
    row = (None, None, TWOS, None, None)
    state = scene((NEARLY,), (FULL,), (FULL,), centre="G1 K3 K4", row=row)
    won = place(state, 0, "G1", DONE, 1, at=566_000)
    assert won.phase is Phase.OVER
    outcome = rulebook.outcome(won)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (Reason.ALL_DEFUSED, (0, 1, 2))
    assert won.left_ms == 34_000
    assert rulebook.deadline(won) is None
    assert refusal(won, 0, placing(won, "K3", TWOS, 0)) == IllegalCode.GAME_IS_OVER


def test_mpp_75_two_open_bombs_are_not_the_last() -> None:
    row = (None, "# = # = #", TWOS, None, None)
    state = scene((NEARLY,), (FULL,), (FULL,), centre="G1 K3 K4", row=row)
    state = place(state, 0, "G1", DONE, 1)
    assert state.phase is Phase.PLACE
    assert take_bomb(state, 0, TWOS).phase is Phase.REROLL


def test_mpp_76_a_win_takes_exactly_as_many_defusals_as_there_are_cards() -> None:
    """Two are still choosing between the last two cards when a third could defuse: it is won."""
    row = (None, "# = # = #", TWOS, None, None)
    state = scene((NEARLY,), ("# < # < # @ R2 _ B5",), (FULL,), centre="G1 G4 G2", row=row)
    state = place(state, 0, "G1", DONE, 1)
    assert state.phase is Phase.PLACE
    assert place(state, 1, "G4", "# < # < #", 1).reason is Reason.ALL_DEFUSED


def test_mpp_77_the_cards_in_front_need_not_be_defused_and_score_nothing() -> None:
    """MPP-78: nobody plays on to defuse them."""
    row = (None, None, TWOS, None, None)
    state = scene((NEARLY, "1, 3, 6"), (FULL,), (FULL,), centre="G1 K3 K4", row=row)
    won = place(state, 0, "G1", DONE, 1, at=600_000)
    assert rulebook.view(won, 0).score == 10 + 1
    assert not any(rulebook.legal(won, seat) for seat in range(3))


def test_mpp_79_in_insane_the_cards_in_front_must_be_defused_too() -> None:
    row = (None, None, TWOS, None, None)
    state = scene((NEARLY,), (FULL,), (FULL,), centre="G1 K3 K4", row=row, options=INSANE)
    going_on = place(state, 0, "G1", DONE, 1)
    assert going_on.phase is Phase.REROLL
    assert rulebook.view(going_on, 0).goal == 27 + 2 * 3
    last = scene((NEARLY,), (), (), centre="G1 K3 K4", row=(None,) * 5, options=INSANE)
    assert place(last, 0, "G1", DONE, 1).reason is Reason.ALL_DEFUSED


def test_mpp_79_in_insane_who_defuses_when_all_are_taken_has_one_card_less() -> None:
    state = scene((NEARLY,), (FULL,), (FULL,), centre="G1 K3", row=(None,) * 5, options=INSANE)
    after = place(state, 0, "G1", DONE, 1)
    assert after.seats[0].bombs == ()
    assert after.seats[0].opening is None
    assert after.phase is Phase.REROLL


def test_two_who_wait_for_a_sabotage_choose_when_it_is_resolved() -> None:
    """The one open card is not forced upon anybody while another is to come."""
    state = scene(
        (NEARLY,),
        ("# < # < # @ R2 _ B5",),
        (f"{TWOS} @ Y2 Y2 _",),
        centre="G1 G4 K3",
        row=(None, "# = # = #", None, None, "c&# = c&#"),
        deck=(sabotage("yellow"), card("stack B, K, R")),
    )
    state = place(place(state, 0, "G1", DONE, 1), 1, "G4", "# < # < #", 1)
    assert state.loss is not None
    assert state.loss.owing == (2,)
    state = take_bomb(state, 0, "# = # = #")
    assert state.seats[1].opening is not None
    state = lose(state, 2, TWOS, 0)
    assert state.row == (card("stack B, K, R"), None, None, None, card("c&# = c&#"))
    assert take_bomb(state, 1, "c&# = c&#").seats[1].opening is None


# Piles


NO_PILES: tuple[tuple[str, ...], ...] = ((),) * 5


def piles(
    deck: tuple[int, ...] = (),
    below: tuple[tuple[str, ...], ...] = NO_PILES,
    third: str = FULL,
) -> State:
    """Two piles with a card on top; seats 0 and 1 can each complete a card."""
    state = scene(
        (NEARLY,),
        ("# < # < # @ R2 _ B5",),
        (third,),
        centre="G1 G4 K3",
        row=("R|1, G|2", None, None, TWOS, None),
        deck=deck,
        options=Options(setup=Setup.PILES),
    )
    hidden = tuple(tuple(card(text) for text in texts) for texts in below)
    return replace(state, piles=hidden)


def test_mpp_95_a_sabotage_may_be_revealed_before_taking_the_top_of_a_pile() -> None:
    state = place(piles((sabotage("5"), sabotage("red"))), 0, "G1", DONE, 1)
    assert {RevealSabotage(), TakeBomb(card(TWOS))} <= set(rulebook.legal(state, 0))
    state = play(state, 0, RevealSabotage())
    assert [event.sabotage.value for event in events(state, Sabotaged)] == ["5"]
    assert lying(state, 2, "5, Y, G&2") == "_ Y1 _"
    taken = take_bomb(state, 0, TWOS)
    assert taken.sabotages == ("5",)


def test_mpp_96_at_most_one_sabotage_a_defusal() -> None:
    state = place(piles((sabotage("4"), sabotage("red"))), 0, "G1", DONE, 1)
    state = play(state, 0, RevealSabotage())
    assert refusal(state, 0, RevealSabotage()) == IllegalCode.NOTHING_TO_REVEAL
    assert refusal(state, 1, RevealSabotage()) == IllegalCode.NOTHING_TO_REVEAL


def test_mpp_96_one_sabotage_is_resolved_before_another_is_revealed() -> None:
    yellow = "K|1, K|2, K|3 @ Y1 Y2 _"
    below: tuple[tuple[str, ...], ...] = ((), (), (), ("6, 6, K",), ())
    state = piles((sabotage("yellow"), sabotage("red")), below, third=yellow)
    state = place(place(state, 0, "G1", DONE, 1), 1, "G4", "# < # < #", 1)
    state = play(state, 0, RevealSabotage())
    waiting = refused(state, 1, RevealSabotage())
    assert (waiting.code, waiting.seat) == (IllegalCode.SOMEBODY_MUST_CHOOSE, 2)
    assert RevealSabotage() in rulebook.legal(lose(state, 2, "K|1, K|2, K|3", 0), 1)


def test_mpp_94_the_next_card_of_the_pile_is_its_top() -> None:
    state = place(piles(below=((), (), (), ("6, 6, K",), ())), 0, "G1", DONE, 1)
    state = take_bomb(state, 0, TWOS)
    assert state.row[3] == card("6, 6, K")
    assert rulebook.view(state, 0).piles == (1, 0, 0, 1, 0)


def test_mpp_97_piles_are_won_with_the_last_card() -> None:
    """Sabotages that nobody revealed do not matter."""
    state = place(piles((sabotage("5"),)), 0, "G1", DONE, 1)
    state = take_bomb(state, 0, TWOS)
    assert place(state, 1, "G4", "# < # < #", 1).reason is Reason.ALL_DEFUSED


def test_mpp_97_mpp_76_two_who_are_to_take_the_last_two_cards_have_won() -> None:
    """Nobody can defuse one more while they make up their minds."""
    state = place(piles((sabotage("5"),)), 0, "G1", DONE, 1)
    assert state.reason is None
    won = place(state, 1, "G4", "# < # < #", 1)
    assert (won.reason, len(won.defused)) == (Reason.ALL_DEFUSED, 2)


def test_mpp_101_insane_piles_go_on_when_no_card_is_left_to_take() -> None:
    """Revealing a sabotage is a choice before taking, and there is nothing to take."""
    state = replace(
        piles((sabotage("5"),)),
        row=(None,) * 5,
        options=Options(setup=Setup.PILES, level=Difficulty.INSANE),
    )
    after = place(state, 0, "G1", DONE, 1)
    assert (after.seats[0].opening, after.seats[0].may_reveal) == (None, False)
    assert refusal(after, 0, RevealSabotage()) == IllegalCode.NOTHING_TO_REVEAL
    assert after.phase is Phase.PLACE


def test_mpp_97_without_a_sabotage_to_reveal_the_last_card_is_taken_at_once() -> None:
    state = take_bomb(place(piles(), 0, "G1", DONE, 1), 0, TWOS)
    assert place(state, 1, "G4", "# < # < #", 1).reason is Reason.ALL_DEFUSED

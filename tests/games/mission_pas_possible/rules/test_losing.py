"""Losing dice: to unused dice that are rolled again, and to sabotage."""

from tests.games.mission_pas_possible.fronts import number as card
from tests.games.mission_pas_possible.scenes import (
    dice_everywhere,
    events,
    lose,
    lying,
    number,
    place,
    placing,
    refusal,
    refused,
    reroll,
    sabotage,
    scene,
    take,
    take_bomb,
)

from tablee.games.mission_pas_possible.model.actions import LoseDie, Reroll, TakeBomb, TakeDie
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import Spot
from tablee.games.mission_pas_possible.model.news import Lost, Rerolled, Sabotaged, WentBack
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.games.mission_pas_possible.model.views import Duty
from tablee.games.mission_pas_possible.rules import rulebook

FULL = ("5, Y, G&2 @ B5 Y1 _",)
"""Takes no die but a green two."""
TWOS, BLACKS = "2, 2, 2", "K|1, K|2, K|3"


def unused(*seats: tuple[str, ...], centre: str) -> State:
    """Nobody can use what is left: a last player places his die first."""
    state = scene(*seats, ("stack _, _, Y&1, _, _",), centre=f"G1 {centre}")
    return place(state, len(seats), "G1", "stack _, _, Y&1, _, _", 0)


# Unused dice


def test_mpp_55_every_player_loses_a_die_of_the_colour_or_the_number() -> None:
    """A red five: Simon loses his blue five, Igor his red two, Stéphanie's red die is covered."""
    simon, igor = ("5, Y, G&2 @ B5 _ _",), ("2, 2, 2 @ R2 _ _",)
    stephanie = ("stack Y, R, B, G @ Y1 R3 B1 _",)
    state = unused(simon, igor, stephanie, centre="R1")
    assert state.phase is Phase.REROLL
    after = reroll(state, 0, "R1", to=5)
    assert lying(after, 0, "5, Y, G&2") == "_ _ _"
    assert lying(after, 1, TWOS) == "_ _ _"
    assert lying(after, 2, "stack Y, R, B, G") == "Y1 R3 B1 _"
    assert [event.die.number for event in events(after, Rerolled)] == [5]
    assert [event.seat for event in events(after, Lost)] == [0, 1]
    assert dice_everywhere(after) == list(range(25))


def test_mpp_57_a_covered_die_cannot_be_lost() -> None:
    state = unused(("stack Y, R, B, G @ Y1 R3 _ _",), FULL, centre="Y5")
    after = reroll(state, 1, "Y5", to=6)
    assert lying(after, 0, "stack Y, R, B, G") == "Y1 R3 _ _"
    assert lying(after, 1, "5, Y, G&2") == "B5 _ _"


def test_mpp_57_nor_can_a_die_of_a_card_just_completed() -> None:
    state = scene(("# > # < # @ R6 _ B6",), FULL, FULL, centre="G1 K4", row=(TWOS, "1, 3, 6"))
    state = take_bomb(place(state, 0, "G1", "# > # < #", 1), 0, TWOS)
    after = reroll(state, 0, "K4", to=6)
    assert not events(after, Lost)
    assert len(after.defused) == 1


def test_mpp_58_the_owner_chooses_among_several() -> None:
    state = unused((f"{TWOS} @ R2 B2 _", "1, 3, 6 @ R1 _ _"), FULL, centre="K5")
    state = reroll(state, 1, "K5", to=2)
    assert rulebook.view(state, 0).seats[0].duty is Duty.LOSE_DIE
    own = rulebook.view(state, 0).own
    assert own is not None
    assert own.losses == (Spot(card(TWOS), 0), Spot(card(TWOS), 1))
    assert refusal(state, 0, LoseDie(card("1, 3, 6"), 0)) == IllegalCode.CANNOT_BE_LOST
    assert refusal(state, 1, LoseDie(card(TWOS), 0)) == IllegalCode.NOTHING_TO_LOSE
    assert lying(lose(state, 0, TWOS, 1), 0, TWOS) == "R2 _ _"


def test_mpp_58_who_has_one_matching_die_has_no_choice() -> None:
    state = reroll(unused((f"{TWOS} @ R2 _ _",), FULL, centre="K5"), 1, "K5", to=2)
    assert lying(state, 0, TWOS) == "_ _ _"
    assert state.loss is None


def test_mpp_59_a_die_of_this_very_turn_may_be_lost() -> None:
    state = scene((TWOS,), FULL, FULL, centre="R2 K4 K6")
    state = place(state, 0, "R2", TWOS, 0)
    assert lying(reroll(state, 1, "K4", to=2), 0, TWOS) == "_ _ _"


def test_mpp_61_the_next_die_is_rolled_when_all_have_lost() -> None:
    state = unused((f"{TWOS} @ R2 B2 _",), (f"{BLACKS} @ _ K2 _",), centre="R5 R6")
    assert state.phase is Phase.REROLL
    state = reroll(state, 1, "R5", to=2)
    waiting = refused(state, 1, Reroll(number(state, "R6")))
    assert (waiting.code, waiting.seat) == (IllegalCode.SOMEBODY_MUST_CHOOSE, 0)
    assert refusal(state, 0, Reroll(number(state, "R6"))) == IllegalCode.LOSE_A_DIE_FIRST
    state = lose(state, 0, TWOS, 0)
    assert len(state.centre) == 1
    assert Reroll(number(state, "R6")) in rulebook.legal(state, 0)


def test_mpp_100_a_loss_makes_room_for_the_next_unused_die() -> None:
    """The red 3 goes, so the yellow 2 has a space: it is unused no longer."""
    state = unused(("B|G, Y|R, R|B @ _ R3 B1",), FULL, centre="R5 Y2")
    assert state.phase is Phase.REROLL
    state = reroll(state, 1, "R5", to=6)
    assert lying(state, 0, "B|G, Y|R, R|B") == "_ _ B1"
    assert state.phase is Phase.PLACE
    assert state.turns[-1].unused == state.turns[-1].rolled[1:2]
    assert place(state, 0, "Y2", "B|G, Y|R, R|B", 1).phase is Phase.DRAW


# Sabotage


def sabotaged(mark: str, *others: tuple[str, ...], first: str = "", centre: str = "") -> State:
    """Seat 0 defuses, takes a card, and the refill is a sabotage."""
    mine = ("# > # < # @ R6 _ B6", *([first] if first else []))
    state = scene(
        mine,
        *others,
        centre=f"G1 {centre}",
        row=("4 > _ > _", TWOS, "# = # = #", "c&# = c&#", "c = c = c = c"),
        deck=(sabotage(mark), card("stack B, K, R"), card("stack Y, R, B, G")),
    )
    state = place(state, 0, "G1", "# > # < #", 1)
    return take_bomb(state, 0, "4 > _ > _")


def test_mpp_70_every_player_loses_a_die_of_the_sabotaged_colour_or_number() -> None:
    """The revealer, too."""
    state = sabotaged("5", FULL, (f"{BLACKS} @ K5 _ _",), first="1, 3, 6 @ R1 _ _", centre="R4 R4")
    assert events(state, Sabotaged)
    assert lying(state, 0, "1, 3, 6") == "R1 _ _"
    assert lying(state, 1, "5, Y, G&2") == "_ Y1 _"
    assert lying(state, 2, BLACKS) == "_ _ _"
    red = sabotaged("red", FULL, (f"{BLACKS} @ K5 _ _",), first="1, 3, 6 @ R1 _ _", centre="R4 R4")
    assert lying(red, 0, "1, 3, 6") == "_ _ _"


def test_mpp_71_covered_dice_are_safe_and_the_owner_chooses() -> None:
    covered = ("stack Y, R, B, G @ Y1 R3 _ _",)
    state = sabotaged("yellow", covered, (f"{BLACKS} @ Y1 Y2 _",), centre="R4 R4")
    assert lying(state, 1, "stack Y, R, B, G") == "Y1 R3 _ _"
    assert state.loss is not None
    assert state.loss.owing == (2,)
    assert lying(lose(state, 2, BLACKS, 0), 2, BLACKS) == "_ Y2 _"


def test_mpp_72_dice_in_the_centre_and_in_hands_are_not_touched() -> None:
    state = sabotaged("blue", ("R, Y|B, G",), ("2, 2, 2",), centre="B4 B2")
    assert len(state.centre) == 2
    held = take(
        scene(
            ("# > # < # @ R6 _ B6",),
            ("R, Y|B, G",),
            (TWOS,),
            centre="G1 B4 B2",
            deck=(sabotage("blue"),),
        ),
        1,
        "B4",
    )
    state = take_bomb(place(held, 0, "G1", "# > # < #", 1), 0, "4 > _ > _")
    assert state.seats[1].held is not None


def test_mpp_73_a_sabotage_card_is_out_of_play_and_counts_two() -> None:
    state = sabotaged("5", FULL, FULL, centre="R4 R4")
    assert len(state.sabotages) == 1
    assert sabotage("5") not in (*state.deck, *state.row)
    assert rulebook.view(state, 1).score == 1 + 2


def test_mpp_61_a_choice_blocks_the_own_placing_but_not_that_of_the_others() -> None:
    state = sabotaged("2", (f"{TWOS} @ R2 B2 _",), (BLACKS,), centre="G2 K4")
    assert refusal(state, 1, placing(state, "G2", TWOS, 2)) == IllegalCode.LOSE_A_DIE_FIRST
    placed = place(state, 2, "K4", BLACKS, 0)
    assert lying(placed, 2, BLACKS) == "K4 _ _"
    assert placed.phase is Phase.PLACE


def test_mpp_67_a_sabotage_is_resolved_before_the_next_card_comes() -> None:
    state = sabotaged("2", (f"{TWOS} @ R2 B2 _",), (BLACKS,), centre="G2 K4")
    assert state.row[0] is None
    resolved = lose(state, 1, TWOS, 0)
    assert resolved.row[0] == card("stack B, K, R")


def test_a_held_die_that_lost_its_place_goes_back() -> None:
    """The owner of a stack loses its top: the die that he holds no longer fits."""
    state = scene(
        ("# > # < # @ R6 _ B6",),
        ("stack Y, R, B, G @ Y1 R3 _ _",),
        FULL,
        centre="G1 B4 K6",
        deck=(sabotage("3"), card("stack B, K, R")),
    )
    state = take(state, 1, "B4")
    state = take_bomb(place(state, 0, "G1", "# > # < #", 1), 0, "4 > _ > _")
    assert state.seats[1].held is None
    assert [event.seat for event in events(state, WentBack)] == [1]


def test_who_must_lose_a_die_first_takes_no_bomb() -> None:
    first = sabotaged("2", (f"{TWOS} @ R2 B2 _",), ("2, 2, 2",), centre="G2 K4")
    assert refusal(first, 1, TakeBomb(card("# = # = #"))) == IllegalCode.NO_BOMB_TO_TAKE
    assert refusal(first, 1, TakeDie(number(first, "G2"))) == IllegalCode.LOSE_A_DIE_FIRST

"""How much work a card still is, in dice."""

import math

import pytest
from tests.games.mission_pas_possible.fronts import laid
from tests.games.mission_pas_possible.sharing_oracle import slow_work

from tablee.games.mission_pas_possible.advice.front import Front, fresh
from tablee.games.mission_pas_possible.advice.work import WAITING, work
from tablee.games.mission_pas_possible.data.cards import CARDS


def work_on(front: Front) -> float:
    ((card, filled),) = front
    return work(card, filled)


def test_mpp_62_a_complete_card_is_no_work() -> None:
    assert work_on(laid("2, 2, 2", "R2 B2 G2")) == 0


def test_the_only_die_that_is_missing_is_waited_for() -> None:
    """One kind of thirty, two dice in sight."""
    seen = 1 - (29 / 30) ** 2
    assert work_on(laid("c&# = c&#", "R4 _")) == pytest.approx(1 + WAITING * (1 - seen) / seen)


def test_any_die_is_one_die() -> None:
    assert work_on(laid("stack _, _, Y&1, _, _", "R4 R4 Y1 _ _")) == pytest.approx(2)


def test_mpp_46_a_card_that_is_stuck_is_endless_work() -> None:
    assert work_on(laid("# = # = #", "R3 _ B5")) == math.inf


def test_what_lies_matters_only_for_what_may_still_come() -> None:
    assert work_on(laid("# = # = #", "R3 _ _")) == work_on(laid("# = # = #", "_ _ K5"))
    assert work_on(laid("# > # < #", "R6 _ _")) < work_on(laid("# > # < #", "R2 _ _"))


@pytest.mark.parametrize(
    "front",
    [
        *(((card.card, fresh(card.card)),) for card in CARDS if len(fresh(card.card)) == 2),
        laid("c ≠ c ≠ c ≠ c", "R1 _ R2 _"),
        laid("c = c; # = #", "R1 _ B3 _"),
        laid("# = #|c = c", "_ R4 _"),
        laid("#|c = #|c = #|c", "R4 _ _"),
        laid("# + # = # + #", "R4 _ _ B5"),
        laid("# + # = # + #", "R1 R4 _ _"),
        laid("5, Y, G&2", "R5 _ _"),
        laid("stack # > # > # > #", "R6 B4 _ _"),
        laid("pyr G, 3 / K", "_ B3 _"),
    ],
    ids=str,
)
def test_the_work_is_what_a_slow_calculation_finds(front: Front) -> None:
    ((card, filled),) = front
    assert work(card, filled) == pytest.approx(slow_work(card, filled), abs=1e-6)


def test_equations_that_allow_the_same_dice_are_told_apart_by_their_sums() -> None:
    """With one die on the right any number may still come everywhere; but not equally often."""
    equation = "# + # = # + #"
    works = {work_on(laid(equation, f"_ _ _ R{shown}")) for shown in range(1, 7)}
    assert len(works) > 1

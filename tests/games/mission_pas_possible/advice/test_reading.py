"""What the planner is told of a view."""

from tests.games.mission_pas_possible.fronts import kind, laid
from tests.games.mission_pas_possible.rolls import after, rolled

from tablee.games.mission_pas_possible.advice.planner import Roll, Rolled
from tablee.games.mission_pas_possible.advice.reading import roll_of
from tablee.games.mission_pas_possible.model.actions import PointAt, TakeDie
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.rules.changes import die_number
from tablee.kernel.rules import Seat

TWOS, STACK = "2, 2, 2", "stack Y, R, B, G"


def two_stacks() -> State:
    return rolled(
        (f"{STACK} @ Y1 _ _ _",), (f"{STACK} @ Y6 _ _ _",), (f"{TWOS} @ R2 _ _",), centre="R5 R2 K1"
    )


def kept(state: State, seat: Seat) -> list[Seat | None]:
    return [die.kept_for for die in roll_of(rulebook.view(state, seat), seat).dice]


def red(state: State) -> int:
    return die_number(state.centre[0])


def test_cards_dice_and_picks_are_read() -> None:
    dice = tuple(Rolled(kind(die)) for die in ("R5", "R2", "K1"))
    fronts = (laid(STACK, "Y1"), laid(STACK, "Y6"), laid(TWOS, "R2"))
    state = two_stacks()
    for seat in (0, 1, 2, None):
        assert roll_of(rulebook.view(state, seat), seat) == Roll(fronts, (1, 1, 1), dice)


def test_a_die_is_kept_for_who_points_at_it_and_can_use_it() -> None:
    state = two_stacks()
    assert kept(after(state, (1, PointAt(red(state)))), 0) == [1, None, None]
    assert kept(after(state, (2, PointAt(red(state)))), 0) == [None, None, None]


def test_a_die_is_kept_for_oneself_unless_another_points_there_too() -> None:
    state = two_stacks()
    mine = after(state, (0, PointAt(red(state))))
    assert kept(mine, 0) == [0, None, None]
    both = after(mine, (1, PointAt(red(state))))
    assert kept(both, 0) == [1, None, None]
    assert kept(both, 1) == [0, None, None]


def test_a_die_in_a_hand_is_kept_whoever_points_at_it() -> None:
    state = two_stacks()
    held = after(state, (1, TakeDie(red(state))), (0, PointAt(red(state))))
    assert kept(held, 0) == [1, None, None]

"""Hints: what the best teammate would do on this chair, from this chair's view."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.fronts import number
from tests.games.mission_pas_possible.rolls import after, rolled

from tablee.games.mission_pas_possible.advice import adviser
from tablee.games.mission_pas_possible.model.actions import (
    DrawDice,
    LoseDie,
    PlaceDie,
    PointAt,
    Reroll,
    TakeBomb,
)
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.questions import (
    Answer,
    AskHint,
    AskReview,
    Hint,
    Share,
    Unanswered,
)
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.rules.changes import die_number
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat

TWOS, COLOURS, STACK = "2, 2, 2", "B|G, Y|R, R|B", "stack Y, R, B, G"


def ask(state: State, seat: Seat | None) -> Answer:
    return adviser.answer(rulebook.view(state, seat), seat, AskHint())


def die(state: State, place: int) -> int:
    return die_number(state.centre[place])


def test_a_hint_tells_the_own_part_of_the_best_sharing() -> None:
    """The blue die goes where only blue and red can go: green is still welcome elsewhere."""
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 B4 K2")
    shares = (
        Share(0, die(state, 1), number(COLOURS), 2),
        Share(1, die(state, 0), number(STACK), 1),
        Share(2, die(state, 2), number(TWOS), 0),
    )
    for seat, share in enumerate(shares):
        action = PlaceDie(share.die, share.card, share.space)
        assert ask(state, seat) == Hint(action, shares)


def test_who_had_better_take_nothing_is_told_so() -> None:
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5")
    hint = ask(state, 0)
    assert isinstance(hint, Hint)
    assert hint.action is None
    assert [share.seat for share in hint.shares] == [1]


def test_a_hint_respects_what_others_point_at() -> None:
    state = rolled((f"{STACK} @ Y1 _ _ _",), (f"{STACK} @ Y2 _ _ _",), (TWOS,), centre="R1 R4 K5")
    for place in (0, 1):
        hint = ask(after(state, (1, PointAt(die(state, place)))), 0)
        assert isinstance(hint, Hint)
        assert hint.action == PlaceDie(die(state, 1 - place), number(STACK), 1)


def test_duties_come_first() -> None:
    lost = rolled(("5, Y, G&2 @ G5 _ G2",), (TWOS,), (STACK,), centre="G6")
    assert ask(lost, 0) == Hint(Reroll(die(lost, 0)), ())
    losing = after(lost, (0, Reroll(die(lost, 0))))
    assert ask(losing, 0) == Hint(LoseDie(number("5, Y, G&2"), 0), ())
    state = rolled((f"{COLOURS} @ B1 Y1 _",), (STACK,), (TWOS,), centre="R3 K2")
    defused = after(state, (0, PlaceDie(die(state, 0), number(COLOURS), 2)))
    hint = ask(replace(defused, row=(number("2, 2, 2"), number("# > # < #"))), 0)
    assert isinstance(hint, Hint)
    assert hint.action == TakeBomb(number("# > # < #"))


def test_the_holder_of_the_bag_is_told_to_draw() -> None:
    begun = rulebook.setup(Options(), 2, Chance(b"begun"))
    assert ask(begun, begun.holder) == Hint(DrawDice(), ())
    assert ask(begun, 1 - begun.holder) == Hint(None, ())


def test_where_hints_are_off_or_nobody_sits_there_is_none() -> None:
    state = rolled((TWOS,), (TWOS,), centre="R2", options=Options(has_hints=False))
    assert ask(state, 0) == Unanswered()
    assert ask(rolled((TWOS,), (TWOS,), centre="R2"), None) == Unanswered()


def test_there_is_no_review_before_the_end() -> None:
    state = rolled((TWOS,), (TWOS,), centre="R2")
    assert adviser.answer(rulebook.view(state, 0), 0, AskReview()) == Unanswered()

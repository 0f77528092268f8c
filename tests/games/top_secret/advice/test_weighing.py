"""What speaks against a call: one's own sheet, and logic where the detective is."""

import pytest
from msgspec.structs import replace
from tests.games.top_secret.scenes import (
    N0,
    N11,
    N29,
    N52,
    NUMBER,
    OWNERS,
    RIALTO,
    B,
    F,
    X,
    Z,
    begun,
    gather,
    knowing,
)

from tablee.games.top_secret.advice import adviser
from tablee.games.top_secret.model.actions import MarkCard, Opinion
from tablee.games.top_secret.model.options import NoteMode, Options
from tablee.games.top_secret.model.questions import (
    Against,
    Doubt,
    Logic,
    Mark,
    WeighCall,
    Weighed,
)
from tablee.games.top_secret.model.record import Answered, Exchange, Fact
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.notes import write

DETECTIVE = Options(notes=NoteMode.DETECTIVE)
RIGHT = WeighCall(NUMBER, OWNERS)
NOTHING = (None,) * 4
ALLY = [Exchange(1, RIALTO, 1, None, pair) for pair in ((B, N52), (F, N11))]
RIVAL = [Exchange(1, RIALTO, 2, None, pair) for pair in ((Z, N52), (F, N0))]


def beside(other: int, *facts: Fact, seats: int = 4, options: Options = DETECTIVE) -> State:
    return knowing(gather(begun(seats, options), (0, other)), 0, *facts)


def weighed(state: State, call: WeighCall = RIGHT) -> Weighed:
    answer = adviser.answer(rulebook.view(state, 0), 0, call)
    assert isinstance(answer, Weighed)
    return answer


def logic(state: State, call: WeighCall = RIGHT) -> Logic:
    said = weighed(state, call).logic
    assert said is not None
    return said


def test_a_call_may_be_certain_open_or_ruled_out() -> None:
    certain, still_open = logic(beside(1, *ALLY, *RIVAL)), logic(beside(1, *ALLY))
    assert (certain.is_certain, certain.is_ruled_out) == (True, False)
    assert (still_open.is_certain, still_open.is_ruled_out) == (False, False)
    assert (still_open.deals, still_open.of) == (2, 4)
    wrong = WeighCall((N11, N52, N0, N29), OWNERS)
    assert logic(beside(1, *ALLY), wrong).is_ruled_out
    assert logic(beside(1), WeighCall((N52, N52, N0, N29), OWNERS)).is_ruled_out


def test_a_call_is_weighed_while_it_is_dialled() -> None:
    begun_rightly = logic(beside(1, *ALLY), WeighCall((N52, None, None, None), NOTHING))
    assert (begun_rightly.deals, begun_rightly.of) == (4, 4)
    assert not begun_rightly.is_certain
    assert logic(beside(1, *ALLY), WeighCall((N11, None, None, None), NOTHING)).is_ruled_out


def test_ts_47_beside_a_known_rival_every_call_is_ruled_out() -> None:
    rival = logic(beside(2, *ALLY, *RIVAL))
    assert rival.is_ruled_out
    assert rival.ally is Mark.CROSSED
    assert logic(beside(1, *ALLY)).ally is Mark.CERTAIN
    assert logic(beside(1)).ally is Mark.OPEN


def test_ts_57_alone_it_does_not_matter_whom_one_meets() -> None:
    alone = weighed(beside(2, *ALLY, *RIVAL, seats=5), WeighCall(NUMBER, (0, 1, 3, 2)))
    assert alone.ally_doubts == ()
    assert alone.logic is not None
    assert alone.logic.is_certain


def test_ts_48_a_wrong_owner_is_noticed_although_the_number_decides() -> None:
    swapped = logic(beside(1, *ALLY), WeighCall(NUMBER, (1, 0, 2, 3)))
    assert swapped.has_impossible_owner
    assert not swapped.is_ruled_out
    assert not logic(beside(1, *ALLY)).has_impossible_owner


def test_ts_43_an_owner_who_cannot_hold_that_fragment_is_noticed() -> None:
    """He may be whom he is said to be, and hold the fragment, but not both."""
    either = Exchange(1, RIALTO, 2, None, (Z, N29))
    announced = WeighCall((N52, N11, N29, N0), OWNERS)
    assert logic(beside(1, either), announced).has_impossible_owner
    assert not logic(beside(1, either)).has_impossible_owner


@pytest.mark.parametrize(
    ("mark", "doubt"),
    [
        (MarkCard(1, B, Opinion.NO), Doubt(1, B, Against.CROSSED, 1)),
        (MarkCard(3, N0, Opinion.YES), Doubt(2, N0, Against.ELSEWHERE, 3)),
    ],
)
def test_ts_10_on_paper_the_own_marks_speak(mark: MarkCard, doubt: Doubt) -> None:
    state = write(beside(1, options=Options()), 0, mark)
    said = weighed(state)
    assert said.doubts == (doubt,)
    assert said.logic is None


def test_black_cards_speak_against_whom_they_do_not_fit() -> None:
    seen = Answered(1, RIALTO, 0, 2, Z)
    swapped = WeighCall(NUMBER, (0, 1, 3, 2))
    assert weighed(beside(1, seen), swapped).doubts == (
        Doubt(3, Z, Against.SEEN, 2),
        Doubt(2, X, Against.SEEN, 2),
    )
    assert weighed(beside(1, seen)).doubts == ()


def test_ts_47_whoever_names_another_as_the_ally_is_warned() -> None:
    named_another = WeighCall(NOTHING, (0, 2, None, None))
    assert weighed(beside(1), named_another).ally_doubts == (Doubt(1, B, Against.NAMED, 2),)
    assert weighed(beside(2), named_another).ally_doubts == ()


def test_ts_47_whoever_names_the_met_agent_as_somebody_else_is_warned_at_once() -> None:
    """The ally is not named yet, but it cannot be him any more."""
    named = WeighCall(NOTHING, (0, None, 1, None))
    assert weighed(beside(1), named).ally_doubts == (Doubt(1, Z, Against.NAMED_OTHERWISE, 1),)
    assert weighed(beside(2), named).ally_doubts == ()


def test_ts_43_an_owner_who_holds_what_another_is_said_to_hold_is_noticed_unnamed() -> None:
    """2 holds 0; whoever F is holds it, it is said, and 2 is said to be Z: not both."""
    seen = Answered(1, RIALTO, 0, 2, N0)
    said = WeighCall((None, N0, None, None), (0, None, 2, None))
    assert logic(beside(1, seen), said).has_impossible_owner
    assert not logic(beside(1), said).has_impossible_owner


def test_ts_47_whoever_knows_that_the_met_agent_is_another_is_warned_before_dialling() -> None:
    seen = Answered(1, RIALTO, 0, 1, Z)
    state = replace(beside(1, seen), options=Options())
    assert weighed(state, WeighCall(NOTHING, NOTHING)).ally_doubts == (
        Doubt(1, B, Against.SEEN, 1),
    )

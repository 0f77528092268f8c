"""The detective answers from the asker's own view, at tables that chose him."""

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
    Z,
    begun,
    gather,
    knowing,
)

from tablee.games.top_secret import advice, rules
from tablee.games.top_secret.model import NoteMode, Options, State
from tablee.games.top_secret.questions import (
    Answer,
    Because,
    Deduction,
    Mark,
    Question,
    Unanswered,
    WeighCall,
    Weighed,
    WhatFollows,
    Why,
)
from tablee.games.top_secret.record import Exchange

DETECTIVE = Options(notes=NoteMode.DETECTIVE)
RIGHT = WeighCall(NUMBER, OWNERS)
ALLY = [Exchange(1, RIALTO, 1, None, pair) for pair in ((B, N52), (F, N11))]
RIVAL = [Exchange(1, RIALTO, 2, None, pair) for pair in ((Z, N52), (F, N0))]


def ask(state: State, seat: int | None, question: Question) -> Answer:
    return advice.answer(rules.view(state, seat), seat, question)


def weighed(state: State, call: WeighCall = RIGHT) -> Weighed:
    answer = ask(state, 0, call)
    assert isinstance(answer, Weighed)
    return answer


def beside(other: int, *facts: Exchange, seats: int = 4) -> State:
    return knowing(gather(begun(seats, DETECTIVE), (0, other)), 0, *facts)


@pytest.mark.parametrize("question", [WhatFollows(), Why(0, F), RIGHT])
def test_on_paper_and_for_onlookers_there_is_no_detective(question: Question) -> None:
    state = gather(begun(), (0, 1))
    assert ask(state, 0, question) == Unanswered()
    detective = replace(state, options=DETECTIVE)
    assert ask(detective, 0, question) != Unanswered()
    assert ask(detective, None, question) == Unanswered()


def test_what_follows_fills_the_asker_s_sheet() -> None:
    answer = ask(beside(1, *ALLY), 0, WhatFollows())
    assert isinstance(answer, Deduction)
    assert answer.marks[1][1] is Mark.CERTAIN
    assert answer.deals == 4
    assert set(answer.numbers) == {NUMBER, (N52, N11, N29, N0)}


def test_why_a_mark_is_there_and_none_where_none_is() -> None:
    state = beside(1, *ALLY)
    because = ask(state, 0, Why(1, B))
    assert isinstance(because, Because)
    assert because.mark is Mark.CERTAIN
    assert ask(state, 0, Why(2, Z)) == Unanswered()


def test_a_call_may_be_certain_open_or_ruled_out() -> None:
    certain, still_open = weighed(beside(1, *ALLY, *RIVAL)), weighed(beside(1, *ALLY))
    assert (certain.is_certain, certain.is_ruled_out) == (True, False)
    assert (still_open.is_certain, still_open.is_ruled_out) == (False, False)
    assert (still_open.deals, still_open.of) == (2, 4)
    wrong = WeighCall((N11, N52, N0, N29), OWNERS)
    assert weighed(beside(1, *ALLY), wrong).is_ruled_out


def test_ts_47_beside_a_known_rival_every_call_is_ruled_out() -> None:
    assert weighed(beside(2, *ALLY, *RIVAL)).is_ruled_out


def test_ts_57_alone_it_does_not_matter_whom_one_meets() -> None:
    assert weighed(beside(2, *ALLY, *RIVAL, seats=5)).is_certain


def test_ts_48_a_wrong_owner_is_noticed_although_the_number_decides() -> None:
    swapped = weighed(beside(1, *ALLY), WeighCall(NUMBER, (1, 0, 2, 3)))
    assert swapped.has_impossible_owner
    assert not swapped.is_ruled_out
    assert not weighed(beside(1, *ALLY)).has_impossible_owner


def test_where_nobody_can_call_no_call_is_weighed() -> None:
    assert ask(begun(options=DETECTIVE), 0, RIGHT) == Unanswered()
    twice = WeighCall((N52, N52, N0, N29), OWNERS)
    assert ask(beside(1), 0, twice) == Unanswered()

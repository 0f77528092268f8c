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

from tablee.games.top_secret.advice import adviser
from tablee.games.top_secret.model.options import NoteMode, Options
from tablee.games.top_secret.model.questions import (
    Answer,
    Because,
    Deduction,
    Mark,
    Question,
    Unanswered,
    WeighCall,
    WhatFollows,
    Why,
)
from tablee.games.top_secret.model.record import Exchange
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook

DETECTIVE = Options(notes=NoteMode.DETECTIVE)
RIGHT = WeighCall(NUMBER, OWNERS)
ALLY = [Exchange(1, RIALTO, 1, None, pair) for pair in ((B, N52), (F, N11))]
RIVAL = [Exchange(1, RIALTO, 2, None, pair) for pair in ((Z, N52), (F, N0))]


def ask(state: State, seat: int | None, question: Question) -> Answer:
    return adviser.answer(rulebook.view(state, seat), seat, question)


def beside(other: int, *facts: Exchange, seats: int = 4) -> State:
    return knowing(gather(begun(seats, DETECTIVE), (0, other)), 0, *facts)


@pytest.mark.parametrize("question", [WhatFollows(), Why(0, F)])
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


def test_where_nobody_can_call_no_call_is_weighed() -> None:
    assert ask(begun(options=DETECTIVE), 0, RIGHT) == Unanswered()


def test_what_follows_names_the_ally_once_he_is_certain() -> None:
    known, unknown = (ask(beside(1, *facts), 0, WhatFollows()) for facts in (ALLY, []))
    assert isinstance(known, Deduction)
    assert isinstance(unknown, Deduction)
    assert (known.ally, unknown.ally) == (1, None)
    alone = ask(beside(1, *ALLY, seats=5), 0, WhatFollows())
    assert isinstance(alone, Deduction)
    assert alone.ally is None

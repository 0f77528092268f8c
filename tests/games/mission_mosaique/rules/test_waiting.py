"""The gentle clocks: what the table does when somebody lets it wait (MM-77)."""

import pytest
from tests.games.mission_mosaique.scenes import (
    begun,
    do,
    drawn,
    guesser,
    let_time_act,
    opened,
    until_over,
)

from tablee.games.mission_mosaique.model import (
    Appeal,
    NotebookColour,
    Options,
    Phase,
    PickNotebook,
    Propose,
    SayReady,
    State,
    Vote,
)
from tablee.games.mission_mosaique.rules import rulebook, solving, waiting
from tablee.kernel.chance import Chance


def clocked(seats: int = 4) -> State:
    return begun(seats, has_clocks=True)


@pytest.mark.parametrize("has_clocks", [{}, {"has_clocks": False}])
def test_mm_56_without_clocks_nobody_is_hurried(has_clocks: dict[str, bool]) -> None:
    state = begun(4, **has_clocks)
    assert rulebook.deadline(state) is None
    assert rulebook.view(state, 0).patience_until_ms is None
    assert rulebook.deadline(opened(drawn(state))) is None


def test_mm_77_whoever_does_not_choose_is_given_a_free_notebook() -> None:
    state = rulebook.setup(Options(has_clocks=True), 3, Chance(b"choosing"))
    state = do(state, 1, PickNotebook(NotebookColour.GREY), at=1_000)
    assert rulebook.deadline(state) == waiting.PICK_MS
    state = let_time_act(state)
    assert state.phase is Phase.READ
    assert state.picked[1] is NotebookColour.GREY
    assert len(set(state.picked)) == 3


def test_mm_77_whoever_does_not_say_ready_is_taken_to_be() -> None:
    state = do(clocked(), 0, SayReady(), at=2_000)
    until_ms = rulebook.deadline(state)
    assert until_ms == rulebook.view(state, 0).patience_until_ms == waiting.READ_MS
    state = let_time_act(state)
    assert state.phase is Phase.COUNT
    assert sorted(state.ready) == [0, 1, 2, 3]
    assert state.draws_from_ms == waiting.READ_MS + 3_000


def test_mm_77_each_page_is_waited_for_anew() -> None:
    state = let_time_act(let_time_act(let_time_act(clocked())))
    turned_ms = waiting.READ_MS + 3_000 + 10_000 + 250
    assert (state.phase, state.page) == (Phase.READ, 1)
    assert rulebook.deadline(state) == turned_ms + waiting.READ_MS


def test_mm_77_a_notebook_opens_itself_and_then_nothing_is_proposed() -> None:
    state = drawn(clocked())
    state = let_time_act(state)
    assert state.guess is not None and state.guess.is_open
    view = rulebook.view(state, 0)
    assert view.patience_from_ms is not None and view.patience_until_ms is not None
    assert view.patience_until_ms - view.patience_from_ms == waiting.GUESS_MS
    state = let_time_act(state)
    assert state.phase is Phase.REVEAL
    state = let_time_act(state)
    assert len(state.pictures) == 1


@pytest.mark.parametrize(("votes", "stamps"), [((), 0), ((True,), 1), ((False,), 0)])
def test_mm_77_whoever_does_not_vote_abstains(votes: tuple[bool, ...], stamps: int) -> None:
    state = opened(drawn(clocked()))
    state = do(state, guesser(state), Propose("zzz"))
    state = do(state, guesser(state), Appeal())
    others = [seat for seat in range(4) if seat != guesser(state)]
    for seat, accepts in zip(others, votes, strict=False):
        state = do(state, seat, Vote(accepts=accepts))
    state = let_time_act(state)
    assert state.phase is Phase.REVEAL
    assert solving.stamps(state) == stamps


def test_mm_77_a_table_that_everybody_left_alone_comes_to_its_end() -> None:
    def let_be(state: State) -> State:
        return let_time_act(state)

    assert len(until_over(clocked(3), let_be).pictures) == 9

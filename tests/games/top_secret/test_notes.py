"""The private note sheet: written at any time, seen by nobody else, changing nothing else."""

import pytest
from msgspec.structs import replace
from tests.games.top_secret.scenes import N0, N29, RIGHT, WRONG, Z, begun, call, gather

from tablee.games.top_secret import rules
from tablee.games.top_secret.model import (
    Illegal,
    LayPlace,
    MarkCard,
    Opinion,
    Options,
    Series,
    State,
    WriteNote,
)
from tablee.kernel import errors
from tablee.kernel.chance import Chance


def written(state: State, seat: int, note: WriteNote | MarkCard) -> State:
    return rules.play(state, seat, note, 99_000, Chance(b""))


def sheet(state: State, seat: int) -> tuple[str, tuple[tuple[Opinion, ...], ...]]:
    own = rules.view(state, seat).own
    assert own is not None
    return own.notes.text, own.notes.opinions


def test_ts_10_each_has_a_note_sheet_of_his_own() -> None:
    state = written(begun(), 2, WriteNote("2 and 3?"))
    assert [sheet(state, seat)[0] for seat in range(4)] == ["", "", "2 and 3?", ""]


def test_ts_10_an_opinion_of_each_agent_and_card() -> None:
    state = written(begun(), 0, MarkCard(2, Z, Opinion.MAYBE))
    state = written(state, 0, MarkCard(2, N29, Opinion.NO))
    state = written(state, 0, MarkCard(2, Z, Opinion.YES))
    text, opinions = sheet(state, 0)
    assert text == ""
    assert opinions[2] == ("", "", "yes", "", "", "", "", "-")
    assert sheet(written(state, 0, MarkCard(2, Z, Opinion.NONE)), 0)[1][2][2] is Opinion.NONE


@pytest.mark.parametrize("note", [WriteNote("!"), MarkCard(1, N0, Opinion.YES)])
def test_a_note_changes_nothing_but_the_own_sheet(note: WriteNote | MarkCard) -> None:
    """Neither whose turn it is nor the clock; and no other view."""
    before = begun(options=Options(seconds_per_decision=30))
    after = written(before, 3, note)
    assert after == replace(before, notes=(*before.notes[:3], after.notes[3]))
    for seat in (0, 1, 2, None):
        assert rules.view(after, seat) == rules.view(before, seat)


def test_notes_are_written_out_of_turn_and_at_the_reveal() -> None:
    assert begun().to_act == (0,)
    revealed = call(gather(begun(), (0, 1)), 0, WRONG)
    assert sheet(written(revealed, 3, WriteNote("oh")), 3)[0] == "oh"


def test_notes_are_closed_when_the_series_is_over() -> None:
    single = begun(options=Options(series=Series.SINGLE))
    over = call(gather(single, (0, 1)), 0, RIGHT)
    for action in (WriteNote("late"), LayPlace(single.deck[0])):
        with pytest.raises(errors.Illegal) as caught:
            rules.play(over, 2, action, 0, Chance(b""))
        assert caught.value.code is Illegal.GAME_IS_OVER


def test_nothing_is_taken_back() -> None:
    """Were a note to end somebody's undo, he would see that it was written."""
    before = begun()
    after = rules.play(before, 0, LayPlace(before.deck[0]), 0, Chance(b""))
    assert not rules.is_reversible(before, after)

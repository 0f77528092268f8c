"""The private note sheet: written at any time, seen by nobody else, changing nothing else."""

import pytest
from msgspec.structs import replace
from tests.games.top_secret.scenes import N0, N29, RIGHT, WRONG, Z, begun, call, gather

from tablee.games.top_secret import privacy
from tablee.games.top_secret.model.actions import (
    MOST_SCRIBBLES,
    IllegalCode,
    LayPlace,
    MarkCard,
    Note,
    Opinion,
    RubOut,
    Scribble,
    Stroke,
    Words,
    WriteNote,
)
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.kernel import errors
from tablee.kernel.chance import Chance


def written(state: State, seat: int, note: Note) -> State:
    return rulebook.play(state, seat, note, 99_000, Chance(b""))


def sheet(state: State, seat: int) -> tuple[str, tuple[tuple[Opinion, ...], ...]]:
    own = rulebook.view(state, seat).own
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
        assert rulebook.view(after, seat) == rulebook.view(before, seat)


def test_notes_are_written_out_of_turn_and_at_the_reveal() -> None:
    assert begun().to_act == (0,)
    revealed = call(gather(begun(), (0, 1)), 0, WRONG)
    assert sheet(written(revealed, 3, WriteNote("oh")), 3)[0] == "oh"


def test_notes_are_closed_when_the_series_is_over() -> None:
    single = begun(options=Options(series=Series.SINGLE))
    over = call(gather(single, (0, 1)), 0, RIGHT)
    for action in (WriteNote("late"), LayPlace(single.deck[0])):
        with pytest.raises(errors.Illegal) as caught:
            rulebook.play(over, 2, action, 0, Chance(b""))
        assert caught.value.code is IllegalCode.GAME_IS_OVER


def test_nothing_is_taken_back() -> None:
    """Were a note to end somebody's undo, he would see that it was written."""
    before = begun()
    after = rulebook.play(before, 0, LayPlace(before.deck[0]), 0, Chance(b""))
    assert not rulebook.is_reversible(before, after)


LINE, WORDS = Stroke((10, 20, 30, 40)), Words(500, 600, "X?")


def scribbles(state: State, seat: int) -> tuple[Stroke | Words, ...]:
    own = rulebook.view(state, seat).own
    assert own is not None
    return own.notes.scribbles


def test_ts_10_pen_and_keys_write_anywhere_and_are_saved_as_they_are() -> None:
    state = written(written(begun(), 1, Scribble(LINE)), 1, Scribble(WORDS))
    assert scribbles(state, 1) == (LINE, WORDS)
    assert all(scribbles(state, seat) == () for seat in (0, 2, 3))
    assert scribbles(written(state, 1, RubOut(0)), 1) == (WORDS,)


def refused(state: State, note: Note) -> object:
    with pytest.raises(errors.Illegal) as caught:
        written(state, 1, note)
    return caught.value.code


def test_ts_10_what_is_not_there_cannot_be_rubbed_out() -> None:
    assert refused(begun(), RubOut(0)) is IllegalCode.NO_SUCH_SCRIBBLE


def test_ts_10_a_line_goes_from_point_to_point() -> None:
    assert refused(begun(), Scribble(Stroke((1, 2, 3)))) is IllegalCode.NOT_WHOLE_POINTS


def test_ts_10_a_sheet_has_room_for_so_much() -> None:
    state = begun()
    for _ in range(MOST_SCRIBBLES):
        state = written(state, 1, Scribble(LINE))
    assert refused(state, Scribble(WORDS)) is IllegalCode.SHEET_IS_FULL


def test_ts_10_scribbles_are_published_never() -> None:
    state = written(begun(), 1, Scribble(WORDS))
    blank = privacy.blank_state(state)
    assert all(scribbles(blank, seat) == () for seat in range(4))
    assert privacy.blank_action(Scribble(WORDS)) == privacy.blank_action(RubOut(0)) == WriteNote("")
    own = privacy.blank_view(rulebook.view(state, 1)).own
    assert own is not None
    assert own.notes.scribbles == ()

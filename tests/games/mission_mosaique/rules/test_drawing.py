"""The drawing phase: cards, codes, the ten seconds, and what counts as ink."""

import pytest
from msgspec.structs import replace
from tests.games.mission_mosaique.scenes import (
    COLOURS,
    begun,
    do,
    drawn,
    frame_of,
    let_time_act,
    piece,
    with_pens_down,
)

from tablee.games.mission_mosaique.data.words import sorted_cards
from tablee.games.mission_mosaique.model import (
    POINTS_PER_PIECE,
    POINTS_PER_SECTION,
    Action,
    Draw,
    IllegalCode,
    NotebookColour,
    Options,
    Phase,
    PickNotebook,
    SayReady,
    State,
    TakeBackStroke,
)
from tablee.games.mission_mosaique.rules import drawing, naming, passing, rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def refusal(state: State, seat: Seat, action: Action) -> Illegal:
    """Why the rules refuse this."""
    with pytest.raises(Illegal) as refused:
        do(state, seat, action)
    return refused.value


# Setup


def test_mm_4_three_to_eight_play() -> None:
    assert list(rulebook.seats_allowed(Options())) == [3, 4, 5, 6, 7, 8]


def test_mm_15_no_colour_twice_and_the_refusal_names_who_has_it() -> None:
    state = rulebook.setup(Options(), 3, Chance(b"x"))
    state = do(state, 1, PickNotebook(NotebookColour.RED))
    refused = refusal(state, 2, PickNotebook(NotebookColour.RED))
    assert (refused.code, refused.seat) == (IllegalCode.NOTEBOOK_TAKEN, 1)
    assert refusal(state, 1, PickNotebook(NotebookColour.BLUE)).code is IllegalCode.ALREADY_PICKED


def test_mm_21_a_round_begins_with_drawing_when_everybody_has_a_notebook() -> None:
    state = begun(3)
    assert (state.phase, state.round, state.page) == (Phase.READ, 1, 0)
    assert refusal(state, 0, PickNotebook(COLOURS[7])).code is IllegalCode.WRONG_PHASE


# Codes


def test_mm_17_mm_22_everybody_takes_another_card_of_the_rounds_level() -> None:
    state = begun(8)
    assert len(set(state.cards)) == 8
    assert {sorted_cards()[index].level for index in state.cards} == {1}


def test_mm_23_mm_24_the_code_is_the_word_for_the_type_of_the_notebook() -> None:
    """Red has columns; the middle word of the card (Parapluie, Licorne, Nuage) is Licorne."""
    state = begun(3)
    printed = next(i for i, card in enumerate(sorted_cards()) if card.columns.fr[0] == "licorne")
    state = replace(state, cards=(printed, *state.cards[1:]))
    assert passing.colour(state, 0) is NotebookColour.RED
    assert naming.word(state, 0).fr[0] == "licorne"
    view = rulebook.view(state, 0)
    assert view.own is not None and view.own.word == "licorne"


def test_mm_10_mm_39_one_sees_the_code_and_the_framed_section_of_the_page_in_front() -> None:
    state = begun(3)
    view = rulebook.view(state, 0)
    assert view.own is not None
    assert (view.own.section, view.own.recipient) == (1, 2)
    assert view.own.notebook.colour is NotebookColour.RED


# Time


def test_mm_27_the_timer_starts_when_all_are_ready() -> None:
    state = begun(3)
    for seat in (0, 1):
        state = do(state, seat, SayReady(), 500)
        assert rulebook.deadline(state) is None
    assert refusal(state, 1, SayReady()).code is IllegalCode.ALREADY_READY
    state = do(state, 2, SayReady(), 1_000)
    assert (state.phase, rulebook.deadline(state)) == (Phase.COUNT, 4_000)
    state = let_time_act(state)
    assert state.phase is Phase.DRAW
    assert drawing.draws_until_ms(state) == 14_000
    assert refusal(state, 0, SayReady()).code is IllegalCode.WRONG_PHASE


def test_mm_3_a_slower_clock_is_an_option() -> None:
    state = with_pens_down(begun(3, draw_seconds=20))
    assert drawing.draws_until_ms(state) - state.draws_from_ms == 20_000


def test_mm_28_no_ink_before_nor_after_the_time() -> None:
    state = begun(3)
    early = piece(state, 0, 1)
    assert refusal(state, 0, early).code is IllegalCode.PEN_DOWN
    after = let_time_act(with_pens_down(state))
    assert refusal(after, 0, early).code is IllegalCode.PEN_DOWN
    assert refusal(after, 0, TakeBackStroke()).code is IllegalCode.PEN_DOWN


def test_mm_28_points_drawn_after_the_deadline_are_dropped_those_before_it_have_a_grace() -> None:
    state = with_pens_down(begun(3))
    assert rulebook.deadline(state) == drawing.draws_until_ms(state) + 250
    state = do(state, 0, piece(state, 0, 9_990, 10_000, 10_001))
    (stroke,) = drawing.ink_of(state, 0)
    assert stroke[3::4] == (9_990, 10_000)
    too_late = piece(state, 0, 10_100, stroke=1)
    assert do(state, 0, too_late) == state


def test_mm_40_six_pages_then_solving() -> None:
    state = begun(4)
    for page in range(6):
        assert (state.phase, state.page) == (Phase.READ, page)
        state = let_time_act(with_pens_down(state))
    assert state.phase is Phase.GUESS


# Ink


def test_ink_flows_in_pieces_and_strokes() -> None:
    state = with_pens_down(begun(3))
    state = do(state, 0, piece(state, 0, 10, 20))
    state = do(state, 0, piece(state, 0, 30, at=2))
    state = do(state, 0, piece(state, 0, 40, stroke=1))
    assert [stroke[3::4] for stroke in drawing.ink_of(state, 0)] == [(10, 20, 30), (40,)]


@pytest.mark.parametrize(("stroke", "at"), [(0, 1), (0, 0), (2, 0), (1, 3)])
def test_a_piece_that_does_not_follow_is_refused(stroke: int, at: int) -> None:
    """Twice, too early, with something missing in between: nothing is torn."""
    state = with_pens_down(begun(3))
    state = do(state, 0, piece(state, 0, 10, 20))
    late = piece(state, 0, 30, stroke=stroke, at=at)
    assert refusal(state, 0, late).code is IllegalCode.BROKEN_STROKE


@pytest.mark.parametrize(
    "numbers",
    [
        (10, 10, 128, 5, 11),
        (10, 10, 256, 5),
        (10, 10, 128, 5, 11, 10, 128, 4),
    ],
    ids=["half a point", "more than full pressure", "back in time"],
)
def test_ink_that_no_pen_draws_is_refused(numbers: tuple[int, ...]) -> None:
    state = with_pens_down(begun(3))
    left, top, *_ = frame_of(state, 0)
    moved = [number + (left, top, 0, 0)[place % 4] for place, number in enumerate(numbers)]
    action = Draw(page=0, stroke=0, at=0, numbers=tuple(moved))
    assert refusal(state, 0, action).code is IllegalCode.BROKEN_STROKE


def test_mm_29_only_the_framed_section_takes_ink() -> None:
    state = with_pens_down(begun(3))
    frame = frame_of(state, 0)
    edge = Draw(page=0, stroke=0, at=0, numbers=(frame.left, frame.top, 9, 1))
    assert drawing.ink_of(do(state, 0, edge), 0) == ((frame.left, frame.top, 9, 1),)
    for x, y in [(frame.left - 1, 5), (frame.right + 1, 5), (frame.left, frame.bottom + 1)]:
        outside = Draw(page=0, stroke=0, at=0, numbers=(x, y, 9, 1))
        assert refusal(state, 0, outside).code is IllegalCode.OUTSIDE_SECTION


def test_a_page_that_was_passed_on_takes_no_ink() -> None:
    state = with_pens_down(begun(3))
    action = replace(piece(state, 0, 5), page=1)
    assert refusal(state, 0, action).code is IllegalCode.OTHER_PAGE


def test_ink_is_bounded() -> None:
    state = with_pens_down(begun(3))
    for start in range(0, POINTS_PER_SECTION, POINTS_PER_PIECE):
        moments = range(start, start + POINTS_PER_PIECE)
        state = do(state, 0, piece(state, 0, *moments, at=start))
    more = piece(state, 0, 9_000, stroke=1)
    assert refusal(state, 0, more).code is IllegalCode.TOO_MUCH_INK


def test_mm_35_the_last_stroke_can_be_taken_back_within_the_time() -> None:
    state = with_pens_down(begun(3))
    assert refusal(state, 0, TakeBackStroke()).code is IllegalCode.NO_INK
    state = do(state, 0, piece(state, 0, 10))
    state = do(state, 0, piece(state, 0, 20, stroke=1))
    assert len(drawing.ink_of(do(state, 0, TakeBackStroke()), 0)) == 1


def test_mm_34_an_empty_section_is_allowed() -> None:
    state = let_time_act(with_pens_down(begun(3)))
    assert state.page == 1
    assert state.ink[0][0] == ()


def test_mm_20_ink_stays_with_its_notebook() -> None:
    state = drawn(begun(4))
    for pages in state.ink:
        assert [ink[0][3] for ink in pages] == [100, 101, 102, 103, 104, 105]

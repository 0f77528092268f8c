"""What each seat may know, and what nobody may."""

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.mission_mosaique.scenes import (
    begun,
    do,
    drawn,
    guesser,
    let_time_act,
    opened,
    piece,
    with_pens_down,
)

from tablee.games.mission_mosaique.data.notebooks import NOTEBOOKS
from tablee.games.mission_mosaique.data.words import homonyms, meant_by, sorted_cards, words
from tablee.games.mission_mosaique.model import (
    CardLanguage,
    Consult,
    NotebookType,
    ProposeNothing,
    State,
)
from tablee.games.mission_mosaique.rules import drawing, rulebook
from tablee.kernel.rules import Seat

MARK = 7_000
"""The moment of each page's ink is this and the page's number: it tells where ink comes from."""


def received(state: State, seat: Seat | None) -> str:
    return msgspec.json.encode(rulebook.view(state, seat)).decode()


def test_mm_16_a_player_may_learn_the_type_of_the_notebook_in_hand() -> None:
    view = rulebook.view(begun(3), 0)
    assert view.own is not None and view.own.notebook.type is NotebookType.COLUMNS


def test_mm_71_whoever_draws_reads_which_of_two_things_is_meant() -> None:
    at = next(at for at, card in enumerate(sorted_cards()) if card.lines.fr[0] == "avocat")
    state = replace(begun(3), cards=(at,) * 3)
    with_lines = next(
        own
        for seat in range(3)
        if (own := rulebook.view(state, seat).own) and own.notebook.type is NotebookType.LINES
    )
    assert (with_lines.word, with_lines.meant) == ("avocat", "fruit")
    assert meant_by(sorted_cards()[at].lines, CardLanguage.ENGLISH) == ""


def test_mm_71_every_homonym_is_a_word_of_the_cards() -> None:
    assert set(homonyms()) <= {word.fr[0] for word in words()}
    assert all(meant.fr or meant.en for meant in homonyms().values())


def test_mm_9_everybody_may_know_how_all_eight_notebooks_are_printed() -> None:
    printed = rulebook.view(begun(3), None).notebooks
    assert {each.colour: (each.type, each.sections) for each in printed} == NOTEBOOKS


@pytest.mark.parametrize("seats", range(3, 9))
def test_mm_25_the_used_cards_are_shown_to_nobody(seats: int) -> None:
    """Only the code on the tile in hand is: no other word of any card."""
    state = begun(seats)
    words = {
        word.name(CardLanguage.FRENCH)
        for index in state.cards
        for word in sorted_cards()[index].words
    }
    for seat in (*range(seats), None):
        view = rulebook.view(state, seat)
        own = {view.own.word} if view.own else set()
        assert {word for word in words if f'"{word}"' in received(state, seat)} == own


@pytest.mark.parametrize("seats", range(3, 9))
def test_mm_38_no_earlier_page_is_shown_before_the_solving(seats: int) -> None:
    state = begun(seats)
    for page in range(6):
        state = with_pens_down(state)
        for seat in range(seats):
            state = do(state, seat, piece(state, seat, MARK + page))
        for seat in (*range(seats), None):
            shown = received(state, seat)
            seen = {earlier for earlier in range(6) if f",{MARK + earlier}]" in shown}
            assert seen == (set() if seat is None else {page})
        state = let_time_act(state)


def test_mm_24_a_spectator_reads_no_code() -> None:
    assert rulebook.view(begun(3), None).own is None


def test_others_are_not_shown_that_somebody_draws() -> None:
    """Neither ink nor its amount: not even that there is some."""
    before = with_pens_down(begun(3))
    after = do(before, 0, piece(before, 0, 10, 20))
    assert received(after, 1) == received(before, 1)
    assert received(after, None) == received(before, None)
    assert received(after, 0) != received(before, 0)


def test_mm_58_a_whisper_is_heard_by_the_two_it_concerns_only() -> None:
    """Not even that there was one, now or when the tile is turned."""
    silent = opened(drawn(begun(8)))
    adviser = (guesser(silent) - 1) % 8
    whispered = do(silent, adviser, Consult("un chat ?"))
    turn = ProposeNothing()
    moments = [
        (silent, whispered),
        (do(silent, guesser(silent), turn), do(whispered, guesser(silent), turn)),
    ]
    for before, after in moments:
        told = {
            seat for seat in (*range(8), None) if received(after, seat) != received(before, seat)
        }
        assert told == {guesser(silent), adviser}


def test_the_clock_is_told_while_it_matters() -> None:
    state = begun(3)
    assert rulebook.view(state, 0).draws_from_ms is None
    state = with_pens_down(state)
    view = rulebook.view(state, None)
    assert (view.draws_from_ms, view.draws_until_ms) == (
        state.draws_from_ms,
        drawing.draws_until_ms(state),
    )


def test_who_guesses_next_is_told() -> None:
    state = drawn(begun(4))
    assert rulebook.view(state, None).guessers == tuple(
        (state.first_guesser + step) % 4 for step in range(4)
    )


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_stroke_changes_the_view_of_nobody_but_its_drawer(seats: int) -> None:
    """For the others it is the same object, so that nothing has to be compared either."""
    state = with_pens_down(begun(seats))
    everybody = (None, *range(seats))
    for drawer in range(seats):
        before = {seat: rulebook.view(state, seat) for seat in everybody}
        state = do(state, drawer, piece(state, drawer, MARK))
        after = {seat: rulebook.view(state, seat) for seat in everybody}
        assert [seat for seat in everybody if after[seat] is not before[seat]] == [drawer]
        own = after[drawer].own
        assert own is not None and own.ink == drawing.ink_of(state, drawer) != ()


def test_tables_that_differ_in_something_else_than_ink_have_views_of_their_own() -> None:
    one = with_pens_down(begun(3))
    other = replace(one, draws_from_ms=one.draws_from_ms + 1)
    for seat in (None, 0, 1, 2):
        views = (rulebook.view(one, seat), rulebook.view(other, seat))
        assert [view.draws_from_ms for view in views] == [one.draws_from_ms, other.draws_from_ms]

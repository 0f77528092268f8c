"""State -> View: what a seat may know, field by field."""

from typing import Any

from msgspec.structs import replace

from tablee.games.mission_mosaique.data.notebooks import NOTEBOOKS
from tablee.games.mission_mosaique.data.words import meant_by
from tablee.games.mission_mosaique.model import (
    Consult,
    Draw,
    Guess,
    GuessView,
    NotebookView,
    OwnView,
    Phase,
    PlayerView,
    Propose,
    State,
    View,
)
from tablee.games.mission_mosaique.rules import drawing, passing, solving
from tablee.games.mission_mosaique.rules.legal import legal
from tablee.kernel.memo import once_per_state
from tablee.kernel.rules import Seat

_WITH_A_PAGE = frozenset((Phase.READ, Phase.COUNT, Phase.DRAW))
_AGAINST_THE_CLOCK = frozenset((Phase.COUNT, Phase.DRAW))
_PRINTED = tuple(
    NotebookView(colour=colour, type=printed.type, sections=printed.sections)
    for colour, printed in NOTEBOOKS.items()
)


def view(state: State, seat: Seat | None) -> View:
    seen = _seen_by_all(state)
    if seat is None:
        return seen
    guess = state.guess
    return replace(
        seen,
        own=_own(state, seat) if state.phase in _WITH_A_PAGE else None,
        may=_may(state, seat),
        guess=None if guess is None else _guess(state, guess, seat),
    )


@once_per_state
def _seen_by_all(state: State) -> View:
    is_timed = state.phase in _AGAINST_THE_CLOCK
    stamps = solving.stamps(state)
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        page=state.page,
        players=tuple(_player(state, each) for each in range(state.seats)),
        notebooks=_PRINTED,
        draws_from_ms=state.draws_from_ms if is_timed else None,
        draws_until_ms=drawing.draws_until_ms(state) if is_timed else None,
        own=None,
        may=(),
        guess=None if state.guess is None else _guess(state, state.guess, None),
        guessers=solving.guessers(state),
        pictures=state.pictures,
        stamps=stamps,
        rank_from=solving.rank_from(state.seats),
        reason=solving.rank(stamps, state.seats) if state.phase is Phase.OVER else None,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    starter = passing.starter_of(seat, state.page, state.seats)
    has_page = state.phase in _WITH_A_PAGE
    return PlayerView(
        picked=state.picked[seat],
        notebook=passing.colour(state, starter) if has_page else None,
        is_ready=seat in state.ready,
    )


def _notebook(state: State, starter: Seat) -> NotebookView:
    printed = passing.notebook(state, starter)
    return NotebookView(
        colour=passing.colour(state, starter), type=printed.type, sections=printed.sections
    )


def _own(state: State, seat: Seat) -> OwnView:
    starter = passing.starter_of(seat, state.page, state.seats)
    notebook = _notebook(state, starter)
    word, language = drawing.word(state, starter), state.options.language
    return OwnView(
        notebook=notebook,
        section=notebook.sections[state.page],
        word=word.name(language),  # MM-39
        meant=meant_by(word, language),
        recipient=passing.recipient(starter, state.seats),
        passes_to=passing.holder_after(starter, state.page, state.seats),
        ink=drawing.ink_of(state, seat),
    )


def _may(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action, those that no list can hold included."""
    listed = dict.fromkeys(_kind(type(action)) for action in legal(state, seat))
    return (*listed, *map(_kind, _unlisted(state, seat)))


def _kind(action: type[Any]) -> str:
    return str(action.__struct_config__.tag)


def _unlisted(state: State, seat: Seat) -> list[type[Any]]:
    if state.phase is Phase.DRAW:
        return [Draw]
    guess = state.guess
    if guess is None or state.phase is not Phase.GUESS or not guess.is_open:
        return []
    if seat == guess.guesser:
        return [Propose]
    return [Consult] if seat == solving.adviser(state, guess) else []


def _guess(state: State, guess: Guess, seat: Seat | None) -> GuessView:
    starter = solving.starter(state, guess)
    is_turned = state.phase is not Phase.GUESS
    return GuessView(
        guesser=guess.guesser,
        notebook=_notebook(state, starter),
        authors=passing.authors(starter, state.seats),
        is_open=guess.is_open,
        ink=state.ink[starter] if guess.is_open else (),  # MM-38, MM-50
        adviser=solving.adviser(state, guess),
        idea=guess.idea if solving.hears_whisper(state, guess, seat) else "",
        proposal=guess.proposal,
        word=solving.code(state, guess) if is_turned else "",
        is_right=guess.is_right,
        votes=guess.votes,
        abstained=solving.abstainers(guess),
        void_wishes=guess.void_wishes,
        is_void=guess.is_void,
    )

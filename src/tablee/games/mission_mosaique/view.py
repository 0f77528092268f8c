"""State -> View: what a seat may know, field by field."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import astuple, replace

from tablee.games.mission_mosaique.data.notebooks import NOTEBOOKS
from tablee.games.mission_mosaique.model import (
    CardLanguage,
    Consult,
    Draw,
    Guess,
    GuessAlong,
    GuessView,
    Ink,
    NotebookColour,
    NotebookView,
    Options,
    OwnView,
    Phase,
    Picture,
    PlayerView,
    Propose,
    Speak,
    State,
    View,
    Whisper,
)
from tablee.games.mission_mosaique.rules import (
    drawing,
    joining_in,
    naming,
    passing,
    solving,
    waiting,
)
from tablee.games.mission_mosaique.rules.legal import legal
from tablee.kernel.memo import once_per_parts, once_per_state
from tablee.kernel.rules import Seat

_WITH_A_PAGE = frozenset((Phase.READ, Phase.COUNT, Phase.DRAW))
_AGAINST_THE_CLOCK = frozenset((Phase.COUNT, Phase.DRAW))
_PRINTED = tuple(
    NotebookView(colour=colour, type=printed.type, sections=printed.sections)
    for colour, printed in NOTEBOOKS.items()
)
_VIEW_OF = {notebook.colour: notebook for notebook in _PRINTED}


def view(state: State, seat: Seat | None) -> View:
    if state.phase is not Phase.DRAW:
        return _seen_from(state, _seen_by_all(state), seat)
    ink = () if seat is None else drawing.ink_of(state, seat)
    return _while_drawing(_without_ink(state), seat, ink)


@once_per_parts
def _while_drawing(inkless: State, seat: Seat | None, ink: Ink) -> View:
    """A stroke is its drawer's alone: for everybody else the view stays the same object."""
    state = inkless if seat is None else drawing.with_ink_of(inkless, seat, ink)
    return _seen_from(state, _seen_by_all_while_drawing(inkless), seat)


@once_per_state
def _without_ink(state: State) -> State:
    """The same object after every stroke, until something else happens."""
    return _state_of(*astuple(replace(state, ink=())))


@once_per_parts
def _state_of(*fields: Any) -> State:
    return State(**dict(zip(State.__struct_fields__, fields, strict=True)))


@once_per_parts
def _seen_by_all_while_drawing(inkless: State) -> View:
    return _seen_by_all(inkless)


def _seen_from(state: State, seen: View, seat: Seat | None) -> View:
    if seat is None:
        return seen
    guess = state.guess
    return replace(
        seen,
        language=naming.language_of(state, seat),
        pictures=_pictures(state, seat),
        own=_own(state, seat) if state.phase in _WITH_A_PAGE else None,
        may=_may(state, seat),
        guess=None if guess is None else _guess(state, guess, seat),
    )


@once_per_state
def _seen_by_all(state: State) -> View:
    is_timed = state.phase in _AGAINST_THE_CLOCK
    stamps = solving.stamps(state)
    until_ms = waiting.patience_until_ms(state)
    return View(
        options=_told(state.options),
        language=state.options.language,
        phase=state.phase,
        round=state.round,
        page=state.page,
        players=tuple(_player(state, each) for each in range(state.seats)),
        notebooks=_PRINTED,
        draws_from_ms=state.draws_from_ms if is_timed else None,
        draws_until_ms=drawing.draws_until_ms(state) if is_timed else None,
        patience_from_ms=None if until_ms is None else state.since_ms or 0,
        patience_until_ms=until_ms,
        own=None,
        may=(),
        guess=None if state.guess is None else _guess(state, state.guess, None),
        guessers=solving.guessers(state),
        pictures=state.pictures,
        stamps=stamps,
        rank_from=solving.rank_from(state.seats),
        reason=solving.rank(stamps, state.seats) if state.phase is Phase.OVER else None,
    )


def _told(options: Options) -> Options:
    """Without what nobody is to look through: the host's words and names."""
    if options.pack is UNSET and options.names is UNSET:
        return options
    return replace(options, pack=UNSET, names=UNSET)


def _pictures(state: State, seat: Seat | None) -> tuple[Picture, ...]:
    """Each under its name in the language of whoever looks (MM-75)."""
    if naming.language_of(state, seat) is state.options.language:
        return state.pictures
    return tuple(
        replace(picture, word=picture.also, also=picture.word) if picture.also else picture
        for picture in state.pictures
    )


def _player(state: State, seat: Seat) -> PlayerView:
    starter = passing.starter_of(seat, state.page, state.seats)
    has_page = state.phase in _WITH_A_PAGE
    return _shown_player(
        state.picked[seat],
        passing.colour(state, starter) if has_page else None,
        seat in state.ready,
        naming.language_of(state, seat),
    )


@once_per_parts
def _shown_player(
    picked: NotebookColour | None,
    notebook: NotebookColour | None,
    is_ready: bool,
    language: CardLanguage,
) -> PlayerView:
    return PlayerView(picked=picked, notebook=notebook, is_ready=is_ready, language=language)


def _notebook(state: State, starter: Seat) -> NotebookView:
    return _VIEW_OF[passing.colour(state, starter)]


def _own(state: State, seat: Seat) -> OwnView:
    starter = passing.starter_of(seat, state.page, state.seats)
    notebook = _notebook(state, starter)
    language = naming.language_of(state, seat)
    return OwnView(
        notebook=notebook,
        section=notebook.sections[state.page],
        word=naming.word(state, starter).name(language),  # MM-39
        meant=naming.meant(state, starter, language),
        recipient=passing.recipient(starter, state.seats),
        passes_to=passing.holder_after(starter, state.page, state.seats),
        ink=drawing.ink_of(state, seat),
    )


def _may(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action, those that no list can hold included."""
    kinds = [type(action) for action in legal(state, seat)] + _unlisted(state, seat)
    return tuple(dict.fromkeys([_kind(kind) for kind in kinds]))


@once_per_parts
def _kind(action: type[Any]) -> str:
    return str(action.__struct_config__.tag)


def _unlisted(state: State, seat: Seat) -> list[type[Any]]:
    spoken: list[type[Any]] = [Speak] if joining_in.may_speak(state) else []
    if state.phase is Phase.DRAW:
        return [Draw, *spoken]
    guess = state.guess
    if guess is None or state.phase is not Phase.GUESS or not guess.is_open:
        return spoken
    allowed = {
        Propose: seat == guess.guesser,
        Consult: joining_in.may_whisper(state, guess, seat),
        GuessAlong: joining_in.may_guess_along(state, guess, seat),
    }
    return [kind for kind, is_allowed in allowed.items() if is_allowed] + spoken


def _guess(state: State, guess: Guess, seat: Seat | None) -> GuessView:
    starter = solving.starter(state, guess)
    is_turned = state.phase is not Phase.GUESS
    appeal_until_ms = guess.appeal_until_ms or None
    return GuessView(
        guesser=guess.guesser,
        notebook=_notebook(state, starter),
        authors=passing.authors(starter, state.seats),
        is_open=guess.is_open,
        ink=state.ink[starter] if guess.is_open else (),  # MM-38, MM-50
        adviser=solving.adviser(state, guess),
        whispers=_whispers(state, guess) if solving.hears_whisper(state, guess, seat) else (),
        own_along=_own_along(guess, seat),
        along=(guess.along or ()) if is_turned else (),  # MM-72
        laughs=guess.laughs or (),
        proposal=guess.proposal,
        word=_code(state, starter, seat) if is_turned else "",
        is_right=guess.is_right,
        votes=guess.votes,
        abstained=solving.abstainers(guess),
        appeal_from_ms=appeal_until_ms and appeal_until_ms - waiting.APPEAL_MS,
        appeal_until_ms=appeal_until_ms,
        void_wishes=guess.void_wishes,
        is_void=guess.is_void,
    )


def _code(state: State, starter: Seat, seat: Seat | None) -> str:
    return naming.word(state, starter).name(naming.language_of(state, seat))


def _own_along(guess: Guess, seat: Seat | None) -> str:
    return next((each.answer for each in guess.along or () if each.seat == seat), "")


def _whispers(state: State, guess: Guess) -> tuple[Whisper, ...]:
    """By the first two rules there was one, from the neighbour."""
    if naming.is_third(state):
        return guess.whispers or ()
    neighbour = solving.adviser(state, guess)
    return (Whisper(neighbour, guess.idea),) if guess.idea and neighbour is not None else ()

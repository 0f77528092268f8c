"""What a seat of Mission Mosaïque sees, as a row of numbers; docs/envs names each of them."""

from collections.abc import Mapping
from struct import Struct

import numpy as np

from tablee.envs.encoding import Numbers, Seen
from tablee.games.mission_mosaique.data.page import SECTIONS
from tablee.games.mission_mosaique.env import grid
from tablee.games.mission_mosaique.model import (
    NUMBERS_PER_POINT,
    CardLanguage,
    GuessView,
    NotebookColour,
    NotebookType,
    NotebookView,
    OwnView,
    Phase,
    View,
)

_PHASES, _COLOURS, _TYPES = tuple(Phase), tuple(NotebookColour), tuple(NotebookType)
_LANGUAGES = tuple(CardLanguage)
_SECONDS, _MANY = 600, 999
_TABLE_HIGH = (*(1,) * len(_PHASES), 3, 5, _SECONDS, _MANY, _MANY, len(_LANGUAGES))
_OWN_HIGH = (len(_TYPES), SECTIONS, _MANY, grid.CELLS, 60)
_GUESS_HIGH = (1, 1, 1, len(_TYPES), _MANY, _MANY, 2, 1, 8, 8)
_SEAT_HIGH = (len(_COLOURS), 1, 1, 1)
_BLANK = bytes(2 * grid.CELLS)
_Words = Mapping[CardLanguage, Mapping[str, int]]


class Observing:
    def __init__(self, seats: int, number_of: _Words) -> None:
        few = (*_TABLE_HIGH, *_OWN_HIGH, *_GUESS_HIGH, *_SEAT_HIGH * seats)
        high = (*few, *(1,) * (grid.CELLS * (1 + SECTIONS)))
        self.low, self.high = np.zeros(len(high), np.int16), np.array(high, np.int16)
        self._few = Struct(f"{len(few)}h").pack
        self._number_of = number_of

    def numbers(self, seen: Seen) -> Numbers:
        """Few numbers first, then the paper in front of one, then the picture that is guessed."""
        view: View = seen.view
        few = self._few(
            *_table(view, seen.left_ms),
            *self._own(view),
            *self._guess(view, seen.seat),
            *_seats(view, seen.seat),
        )
        return np.frombuffer(
            bytearray().join((few, _paper(view.own), *_picture(view.guess))), np.int16
        )

    def _word(self, view: View, name: str) -> int:
        """The number of a word from 1 on; 0: none, or none that has a number."""
        return self._number_of[view.language].get(name, -1) + 1

    def _own(self, view: View) -> tuple[int, ...]:
        own = view.own
        if own is None:
            return (0,) * len(_OWN_HIGH)
        notebook = _TYPES.index(own.notebook.type) + 1
        return notebook, own.section + 1, self._word(view, own.word), _pen(own), len(own.ink)

    def _guess(self, view: View, seat: int) -> tuple[int, ...]:
        guess = view.guess
        if guess is None:
            return (0,) * len(_GUESS_HIGH)
        return (
            guess.guesser == seat,
            guess.is_open,
            seat in guess.authors,
            _TYPES.index(guess.notebook.type) + 1,
            self._word(view, guess.proposal),
            self._word(view, guess.word),
            0 if guess.is_right is None else 1 + guess.is_right,
            guess.is_void,
            sum(vote is True for vote in guess.votes),
            sum(vote is False for vote in guess.votes),
        )


def _table(view: View, left_ms: int | None) -> list[int]:
    seconds = 0 if left_ms is None else min(_SECONDS, left_ms // 1000)
    phases = [int(view.phase is phase) for phase in _PHASES]
    language = _LANGUAGES.index(view.language) + 1
    return [*phases, view.round, view.page, seconds, view.stamps, len(view.pictures), language]


def _pen(own: OwnView) -> int:
    """The cell where the pen is, from 1 on; 0: it has not touched the paper."""
    if not own.ink:
        return 0
    section = grid.section_of(own.notebook, own.section)
    x, y = own.ink[-1][-NUMBERS_PER_POINT:][:2]
    return 1 + grid.cell_of(x, y, section)


def _seats(view: View, seat: int) -> list[int]:
    """Counted from one's own."""
    numbers: list[int] = []
    players = (*view.players[seat:], *view.players[:seat])
    for place, player in enumerate(players):
        number = (seat + place) % len(players)
        picked = 0 if player.picked is None else _COLOURS.index(player.picked) + 1
        is_guesser = view.guess is not None and view.guess.guesser == number
        numbers += (picked, player.is_ready, is_guesser, number in view.guessers)
    return numbers


def _paper(own: OwnView | None) -> bytes:
    if own is None or not own.ink:
        return _BLANK
    return grid.drawn(own.ink, grid.section_of(own.notebook, own.section))


def _picture(guess: GuessView | None) -> list[bytes]:
    """By section, as they lie on the page."""
    if guess is None or not guess.ink:
        return [_BLANK] * SECTIONS
    pages = _by_section(guess.notebook)
    return [_part(guess, pages[section], section) for section in range(SECTIONS)]


def _by_section(notebook: NotebookView) -> list[int]:
    """The page on which each section is drawn."""
    return [notebook.sections.index(section) for section in range(SECTIONS)]


def _part(guess: GuessView, page: int, section: int) -> bytes:
    ink = guess.ink[page]
    return grid.drawn(ink, grid.section_of(guess.notebook, section)) if ink else _BLANK

"""Views and actions of Mission Mosaïque as numbers: pen moves on a grid, words by their number."""

from collections.abc import Sequence

import numpy as np

from tablee.envs.catalogue import Catalogue
from tablee.envs.encoding import ActionMask, Numbers, Seen
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.env import grid
from tablee.games.mission_mosaique.env.observing import Observing
from tablee.games.mission_mosaique.model import (
    NUMBERS_PER_POINT,
    POINTS_PER_SECTION,
    STROKES_PER_SECTION,
    WHISPERS,
    Abstain,
    Action,
    Appeal,
    CardLanguage,
    Consult,
    Continue,
    Draw,
    GuessAlong,
    Laugh,
    NotebookColour,
    OpenNotebook,
    Options,
    PickNotebook,
    Propose,
    ProposeNothing,
    SayReady,
    Speak,
    TakeBackStroke,
    View,
    Vote,
    WishVoid,
)
from tablee.games.mission_mosaique.rules.drawing import GRACE_MS

UNLISTED = frozenset(("draw", "propose", "consult", "guess_along", "speak"))
"""Kinds of actions that no list holds, as the view tells them."""
CATALOGUE = Catalogue(
    (
        None,
        *[PickNotebook(colour) for colour in NotebookColour],
        SayReady(),
        TakeBackStroke(),
        OpenNotebook(),
        ProposeNothing(),
        Appeal(),
        *[Vote(accepts=accepts) for accepts in (True, False)],
        Abstain(),
        *[WishVoid(wishes=wishes) for wishes in (True, False)],
        Laugh(),
        Continue(),
        *[Speak(language) for language in CardLanguage],
    )
)
_WAIT = 0
_BEGIN = len(CATALOGUE)
_GO_ON = _BEGIN + grid.CELLS
_WORDS = _GO_ON + grid.CELLS
_SAYING: dict[str, type[Propose | GuessAlong | Consult]] = {
    "propose": Propose,
    "guess_along": GuessAlong,
    "consult": Consult,
}
_PRESSURE = 128


def word_names(options: Options, language: CardLanguage) -> tuple[str, ...]:
    """All words that can be meant, as they are called in this language."""
    if options.pack:
        return tuple(word.names[0] for word in options.pack)
    return tuple(word.name(language) for word in words())


class MissionMosaiqueEncoding:
    def __init__(self, options: Options, seats: int) -> None:
        self._names = {language: word_names(options, language) for language in CardLanguage}
        self._count = len(self._names[options.language])
        self._number_of = {
            language: {name: number for number, name in reversed([*enumerate(names)])}
            for language, names in self._names.items()
        }
        self.actions = _WORDS + len(_SAYING) * self._count
        self._observing = Observing(seats, self._number_of)
        self.low, self.high = self._observing.low, self._observing.high

    def observe(self, seen: Seen) -> Numbers:
        return self._observing.numbers(seen)

    def mask(self, seen: Seen, legal: Sequence[Action]) -> ActionMask:
        view: View = seen.view
        mask = np.zeros(self.actions, np.int8)
        mask[_WAIT] = view.reason is None
        mask[[CATALOGUE.number_of[action] for action in legal]] = 1
        for kind in UNLISTED.intersection(view.may):
            self._offer(mask, view, kind)
        return mask

    def _offer(self, mask: ActionMask, view: View, kind: str) -> None:
        if kind == "draw":
            _offer_pen(mask, view)
        elif kind == "speak":
            for language in CardLanguage:
                mask[CATALOGUE.number_of[Speak(language)]] = language is not view.language
        elif kind != "consult" or (view.guess and len(view.guess.whispers) < WHISPERS):
            first = self._first(kind)
            mask[first : first + self._count] = 1

    def _first(self, kind: str) -> int:
        return _WORDS + [*_SAYING].index(kind) * self._count

    # There and back

    def encode(self, seen: Seen, action: Action) -> int:
        """Of words and strokes only those have numbers that `decode` makes."""
        number_of = self._number_of[seen.view.language]
        match action:
            case Propose(answer):
                return self._first("propose") + number_of[answer]
            case GuessAlong(answer):
                return self._first("guess_along") + number_of[answer]
            case Consult(idea):
                return self._first("consult") + number_of[idea]
            case Draw():
                return _pen_number(seen.view, action)
            case _:
                return CATALOGUE.number_of[action]

    def decode(self, seen: Seen, number: int) -> Action | None:
        if number < _BEGIN:
            action: Action | None = CATALOGUE.actions[number]
            return action
        if number < _WORDS:
            return _pen_move(seen, (number - _BEGIN) % grid.CELLS, goes_on=number >= _GO_ON)
        kind, word = divmod(number - _WORDS, self._count)
        say = [*_SAYING.values()][kind]
        return say(self._names[seen.view.language][word])


def _offer_pen(mask: ActionMask, view: View) -> None:
    own = view.own
    assert own is not None, "who draws has a page"
    points = sum(map(len, own.ink)) // NUMBERS_PER_POINT
    if points < POINTS_PER_SECTION:
        mask[_BEGIN:_GO_ON] = len(own.ink) < STROKES_PER_SECTION
        mask[_GO_ON:_WORDS] = bool(own.ink)


def _pen_move(seen: Seen, cell: int, *, goes_on: bool) -> Draw:
    view: View = seen.view
    own = view.own
    assert own is not None, "who draws has a page"
    ink = own.ink
    x, y = grid.point_of(cell, grid.section_of(own.notebook, own.section))
    point = (x, y, _PRESSURE, _moment(seen, ink[-1][-1] if ink else 0))
    if goes_on:
        return Draw(view.page, len(ink) - 1, len(ink[-1]) // NUMBERS_PER_POINT, point)
    return Draw(view.page, len(ink), 0, point)


def _pen_number(view: View, action: Draw) -> int:
    own = view.own
    assert own is not None, "who draws has a page"
    x, y = action.numbers[-NUMBERS_PER_POINT:][:2]
    section = grid.section_of(own.notebook, own.section)
    first = _GO_ON if action.stroke < len(own.ink) else _BEGIN
    return first + grid.cell_of(x, y, section)


def _moment(seen: Seen, last: int) -> int:
    """Milliseconds since the pens may touch the paper; never before the last point."""
    draw_ms: int = 1_000 * seen.view.options.draw_seconds
    left = draw_ms if seen.left_ms is None else seen.left_ms - GRACE_MS
    return max(last, min(draw_ms, draw_ms - left))

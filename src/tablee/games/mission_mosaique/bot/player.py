"""View -> Action: a teammate that draws its part of a picture it has in mind, and guesses."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from tablee.games.mission_mosaique.bot import talking
from tablee.games.mission_mosaique.bot.ink import drawn_by
from tablee.games.mission_mosaique.data.page import SECTIONS_OF
from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import (
    NUMBERS_PER_POINT,
    POINTS_PER_PIECE,
    Abstain,
    Action,
    CardLanguage,
    Consult,
    Continue,
    Draw,
    GuessAlong,
    Ink,
    NotebookColour,
    OpenNotebook,
    OwnView,
    PickNotebook,
    Propose,
    ProposeNothing,
    SayReady,
    Stroke,
    View,
    Vote,
)
from tablee.games.mission_mosaique.rules import matching
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

_THOUGHT_MS: dict[str, tuple[Millis, Millis]] = {
    "pick_notebook": (1_500, 4_000),
    "say_ready": (900, 2_200),
    "draw": (0, 0),
    "open_notebook": (1_200, 2_500),
    "guess_along": (3_000, 6_000),
    "consult": (2_500, 5_000),
    "propose": (3_500, 7_000),
    "abstain": (400, 1_200),
    "vote": (1_200, 3_000),
    "continue": (4_000, 7_000),
}
"""What there may be to do, and how long a person takes to come to it, at least and at most."""
_MISSED_MS: tuple[Millis, Millis] = (9_000, 12_000)
"""A picture that was missed lies longer: somebody may appeal (MM-69)."""
_PLAIN: dict[str, Action] = {
    "abstain": Abstain(),
    "say_ready": SayReady(),
    "open_notebook": OpenNotebook(),
    "continue": Continue(),
}
_LISTENS_MS: tuple[Millis, Millis] = (14_000, 18_000)
"""Whoever has asked the neighbour gives them time to answer (MM-58)."""
_GOES_ON_MS: Millis = 50


def yields_to(view: View, seat: Seat) -> Sequence[Seat]:  # noqa: ARG001
    """Whom it lets go first, if they are people: whoever has no notebook yet."""
    if "pick_notebook" not in view.may:
        return ()
    return [each for each, player in enumerate(view.players) if player.picked is None]


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    kind = _next(view, seat)
    if kind is None:
        return None
    if kind == "draw":
        return _until_next_piece(view, seat, level)
    least, most = _thought_ms(view, seat, kind)
    return least + chance.below(most - least)


def _thought_ms(view: View, seat: Seat, kind: str) -> tuple[Millis, Millis]:
    if kind == "continue" and "appeal" in view.may:
        return _MISSED_MS
    is_waiting = kind == "propose" and "consult" in view.may and not talking.has_answer(view, seat)
    return _LISTENS_MS if is_waiting else _THOUGHT_MS[kind]


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
    match _next(view, seat):
        case "pick_notebook":
            return PickNotebook(chance.choice(_free(view)))
        case "draw":
            return _next_piece(view, seat, level)
        case "vote":
            return Vote(_is_close(view))
        case "propose":
            idea = talking.proposal(view, seat, level, chance)
            return Propose(idea) if idea else ProposeNothing()
        case "consult":
            return Consult(talking.whisper(view, level, chance))
        case "guess_along":
            thought = talking.idea(view, level, chance)
            return GuessAlong(thought) if thought else None
        case str(plain):
            return _PLAIN[plain]
    return None


def _next(view: View, seat: Seat) -> str | None:
    """What there is to do, if anything: one thing at a time."""
    return next(
        (kind for kind in _THOUGHT_MS if kind in view.may and _wants(view, seat, kind)), None
    )


def _wants(view: View, seat: Seat, kind: str) -> bool:
    if kind == "consult":
        return talking.is_asked(view, seat)
    if kind == "guess_along":
        return view.guess is not None and view.guess.own_along == "" and bool(_ink(view))
    return True


def _ink(view: View) -> list[Stroke]:
    return [] if view.guess is None else [stroke for ink in view.guess.ink for stroke in ink]


def _free(view: View) -> list[NotebookColour]:
    taken = {player.picked for player in view.players}
    return [colour for colour in NotebookColour if colour not in taken]


# Drawing


@cache
def _word_named(name: str, language: CardLanguage) -> Word | None:
    """`None`: a word of the host's own that it does not know (MM-79)."""
    by_name = (word for word in words() if word.name(language) == name)
    form = matching.plain(name)
    alike = (word for word in words() if form in matching.forms(word, language))
    return next(chain(by_name, alike), None)


def _plan(view: View, own: OwnView, seat: Seat, level: Level) -> Ink:
    """All that it means to draw here: the same whenever it looks, another at every table."""
    table = "".join(str(player.picked) for player in view.players)
    mind = Chance(f"{table} {seat} {view.round} {own.word}".encode())
    chance = Chance(f"{table} {seat} {view.round} {view.page} {own.word}".encode())
    section = SECTIONS_OF[own.notebook.type][own.section]
    word = _word_named(own.word, view.language)
    if word is None:
        return ()
    return drawn_by(word, section, level, chance, 1_000 * view.options.draw_seconds, mind)


class _Left(NamedTuple):
    """The stroke that is drawn next, or drawn on, and how many of its numbers are there."""

    stroke: Stroke
    begun: int


def _left(done: Ink, plan: Ink) -> _Left | None:
    """What comes after the ink that is there, which a person may have begun."""
    last = done[-1] if done else ()
    for stroke in plan:
        if last and len(last) < len(stroke) and stroke[: len(last)] == last:
            return _Left(stroke, len(last))
        if not last or stroke[NUMBERS_PER_POINT - 1] > last[-1]:
            return _Left(stroke, 0)
    return None


def _looked_at(view: View, seat: Seat, level: Level) -> tuple[Ink, _Left | None]:
    assert view.own is not None, "whoever draws has a page"
    return view.own.ink, _left(view.own.ink, _plan(view, view.own, seat, level))


def _until_next_piece(view: View, seat: Seat, level: Level) -> Millis | None:
    """A stroke is shown when it is finished; the table's clock has run since the last one was."""
    done, left = _looked_at(view, seat, level)
    if left is None:
        return None
    return _GOES_ON_MS if left.begun else left.stroke[-1] - (done[-1][-1] if done else 0)


def _next_piece(view: View, seat: Seat, level: Level) -> Draw | None:
    done, left = _looked_at(view, seat, level)
    if left is None:
        return None
    return Draw(
        page=view.page,
        stroke=len(done) - 1 if left.begun else len(done),
        at=left.begun // NUMBERS_PER_POINT,
        numbers=left.stroke[left.begun :][: NUMBERS_PER_POINT * POINTS_PER_PIECE],
    )


def _is_close(view: View) -> bool:
    """A proposal that says the code and more is good enough for a teammate (MM-53)."""
    assert view.guess is not None, "there is a proposal to vote on"
    said = matching.plain(view.guess.proposal)
    word = _word_named(view.guess.word, view.language)
    forms = (
        {matching.plain(view.guess.word)} if word is None else matching.forms(word, view.language)
    )
    return any(form in said for form in forms)

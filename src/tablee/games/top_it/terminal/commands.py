"""What can be typed in Top It, and how its actions are told."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.top_it.advice import adviser
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import (
    Action,
    AskPlacements,
    AskReview,
    AskTargets,
    Help,
    Placements,
    PlacePiece,
    PlaceStone,
    Shape,
    Targets,
    View,
)
from tablee.games.top_it.terminal.names import piece_name, shape_name
from tablee.kernel.rules import Seat

HELP = (
    ("where 7", "all places of piece 7, the hexagon, best first"),
    ("place 7", "place it where it brings the most"),
    ("place 7 3", "place it at the third of its places"),
    ("targets", "all pieces that your stone may top, best first"),
    ("top 2", "top the second of them; the best one if not said"),
    ("review", "after the game: what each turn could have brought"),
)

Typed = Sequence[str]
Choice = TypeVar("Choice")


def parse(words: Typed, view: View, seat: Seat) -> Play | Inquiry:
    """What was typed, or a `Mistake`."""
    verb, *rest = words
    if verb not in _VERBS:
        raise Mistake(f"“{verb}” is not a command: type help")
    return _VERBS[verb](rest, view, seat)


def _number(word: str) -> int:
    if not word.isdecimal():
        raise Mistake(f"“{word}” should be a number")
    return int(word)


def _shape(words: Typed) -> Shape:
    """A piece as it is numbered on the screen, from 1."""
    if not words:
        raise Mistake("which piece? Give its number")
    number = _number(words[0])
    if not 1 <= number <= len(SHAPES):
        raise Mistake(f"there is no piece {number}: they are numbered 1 to {len(SHAPES)}")
    return SHAPES[number - 1]


def _chosen(choices: Sequence[Choice], words: Typed, nothing: str) -> Choice:
    """The choice of this number, the best one if none is said."""
    if not choices:
        raise Mistake(nothing)
    number = _number(words[0]) if words else 1
    if not 1 <= number <= len(choices):
        raise Mistake(f"there is no number {number}: they go from 1 to {len(choices)}")
    return choices[number - 1]


def _where(words: Typed, _: View, __: Seat) -> Inquiry:
    return Inquiry(AskPlacements(_shape(words)))


def _with_places(view: View) -> View:
    """Who types has no hands to lay a piece with, so places have numbers at every table."""
    if view.options.help is not Help.HAND:
        return view
    return replace(view, options=replace(view.options, help=Help.PLACES))


def _place(words: Typed, view: View, seat: Seat) -> Play:
    shape = _shape(words)
    found = adviser.answer(_with_places(view), seat, AskPlacements(shape))
    places = found.placements if isinstance(found, Placements) else ()
    place = _chosen(places, words[1:], f"your {shape_name(shape)} fits nowhere now")
    return Play(PlacePiece(shape, place.turn, place.at))


def _top(words: Typed, view: View, seat: Seat) -> Play:
    found = adviser.answer(_with_places(view), seat, AskTargets())
    targets = found.targets if isinstance(found, Targets) else ()
    return Play(PlaceStone(_chosen(targets, words, "your stone has no target now").piece))


_VERBS: dict[str, Callable[[Typed, View, Seat], Play | Inquiry]] = {
    "where": _where,
    "place": _place,
    "targets": lambda *_: Inquiry(AskTargets()),
    "top": _top,
    "review": lambda *_: Inquiry(AskReview()),
}


def describe(action: Action) -> str:
    match action:
        case PlacePiece():
            return f"places the {shape_name(action.shape)}"
        case PlaceStone():
            return f"tops the {piece_name(action.piece)}"

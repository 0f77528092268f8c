"""What can be typed in Copyright, and how its actions are told."""

from collections.abc import Callable, Sequence

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.copyright.data import COMPOSED
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    HowItWent,
    LaidCard,
    LayCard,
    PlaceFrame,
    TakeCard,
    TurnModelCard,
    TurnStack,
    View,
    WhatIf,
    WhatWasPossible,
)
from tablee.kernel.rules import Seat

HELP = (
    ("lay 3 1 0", "lay card 3 with its top left cell at column 1, row 0 (the first one: lay 3)"),
    ("lay 3 1 0 r", "the same, turned: r right, l left, h half; flipped first: f, fr, fl, fh"),
    ("move 3 left 2", "shift a card that lies: left, right, up or down, by 1 if not said"),
    ("turn 3 r", "turn or flip a card that lies, in its place"),
    ("turn all f", "turn or flip the whole stack"),
    ("take 3", "take card 3 off"),
    ("try 3 1 0 r", "what would it score there?"),
    ("agree, disagree", "that nobody will copy this model, and the round ends"),
    ("frame 1 0", "put the frame there, at the end of a round"),
    ("model 2 r", "turn a card of the model, if you make it"),
    ("done", "nothing more to do here: go on"),
    ("best 2", "the best copy that the second player's cards of the last round could make"),
    ("review", "the last round, movement by movement, and what each stack could still become"),
)

_TURNS = {"": 0, "r": 1, "h": 2, "l": 3, "f": 4, "fr": 5, "fh": 6, "fl": 7}
_TURN_WORDS = (
    "",
    "turned right",
    "turned half",
    "turned left",
    "flipped",
    "flipped, turned right",
    "flipped, turned half",
    "flipped, turned left",
)
_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

Typed = Sequence[str]


def parse(words: Typed, view: View, seat: Seat) -> Play | Inquiry:
    """What was typed, or a `Mistake`."""
    verb, *rest = words
    if verb not in _VERBS:
        raise Mistake(f"“{verb}” is not a command: type help")
    return _VERBS[verb](rest, view, seat)


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise Mistake(f"“{word}” should be a number") from None


def _card(words: Typed, view: View) -> int:
    """A card as it is numbered on the screen, from 1."""
    if not words:
        raise Mistake("which card? Give its number")
    cards = len(view.own.hand) if view.own else 0
    number = _number(words[0])
    if not 1 <= number <= cards:
        raise Mistake(f"there is no card {number}: you have {cards}")
    return number - 1


def _orientation(words: Typed) -> int:
    word = words[0] if words else ""
    if word not in _TURNS:
        raise Mistake(f"“{word}” is not a way to turn: r, l, h, f, fr, fl or fh")
    return _TURNS[word]


def _place(words: Typed) -> tuple[int, int]:
    if len(words) != 2:
        raise Mistake("where? Give a column and a row, such as 1 0")
    x, y = map(_number, words)
    if max(abs(x), abs(y)) > 99:
        raise Mistake("that is off the mat")
    return x, y


def _laid(card: int, view: View, seat: Seat) -> LaidCard:
    for laid in view.seats[seat].laid:
        if laid.card == card:
            return laid
    raise Mistake(f"card {card + 1} does not lie on your stack: lay it first")


def _laying(words: Typed, view: View) -> tuple[int, int, int, int]:
    """Card, column, row and orientation, from how it lies in the hand; the middle by default."""
    card = _card(words, view)
    turns = words[-1:] if len(words) > 1 and words[-1] in _TURNS else []
    place = words[1 : len(words) - len(turns)]
    x, y = _place(place) if place else (0, 0)
    lies = view.own.lies[card] if view.own else 0
    return card, x, y, COMPOSED[lies][_orientation(turns)]


def _lay(words: Typed, view: View, _: Seat) -> Play:
    return Play(LayCard(*_laying(words, view)))


def _try(words: Typed, view: View, _: Seat) -> Inquiry:
    return Inquiry(WhatIf(*_laying(words, view)))


def _move(words: Typed, view: View, seat: Seat) -> Play:
    laid = _laid(_card(words, view), view, seat)
    if len(words) < 2 or words[1] not in _WAYS:
        raise Mistake("which way? left, right, up or down")
    dx, dy = _WAYS[words[1]]
    steps = _number(words[2]) if len(words) > 2 else 1
    x, y = _place([str(laid.x + dx * steps), str(laid.y + dy * steps)])
    return Play(LayCard(laid.card, x, y, laid.orientation))


def _turn(words: Typed, view: View, seat: Seat) -> Play:
    then = _orientation(words[1:])
    if then == 0:
        raise Mistake("turn it which way? r, l, h, f, fr, fl or fh")
    if words[0] == "all":
        return Play(TurnStack(then))
    laid = _laid(_card(words, view), view, seat)
    return Play(LayCard(laid.card, laid.x, laid.y, COMPOSED[laid.orientation][then]))


def _take(words: Typed, view: View, _: Seat) -> Play:
    return Play(TakeCard(_card(words, view)))


def _frame(words: Typed, _: View, __: Seat) -> Play:
    return Play(PlaceFrame(*_place(words)))


def _model(words: Typed, view: View, _: Seat) -> Play:
    cards = view.own.model_cards if view.own else ()
    number = _number(words[0]) if words else 0
    if not 1 <= number <= len(cards):
        raise Mistake("the model has the cards 1 to 4, for the one who makes it")
    orientation = COMPOSED[cards[number - 1].orientation][_orientation(words[1:])]
    return Play(TurnModelCard(number - 1, orientation))


def _best(words: Typed, view: View, seat: Seat) -> Inquiry:
    of_whom = _number(words[0]) - 1 if words else seat
    if not 0 <= of_whom < len(view.seats):
        raise Mistake(f"there are the players 1 to {len(view.seats)}")
    return Inquiry(WhatWasPossible(of_whom))


_VERBS: dict[str, Callable[[Typed, View, Seat], Play | Inquiry]] = {
    "lay": _lay,
    "try": _try,
    "move": _move,
    "turn": _turn,
    "take": _take,
    "frame": _frame,
    "model": _model,
    "best": _best,
    "review": lambda *_: Inquiry(HowItWent()),
    "agree": lambda *_: Play(AgreeToEnd(agrees=True)),
    "disagree": lambda *_: Play(AgreeToEnd(agrees=False)),
    "done": lambda *_: Play(Continue()),
    "next": lambda *_: Play(Continue()),
}


def describe(action: Action) -> str:
    match action:
        case LayCard():
            how = _TURN_WORDS[action.orientation]
            told = f"lays card {action.card + 1} at {action.x} {action.y}"
            return f"{told}, {how}" if how else told
        case TakeCard():
            return f"takes card {action.card + 1} off"
        case TurnStack():
            how = _TURN_WORDS[action.orientation]
            return f"has the whole stack {how}"
        case AgreeToEnd():
            return "agrees to end the round" if action.agrees else "wants to play on"
        case TurnModelCard():
            return f"turns card {action.card + 1} of the model"
        case PlaceFrame():
            return f"puts the frame at {action.x} {action.y}"
        case Continue():
            return "is done"

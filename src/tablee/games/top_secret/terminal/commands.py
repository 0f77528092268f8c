"""What can be typed in Top Secret, and how its actions are told."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.top_secret.data import AGENTS
from tablee.games.top_secret.data import CARDS as ALL_CARDS
from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    MarkCard,
    Opinion,
    RubOut,
    Scribble,
    ShowPair,
    WriteNote,
)
from tablee.games.top_secret.model.cards import Black, Card, Number, Owners
from tablee.games.top_secret.model.questions import (
    AskReview,
    WeighCall,
    WhatFollows,
    WhatTells,
    Why,
)
from tablee.games.top_secret.model.views import Phase, View
from tablee.games.top_secret.terminal.words import CARDS, PLACES
from tablee.kernel.rules import Seat

HELP = (
    ("lay rialto", "go there: marco, rialto, salute, giorgio or sospiri"),
    ("show f 11", "show two of your cards, one of them true: f b z x, 52 11 0 29"),
    ("show f 11 identity", "the same, with a black card besides: identity or fragment"),
    ("call 52 11 0 29 1 3 2 4", "the fragments of F, B, Z and X, then who they are"),
    ("ask 3", "beside the Ambassador: ask player 3 for a black card"),
    ("answer fragment", "you are asked, or you ask: the identity, or the fragment"),
    ("look identity", "look at a black card of the dummy"),
    ("pass", "ask nobody, look at nothing, call no number"),
    ("mark 3 f no", "on your sheet: player 3 is not F; yes, maybe, or none"),
    ("note …", "write the free part of your sheet anew"),
    ("follows", "what follows from all you know, if the detective is at the table"),
    ("why 3 f", "why is this crossed out, or certain?"),
    ("tells", "what would each pair tell the one you meet?"),
    ("weigh 52 11 0 29 1 3 2 4", "would that call be right?"),
    ("next", "the reveal is read: on to the next game"),
    ("review", "after a game: what could everybody know?"),
)

Typed = Sequence[str]
T = TypeVar("T")

_PLACES = {word.lower(): place for place, word in PLACES.items()}
_CARDS = {word.lower(): card for card, word in CARDS.items()}
_BLACKS = {black.value: black for black in Black}
_OPINIONS = {
    "no": Opinion.NO,
    "yes": Opinion.YES,
    "maybe": Opinion.MAYBE,
    "none": Opinion.NONE,
}


def parse(words: Typed, view: View, seat: Seat) -> Play | Inquiry:
    """What was typed, or a `Mistake`."""
    verb, *rest = words
    if verb not in _VERBS:
        raise Mistake(f"“{verb}” is not a command: type help")
    return _VERBS[verb](rest, view, seat)


def _one_of(known: Mapping[str, T], words: Typed) -> T:
    """What the first word means."""
    word = words[0].lower() if words else ""
    if word not in known:
        raise Mistake(f"“{word}” should be one of: {', '.join(known)}")
    return known[word]


def _each_of(known: Mapping[str, T], words: Typed, count: int) -> list[T]:
    if len(words) != count:
        raise Mistake(f"give {count} of: {', '.join(known)}")
    return [_one_of(known, [word]) for word in words]


_AGENTS = {str(agent + 1): agent for agent in AGENTS}


def _lay(words: Typed, view: View, _: Seat) -> Play:
    place = _one_of(_PLACES, words)
    return Play(HidePlace(place) if view.phase is Phase.HIDING else LayPlace(place))


def _show(words: Typed, _: View, __: Seat) -> Play:
    first, second = sorted(_each_of(_CARDS, words[:2], 2), key=ALL_CARDS.index)
    return Play(ShowPair(first, second, _one_of(_BLACKS, words[2:]) if words[2:] else None))


def _number_and_owners(words: Typed) -> tuple[Number, Owners]:
    f, b, z, x = _each_of(_CARDS, words[:4], 4)
    of_f, of_b, of_z, of_x = _each_of(_AGENTS, words[4:], 4)
    return (f, b, z, x), (of_f, of_b, of_z, of_x)


def _agent_and_card(words: Typed) -> tuple[int, Card]:
    return _one_of(_AGENTS, words), _one_of(_CARDS, words[1:])


def _mark(words: Typed, _: View, __: Seat) -> Play:
    return Play(MarkCard(*_agent_and_card(words), _one_of(_OPINIONS, words[2:])))


_VERBS: dict[str, Callable[[Typed, View, Seat], Play | Inquiry]] = {
    "lay": _lay,
    "show": _show,
    "mark": _mark,
    "call": lambda words, *_: Play(Call(*_number_and_owners(words))),
    "ask": lambda words, *_: Play(AskFor(_one_of(_AGENTS, words))),
    "answer": lambda words, *_: Play(AnswerWith(_one_of(_BLACKS, words))),
    "look": lambda words, *_: Play(LookAtDummy(_one_of(_BLACKS, words))),
    "note": lambda words, *_: Play(WriteNote(" ".join(words))),
    "pass": lambda *_: Play(Decline()),
    "next": lambda *_: Play(Continue()),
    "follows": lambda *_: Inquiry(WhatFollows()),
    "why": lambda words, *_: Inquiry(Why(*_agent_and_card(words))),
    "weigh": lambda words, *_: Inquiry(WeighCall(*_number_and_owners(words))),
    "tells": lambda *_: Inquiry(WhatTells()),
    "review": lambda *_: Inquiry(AskReview()),
}


def describe(action: Action) -> str:
    """As everybody at the table may hear it: not what was chosen, nor even of what kind (TS-29)."""
    match action:
        case HidePlace():
            return "hides a place"
        case LayPlace():
            return f"goes to {PLACES[action.place]}"
        case ShowPair() | Call() | AskFor() | LookAtDummy() | Decline():
            return "chooses in secret"
        case AnswerWith():
            return "shows a black card"
        case Continue():
            return "has read the reveal"
        case WriteNote() | MarkCard() | Scribble() | RubOut():
            return "writes on the note sheet"

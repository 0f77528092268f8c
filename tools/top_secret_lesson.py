"""Writes the prepared game of Top Secret's lesson: python -m tools.top_secret_lesson

The real rules play it, so that nothing in it can be wrong. You are seat 0: Colonel Bubble with 11.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    LayPlace,
    MarkCard,
    Opinion,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black, Card, Place
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import View
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.flow import go_on
from tablee.games.top_secret.rules.rounds import NOWHERE
from tablee.kernel.chance import Chance

LESSON = (
    Path(__file__).parent.parent / "web" / "src" / "games" / "top_secret" / "guide" / "lesson.json"
)
CHANCE = Chance(b"nothing is left to it")
SAN_MARCO, RIALTO, SALUTE, SAN_GIORGIO, PONTE = Place
F, B, Z, X = Card.FIDDLEBOTTOM, Card.BUBBLE, Card.ZSA_ZSA, Card.AGENT_X
N52, N11, N0, N29 = Card.FRAGMENT_52, Card.FRAGMENT_11, Card.FRAGMENT_0, Card.FRAGMENT_29
YOU, ALLY, ASKED, OTHER = range(4)

Move = tuple[int, Action]


def laid(*order: tuple[int, Place]) -> Iterator[Move]:
    return ((seat, LayPlace(place)) for seat, place in order)


BEFORE_YOU_LAY = (*laid((ALLY, RIALTO), (ASKED, SALUTE), (OTHER, SAN_GIORGIO)),)
BEFORE_YOU_SHOW: tuple[Move, ...] = (
    (YOU, LayPlace(RIALTO)),
    (ALLY, ShowPair(F, N11, Black.FRAGMENT)),
)
BEFORE_YOU_ASK: tuple[Move, ...] = (
    (YOU, ShowPair(B, N0)),
    *laid((ASKED, SAN_GIORGIO), (OTHER, RIALTO), (YOU, SALUTE), (ALLY, PONTE)),
)
BEFORE_YOU_MARK: tuple[Move, ...] = (
    (YOU, AskFor(ASKED)),
    (ASKED, AnswerWith(Black.IDENTITY)),
)
BEFORE_YOU_CALL: tuple[Move, ...] = (
    (YOU, MarkCard(OTHER, X, Opinion.YES)),
    *laid((OTHER, SAN_MARCO), (YOU, SAN_GIORGIO), (ALLY, SALUTE), (ASKED, RIALTO)),
    (YOU, AskFor(ASKED)),
    (ASKED, AnswerWith(Black.FRAGMENT)),
    *laid((YOU, SAN_MARCO), (ALLY, SAN_MARCO), (ASKED, PONTE), (OTHER, SALUTE)),
    (ALLY, ShowPair(F, N0)),
)
THE_CALL: tuple[Move, ...] = ((YOU, Call((N52, N11, N0, N29), (ALLY, YOU, ASKED, OTHER))),)
STAGES = (
    BEFORE_YOU_LAY,
    BEFORE_YOU_SHOW,
    BEFORE_YOU_ASK,
    BEFORE_YOU_MARK,
    BEFORE_YOU_CALL,
    THE_CALL,
)


def dealt() -> State:
    """The ally begins, so that you come last and see where everybody is."""
    state = rulebook.setup(Options(series=Series.SINGLE), 4, CHANCE)
    arranged = replace(
        state,
        identities=(B, F, Z, X),
        fragments=(N11, N52, N0, N29),
        rounds=(Round(1, ALLY, NOWHERE),),
        deck=(SAN_MARCO, SALUTE, SAN_GIORGIO, RIALTO, PONTE),
        to_act=(),
    )
    return go_on(arranged, CHANCE)


def lesson() -> Iterator[View]:
    """What you see before each of your moves, and at the end."""
    state = dealt()
    for moves in STAGES:
        for seat, action in moves:
            state = rulebook.play(state, seat, action, 0, CHANCE)
        yield rulebook.view(state, YOU)


if __name__ == "__main__":
    LESSON.write_bytes(msgspec.json.encode(list(lesson())) + b"\n")

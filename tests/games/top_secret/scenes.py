"""Situations of Top Secret to begin a test with, and short words to play on from there."""

import pytest
from msgspec.structs import replace
from tools.record_top_secret import places_for

from tablee.games.top_secret.data import PLACES
from tablee.games.top_secret.model.actions import (
    Action,
    Call,
    Continue,
    Decline,
    HidePlace,
    IllegalCode,
    LayPlace,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black, Card, Pair, Place
from tablee.games.top_secret.model.options import Options
from tablee.games.top_secret.model.record import Fact, Result, Round
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.flow import go_on
from tablee.games.top_secret.rules.rounds import NOWHERE, unused
from tablee.kernel import errors
from tablee.kernel.chance import Chance

F, B, Z, X = Card.FIDDLEBOTTOM, Card.BUBBLE, Card.ZSA_ZSA, Card.AGENT_X
N52, N11, N0, N29 = Card.FRAGMENT_52, Card.FRAGMENT_11, Card.FRAGMENT_0, Card.FRAGMENT_29
SAN_MARCO, RIALTO, SALUTE, SAN_GIORGIO, PONTE = PLACES
IDENTITY, FRAGMENT = Black.IDENTITY, Black.FRAGMENT

BASE = Options()
TIMED = Options(seconds_per_decision=60)
NUMBER = (N52, N11, N0, N29)
"""The right one as `begun` deals: F has 52, B has 11, Z has 0, X has 29."""
OWNERS = (0, 1, 2, 3)
RIGHT = Call(NUMBER, OWNERS)
WRONG = Call((N11, N52, N0, N29), OWNERS)


def begun(seats: int = 4, options: Options = BASE, starter: int = 0) -> State:
    """Seats 0 to 3 are F with 52, B with 11, Z with 0 and X with 29."""
    dealt = rulebook.setup(options, seats, Chance(b"a table"))
    arranged = replace(
        dealt,
        identities=(F, B, Z, X),
        fragments=NUMBER,
        rounds=(Round(1, starter, NOWHERE),),
        deck=dealt.deck and PLACES,
        dummy_deck=dealt.dummy_deck and PLACES,
        to_act=(),
    )
    return go_on(arranged, Chance(b"a table"))


def play(state: State, seat: int, *actions: Action, at: int = 5_000) -> State:
    for action in actions:
        assert action in rulebook.legal(state, seat)
        state = rulebook.play(state, seat, action, at, Chance(b"while playing"))
    return state


def refusal(state: State, seat: int, action: Action) -> IllegalCode:
    """Why the action is refused, and not merely unlisted."""
    assert action not in rulebook.legal(state, seat)
    with pytest.raises(errors.Illegal) as caught:
        rulebook.play(state, seat, action, 5_000, Chance(b"refused"))
    assert isinstance(caught.value.code, IllegalCode)
    return caught.value.code


def expire(state: State) -> State:
    at = rulebook.deadline(state)
    assert at is not None
    return rulebook.expire(state, at, Chance(b"time is up"))


def visit(state: State, *places: Place) -> State:
    """A round's places by visitor, 0 to 4: who has a card on top of a deck has it there now."""
    *_, dummy, ambassador = places
    state = replace(
        state,
        deck=state.deck and _with_top(state.deck, ambassador),
        dummy_deck=state.dummy_deck and _with_top(state.dummy_deck, dummy),
    )
    return _lay_all(state, places)


def _with_top(deck: tuple[Place, ...], top: Place) -> tuple[Place, ...]:
    return (top, *[place for place in deck if place is not top])


def _lay_all(state: State, places: tuple[Place, ...]) -> State:
    if state.phase is Phase.HIDING:
        state = play(state, 4, HidePlace(places[4]))
    number = len(state.rounds)
    while state.phase is Phase.PLACES and len(state.rounds) == number:
        (seat,) = state.to_act
        state = play(state, seat, LayPlace(places[seat]))
    return state


def gather(state: State, *groups: tuple[int, ...]) -> State:
    """A round in which exactly these visitors meet, at places that they still have."""
    places = places_for([_free(state, visitor) for visitor in range(5)], state.seats, *groups)
    assert places is not None, "their places do not allow it"
    return visit(state, *places)


def _free(state: State, visitor: int) -> tuple[Place, ...]:
    laid = state.rounds[-1].places[visitor]
    return unused(state, visitor) if laid is None else (laid,)


def shows(pair: Pair, black: Black | None = None) -> ShowPair:
    return ShowPair(*pair, black)


def exchange(state: State, one: int, other: int) -> State:
    """Both show the first pair that they may."""
    for seat in (one, other):
        state = play(state, seat, rulebook.legal(state, seat)[0])
    return state


def call(state: State, seat: int, said: Call) -> State:
    """The seat calls; those whom it meets do nothing remarkable."""
    state = play(state, seat, said)
    for other in state.to_act:
        if state.phase is Phase.MEETINGS:
            options = rulebook.legal(state, other)
            state = play(state, other, Decline() if Decline() in options else options[0])
    return state


def next_game(state: State) -> State:
    for seat in range(state.seats):
        state = play(state, seat, Continue())
    return state


def knowing(state: State, seat: int, *facts: Fact) -> State:
    """As if the seat had learned this before."""
    told = (*state.facts[:seat], (*state.facts[seat], *facts), *state.facts[seat + 1 :])
    return replace(state, facts=told)


def last_fact(state: State, seat: int) -> Fact:
    return state.facts[seat][-1]


def result(state: State) -> Result:
    return state.results[-1]

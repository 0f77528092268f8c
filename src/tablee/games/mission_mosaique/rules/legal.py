"""What a seat may do now. Strokes and words are in no list: only `play` checks those."""

from collections.abc import Sequence

from msgspec import UNSET

from tablee.games.mission_mosaique.model import (
    Abstain,
    Action,
    Appeal,
    Continue,
    Laugh,
    NotebookColour,
    OpenNotebook,
    Phase,
    PickNotebook,
    ProposeNothing,
    SayReady,
    State,
    TakeBackStroke,
    Vote,
    WishVoid,
)
from tablee.games.mission_mosaique.rules import drawing, solving
from tablee.kernel.rules import Seat

_NOTHING: Sequence[Action] = ()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    match state.phase:
        case Phase.PICK:
            return _picks(state, seat)
        case Phase.READ:
            return _NOTHING if seat in state.ready else (SayReady(),)
        case Phase.DRAW:
            return (TakeBackStroke(),) if drawing.ink_of(state, seat) else _NOTHING
        case Phase.GUESS | Phase.VOTE | Phase.REVEAL:
            return _about_a_picture(state, seat)
        case Phase.COUNT | Phase.OVER:
            return _NOTHING


def _picks(state: State, seat: Seat) -> Sequence[Action]:
    if state.picked[seat] is not None:
        return _NOTHING
    return [PickNotebook(colour) for colour in NotebookColour if colour not in state.picked]


def _about_a_picture(state: State, seat: Seat) -> Sequence[Action]:
    guess = state.guess
    assert guess is not None, "somebody guesses in these phases"
    is_guesser = seat == guess.guesser
    match state.phase:
        case Phase.GUESS if is_guesser:
            return (ProposeNothing(),) if guess.is_open else (OpenNotebook(),)
        case Phase.VOTE if solving.may_vote(state, guess, seat):
            may_abstain = guess.abstained is not UNSET and not is_guesser
            both = (Vote(accepts=True), Vote(accepts=False))
            return (*both, Abstain()) if may_abstain else both
        case Phase.REVEAL:
            wish = [WishVoid(wishes=seat not in guess.void_wishes)] if guess.is_right else []
            ask = [Appeal()] if solving.may_appeal(guess) else []
            laughs = guess.laughs is not UNSET and seat not in guess.laughs
            joy = [Laugh()] if laughs else []
            return [*wish, *ask, *joy, Continue()] if is_guesser else [*wish, *ask, *joy]
    return _NOTHING

"""The gentle clocks: what the table does itself when somebody has let it wait long (MM-77)."""

from msgspec import UNSET
from msgspec.structs import replace

from tablee.games.mission_mosaique.model import NotebookColour, Phase, State
from tablee.games.mission_mosaique.rules import drawing, naming, solving
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis

PICK_MS: Millis = 45_000
READ_MS: Millis = 30_000
OPEN_MS: Millis = 30_000
GUESS_MS: Millis = 90_000
VOTE_MS: Millis = 40_000
REVEAL_MS: Millis = 45_000
APPEAL_MS: Millis = 30_000
"""At every table, clocks or none (MM-69)."""


def patience_ms(state: State) -> Millis | None:
    """How long the table waits for what it waits for now; `None`: for ever, or not at all."""
    if not state.options.has_clocks:
        return None
    match state.phase:
        case Phase.PICK:
            return PICK_MS
        case Phase.READ:
            return READ_MS
        case Phase.GUESS:
            return GUESS_MS if state.guess is not None and state.guess.is_open else OPEN_MS
        case Phase.VOTE:
            return VOTE_MS
        case Phase.REVEAL:
            return REVEAL_MS
    return None


def patience_until_ms(state: State) -> Millis | None:
    waits = patience_ms(state)
    return None if waits is None or state.since_ms is UNSET else state.since_ms + waits


def timed(before: State, after: State, at: Millis) -> State:
    """Whatever the table now waits for, it has waited for since this moment."""
    if _waited_for(before) == _waited_for(after):
        return after
    after = _with_appeals(after, at)
    is_clocked = after.options.has_clocks and after.since_ms is not UNSET
    return replace(after, since_ms=at) if is_clocked else after


def _with_appeals(state: State, at: Millis) -> State:
    """Since the fourth rules a miss can be appealed against for some seconds."""
    guess = state.guess
    if not naming.is_fourth(state) or state.phase is not Phase.REVEAL or guess is None:
        return state
    if not solving.may_appeal(guess):
        return state
    return replace(state, guess=replace(guess, appeal_until_ms=at + APPEAL_MS))


def until_ms(state: State) -> Millis | None:
    """The next moment at which the table does something itself: appeals end, or its patience."""
    appeal = state.guess.appeal_until_ms if state.guess is not None else None
    due = [moment for moment in (appeal or None, patience_until_ms(state)) if moment is not None]
    return min(due, default=None)


def _waited_for(state: State) -> tuple[object, ...]:
    guess = state.guess
    about = None if guess is None else (guess.guesser, guess.is_open, bool(guess.votes))
    return state.phase, state.round, state.page, about


def go_on(state: State, at: Millis, chance: Chance) -> State:
    """Nobody is punished: the table does the plainest thing there is to do."""
    if state.guess is not None and state.guess.appeal_until_ms:
        return replace(state, guess=solving.close_appeals(state.guess))
    match state.phase:
        case Phase.PICK:
            return _picked(state, chance)
        case Phase.READ:
            return drawing.all_ready(state, at)
        case Phase.GUESS:
            return _guessed(state)
        case Phase.VOTE:
            return solving.leave_to_others(state)
    assert state.guess is not None, "the clock runs out over a picture"
    return solving.put_away(state, state.guess.guesser, chance)


def _picked(state: State, chance: Chance) -> State:
    """A notebook each, as they come."""
    free = [colour for colour in NotebookColour if colour not in state.picked]
    given = iter(chance.sample(free, state.picked.count(None)))
    picked = tuple(colour or next(given) for colour in state.picked)
    return drawing.begin_round(replace(state, picked=picked), chance)


def _guessed(state: State) -> State:
    assert state.guess is not None, "somebody guesses"
    guesser = state.guess.guesser
    if not state.guess.is_open:
        return solving.open_notebook(state, guesser)
    return solving.propose_nothing(state, guesser)

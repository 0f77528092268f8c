"""The rules of Mission Mosaïque, as the kernel's `Rules` protocol asks for them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.mission_mosaique.data.notebooks import PAGES
from tablee.games.mission_mosaique.model import (
    Abstain,
    Action,
    Appeal,
    Consult,
    Continue,
    Draw,
    GuessAlong,
    IllegalCode,
    Laugh,
    NotebookColour,
    OpenNotebook,
    Options,
    Phase,
    PickNotebook,
    Propose,
    ProposeNothing,
    Reason,
    SayReady,
    Speak,
    State,
    TakeBackStroke,
    Vote,
    WishVoid,
)
from tablee.games.mission_mosaique.rules import drawing, joining_in, packing, solving, waiting
from tablee.games.mission_mosaique.rules.legal import legal as legal
from tablee.games.mission_mosaique.view import view as view
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

NAME = "mission_mosaique"
VERSION = 4
SEATS = range(3, 9)  # MM-4
IS_REAL_TIME = True

_TALKING = frozenset((Phase.PICK, Phase.REVEAL, Phase.OVER))
"""Whoever knows a code, or sees a picture that is being guessed, keeps silent (MM-33, MM-57)."""
_FAILED = frozenset((Reason.RANK_E, Reason.RANK_D))


def seats_allowed(options: Options) -> Sequence[int]:
    """A pack must have words enough; one that cannot be played with allows nobody (MM-79)."""
    return [seats for seats in SEATS if packing.is_enough(options, seats)]


def setup(options: Options, seats: int, chance: Chance) -> State:  # noqa: ARG001  (nothing is dealt yet)
    return State(
        options=options,
        seats=seats,
        picked=(None,) * seats,
        languages=(options.language,) * seats,
        since_ms=0,
        dealt=(),
        edition=VERSION,
    )


def play(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    return waiting.timed(state, _played(state, seat, action, at, chance), at)


def _played(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    match action:
        case PickNotebook(colour):
            return _pick(state, seat, colour, chance)
        case SayReady():
            return drawing.say_ready(state, seat, at)
        case Draw():
            return drawing.draw(state, seat, action)
        case TakeBackStroke():
            return drawing.take_back(state, seat)
        case OpenNotebook():
            return solving.open_notebook(state, seat)
        case Propose(answer):
            return solving.propose(state, seat, answer)
        case ProposeNothing():
            return solving.propose_nothing(state, seat)
        case Consult(idea):
            return joining_in.consult(state, seat, idea)
        case GuessAlong(answer):
            return joining_in.guess_along(state, seat, answer)
        case Laugh():
            return joining_in.laugh(state, seat)
        case Speak(language):
            return joining_in.speak(state, seat, language)
        case Appeal():
            return solving.appeal(state, seat)
        case Abstain():
            return solving.abstain(state, seat)
        case Vote(accepts):
            return solving.vote(state, seat, accepts)
        case WishVoid(wishes):
            return solving.wish_void(state, seat, wishes)
        case Continue():
            return solving.put_away(state, seat, chance)


def _pick(state: State, seat: Seat, colour: NotebookColour, chance: Chance) -> State:
    """No colour twice (MM-15); the last pick begins the first round."""
    if state.phase is not Phase.PICK:
        raise Illegal(IllegalCode.WRONG_PHASE)
    if state.picked[seat] is not None:
        raise Illegal(IllegalCode.ALREADY_PICKED)
    if colour in state.picked:
        raise Illegal(IllegalCode.NOTEBOOK_TAKEN, state.picked.index(colour))
    picked = (*state.picked[:seat], colour, *state.picked[seat + 1 :])
    changed = replace(state, picked=picked)
    return changed if None in picked else drawing.begin_round(changed, chance)


def deadline(state: State) -> Millis | None:
    due = drawing.deadline(state)
    return waiting.until_ms(state) if due is None else due


def expire(state: State, at: Millis, chance: Chance) -> State:
    return waiting.timed(state, _expired(state, at, chance), at)


def _expired(state: State, at: Millis, chance: Chance) -> State:
    if state.phase is Phase.COUNT:
        return replace(state, phase=Phase.DRAW)
    if state.phase is not Phase.DRAW:
        return waiting.go_on(state, at, chance)  # MM-69, MM-77
    if state.page + 1 < PAGES:
        return drawing.turn_page(state)
    return solving.begin(state, chance)  # MM-46


def outcome(state: State) -> Outcome | None:
    """The team's stamps and rank (MM-63, MM-64); the two lowest ranks are nobody's victory."""
    if state.phase is not Phase.OVER:
        return None
    stamps = solving.stamps(state)
    rank = solving.rank(stamps, state.seats)
    everybody = tuple(range(state.seats))
    return Outcome(() if rank in _FAILED else everybody, (stamps,) * state.seats, rank.value)


def is_reversible(before: State, after: State) -> bool:  # noqa: ARG001
    """Ink is taken back stroke by stroke (MM-35), all else tells something."""
    return False


def is_chat_open(state: State) -> bool:
    return state.phase in _TALKING

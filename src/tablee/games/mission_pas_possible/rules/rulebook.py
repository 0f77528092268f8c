"""The rules of Mission Pas Possible, as the kernel's `Rules` protocol asks for them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.sizes import HOLD_MS
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DeclareUnused,
    DrawDice,
    LoseDie,
    PlaceDie,
    PointAt,
    PutBack,
    Reroll,
    RevealSabotage,
    StopPointing,
    TakeBomb,
    TakeDie,
    Talk,
)
from tablee.games.mission_pas_possible.model.codes import IllegalCode, Reason
from tablee.games.mission_pas_possible.model.options import FirstOptions
from tablee.games.mission_pas_possible.model.state import Held, Phase, State
from tablee.games.mission_pas_possible.rules import (
    dealing,
    losing,
    placing,
    scoring,
    supply,
    talking,
    timing,
    turn,
)
from tablee.games.mission_pas_possible.rules.changes import is_first, with_fresh_news, with_seat
from tablee.games.mission_pas_possible.rules.legal import legal as legal
from tablee.games.mission_pas_possible.view import view as view
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

NAME = "mission_pas_possible"
VERSION = 2
SEATS = range(1, 6)
IS_REAL_TIME = True

Quiet = TakeDie | PutBack | PointAt | StopPointing | DeclareUnused
"""What is not worth telling."""


def seats_allowed(options: FirstOptions) -> Sequence[int]:
    """1 to 5 players (MPP-7); a chosen mix of cards has to suit their number (MPP-90, MPP-99).

    A daily mission is for one (MPP-106).
    """
    if getattr(options, "is_daily", False):
        return [1] if dealing.is_possible(options, 1) else []
    return [seats for seats in SEATS if dealing.is_possible(options, seats)]


def setup(options: FirstOptions, seats: int, chance: Chance) -> State:
    return dealing.deal(options, seats, chance)


def play(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    if state.phase is Phase.OVER:
        raise Illegal(IllegalCode.GAME_IS_OVER)
    if isinstance(action, Talk):
        return talking.talk(state, seat, action)
    if isinstance(action, Quiet):
        return _handle(state, seat, action, at)
    settled = turn.settled(_act(with_fresh_news(state), seat, action, at, chance), at)
    return timing.noted(settled, at)


def _act(
    state: State,
    seat: Seat,
    action: DrawDice | PlaceDie | Reroll | LoseDie | TakeBomb | RevealSabotage,
    at: Millis,
    chance: Chance,
) -> State:
    match action:
        case DrawDice():
            return turn.draw(state, seat, at, chance)
        case PlaceDie():
            return turn.place(state, seat, action)
        case Reroll():
            return turn.reroll(state, seat, placing.find(state, action.die), chance)
        case LoseDie():
            return losing.lose(state, seat, action)
        case TakeBomb():
            return supply.take(state, seat, action.card)
        case RevealSabotage():
            return supply.reveal(state, seat)


# Hands and wishes


def _handle(state: State, seat: Seat, action: Quiet, at: Millis) -> State:
    match action:
        case TakeDie():
            return _take(state, seat, action, at)
        case PutBack():
            return _put_back(state, seat, at)
        case PointAt():
            return _point(state, seat, action)
        case StopPointing():
            return _stop_pointing(state, seat)
        case DeclareUnused():
            return turn.settled(talking.declare(state, seat, action), at)


def _take(state: State, seat: Seat, action: TakeDie, at: Millis) -> State:
    """A die in a hand is nobody else's; one that was there before goes back."""
    die, mine = placing.find_free(state, seat, action.die), state.seats[seat]
    if mine.held is not None and mine.held.die == die:
        raise Illegal(IllegalCode.ALREADY_SO)
    if not placing.may_try(state, mine, die):
        raise Illegal(IllegalCode.FITS_NOWHERE)
    return with_seat(state, seat, replace(mine, held=Held(die, at)))


def _put_back(state: State, seat: Seat, at: Millis) -> State:
    """In strict mode this may have been the last die that anybody tried to use."""
    mine = state.seats[seat]
    if mine.held is None:
        raise Illegal(IllegalCode.HAND_IS_EMPTY)
    return turn.settled(with_seat(state, seat, replace(mine, held=None)), at)


def _point(state: State, seat: Seat, action: PointAt) -> State:
    mine = state.seats[seat]
    placing.find(state, action.die)
    if mine.wanted == action.die:
        raise Illegal(IllegalCode.ALREADY_SO)
    return with_seat(state, seat, replace(mine, wanted=action.die))


def _stop_pointing(state: State, seat: Seat) -> State:
    mine = state.seats[seat]
    if mine.wanted is None:
        raise Illegal(IllegalCode.ALREADY_SO)
    return with_seat(state, seat, replace(mine, wanted=None))


# Time


def deadline(state: State) -> Millis | None:
    """The first die to go back by itself, or the end; at its very moment one may still act."""
    if state.phase is Phase.OVER or state.ends_at_ms is None:
        return None
    held = [seat.held.since_ms + HOLD_MS for seat in state.seats if seat.held is not None]
    return min([*held, state.ends_at_ms + 1])  # MPP-82


def expire(state: State, at: Millis, chance: Chance) -> State:  # noqa: ARG001
    fresh = with_fresh_news(state)
    if state.ends_at_ms is not None and at > state.ends_at_ms:
        return turn.over(fresh, Reason.TIME_IS_UP, at)  # MPP-81
    for seat, mine in enumerate(state.seats):
        if mine.held is not None and mine.held.since_ms + HOLD_MS <= at:
            fresh = turn.put_back(fresh, seat, mine.held.die)
    return turn.settled(fresh, at)


# The end


def outcome(state: State) -> Outcome | None:
    """All win or none does; the score is the team's."""
    if state.reason is None:
        return None
    seats = range(len(state.seats))
    winners = tuple(seats) if state.reason is Reason.ALL_DEFUSED else ()
    return Outcome(winners, (scoring.score(state).total,) * len(seats), state.reason)


def is_reversible(before: State, after: State) -> bool:
    """A die that was placed comes back, unless its card was completed or spoiled (MPP-32)."""
    decided = [
        (state.bag, state.row, state.deck, state.loss, state.reason) for state in (before, after)
    ]
    return decided[0] == decided[1] and (is_first(after) or not _is_told_or_aside(before, after))


def _is_told_or_aside(before: State, after: State) -> bool:
    """What was said is said; a die that was declared unused or wasted stays so (MPP-102)."""
    is_told = before.said != after.said or len(before.offers) < len(after.offers)
    return is_told or before.aside != after.aside


def is_chat_open(state: State) -> bool:  # noqa: ARG001  (talking is free, MPP-23)
    return True

"""The rules of Copyright, as the kernel's `Rules` protocol asks for them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    IllegalCode,
    LayCard,
    Options,
    Phase,
    PlaceFrame,
    Reason,
    SeatState,
    Spot,
    State,
    TakeCard,
    TurnModelCard,
    TurnStack,
    Variant,
)
from tablee.games.copyright.rules import placing, rounds, scoring
from tablee.games.copyright.rules.legal import legal as legal
from tablee.games.copyright.rules.stack import Stack
from tablee.games.copyright.view import view as view
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

NAME = "copyright"
VERSION = 3
SEATS = range(1, 7)
IS_REAL_TIME = True  # CR-12

_ONE, _SEVERAL = (1,), tuple(range(2, 7))


def seats_allowed(options: Options) -> Sequence[int]:
    """2 to 6 players (CR-4); a puzzle is for one."""
    return _ONE if options.variant is Variant.PUZZLE else _SEVERAL


def setup(options: Options, seats: int, chance: Chance) -> State:
    return rounds.first_round(options, seats, chance)


def play(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    if action.moment not in (None, state.moment):
        raise Illegal(IllegalCode.TOO_LATE)  # CR-62
    return _counted(state, act(state, seat, action, at, chance))


def _counted(before: State, after: State) -> State:
    """Each phase and each turn is a moment of its own (CR-62)."""
    if _time_of(before) == _time_of(after):
        return after
    return replace(after, moment=before.moment + 1)


def _time_of(state: State) -> tuple[int, Phase, int]:
    return state.round, state.phase, state.turn


def act(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    """What an action does, at whatever moment it was meant for."""
    match action:
        case LayCard() | TakeCard() | TurnStack():
            return _restack(state, seat, action, at)
        case AgreeToEnd():
            return _agree(state, seat, action, at)
        case TurnModelCard():
            return _turn_model_card(state, seat, action)
        case PlaceFrame():
            return _place_frame(state, seat, action)
        case Continue():
            return _continue(state, seat, at, chance)


def _check_phase(state: State, phase: Phase) -> None:
    if state.phase is not phase:
        raise Illegal(IllegalCode.WRONG_PHASE)


def _with_seat(state: State, seat: Seat, changed: SeatState) -> State:
    return replace(state, seats=(*state.seats[:seat], changed, *state.seats[seat + 1 :]))


# Laying cards


def _restack(state: State, seat: Seat, action: LayCard | TakeCard | TurnStack, at: Millis) -> State:
    """A changed stack; a copy is seen by itself (CR-21), and ends the round (CR-20)."""
    _check_phase(state, Phase.PLAY)  # CR-22, CR-23
    mine = state.seats[seat]
    laid = _stack_after(mine, rounds.drawn(state), action)
    changed = _with_seat(state, seat, replace(mine, laid=laid, is_done=False))
    copiers = _copiers_after(changed, seat)
    if copiers != state.copiers:
        changed = replace(changed, copiers=copiers)
    changed = rounds.noted(changed, seat, action, at)
    return rounds.end_round(changed, at) if _ends_the_round(changed) else changed


def _stack_after(
    mine: SeatState, drawn: int | None, action: LayCard | TakeCard | TurnStack
) -> Stack:
    match action:
        case LayCard():
            return placing.lay(mine.hand, mine.laid, drawn, action)
        case TakeCard():
            return placing.take(mine.hand, mine.laid, drawn, action.card)
        case TurnStack():
            return placing.turn_stack(mine.laid, drawn, action.orientation)


def _copiers_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who has a copy now; whoever keeps one keeps the rank, whoever makes one anew comes last."""
    had_copy = seat in state.copiers
    if scoring.is_copy(state.seats[seat].laid, rounds.model(state)) == had_copy:
        return state.copiers
    if had_copy:
        return tuple(other for other in state.copiers if other != seat)
    return (*state.copiers, seat)


def _ends_the_round(state: State) -> bool:
    """A timed turn is played to its end (CR-53), a puzzle until its player is content."""
    return bool(state.copiers) and state.options.variant in (Variant.BASE, Variant.LIGHTNING)


def _agree(state: State, seat: Seat, action: AgreeToEnd, at: Millis) -> State:
    """The round ends when all agree (CR-27)."""
    _check_phase(state, Phase.PLAY)
    mine = state.seats[seat]
    if mine.agrees_to_end == action.agrees:
        raise Illegal(IllegalCode.ALREADY_SO)
    changed = _with_seat(state, seat, replace(mine, agrees_to_end=action.agrees))
    if all(each.agrees_to_end for each in changed.seats):
        return rounds.end_round(changed, at)
    return changed


# Making the model, putting the frame


def _turn_model_card(state: State, seat: Seat, action: TurnModelCard) -> State:
    _check_phase(state, Phase.MODEL)
    _check_maker(state, seat)
    card = state.model_cards[action.card]
    if card.orientation == action.orientation:
        raise Illegal(IllegalCode.ALREADY_SO)
    cards = list(state.model_cards)
    cards[action.card] = replace(card, orientation=action.orientation)  # CR-6, CR-7
    return replace(state, model_cards=tuple(cards))


def _check_maker(state: State, seat: Seat) -> None:
    if seat != state.maker:
        raise Illegal(IllegalCode.NOT_THE_MAKER)


def _place_frame(state: State, seat: Seat, action: PlaceFrame) -> State:
    """The player's choice (CR-25)."""
    _check_phase(state, Phase.FRAME)
    mine = state.seats[seat]
    if not mine.laid:
        raise Illegal(IllegalCode.NOTHING_LAID)  # CR-26
    if mine.is_done:
        raise Illegal(IllegalCode.ALREADY_DONE)
    frame = Spot(action.x, action.y)
    if frame == mine.frame:
        raise Illegal(IllegalCode.ALREADY_SO)
    if frame not in scoring.frames(mine.laid, rounds.model(state), rounds.terms(state, seat)):
        raise Illegal(IllegalCode.FRAME_OFF_THE_STACK)
    return _with_seat(state, seat, replace(mine, frame=frame))


# Going on


def _continue(state: State, seat: Seat, at: Millis, chance: Chance) -> State:
    """Nothing more to do here; when that is so for everybody, the game goes on."""
    is_race = state.phase is Phase.PLAY and not state.turn  # a copy ends it, time, or consent
    if is_race or state.phase is Phase.OVER:
        raise Illegal(IllegalCode.WRONG_PHASE)
    if state.phase is Phase.MODEL:
        _check_maker(state, seat)
    mine = state.seats[seat]
    if mine.is_done:
        raise Illegal(IllegalCode.ALREADY_DONE)
    changed = _with_seat(state, seat, replace(mine, is_done=True))
    return pass_on(changed, at, chance) if rounds.everybody_is_done(changed) else changed


def deadline(state: State) -> Millis | None:
    return state.deadline_ms


def expire(state: State, at: Millis, chance: Chance) -> State:
    return _counted(state, pass_on(state, at, chance))


def pass_on(state: State, at: Millis, chance: Chance) -> State:
    """What time does at the deadline, and everybody's consent before it."""
    match state.phase:
        case Phase.MODEL:
            return rounds.get_ready(state, at)
        case Phase.READY:
            return rounds.begin_play(state, at)
        case Phase.PLAY:
            return rounds.end_turn(state, at) if state.turn else rounds.end_round(state, at)
        case Phase.CALLED:
            return rounds.put_frames(state, at)
        case Phase.FRAME:
            return rounds.score_round(state, at)
        case Phase.SCORED:
            return rounds.next_round(state, at, chance)
        case Phase.OVER:
            return state


def outcome(state: State) -> Outcome | None:
    if state.winners is None:
        return None
    is_puzzle = state.options.variant is Variant.PUZZLE
    reason = Reason.PUZZLE_DONE if is_puzzle else Reason.LIMIT_REACHED
    return Outcome(state.winners, tuple(seat.score for seat in state.seats), reason)


def is_reversible(before: State, after: State) -> bool:
    """Within a phase and turn nothing is decided, and nothing hidden appears."""
    return _time_of(before) == _time_of(after)


def is_chat_open(state: State) -> bool:  # noqa: ARG001  (everybody may always talk)
    return True

"""What a seat may know, built field by field from the state.

Parts that have not changed since the last view are the same objects, as far as that is cheap: the
table sends only what differs.
"""

from msgspec.structs import replace

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import (
    Movement,
    Options,
    OwnView,
    Phase,
    SeatState,
    SeatView,
    Spot,
    State,
    Tally,
    View,
)
from tablee.games.copyright.rules import placing, rounds, scoring, stack
from tablee.kernel.memo import once_per_parts, once_per_state
from tablee.kernel.rules import Seat

_NUMBERS = {face: number for number, face in enumerate(FACES)}
_UPRIGHT = (0,) * len(FACES)


def view(state: State, seat: Seat | None) -> View:
    seen = _seen_by_all(state)
    return seen if seat is None else replace(seen, own=_own(state, seat))


@once_per_state
def _seen_by_all(state: State) -> View:
    return View(
        options=state.options,
        limit=rounds.limit(state.options),
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        moment=state.moment if rounds.has_signals(state) else None,
        began_ms=None if state.model is None else state.began_ms,
        maker=state.maker,
        model=state.model,
        model_cards=state.model_cards if state.phase in (Phase.SCORED, Phase.OVER) else (),
        seats=tuple([_seat(state, number) for number in range(len(state.seats))]),
        own=None,
        result=state.result,
        movements=_movements(state),
        totals=state.totals,
        finest=state.finest if rounds.has_signals(state) else None,
        winners=state.winners,
    )


def _movements(state: State) -> tuple[Movement, ...]:
    is_scored = state.phase in (Phase.SCORED, Phase.OVER)
    return state.movements if is_scored and rounds.keeps_movements(state) else ()


def _seat(state: State, number: Seat) -> SeatView:
    tally = rounds.chosen_tally(state, number) if state.phase is Phase.FRAME else None
    return _shown_seat(state.seats[number], number in state.copiers, tally)


@once_per_parts
def _shown_seat(seat: SeatState, has_copied: bool, tally: Tally | None) -> SeatView:
    return SeatView(
        score=seat.score,
        laid=seat.laid,
        in_hand=len(seat.hand) - len(seat.laid) - seat.missed,
        is_done=seat.is_done,
        agrees_to_end=seat.agrees_to_end,
        has_copied=has_copied,
        tally=tally,
    )


def _own(state: State, seat: Seat) -> OwnView:
    mine, drawn, lies = state.seats[seat], rounds.drawn(state), _all_lies(state)
    if state.phase is Phase.PLAY:
        is_solver = seat == rounds.solver(state)
        return _own_in_play(mine, drawn, lies, rounds.model(state), state.options, is_solver)
    return OwnView(
        hand=mine.hand,
        lies=_lies(lies, mine.hand),
        drawn=drawn,
        spots=(),
        can_turn_stack=False,
        model_cards=state.model_cards if _is_making(state, seat) else (),
        tally=_tally(state, seat),
        frames=_frames(state, seat),
    )


@once_per_parts
def _own_in_play(
    mine: SeatState,
    drawn: int | None,
    lies: tuple[int, ...],
    model: scoring.Model,
    options: Options,
    is_solver: bool,
) -> OwnView:
    """While the others lay cards, one's own part stays as it is."""
    return OwnView(
        hand=mine.hand,
        lies=_lies(lies, mine.hand),
        drawn=drawn,
        spots=_spots(mine, drawn),
        can_turn_stack=placing.can_turn(mine.laid, drawn),
        model_cards=(),
        tally=_best_tally(mine, model, options, is_solver),
        frames=(),
    )


def _all_lies(state: State) -> tuple[int, ...]:
    """By version 1 all cards came upright."""
    return state.lies if rounds.has_signals(state) else _UPRIGHT


def _lies(lies: tuple[int, ...], hand: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([lies[_NUMBERS[face]] for face in hand])


def _is_making(state: State, seat: Seat) -> bool:
    return state.phase is Phase.MODEL and seat == state.maker


def _spots(mine: SeatState, drawn: int | None) -> tuple[Spot, ...]:
    """Where a card from the hand may be laid, or where the laid card of this turn may be moved."""
    if drawn is None and len(mine.laid) == len(mine.hand):
        return ()
    others = mine.laid if drawn is None else stack.without(mine.laid, drawn)
    return stack.spots(stack.places(others))


def _tally(state: State, seat: Seat) -> Tally | None:
    if state.phase is Phase.FRAME:
        return rounds.chosen_tally(state, seat)
    if state.phase is not Phase.CALLED:
        return None
    is_solver = seat == rounds.solver(state)
    return _best_tally(state.seats[seat], rounds.model(state), state.options, is_solver)


def _best_tally(
    mine: SeatState, model: scoring.Model, options: Options, is_solver: bool
) -> Tally | None:
    if not options.has_aid or not mine.laid:
        return None
    terms = scoring.terms(options, is_solver=is_solver, missed=mine.missed)
    return scoring.best_tally(mine.laid, model, terms)


def _frames(state: State, seat: Seat) -> tuple[Spot, ...]:
    mine = state.seats[seat]
    if state.phase is not Phase.FRAME or mine.is_done:
        return ()
    return scoring.frames(mine.laid, rounds.model(state), rounds.terms(state, seat))

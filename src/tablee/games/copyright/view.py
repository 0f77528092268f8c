"""What a seat may know, built field by field from the state.

Parts that have not changed since the last view are the same objects, as far as that is cheap: the
table sends only what differs.
"""

from msgspec.structs import replace

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import (
    Movement,
    OwnView,
    Phase,
    SeatView,
    Spot,
    State,
    Tally,
    View,
)
from tablee.games.copyright.rules import placing, rounds, scoring, stack
from tablee.kernel.memo import once_per_state
from tablee.kernel.rules import Seat

_NUMBERS = {face: number for number, face in enumerate(FACES)}


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
    seat = state.seats[number]
    return SeatView(
        score=seat.score,
        laid=seat.laid,
        in_hand=len(seat.hand) - len(seat.laid) - seat.missed,
        is_done=seat.is_done,
        agrees_to_end=seat.agrees_to_end,
        has_copied=number in state.copiers,
        tally=rounds.chosen_tally(state, number) if state.phase is Phase.FRAME else None,
    )


def _own(state: State, seat: Seat) -> OwnView:
    mine = state.seats[seat]
    return OwnView(
        hand=mine.hand,
        lies=_lies(state, mine.hand),
        drawn=rounds.drawn(state),
        spots=_spots(state, seat),
        can_turn_stack=state.phase is Phase.PLAY
        and placing.can_turn(mine.laid, rounds.drawn(state)),
        model_cards=state.model_cards if _is_making(state, seat) else (),
        tally=_tally(state, seat),
        frames=_frames(state, seat),
    )


def _lies(state: State, hand: tuple[str, ...]) -> tuple[int, ...]:
    """By version 1 all cards came upright."""
    if not rounds.has_signals(state):
        return (0,) * len(hand)
    return tuple([state.lies[_NUMBERS[face]] for face in hand])


def _is_making(state: State, seat: Seat) -> bool:
    return state.phase is Phase.MODEL and seat == state.maker


def _spots(state: State, seat: Seat) -> tuple[Spot, ...]:
    """Where a card from the hand may be laid, or where the laid card of this turn may be moved."""
    card, laid = rounds.drawn(state), state.seats[seat].laid
    is_all_laid = card is None and len(laid) == len(state.seats[seat].hand)
    if state.phase is not Phase.PLAY or is_all_laid:
        return ()
    return stack.spots(stack.places(laid if card is None else stack.without(laid, card)))


def _tally(state: State, seat: Seat) -> Tally | None:
    mine = state.seats[seat]
    if state.phase is Phase.FRAME:
        return rounds.chosen_tally(state, seat)
    is_shown = state.phase in (Phase.PLAY, Phase.CALLED) and state.options.has_aid
    if not is_shown or not mine.laid:
        return None
    return scoring.best_tally(mine.laid, rounds.model(state), rounds.terms(state, seat))


def _frames(state: State, seat: Seat) -> tuple[Spot, ...]:
    mine = state.seats[seat]
    if state.phase is not Phase.FRAME or mine.is_done:
        return ()
    return scoring.frames(mine.laid, rounds.model(state), rounds.terms(state, seat))

"""What a seat may know, built field by field from the state.

Parts that have not changed since the last view are the same objects, as far as that is cheap: the
table sends only what differs.
"""

from tablee.games.copyright import rounds, scoring, stack
from tablee.games.copyright.model import (
    OwnView,
    Phase,
    SeatView,
    Spot,
    State,
    Tally,
    View,
)
from tablee.kernel.rules import Seat


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        limit=rounds.limit(state.options),
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        maker=state.maker,
        model=state.model,
        seats=tuple([_seat(state, number) for number in range(len(state.seats))]),
        own=None if seat is None else _own(state, seat),
        result=state.result,
        totals=state.totals,
        winners=state.winners,
    )


def _seat(state: State, number: Seat) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        score=seat.score,
        laid=seat.laid,
        in_hand=len(seat.hand) - len(seat.laid) - seat.missed,
        is_done=seat.is_done,
        agrees_to_end=seat.agrees_to_end,
        has_copied=number in state.copiers,
    )


def _own(state: State, seat: Seat) -> OwnView:
    mine = state.seats[seat]
    return OwnView(
        hand=mine.hand,
        drawn=rounds.drawn(state),
        spots=_spots(state, seat),
        model_cards=state.model_cards if _is_making(state, seat) else (),
        tally=_tally(state, seat),
        frames=_frames(state, seat),
    )


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
    if state.phase is not Phase.PLAY or not mine.laid or not state.options.has_aid:
        return None
    return scoring.best_tally(mine.laid, rounds.model(state), rounds.terms(state, seat))


def _frames(state: State, seat: Seat) -> tuple[Spot, ...]:
    mine = state.seats[seat]
    if state.phase is not Phase.FRAME or mine.is_done:
        return ()
    return scoring.frames(mine.laid, rounds.model(state), rounds.terms(state, seat))

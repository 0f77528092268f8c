"""Answers to a player's questions, from that player's own view alone."""

from tablee.games.copyright.advice import possible, review
from tablee.games.copyright.model import (
    Answer,
    HowItWent,
    IfSo,
    OwnView,
    Phase,
    Possible,
    Question,
    Review,
    SeatView,
    Unanswered,
    View,
    WhatIf,
    WhatWasPossible,
)
from tablee.games.copyright.rules import placing, scoring
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    match question:
        case WhatIf():
            return _what_if(view, seat, question)
        case WhatWasPossible():
            return _what_was_possible(view, question.seat)
        case HowItWent():
            return _how_it_went(view)


def _what_if(view: View, seat: Seat | None, question: WhatIf) -> IfSo | Unanswered:
    own, model = view.own, view.model
    has_answer = view.options.has_aid and view.phase is Phase.PLAY
    if seat is None or own is None or model is None or not has_answer:
        return Unanswered()
    mine = view.seats[seat]
    try:
        laid = placing.lay(own.hand, mine.laid, own.drawn, question)
    except Illegal:
        return IfSo(is_legal=False, tally=None)
    is_solver = scoring.is_copy(laid, model) and _would_be_fastest(view, own, mine)
    missed = len(own.hand) - len(mine.laid) - mine.in_hand
    terms = scoring.terms(view.options, is_solver=is_solver, missed=missed)
    return IfSo(is_legal=True, tally=scoring.best_tally(laid, model, terms))


def _would_be_fastest(view: View, own: OwnView, mine: SeatView) -> bool:
    """Who has the bonus now keeps it; else it is for the first copy (CR-54)."""
    if mine.has_copied:
        return own.tally is not None and own.tally.bonus > 0
    return not any(seat.has_copied for seat in view.seats)


def _what_was_possible(view: View, seat: Seat) -> Possible | Unanswered:
    if view.result is None or seat >= len(view.result.seats):
        return Unanswered()
    return possible.best(view.options, view.result.model, view.result.seats[seat].hand)


def _how_it_went(view: View) -> Review | Unanswered:
    if view.result is None or not view.movements:
        return Unanswered()
    hands = tuple(seat.hand for seat in view.result.seats)
    return review.of_round(view.options, view.result.model, hands, view.movements)

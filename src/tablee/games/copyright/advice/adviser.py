"""Answers to a player's questions, from that player's own view alone."""

from tablee.games.copyright.advice import solver
from tablee.games.copyright.model import (
    Answer,
    IfSo,
    OwnView,
    Phase,
    Possible,
    Question,
    SeatView,
    Unanswered,
    Variant,
    View,
    WhatIf,
    WhatWasPossible,
)
from tablee.games.copyright.rules import placing, scoring
from tablee.games.copyright.rules.scoring import Model, Terms
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    match question:
        case WhatIf():
            return _what_if(view, seat, question)
        case WhatWasPossible():
            return _what_was_possible(view, question.seat)


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
    model, hand = view.result.model, view.result.seats[seat].hand
    if view.options.variant is Variant.LIGHTNING:
        return _quickest(model, hand)
    terms = scoring.terms(view.options, is_solver=True, missed=0)
    best = solver.best_copy(
        model, hand, bonus=terms.bonus, solver_pays_overhang=terms.pays_overhang
    )
    return Possible(best.laid, best.tally, best.tally.net)


def _quickest(model: Model, hand: tuple[str, ...]) -> Possible | Unanswered:
    """Where only the first copy counts, the best is the one of the fewest cards (CR-58)."""
    laid = solver.quickest_copy(model, hand)
    if not laid:
        return Unanswered()
    return Possible(laid, scoring.best_tally(laid, model, Terms(pays_overhang=False)), 1)

"""Answers to a player's questions, from the view alone: what to do now, and what was best."""

from tablee.games.mission_pas_possible.advice import choosing, planner, reading
from tablee.games.mission_pas_possible.advice.review import review
from tablee.games.mission_pas_possible.model.actions import Action, DrawDice, PlaceDie, Reroll
from tablee.games.mission_pas_possible.model.questions import (
    Answer,
    AskHint,
    AskReview,
    Hint,
    Question,
    Share,
    Unanswered,
)
from tablee.games.mission_pas_possible.model.views import OwnView, View
from tablee.kernel.rules import Level, Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    match question:
        case AskHint():
            return _hint(view, seat)
        case AskReview():
            return Unanswered() if view.result is None else review(view.result)


def _hint(view: View, seat: Seat | None) -> Hint | Unanswered:
    if seat is None or view.own is None or view.result or not view.options.has_hints:
        return Unanswered()
    shares = _shares(view, seat)
    return Hint(_advised(view, view.own, seat, shares), shares)


def _shares(view: View, seat: Seat) -> tuple[Share, ...]:
    """How the best planner would share what lies in the centre, wishes respected."""
    sharing = planner.best_sharing(reading.roll_of(view, seat))
    return tuple(
        Share(step.seat, view.centre[step.place].die.die, step.spot.card, step.spot.space)
        for step in sharing.steps
    )


def _advised(view: View, own: OwnView, seat: Seat, shares: tuple[Share, ...]) -> Action | None:
    if own.losses or own.bombs:
        return choosing.duty_done(view, own, seat, Level.HARD)
    if own.can_draw:
        return DrawDice()
    if own.can_reroll:
        return Reroll(view.centre[0].die.die)
    mine = (PlaceDie(share.die, share.card, share.space) for share in shares if share.seat == seat)
    return next(mine, None)

"""Answers to a player's questions, from the view alone: what to do now, and what was best."""

from tablee.games.mission_pas_possible import bot, planner, reading
from tablee.games.mission_pas_possible.model import (
    Action,
    DrawDice,
    OwnView,
    PlaceDie,
    Reroll,
    View,
)
from tablee.games.mission_pas_possible.questions import (
    Answer,
    AskHint,
    AskReview,
    Hint,
    Question,
    Share,
    Unanswered,
)
from tablee.games.mission_pas_possible.reviewing import review, shares_of
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
    sharing = planner.best_sharing(reading.position_of(view, seat))
    return shares_of(sharing, [centre.die for centre in view.centre])


def _advised(view: View, own: OwnView, seat: Seat, shares: tuple[Share, ...]) -> Action | None:
    if own.losses or own.bombs:
        return bot.do_duty(view, own, seat, Level.HARD)
    if own.can_draw:
        return DrawDice()
    if own.can_reroll:
        return Reroll(view.centre[0].die.die)
    mine = (PlaceDie(share.die, share.card, share.space) for share in shares if share.seat == seat)
    return next(mine, None)

"""Answers to a player's questions, from that player's own view alone: the detective, the review."""

from tablee.games.top_secret.advice import detective, knowledge, review, tells, weighing
from tablee.games.top_secret.model.options import NoteMode
from tablee.games.top_secret.model.questions import (
    Answer,
    AskReview,
    Question,
    Unanswered,
    WeighCall,
    WhatFollows,
    WhatTells,
    Why,
)
from tablee.games.top_secret.model.views import View
from tablee.kernel.rules import Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    if isinstance(question, AskReview):
        return review.review(view) or Unanswered()
    if seat is None or view.own is None:
        return Unanswered()
    if isinstance(question, WeighCall):
        can_call = view.own.offers.can_call
        return weighing.weighed(view, view.own, seat, question) if can_call else Unanswered()
    if view.options.notes is not NoteMode.DETECTIVE:
        return Unanswered()
    clues = knowledge.clues_of(view.own, seat)
    match question:
        case WhatFollows():
            return knowledge.deduction(knowledge.possible(clues), view.own.ally)
        case WhatTells():
            return tells.tells(view.own, seat, question.black) or Unanswered()
        case Why():
            return detective.why(clues, question.agent, question.card) or Unanswered()

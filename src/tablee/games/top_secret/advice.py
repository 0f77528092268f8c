"""Answers to a player's questions, from that player's own view alone: the detective, the review."""

from tablee.games.top_secret import detective, guessing, knowledge, reviewing
from tablee.games.top_secret.deals import NUMBERS, is_certain
from tablee.games.top_secret.model import NoteMode, OwnView, View
from tablee.games.top_secret.questions import (
    Answer,
    AskReview,
    Question,
    Unanswered,
    WeighCall,
    Weighed,
    WhatFollows,
    Why,
)
from tablee.kernel.rules import Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    if isinstance(question, AskReview):
        return reviewing.review(view) or Unanswered()
    has_detective = view.options.notes is NoteMode.DETECTIVE
    if seat is None or view.own is None or not has_detective:
        return Unanswered()
    clues = knowledge.clues_of(view.own, seat)
    match question:
        case WhatFollows():
            return knowledge.deduction(knowledge.possible(clues))
        case Why():
            return detective.why(clues, question.agent, question.card) or Unanswered()
        case WeighCall():
            return _weighed(view, view.own, seat, question)


def _weighed(view: View, own: OwnView, seat: Seat, call: WeighCall) -> Weighed | Unanswered:
    if not own.offers.can_call or call.number not in NUMBERS:
        return Unanswered()
    mask = knowledge.possible(knowledge.clues_of(own, seat))
    right = NUMBERS[call.number] & guessing.callable_beside(view.seats, seat, own.offers.to)
    return Weighed(
        is_ruled_out=not mask & right,
        is_certain=is_certain(mask, right),
        has_impossible_owner=guessing.has_impossible_owner(mask, call.owners),
        deals=(mask & right).bit_count(),
        of=mask.bit_count(),
    )

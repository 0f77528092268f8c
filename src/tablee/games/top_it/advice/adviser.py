"""Answers to a player's questions, from the view alone: where a piece may go, and why not there.

How much is told is the table's choice (TI-52): at a table that plays by hand, or that lights places
only, no answer holds points.
"""

from math import atan2

from tablee.games.top_it.advice import describing, dropping, review
from tablee.games.top_it.model import (
    Answer,
    AskPlacements,
    AskReview,
    AskTargets,
    Because,
    ByHand,
    Fits,
    Help,
    IllegalCode,
    Placement,
    Placements,
    Question,
    Shape,
    Target,
    Targets,
    Unanswered,
    View,
    WhyNot,
    WhyNotTop,
)
from tablee.games.top_it.rules import placing, situations
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.view import reading
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    if isinstance(question, AskReview):
        return review.review(view) if view.to_move is None else Unanswered()
    hand = reading.own_hand(view, seat)
    if hand is None or view.to_move is None:
        return Unanswered()
    situation, help_ = reading.situation_of(view), view.options.help
    match question:
        case AskPlacements():
            return _placements(situation, hand, question.shape, help_)
        case AskTargets():
            return _targets(situation, hand, help_)
        case WhyNot():
            return dropping.judgement(situation, hand, question, help_)
        case WhyNotTop():
            return _topping(situation, hand, question.piece, help_)


def _points(option: Placement | Target) -> int:
    return option.points or 0


def _placements(
    situation: Situation, hand: int, shape: Shape, help_: Help
) -> Placements | ByHand | Because:
    index = placing.INDEX_OF[shape]
    if refusal := placing.shape_refusal(situation, hand, index):
        return Because(refusal, None, None)
    spots = situations.spots(situation, hand, index)
    if help_ is Help.HAND:
        return ByHand(bool(spots))
    placements = [describing.placement(situation.mosaic, spot, help_) for spot in spots]
    if help_ is Help.PLACES:
        return Placements(_around(placements))
    return Placements(tuple(sorted(placements, key=_points, reverse=True)))


def _around(placements: list[Placement]) -> tuple[Placement, ...]:
    """Clockwise around their common middle: an order that says nothing about points."""
    x = sum(place.x for place in placements) / max(1, len(placements))
    y = sum(place.y for place in placements) / max(1, len(placements))
    return tuple(sorted(placements, key=lambda place: atan2(place.y - y, place.x - x)))


def _targets(situation: Situation, hand: int, help_: Help) -> Targets | ByHand | Because:
    if refusal := placing.stone_refusal(situation, hand):
        return Because(refusal, None, None)
    tiles = situations.targets(situation, hand)
    targets = [describing.target(situation.mosaic, tile, help_) for tile in tiles]
    match help_:
        case Help.HAND:
            return ByHand(bool(targets))
        case Help.PLACES:
            return Targets(tuple(targets))
        case Help.POINTS:
            return Targets(tuple(sorted(targets, key=_points, reverse=True)))


def _topping(situation: Situation, hand: int, piece: int, help_: Help) -> Fits | Because:
    try:
        tile = placing.target_of(situation, hand, piece)
    except Illegal as refused:
        return Because(IllegalCode(refused.code), None, piece)
    return Fits(describing.target(situation.mosaic, tile, help_))

"""Answers to a player's questions, from the view alone: where a piece may go, and why not there."""

from tablee.games.top_it import describing, dropping, placing, reading, reviewing
from tablee.games.top_it import position as positions
from tablee.games.top_it.model import (
    Answer,
    AskPlacements,
    AskReview,
    AskTargets,
    Because,
    Placement,
    Placements,
    Question,
    Shape,
    Target,
    Targets,
    Unanswered,
    View,
    WhyNot,
)
from tablee.games.top_it.position import Position
from tablee.kernel.rules import Seat


def answer(view: View, seat: Seat | None, question: Question) -> Answer:
    if isinstance(question, AskReview):
        return reviewing.review(view) if view.to_move is None else Unanswered()
    hand = reading.own_hand(view, seat)
    if hand is None or view.to_move is None:
        return Unanswered()
    position = reading.position_of(view)
    match question:
        case AskPlacements():
            return _placements(position, hand, question.shape)
        case AskTargets():
            return _targets(position, hand)
        case WhyNot():
            return dropping.judgement(position, hand, question)


def _points(option: Placement | Target) -> int:
    return option.points


def _placements(position: Position, hand: int, shape: Shape) -> Placements | Because:
    index = placing.INDEX_OF[shape]
    if refusal := placing.shape_refusal(position, hand, index):
        return Because(refusal, None, None)
    spots = positions.spots(position, hand, index)
    placements = [describing.placement(position.mosaic, spot) for spot in spots]
    return Placements(tuple(sorted(placements, key=_points, reverse=True)))


def _targets(position: Position, hand: int) -> Targets | Because:
    if refusal := placing.stone_refusal(position, hand):
        return Because(refusal, None, None)
    tiles = positions.targets(position, hand)
    targets = [describing.target(position.mosaic, tile) for tile in tiles]
    return Targets(tuple(sorted(targets, key=_points, reverse=True)))

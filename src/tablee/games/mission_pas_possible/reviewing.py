"""Goes through a finished game once more: how well each roll was shared, and how it is best."""

from collections.abc import Iterator, Sequence
from math import fsum, isfinite

from tablee.games.mission_pas_possible.data import PICKS_A_TURN
from tablee.games.mission_pas_possible.front import Front, fresh, unfinished, with_die
from tablee.games.mission_pas_possible.kinds import colour_of
from tablee.games.mission_pas_possible.material import Die
from tablee.games.mission_pas_possible.model import Result, Spot, TurnView
from tablee.games.mission_pas_possible.planner import (
    Position,
    Rolled,
    Sharing,
    best_sharing,
    risks,
    work_left,
)
from tablee.games.mission_pas_possible.questions import Review, ReviewedTurn, Share
from tablee.games.mission_pas_possible.reading import kind_of, past_front_of

DIGITS = 2
"""Nobody feels a smaller part of a die."""


def review(result: Result) -> Review:
    turns = tuple(_reviewed_turns(result.turns))
    missed = {turn.number: turn.best_worth - turn.worth for turn in turns}
    costliest = max(missed, key=missed.__getitem__, default=None)
    finest = max(turns, key=lambda turn: turn.worth, default=None)
    return Review(
        turns=turns,
        missed=round(fsum(missed.values()), DIGITS),
        finest=finest.number if finest else None,
        costliest=costliest if costliest and missed[costliest] > 0 else None,
    )


def _reviewed_turns(turns: Sequence[TurnView]) -> Iterator[ReviewedTurn]:
    for turn in turns:
        fronts = [past_front_of(bombs) for bombs in turn.bombs]
        worth = _worth(turn, fronts)
        if isfinite(worth) and _is_whole(turn):
            yield _reviewed(turn, fronts, worth)


def _is_whole(turn: TurnView) -> bool:
    """The game did not end in the middle of it."""
    return len(turn.placed) + len(turn.unused) == len(turn.rolled)


def _reviewed(turn: TurnView, fronts: Sequence[Front], worth: float) -> ReviewedTurn:
    best = best_sharing(_position(turn, fronts))
    best_worth = fsum(map(work_left, fronts)) - best.cost
    worth, best_worth = round(worth, DIGITS), round(best_worth, DIGITS)
    is_missed = best_worth > worth
    shares = shares_of(best, turn.rolled) if is_missed else ()
    return ReviewedTurn(turn.number, worth, max(worth, best_worth), shares)


def _position(turn: TurnView, fronts: Sequence[Front]) -> Position:
    picks = (PICKS_A_TURN[len(fronts)],) * len(fronts)
    return Position(tuple(fronts), picks, tuple(Rolled(kind_of(die)) for die in turn.rolled))


def _worth(turn: TurnView, fronts: Sequence[Front]) -> float:
    """The work that the sharing spared the team; no number if a die came where none fitted yet."""
    before = [_with_new_cards(turn, seat, front) for seat, front in enumerate(fronts)]
    after = [unfinished(_with_dice(turn, seat, front)) for seat, front in enumerate(before)]
    colours = [colour_of(kind_of(die)) for die in turn.unused]
    risked = fsum(risks(front)[colour] for front in after for colour in colours)
    return fsum(map(work_left, before)) - fsum(map(work_left, after)) - risked


def _with_new_cards(turn: TurnView, seat: int, front: Front) -> Front:
    """With the cards that were taken during the turn and got dice in it, too (MPP-65)."""
    got = {placed.card for placed in turn.placed if placed.seat == seat}
    return (*front, *((card, fresh(card)) for card in sorted(got - dict(front).keys())))


def _with_dice(turn: TurnView, seat: int, front: Front) -> Front:
    for placed in turn.placed:
        if placed.seat == seat:
            front = with_die(front, Spot(placed.card, placed.space), kind_of(placed.die))
    return front


def shares_of(sharing: Sharing, dice: Sequence[Die]) -> tuple[Share, ...]:
    """A sharing as players are told of it."""
    return tuple(
        Share(step.seat, dice[step.place].die, step.spot.card, step.spot.space)
        for step in sharing.steps
    )

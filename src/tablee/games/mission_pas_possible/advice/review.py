"""Goes through a finished game once more: how well each roll was shared, and how it is best."""

from collections.abc import Iterator, Sequence
from math import fsum, isfinite

from tablee.games.mission_pas_possible.advice.front import Front, fresh, unfinished, with_die
from tablee.games.mission_pas_possible.advice.planner import (
    Roll,
    Rolled,
    Step,
    best_sharing,
    risks,
    work_left,
)
from tablee.games.mission_pas_possible.advice.reading import past_front_of
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.data.kinds import KIND_OF, colour_of
from tablee.games.mission_pas_possible.data.sizes import PICKS_A_TURN
from tablee.games.mission_pas_possible.model.material import Spot
from tablee.games.mission_pas_possible.model.questions import Review, ReviewedTurn, SharedDie
from tablee.games.mission_pas_possible.model.views import Face, PastTurn, Result
from tablee.kernel.rules import Seat

DIGITS = 2
FELT = 0.05
"""A smaller part of a die nobody feels, and people would read of "0.0 dice more"."""


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


def _reviewed_turns(turns: Sequence[PastTurn]) -> Iterator[ReviewedTurn]:
    for number, turn in enumerate(turns, start=1):
        fronts = [past_front_of(bombs) for bombs in turn.bombs]
        worth = _worth(turn, fronts)
        if isfinite(worth) and _is_whole(turn):
            yield _reviewed(number, turn, fronts, worth)


def _is_whole(turn: PastTurn) -> bool:
    """The game did not end in the middle of it."""
    return len(turn.placed) + len(turn.unused) == len(turn.rolled)


def _reviewed(number: int, turn: PastTurn, fronts: Sequence[Front], worth: float) -> ReviewedTurn:
    best = best_sharing(_roll(turn, fronts))
    best_worth = fsum(map(work_left, fronts)) - best.cost
    worth, best_worth = round(worth, DIGITS), round(best_worth, DIGITS)
    is_missed = best_worth - worth >= FELT
    return ReviewedTurn(
        number=number,
        placed=tuple(
            _shared(move.seat, move.die, Spot(move.card, move.space)) for move in turn.placed
        ),
        unused=tuple(FACES[die] for die in turn.unused),
        worth=worth,
        best_worth=best_worth if is_missed else worth,
        best=tuple(_advised(turn, step) for step in best.steps) if is_missed else (),
    )


def _advised(turn: PastTurn, step: Step) -> SharedDie:
    return _shared(step.seat, turn.rolled[step.place], step.spot)


def _shared(seat: Seat, die: Face, spot: Spot) -> SharedDie:
    return SharedDie(seat, FACES[die], spot.card, CARDS[spot.card].points, spot.space)


def _roll(turn: PastTurn, fronts: Sequence[Front]) -> Roll:
    picks = (PICKS_A_TURN[len(fronts)],) * len(fronts)
    return Roll(tuple(fronts), picks, tuple(Rolled(KIND_OF[die]) for die in turn.rolled))


def _worth(turn: PastTurn, fronts: Sequence[Front]) -> float:
    """The work that the sharing spared the team; no number if a die came where none fitted yet."""
    before = [_with_new_cards(turn, seat, front) for seat, front in enumerate(fronts)]
    after = [unfinished(_with_dice(turn, seat, front)) for seat, front in enumerate(before)]
    colours = [colour_of(KIND_OF[die]) for die in turn.unused]
    risked = fsum(risks(front)[colour] for front in after for colour in colours)
    return fsum(map(work_left, before)) - fsum(map(work_left, after)) - risked


def _with_new_cards(turn: PastTurn, seat: int, front: Front) -> Front:
    """With the cards that were taken during the turn and got dice in it, too (MPP-65)."""
    got = {placed.card for placed in turn.placed if placed.seat == seat}
    return (*front, *((card, fresh(card)) for card in sorted(got - dict(front).keys())))


def _with_dice(turn: PastTurn, seat: int, front: Front) -> Front:
    for placed in turn.placed:
        if placed.seat == seat:
            front = with_die(front, Spot(placed.card, placed.space), KIND_OF[placed.die])
    return front

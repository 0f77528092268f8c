"""What is best for one's own cards: which die to place or to lose, which bomb to take."""

from collections.abc import Collection, Iterable, Sequence

from tablee.games.mission_pas_possible.advice import reading
from tablee.games.mission_pas_possible.advice.front import Front, fresh, spots_for, with_die
from tablee.games.mission_pas_possible.advice.planner import Roll, Step, parts_of, work_left
from tablee.games.mission_pas_possible.advice.work import work
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.model.actions import Action, LoseDie, TakeBomb
from tablee.games.mission_pas_possible.model.material import Spot
from tablee.games.mission_pas_possible.model.views import OwnView, View
from tablee.kernel.rules import Level, Seat


def own_best_step(roll: Roll, seat: Seat, among: Collection[int] | None = None) -> Step | None:
    """The first of the steps that leave the seat itself the least work.

    If places of the roll are named, the first die is one of those.
    """
    firsts = (part.steps[0] for part in parts_of(roll, seat) if part.steps)
    return next((step for step in firsts if among is None or step.place in among), None)


def greedy_step(roll: Roll, seat: Seat) -> Step | None:
    """A die for the card that has the fewest empty spaces, whatever else could come of it."""
    front = roll.fronts[seat]
    if not roll.picks[seat]:
        return None
    steps = (
        Step(seat, place, spot)
        for place, die in enumerate(roll.dice)
        if die.kept_for in (None, seat)
        for spot in spots_for(front, die.kind)
    )
    return min(steps, key=lambda step: _empty_spaces(front, step.spot.card), default=None)


def _empty_spaces(front: Front, card: int) -> int:
    return dict(front)[card].count(None)


def easiest_bomb(cards: Iterable[int]) -> int:
    """The least work; of equals the one that is worth more."""
    return min(cards, key=lambda card: (work(card, fresh(card)), -CARDS[card].points))


def smallest_bomb(cards: Iterable[int]) -> int:
    """The fewest spaces."""
    return min(cards, key=lambda card: len(fresh(card)))


def least_loss(front: Front, spots: Sequence[Spot]) -> Spot:
    """The die whose loss makes the least new work."""
    return min(spots, key=lambda spot: work_left(with_die(front, spot, None)))


def duty_done(view: View, own: OwnView, seat: Seat, level: Level) -> Action:
    """A die is lost, or a bomb taken; no sabotage is revealed, as points do not win (MPP-95)."""
    is_hasty = level is Level.EASY
    if own.losses:
        front = reading.front_of(view.seats[seat].bombs)
        spot = own.losses[0] if is_hasty else least_loss(front, own.losses)
        return LoseDie(spot.card, spot.space)
    take = smallest_bomb if is_hasty else easiest_bomb
    return TakeBomb(take(own.bombs))

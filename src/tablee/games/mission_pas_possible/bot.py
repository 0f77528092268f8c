"""A teammate who sees only the view and acts like a hand: it points at a die, then places it.

It never takes what somebody else points at and can use. Like all bots it keeps nothing in mind
between two movements: what it wants to take is what it points at.
"""

from typing import NamedTuple

from tablee.games.mission_pas_possible import choosing, planner, reading
from tablee.games.mission_pas_possible.model import (
    Action,
    DrawDice,
    LoseDie,
    OwnView,
    PlaceDie,
    PointAt,
    Reroll,
    StopPointing,
    TakeBomb,
    View,
)
from tablee.games.mission_pas_possible.planner import Position, Step
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

Bounds = tuple[Millis, Millis]

_LOOKS: dict[Level, Bounds] = {
    Level.EASY: (2_200, 3_600),
    Level.NORMAL: (1_400, 2_400),
    Level.HARD: (900, 1_700),
}
"""At dice, at cards: before it points, takes a card or gives up a die."""
_REACHES: dict[Level, Bounds] = {
    Level.EASY: (1_500, 2_500),
    Level.NORMAL: (1_000, 1_700),
    Level.HARD: (700, 1_200),
}
"""For the die that it points at, so that the others see what it wants."""
_SHAKES: Bounds = (800, 1_500)
"""The bag."""
_WELCOMES: Bounds = (4_000, 6_000)
"""Everybody has a look at the cards before the clock starts."""
_HOLDS_BACK: Bounds = (3_500, 5_000)
"""From rolling an unused die again, so that the team can say which."""
_PATIENCE: Bounds = (8_000, 9_500)
"""With somebody to whom it would leave the only die that it can use."""


class _Move(NamedTuple):
    """What it is about to do; `stamp` differs where it would be about to do something else."""

    action: Action
    takes: Bounds
    stamp: int = 0


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    move = _move(view, seat, level)
    if move is None:
        return None
    least, most = move.takes
    return least + chance.below(most - least) + move.stamp


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:  # noqa: ARG001
    move = _move(view, seat, level)
    return None if move is None else move.action


def _move(view: View, seat: Seat, level: Level) -> _Move | None:
    own = view.own
    if own is None:
        return None
    if own.losses or own.bombs:
        return _Move(do_duty(view, own, seat, level), _LOOKS[level])
    if own.can_draw:
        return _Move(DrawDice(), _SHAKES if view.turn else _WELCOMES)
    if own.placements and (placing := _placing(view, seat, level)):
        return placing
    if own.can_reroll:
        return _Move(Reroll(view.centre[0].die.die), _HOLDS_BACK, view.news.number % 100)
    return None


def do_duty(view: View, own: OwnView, seat: Seat, level: Level) -> Action:
    """A die is lost, or a bomb taken; no sabotage is revealed, as points do not win (MPP-95)."""
    is_hasty = level is Level.EASY
    if own.losses:
        front = reading.front_of(view.seats[seat].bombs)
        spot = own.losses[0] if is_hasty else choosing.least_loss(front, own.losses)
        return LoseDie(spot.card, spot.space)
    take = choosing.smallest_bomb if is_hasty else choosing.easiest_bomb
    return TakeBomb(take(own.bombs))


def _placing(view: View, seat: Seat, level: Level) -> _Move | None:
    position = reading.position_of(view, seat)
    step = _wanted(position, seat) or _chosen(position, seat, level)
    if step is None:
        return _unwilling(view, position, seat) or _yielding(view, seat, level)
    die = view.centre[step.place]
    is_seen = len(view.seats) == 1 or seat in (*die.wanted_by, die.held_by)
    action = _place(view, step) if is_seen else PointAt(die.die.die)
    return _Move(action, (_REACHES if is_seen else _LOOKS)[level], die.die.die)


def _wanted(position: Position, seat: Seat) -> Step | None:
    """What it points at it takes, unless somebody else points there, too."""
    kept = [place for place, die in enumerate(position.dice) if die.kept_for == seat]
    return choosing.own_best_step(position, seat, kept)


def _chosen(position: Position, seat: Seat, level: Level) -> Step | None:
    match level:
        case Level.EASY:
            return choosing.greedy_step(position, seat)
        case Level.NORMAL:
            return choosing.own_best_step(position, seat)
        case Level.HARD:
            steps = planner.best_sharing(position).steps
            return next((step for step in steps if step.seat == seat), None)


def _unwilling(view: View, position: Position, seat: Seat) -> _Move | None:
    """What it takes if nobody does anything, although the best sharing gives it to another."""
    step = choosing.own_best_step(position, seat)
    if step is None:
        return None
    return _Move(_place(view, step), _PATIENCE, view.centre[step.place].die.die)


def _yielding(view: View, seat: Seat, level: Level) -> _Move | None:
    """It wishes no longer for what another wants, too: else two bots would wait for each other."""
    is_pointing = any(seat in die.wanted_by for die in view.centre)
    return _Move(StopPointing(), _LOOKS[level]) if is_pointing else None


def _place(view: View, step: Step) -> PlaceDie:
    return PlaceDie(view.centre[step.place].die.die, step.spot.card, step.spot.space)

"""A teammate who sees only the view and acts like a hand: it points at a die, then places it.

It never takes what somebody else points at and can use, nor what is offered to another. It heeds
what is said and speaks itself, leaves a die to whoever has no other one while it has a choice,
offers what only one can use, and slips now and then. Like all bots it keeps nothing in mind
between two movements: what it wants to take is what it points at.
"""

from typing import NamedTuple

from tablee.games.mission_pas_possible.advice import choosing, planner, reading
from tablee.games.mission_pas_possible.advice.planner import Roll, Step
from tablee.games.mission_pas_possible.bot import heeding, slipping, speaking
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    OfferDie,
    PlaceDie,
    PointAt,
    Reroll,
    StopPointing,
)
from tablee.games.mission_pas_possible.model.options import Tempo
from tablee.games.mission_pas_possible.model.views import OwnView, View
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

Bounds = tuple[Millis, Millis]

_LOOKS: dict[Level, Bounds] = {
    Level.EASY: (2_200, 3_600),
    Level.NORMAL: (1_800, 3_000),
    Level.HARD: (900, 1_700),
}
"""At dice, at cards: before it points, takes a card or gives up a die."""
_REACHES: dict[Level, Bounds] = {
    Level.EASY: (1_500, 2_500),
    Level.NORMAL: (1_200, 2_000),
    Level.HARD: (700, 1_200),
}
"""For the die that it points at, so that the others see what it wants."""
_SHAKES: dict[Level, Bounds] = {
    Level.EASY: (1_800, 3_000),
    Level.NORMAL: (1_400, 2_400),
    Level.HARD: (800, 1_500),
}
"""The bag."""
_WELCOMES: Bounds = (4_000, 6_000)
"""Everybody has a look at the cards before the clock starts."""
_HOLDS_BACK: Bounds = (3_500, 5_000)
"""From rolling an unused die again, so that the team can say which."""
_WAITS: Millis = 5_000
"""Longer than it would take anyway, when somebody asks to wait or to choose first."""
_SLOWER: dict[Tempo, float] = {Tempo.RELAXED: 1.6, Tempo.BRISK: 1.0}
"""How much slower hands are."""
_SPEAKS: Bounds = (500, 1_000)
"""Before it does something."""
_IS_STILL: Bounds = (14_000, 18_000)
"""While others keep the turn waiting, before it says "Go!"."""
_PATIENCE: Bounds = (8_000, 9_500)
"""With somebody to whom it would leave the only die that it can use."""


class _Move(NamedTuple):
    """What it is about to do; `stamp` differs where it would be about to do something else."""

    action: Action
    takes: Bounds
    stamp: int = 0


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    move = _move_or_words(view, seat, level)
    if move is None:
        return None
    least, most = move.takes
    slower = _SLOWER[view.options.tempo]
    if slipping.slips(view, seat, level):
        slower *= slipping.HESITATION
    taken = int((least + chance.below(most - least)) * slower)
    return heeding.paced(view, seat, taken, _WAITS) + move.stamp


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:  # noqa: ARG001
    move = _move_or_words(view, seat, level)
    return None if move is None else move.action


def _move_or_words(view: View, seat: Seat, level: Level) -> _Move | None:
    if view.own is None or not view.own.can_talk:
        return _move(view, seat, level)
    move = _move(view, seat, level)
    if words := speaking.before(view, seat, level, move and move.action):
        return _Move(words, _SPEAKS)
    if move is None and (words := speaking.while_waiting(view, seat, level)):
        return _Move(words, _IS_STILL)
    return move


def _move(view: View, seat: Seat, level: Level) -> _Move | None:
    own = view.own
    if own is None:
        return None
    if own.losses or own.bombs:
        return _Move(_duty_done(view, own, seat, level), _LOOKS[level])
    if own.can_draw:
        return _Move(DrawDice(), _SHAKES[level] if view.turn else _WELCOMES)
    if own.placements and (placing := _placing(view, seat, level)):
        return placing
    if own.can_reroll:
        die = heeding.die_to_reroll(view)
        return _Move(Reroll(die), _HOLDS_BACK, view.news.number % 100)
    return _offering(view, seat, level)


def _duty_done(view: View, own: OwnView, seat: Seat, level: Level) -> Action:
    if slipping.slips(view, seat, level):
        return slipping.duty_done(own)
    return choosing.duty_done(view, own, seat, level)


def _offering(view: View, seat: Seat, level: Level) -> _Move | None:
    """Who has placed says whose a die is that nobody else can use."""
    if level is Level.EASY or len(view.seats) == 1 or view.seats[seat].picks:
        return None
    for die in view.centre:
        if len(die.usable_by) == 1 and not (die.offers or die.wanted_by or die.held_by is not None):
            offer = OfferDie(die.die.die, die.usable_by[0])
            return _Move(offer, _LOOKS[level], die.die.die)
    return None


def placed_at_once(view: View, seat: Seat, level: Level) -> Action | None:
    """The same without a hand that points first."""
    move = _move(view, seat, level)
    if move is None or not isinstance(move.action, PointAt):
        return None if move is None else move.action
    roll = reading.roll_of(view, seat)
    step = _heedful(view, roll, _chosen(view, roll, seat, level))
    return None if step is None else _place(view, step)


def _placing(view: View, seat: Seat, level: Level) -> _Move | None:
    roll = reading.roll_of(view, seat)
    step = _heedful(view, roll, _wanted(roll, seat) or _chosen(view, roll, seat, level))
    if step is None:
        return _unwilling(view, roll, seat) or _yielding(view, seat, level)
    die = view.centre[step.place]
    is_seen = len(view.seats) == 1 or seat in (*die.wanted_by, die.held_by)
    action = _place(view, step) if is_seen else PointAt(die.die.die)
    return _Move(action, (_REACHES if is_seen else _LOOKS)[level], die.die.die)


def _heedful(view: View, roll: Roll, step: Step | None) -> Step | None:
    """Another die than the one that somebody has asked for, while there is another."""
    if step is None or not view.sayings:
        return step
    asked_for = heeding.places_asked_for(view, step.seat)
    if step.place not in asked_for:
        return step
    free = [place for place in range(len(roll.dice)) if place not in asked_for]
    return choosing.own_best_step(roll, step.seat, free) or step


def _wanted(roll: Roll, seat: Seat) -> Step | None:
    """What it points at it takes, unless somebody else points there, too."""
    kept = [place for place, die in enumerate(roll.dice) if die.kept_for == seat]
    return choosing.own_best_step(roll, seat, kept)


def _chosen(view: View, roll: Roll, seat: Seat, level: Level) -> Step | None:
    if slipping.slips(view, seat, level):
        return slipping.first_step(roll, seat)
    match level:
        case Level.EASY:
            return choosing.greedy_step(roll, seat)
        case Level.NORMAL:
            polite = _polite_step(view, roll, seat)
            return polite or choosing.own_best_step(roll, seat)
        case Level.HARD:
            steps = planner.best_sharing(roll).steps
            return next((step for step in steps if step.seat == seat), None)


def _polite_step(view: View, roll: Roll, seat: Seat) -> Step | None:
    """What it takes if it sees that others need a certain die."""
    if not slipping.notices_needs(view, seat, Level.NORMAL):
        return None
    return choosing.own_best_step(roll, seat, _places_no_other_needs(view, seat))


def _places_no_other_needs(view: View, seat: Seat) -> list[int]:
    """Without the dice that are the only ones for somebody else."""
    only: set[int] = set()
    for other in range(len(view.seats)):
        usable = [place for place, die in enumerate(view.centre) if other in die.usable_by]
        if other != seat and len(usable) == 1:
            only.update(usable)
    return [place for place in range(len(view.centre)) if place not in only]


def _unwilling(view: View, roll: Roll, seat: Seat) -> _Move | None:
    """What it takes if nobody does anything, although the best sharing gives it to another."""
    step = choosing.own_best_step(roll, seat)
    if step is None:
        return None
    return _Move(_place(view, step), _PATIENCE, view.centre[step.place].die.die)


def _yielding(view: View, seat: Seat, level: Level) -> _Move | None:
    """It wishes no longer for what another wants, too: else two bots would wait for each other."""
    is_pointing = any(seat in die.wanted_by for die in view.centre)
    return _Move(StopPointing(), _LOOKS[level]) if is_pointing else None


def _place(view: View, step: Step) -> PlaceDie:
    return PlaceDie(view.centre[step.place].die.die, step.spot.card, step.spot.space)

"""What a seat may do now."""

from collections.abc import Sequence

from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    LoseDie,
    PointAt,
    PutBack,
    Reroll,
    RevealSabotage,
    StopPointing,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.games.mission_pas_possible.rules import losing, placing, supply, talking
from tablee.games.mission_pas_possible.rules.changes import die_number, is_first
from tablee.kernel.choices import Choices
from tablee.kernel.rules import Seat

_DRAW = (DrawDice(),)
_PUT_BACK = (PutBack(),)
_STOP_POINTING = (StopPointing(),)
_REVEAL = (RevealSabotage(),)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if state.phase is Phase.OVER:
        return ()
    parts = [*_duties(state, seat), *_picks(state, seat), *_wishes(state, seat)]
    if not is_first(state):
        parts += talking.sayable(state, seat)
    if can_draw(state, seat):
        parts.append(_DRAW)
    if can_reroll(state):
        parts.append([Reroll(die_number(die)) for die in state.centre])
    return Choices[Action]([part for part in parts if part])


def can_draw(state: State, seat: Seat) -> bool:
    return state.phase is Phase.DRAW and seat == state.holder


def can_reroll(state: State) -> bool:
    """Anybody, once nobody can use a die and nobody must choose one to lose (MPP-54, MPP-61)."""
    return state.phase is Phase.REROLL and state.loss is None


def _duties(state: State, seat: Seat) -> list[Sequence[Action]]:
    return [
        [LoseDie(spot.card, spot.space) for spot in losing.own_losses(state, seat)],
        [TakeBomb(card) for card in supply.takable(state, seat)],
        _REVEAL if supply.can_reveal(state, seat) else (),
    ]


def _picks(state: State, seat: Seat) -> list[Sequence[Action]]:
    free, held = placing.free_dice(state, seat), state.seats[seat].held
    return [
        [TakeDie(die_number(die)) for die in free if held is None or held.die != die],
        [place for die in free for place in placing.placements(state, seat, die)],
        _PUT_BACK if held else (),
    ]


def _wishes(state: State, seat: Seat) -> list[Sequence[Action]]:
    wanted = state.seats[seat].wanted
    numbers = [die_number(die) for die in state.centre]
    return [
        [PointAt(number) for number in numbers if number != wanted],
        () if wanted is None else _STOP_POINTING,
    ]

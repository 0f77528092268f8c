"""Which dice of the centre a seat may place, where, and why not elsewhere."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_

from tablee.games.mission_pas_possible.data.kinds import EVERY_KIND, KIND_OF, Kinds
from tablee.games.mission_pas_possible.model.actions import PlaceDie
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import CardNumber, DieNumber
from tablee.games.mission_pas_possible.model.state import Bomb, DieKey, Phase, SeatState, State
from tablee.games.mission_pas_possible.rules import losing
from tablee.games.mission_pas_possible.rules.changes import bomb_of, die_number, is_first
from tablee.games.mission_pas_possible.rules.checker import asked, fitting, is_supported
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

BOMBS_REMEMBERED = 1 << 12
"""Cards as they lie about; most actions change none of them."""


@lru_cache(maxsize=BOMBS_REMEMBERED)
def fits(bomb: Bomb) -> tuple[Kinds, ...]:
    """By space: the dice that may be placed there."""
    filled = tuple([None if die is None else KIND_OF[die] for die in bomb.dice])
    return fitting(bomb.card, filled)


def usable(seat: SeatState) -> Kinds:
    """The dice that fit somewhere on the seat's cards."""
    return _usable(seat.bombs)


@lru_cache(maxsize=BOMBS_REMEMBERED)
def _usable(bombs: tuple[Bomb, ...]) -> Kinds:
    return reduce(or_, [kinds for bomb in bombs for kinds in fits(bomb)], 0)


def tryable(state: State, seat: SeatState) -> Kinds:
    """The dice that the seat may take; strict mode lets everybody try everything (MPP-53)."""
    if state.options.is_strict:
        return EVERY_KIND if seat.bombs else 0
    return usable(seat)


def may_try(state: State, seat: SeatState, die: DieKey) -> bool:
    return bool(tryable(state, seat) >> KIND_OF[die] & 1)


def holder_of(state: State, die: DieKey) -> Seat | None:
    for seat, mine in enumerate(state.seats):
        if mine.held is not None and mine.held.die == die:
            return seat
    return None


def has_duty(state: State, seat: Seat) -> bool:
    """Whether the seat must choose before it may place anything."""
    return losing.owes(state, seat) or state.seats[seat].opening is not None


def free_dice(state: State, seat: Seat) -> list[DieKey]:
    """The dice of the centre that this seat may take now, or has in its hand."""
    mine = state.seats[seat]
    if state.phase is not Phase.PLACE or not mine.picks or has_duty(state, seat):
        return []
    kinds = tryable(state, mine)
    return [
        die
        for die in state.centre
        if kinds >> KIND_OF[die] & 1
        and holder_of(state, die) in (None, seat)
        and not is_aside(state, die)
    ]


def is_aside(state: State, die: DieKey) -> bool:
    """Strict mode: whether the die is unused for good (MPP-102, MPP-103)."""
    return not is_first(state) and die_number(die) in state.aside


def is_usable_by(state: State, seat: Seat, die: DieKey) -> bool:
    """Whether this seat may place the die in this turn, once its own choices are made."""
    mine = state.seats[seat]
    return (
        state.phase is Phase.PLACE
        and mine.picks > 0
        and may_try(state, mine, die)
        and not is_aside(state, die)
    )


def placements(state: State, seat: Seat, die: DieKey) -> Iterator[PlaceDie]:
    """Every space for this die; in strict mode every one that is empty."""
    number, bombs = die_number(die), state.seats[seat].bombs
    for card, space in spaces(bombs, die, is_strict=state.options.is_strict):
        yield PlaceDie(number, card, space)


def spaces(
    bombs: tuple[Bomb, ...], die: DieKey, *, is_strict: bool
) -> Iterator[tuple[CardNumber, int]]:
    """Cards and their spaces where this die may be placed, or tried."""
    kind = KIND_OF[die]
    for bomb in bombs:
        for space, kinds in enumerate(fits(bomb)):
            is_offered = is_strict and bomb.dice[space] is None
            if is_offered or kinds >> kind & 1:
                yield bomb.card, space


# Refusing


def find(state: State, die: DieNumber) -> DieKey:
    """The die as it lies in the centre; or who was faster."""
    for lying in state.centre:
        if die_number(lying) == die:
            return lying
    for move in state.turns[-1].moves if state.turns else ():
        if die_number(move.die) == die:
            raise Illegal(IllegalCode.SOMEBODY_WAS_FASTER, move.seat)
    raise Illegal(IllegalCode.NOT_IN_THE_CENTRE)


def find_free(state: State, seat: Seat, die: DieNumber) -> DieKey:
    """The die, if this seat may take it or has it in its hand."""
    lying = find(state, die)
    check_duty(state, seat)
    if state.phase is not Phase.PLACE:
        raise Illegal(IllegalCode.FITS_NOWHERE)
    if not state.seats[seat].picks:
        raise Illegal(IllegalCode.NO_DIE_LEFT_TO_TAKE)  # MPP-23
    holder = holder_of(state, lying)
    if holder not in (None, seat):
        raise Illegal(IllegalCode.SOMEBODY_WAS_FASTER, holder)
    if is_aside(state, lying):
        raise Illegal(IllegalCode.IS_UNUSED)
    return lying


def check_duty(state: State, seat: Seat) -> None:
    if losing.owes(state, seat):
        raise Illegal(IllegalCode.LOSE_A_DIE_FIRST)
    if state.seats[seat].opening is not None:
        raise Illegal(IllegalCode.TAKE_A_BOMB_FIRST)  # MPP-64


def find_bomb(seat: SeatState, card: CardNumber, space: int) -> Bomb:
    """The player's bomb card, if that space of it is free (MPP-29)."""
    bomb = bomb_of(seat, card)
    if bomb is None:
        raise Illegal(IllegalCode.NOT_YOUR_CARD)
    if space >= len(bomb.dice):
        raise Illegal(IllegalCode.NO_SUCH_SPACE)
    if bomb.dice[space] is not None:
        raise Illegal(IllegalCode.SPACE_IS_FILLED)  # MPP-30
    return bomb


def refusal(bomb: Bomb, space: int, die: DieKey) -> IllegalCode | None:
    """Why the die may not go there; None: it may (MPP-46)."""
    kind = KIND_OF[die]
    if fits(bomb)[space] >> kind & 1:
        return None
    if not asked(bomb.card)[space] >> kind & 1:
        return IllegalCode.DOES_NOT_MATCH
    if not is_supported(bomb.card, bomb.dice, space):
        return IllegalCode.NOT_YET_SUPPORTED  # MPP-48, MPP-49
    return IllegalCode.CARD_WOULD_BE_STUCK

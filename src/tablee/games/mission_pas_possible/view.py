"""What a seat may know, built field by field: all but the order of the cards that lie hidden."""

from functools import lru_cache

from tablee.games.mission_pas_possible import losing, placing, scoring, supply
from tablee.games.mission_pas_possible.changes import die_number
from tablee.games.mission_pas_possible.data import (
    CARDS,
    COLOURS,
    DICE_OF_A_COLOUR,
    FACES,
    SABOTAGES_IN_PLAY,
)
from tablee.games.mission_pas_possible.dealing import deck_size, hand_size
from tablee.games.mission_pas_possible.legal import can_draw, can_reroll
from tablee.games.mission_pas_possible.material import Die
from tablee.games.mission_pas_possible.model import (
    BombView,
    Cause,
    CentreDie,
    Difficulty,
    Duty,
    OwnView,
    PastBomb,
    PastPlacement,
    PastTurn,
    Placement,
    Result,
    SeatView,
    View,
)
from tablee.games.mission_pas_possible.state import Bomb, DieKey, State, Turn
from tablee.kernel.rules import Seat

_A_COLOUR = (1 << DICE_OF_A_COLOUR) - 1


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        phase=state.phase,
        turn=len(state.turns),
        holder=state.holder,
        ends_at_ms=state.ends_at_ms,
        goal=_goal(state),
        defused=len(state.defused),
        score=scoring.score(state).total,
        centre=tuple([_centre_die(state, die) for die in state.centre]),
        cause=_cause(state),
        bag=_bag(state.bag),
        row=tuple([None if card is None else CARDS[card] for card in state.row]),
        piles=_piles(state),
        deck=len(state.deck),
        sabotages=state.sabotages,
        sabotages_left=SABOTAGES_IN_PLAY - len(state.sabotages),
        seats=tuple([_seat(state, number) for number in range(len(state.seats))]),
        own=None if seat is None else _own(state, seat),
        news=state.news,
        result=_result(state),
    )


def _goal(state: State) -> int:
    """MPP-76; Insane: the cards in front as well (MPP-79)."""
    seats = len(state.seats)
    goal = deck_size(state.options, seats)
    is_insane = state.options.level is Difficulty.INSANE
    return goal + seats * hand_size(seats) if is_insane else goal


@lru_cache(maxsize=1 << 10)
def _bag(bag: int) -> tuple[int, ...]:
    return tuple(
        (bag >> DICE_OF_A_COLOUR * colour & _A_COLOUR).bit_count() for colour in range(len(COLOURS))
    )


def _piles(state: State) -> tuple[int, ...]:
    return tuple(
        [len(pile) + (card is not None) for card, pile in zip(state.row, state.piles, strict=False)]
    )


# The centre


def _centre_die(state: State, die: DieKey) -> CentreDie:
    number = die_number(die)
    return CentreDie(
        die=FACES[die],
        held_by=placing.holder_of(state, die),
        wanted_by=tuple([s for s, mine in enumerate(state.seats) if mine.wanted == number]),
        usable_by=tuple([s for s in range(len(state.seats)) if die in placing.free_dice(state, s)]),
    )


def _cause(state: State) -> Cause | None:
    loss = state.loss
    if loss is None:
        return None
    return Cause(None if loss.die is None else FACES[loss.die], loss.sabotage, loss.owing)


# Seats


def _seat(state: State, number: Seat) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        bombs=_bombs(seat.bombs, seat.opening),
        picks=seat.picks,
        duty=_duty(state, number),
        defused=tuple([CARDS[d.card].points for d in state.defused if d.seat == number]),
    )


def _duty(state: State, seat: Seat) -> Duty | None:
    if losing.owes(state, seat):
        return Duty.LOSE_DIE
    return None if state.seats[seat].opening is None else Duty.TAKE_BOMB


@lru_cache(maxsize=1 << 12)
def _bombs(bombs: tuple[Bomb, ...], opening: int | None) -> tuple[BombView | None, ...]:
    shown = tuple(BombView(CARDS[bomb.card], _dice(bomb)) for bomb in bombs)
    return shown if opening is None else (*shown[:opening], None, *shown[opening:])


def _dice(bomb: Bomb) -> tuple[Die | None, ...]:
    return tuple([None if die is None else FACES[die] for die in bomb.dice])


def _own(state: State, seat: Seat) -> OwnView:
    return OwnView(
        can_draw=can_draw(state, seat),
        can_reroll=can_reroll(state),
        can_reveal=supply.can_reveal(state, seat),
        placements=tuple(
            [
                Placement(action.die, action.card, action.space)
                for die in placing.free_dice(state, seat)
                for action in placing.placements(state, seat, die)
            ]
        ),
        losses=losing.own_losses(state, seat),
        bombs=supply.takable(state, seat),
    )


# The end


def _result(state: State) -> Result | None:
    if state.reason is None:
        return None
    return Result(
        reason=state.reason,
        score=scoring.score(state),
        left_ms=state.left_ms,
        defused=tuple(
            tuple(CARDS[d.card] for d in state.defused if d.seat == seat)
            for seat in range(len(state.seats))
        ),
        turns=tuple(map(_past_turn, state.turns)),
    )


def _past_turn(turn: Turn) -> PastTurn:
    return PastTurn(
        rolled=turn.rolled,
        bombs=tuple(
            tuple(PastBomb(bomb.card, bomb.dice) for bomb in bombs) for bombs in turn.bombs
        ),
        placed=tuple(
            PastPlacement(move.seat, move.die, move.card, move.space) for move in turn.moves
        ),
        unused=turn.unused,
    )

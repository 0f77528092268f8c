"""What a seat may know, built field by field: all but the order of the cards that lie hidden."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.cards import CARDS, FIRST_CARDS, cards_of
from tablee.games.mission_pas_possible.data.dice import COLOURS, DICE_OF_A_COLOUR, FACES
from tablee.games.mission_pas_possible.data.kinds import KIND_OF, Kinds
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES_IN_PLAY, SPACES_A_CARD
from tablee.games.mission_pas_possible.model.material import Die
from tablee.games.mission_pas_possible.model.options import Difficulty, Options
from tablee.games.mission_pas_possible.model.state import Bomb, DieKey, Move, Phase, State
from tablee.games.mission_pas_possible.model.talk import Offer
from tablee.games.mission_pas_possible.model.views import (
    BombView,
    Cause,
    CentreDie,
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
from tablee.games.mission_pas_possible.rules import losing, placing, scoring, supply, talking
from tablee.games.mission_pas_possible.rules.changes import die_number, is_first
from tablee.games.mission_pas_possible.rules.dealing import deck_size, hand_size
from tablee.games.mission_pas_possible.rules.legal import can_draw, can_reroll
from tablee.kernel.memo import once_per_state
from tablee.kernel.rules import Seat

_A_COLOUR = (1 << DICE_OF_A_COLOUR) - 1


def view(state: State, seat: Seat | None) -> View:
    seen = _seen_by_all(state)
    return seen if seat is None else replace(seen, own=_own(state, seat))


@once_per_state
def _seen_by_all(state: State) -> View:
    printed = cards_of(state.options)
    return View(
        options=_options(state),
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
        row=tuple([None if card is None else printed[card] for card in state.row]),
        piles=_piles(state),
        deck=len(state.deck),
        sabotages=state.sabotages,
        sabotages_left=SABOTAGES_IN_PLAY - len(state.sabotages),
        seats=tuple([_seat(state, number) for number in range(len(state.seats))]),
        own=None,
        news=state.news,
        sayings=() if is_first(state) else state.sayings,
        result=_result(state),
    )


def _options(state: State) -> Options:
    """As the newest rules know them, so that pages need to know one kind only."""
    if is_first(state):
        return msgspec.convert(state.options, Options, from_attributes=True)
    return state.options


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


@once_per_state
def _free_dice(state: State) -> list[list[DieKey]]:
    """By seat."""
    return [placing.free_dice(state, seat) for seat in range(len(state.seats))]


@once_per_state
def _spaces(state: State) -> list[tuple[int, Kinds]]:
    """Those that somebody may fill, and with what."""
    return [
        (SPACES_A_CARD * bomb.card + space, kinds)
        for mine in state.seats
        if mine.picks
        for bomb in mine.bombs
        for space, kinds in enumerate(placing.fits(bomb))
    ]


def _centre_die(state: State, die: DieKey) -> CentreDie:
    number = die_number(die)
    return CentreDie(
        die=FACES[die],
        held_by=placing.holder_of(state, die),
        wanted_by=tuple([s for s, mine in enumerate(state.seats) if mine.wanted == number]),
        usable_by=tuple([s for s, dice in enumerate(_free_dice(state)) if die in dice]),
        fits=_fits(state, die),
        offers=_offers(state, die),
        is_aside=placing.is_aside(state, die),
        declared_by=_declared_by(state, die),
    )


def _fits(state: State, die: DieKey) -> tuple[int, ...]:
    """Strict mode lets people look for themselves (MPP-53)."""
    if state.options.is_strict or state.phase is not Phase.PLACE:
        return ()
    kind = KIND_OF[die]
    return tuple([space for space, kinds in _spaces(state) if kinds >> kind & 1])


def _offers(state: State, die: DieKey) -> tuple[Offer, ...]:
    """To those who can still use the die."""
    if is_first(state) or not state.offers:
        return ()
    number = die_number(die)
    return tuple(
        [o for o in state.offers if o.die == number and placing.is_usable_by(state, o.to, die)]
    )


def _declared_by(state: State, die: DieKey) -> tuple[Seat, ...]:
    if is_first(state) or not state.declared:
        return ()
    return tuple([each.seat for each in state.declared if each.die == die_number(die)])


def _cause(state: State) -> Cause | None:
    loss = state.loss
    if loss is None:
        return None
    return Cause(None if loss.die is None else FACES[loss.die], loss.sabotage, loss.owing)


# Seats


def _seat(state: State, number: Seat) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        bombs=_bombs(seat.bombs, seat.opening, state.options.RULES_VERSION),
        picks=seat.picks,
        duty=_duty(state, number),
        defused=tuple(
            [cards_of(state.options)[d.card].points for d in state.defused if d.seat == number]
        ),
    )


def _duty(state: State, seat: Seat) -> Duty | None:
    if losing.owes(state, seat):
        return Duty.LOSE_DIE
    return None if state.seats[seat].opening is None else Duty.TAKE_BOMB


@lru_cache(maxsize=1 << 12)
def _bombs(
    bombs: tuple[Bomb, ...], opening: int | None, version: int
) -> tuple[BombView | None, ...]:
    printed = FIRST_CARDS if version == 1 else CARDS
    shown = tuple(BombView(printed[bomb.card], _dice(bomb)) for bomb in bombs)
    return shown if opening is None else (*shown[:opening], None, *shown[opening:])


def _dice(bomb: Bomb) -> tuple[Die | None, ...]:
    return tuple([None if die is None else FACES[die] for die in bomb.dice])


def _own(state: State, seat: Seat) -> OwnView:
    return OwnView(
        can_draw=can_draw(state, seat),
        can_reroll=can_reroll(state),
        can_reveal=supply.can_reveal(state, seat),
        placements=_placements(
            state.seats[seat].bombs, tuple(_free_dice(state)[seat]), state.options.is_strict
        ),
        losses=losing.own_losses(state, seat),
        bombs=supply.takable(state, seat),
        can_talk=state.phase is not Phase.OVER and not is_first(state),
        declarable=() if is_first(state) else talking.declarable(state, seat),
    )


@lru_cache(maxsize=1 << 12)
def _placements(
    bombs: tuple[Bomb, ...], dice: tuple[DieKey, ...], is_strict: bool
) -> tuple[Placement, ...]:
    """The same object while neither the cards nor the dice change: then nobody compares them."""
    return tuple(
        [
            Placement(die_number(die), card, space)
            for die in dice
            for card, space in placing.spaces(bombs, die, is_strict=is_strict)
        ]
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
            tuple(cards_of(state.options)[d.card] for d in state.defused if d.seat == seat)
            for seat in range(len(state.seats))
        ),
        turns=tuple([_past_turn(state, number) for number in range(len(state.turns))]),
    )


def _past_turn(state: State, number: int) -> PastTurn:
    turn = state.turns[number]
    times = None if is_first(state) else state.times[number]
    return PastTurn(
        holder=turn.holder,
        rolled=turn.rolled,
        bombs=tuple(
            tuple(PastBomb(bomb.card, bomb.dice) for bomb in bombs) for bombs in turn.bombs
        ),
        placed=tuple(map(_past_placement, turn.moves)),
        unused=turn.unused,
        lost=tuple(map(_past_placement, times.lost)) if times else (),
        sabotages=times.sabotages if times else (),
        drawn_at_ms=times.drawn_at_ms if times else None,
        placed_at_ms=times.placed_at_ms if times else (),
    )


def _past_placement(move: Move) -> PastPlacement:
    return PastPlacement(move.seat, move.die, move.card, move.space)

"""Small steps that all phases of a turn share: what a seat has, where a die goes, what is told."""

from collections.abc import Callable

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.dice import FACES, NUMBERS
from tablee.games.mission_pas_possible.model.material import CardNumber, DieNumber
from tablee.games.mission_pas_possible.model.news import Event, News
from tablee.games.mission_pas_possible.model.state import Bomb, DieKey, SeatState, State
from tablee.kernel.rules import Seat


def is_first(state: State) -> bool:
    """Whether it is played by the first version of the rules, whose states know no talk."""
    return state.options.RULES_VERSION == 1


def die_number(die: DieKey) -> DieNumber:
    return FACES[die].die


def key_of(die: DieNumber, number: int) -> DieKey:
    return len(NUMBERS) * die + number - 1


def bagged(*dice: DieKey | None) -> int:
    """The dice as a set of bits, as the bag keeps them."""
    return sum(1 << die_number(die) for die in dice if die is not None)


def with_seat(state: State, seat: Seat, changed: SeatState) -> State:
    return replace(state, seats=(*state.seats[:seat], changed, *state.seats[seat + 1 :]))


def each_seat(state: State, change: Callable[[SeatState], SeatState]) -> State:
    return replace(state, seats=tuple([change(seat) for seat in state.seats]))


def bomb_of(seat: SeatState, card: CardNumber) -> Bomb | None:
    return next((bomb for bomb in seat.bombs if bomb.card == card), None)


def with_die(bomb: Bomb, space: int, die: DieKey | None) -> Bomb:
    return Bomb(bomb.card, (*bomb.dice[:space], die, *bomb.dice[space + 1 :]))


def with_bomb(seat: SeatState, changed: Bomb) -> SeatState:
    """The seat with this bomb as it is now."""
    bombs = tuple([changed if bomb.card == changed.card else bomb for bomb in seat.bombs])
    return replace(seat, bombs=bombs)


def out_of_the_centre(state: State, die: DieKey) -> State:
    """Nobody holds, wants or offers a die that has left the centre."""
    number = die_number(die)
    left = replace(
        state,
        centre=tuple([other for other in state.centre if other != die]),
        seats=tuple([_without(seat, die, number) for seat in state.seats]),
    )
    return left if is_first(state) else _unspoken_of(left, number)


def _unspoken_of(state: State, die: DieNumber) -> State:
    if not (state.offers or state.aside or state.declared):
        return state
    return replace(
        state,
        offers=tuple([offer for offer in state.offers if offer.die != die]),
        aside=tuple([other for other in state.aside if other != die]),
        declared=tuple([declared for declared in state.declared if declared.die != die]),
    )


def _without(seat: SeatState, die: DieKey, number: DieNumber) -> SeatState:
    holds = seat.held is not None and seat.held.die == die
    if not holds and seat.wanted != number:
        return seat
    return replace(
        seat,
        held=None if holds else seat.held,
        wanted=None if seat.wanted == number else seat.wanted,
    )


def with_fresh_news(state: State) -> State:
    return replace(state, news=News(state.news.number + 1, ()))


def told(state: State, event: Event) -> State:
    return replace(state, news=News(state.news.number, (*state.news.events, event)))

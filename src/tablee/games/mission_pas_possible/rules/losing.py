"""Losing dice: an unused die that is rolled again, or a sabotage card, costs every player one."""

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.data.kinds import KIND_OF, SHOWING, Kinds
from tablee.games.mission_pas_possible.model.actions import LoseDie
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import Mark, Spot
from tablee.games.mission_pas_possible.model.news import Lost
from tablee.games.mission_pas_possible.model.state import DieKey, Loss, SeatState, State
from tablee.games.mission_pas_possible.rules.changes import (
    bagged,
    bomb_of,
    told,
    with_bomb,
    with_die,
    with_seat,
)
from tablee.games.mission_pas_possible.rules.checker import is_covered
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def matching(loss: Loss) -> Kinds:
    """The dice that the loss is about: one colour or one number, or those of a die (MPP-55)."""
    if loss.sabotage is not None:
        return SHOWING[loss.sabotage]
    assert loss.die is not None, "a loss has one cause"
    face = FACES[loss.die]
    return SHOWING[Mark(face.colour.value)] | SHOWING[Mark(str(face.number))]


def losable(seat: SeatState, kinds: Kinds) -> tuple[Spot, ...]:
    """Where the seat has such a die; covered ones are safe (MPP-57, MPP-71).

    Completed cards lie in front of nobody any more, and dice in the centre or in a hand do not
    count (MPP-72).
    """
    return tuple(
        [
            Spot(bomb.card, space)
            for bomb in seat.bombs
            for space, die in enumerate(bomb.dice)
            if die is not None
            and kinds >> KIND_OF[die] & 1
            and not is_covered(bomb.card, bomb.dice, space)
        ]
    )


def owes(state: State, seat: Seat) -> bool:
    """Whether the seat must choose a die to lose before it does anything else."""
    return state.loss is not None and seat in state.loss.owing


def own_losses(state: State, seat: Seat) -> tuple[Spot, ...]:
    """What this seat may choose from now."""
    if state.loss is None or seat not in state.loss.owing:
        return ()
    return losable(state.seats[seat], matching(state.loss))


def after_reroll(state: State, die: DieKey) -> State:
    return _after(state, Loss(die, None, ()))


def after_sabotage(state: State, sabotage: Mark) -> State:
    return _after(state, Loss(None, sabotage, ()))


def _after(state: State, loss: Loss) -> State:
    """Who has one matching die loses it, who has several chooses (MPP-58)."""
    owing: list[Seat] = []
    for seat, mine in enumerate(state.seats):
        spots = losable(mine, matching(loss))
        if len(spots) == 1:
            state = _without(state, seat, spots[0])
        elif spots:
            owing.append(seat)
    return replace(state, loss=replace(loss, owing=tuple(owing)) if owing else None)


def lose(state: State, seat: Seat, action: LoseDie) -> State:
    """A seat's choice (MPP-58, MPP-71)."""
    if state.loss is None or seat not in state.loss.owing:
        raise Illegal(IllegalCode.NOTHING_TO_LOSE)
    spot = Spot(action.card, action.space)
    if spot not in own_losses(state, seat):
        raise Illegal(IllegalCode.CANNOT_BE_LOST)
    owing = tuple([other for other in state.loss.owing if other != seat])
    loss = replace(state.loss, owing=owing) if owing else None
    return replace(_without(state, seat, spot), loss=loss)


def _without(state: State, seat: Seat, spot: Spot) -> State:
    """The die of that space is in the bag."""
    mine = state.seats[seat]
    bomb = bomb_of(mine, spot.card)
    die = bomb.dice[spot.space] if bomb else None
    assert bomb is not None, "it lies in front of the seat"
    assert die is not None, "it lies on the card"
    changed = with_seat(state, seat, with_bomb(mine, with_die(bomb, spot.space, None)))
    changed = replace(changed, bag=state.bag | bagged(die))
    return told(changed, Lost(seat, FACES[die], spot.card, spot.space))

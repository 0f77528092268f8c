"""The course of a turn: dice are drawn, placed, rolled again where unused; then the bag passes."""

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.cards import cards_of
from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.data.kinds import KIND_OF, kinds_of
from tablee.games.mission_pas_possible.data.sizes import PICKS_A_TURN
from tablee.games.mission_pas_possible.model.actions import PlaceDie
from tablee.games.mission_pas_possible.model.codes import IllegalCode, Reason
from tablee.games.mission_pas_possible.model.news import (
    Defused,
    Drawn,
    Placed,
    Rerolled,
    Spoiled,
    WentBack,
)
from tablee.games.mission_pas_possible.model.options import Difficulty, Setup
from tablee.games.mission_pas_possible.model.state import (
    Bomb,
    Defusal,
    DieKey,
    Move,
    Phase,
    SeatState,
    State,
    Turn,
)
from tablee.games.mission_pas_possible.rules import losing, placing, rolling, supply
from tablee.games.mission_pas_possible.rules.changes import (
    bagged,
    die_number,
    each_seat,
    is_first,
    out_of_the_centre,
    told,
    with_bomb,
    with_die,
    with_seat,
)
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

# Drawing


def draw(state: State, seat: Seat, at: Millis, chance: Chance) -> State:
    """The holder of the bag draws and rolls; the first time this starts the clock (MPP-20)."""
    if state.phase is not Phase.DRAW:
        raise Illegal(IllegalCode.DICE_ARE_OUT)
    if seat != state.holder:
        raise Illegal(IllegalCode.NOT_YOUR_BAG, state.holder)
    rolled = rolling.rolled(state, chance)
    players = len(state.seats)
    bombs = tuple([each.bombs for each in state.seats])
    dealt = each_seat(state, lambda each: replace(each, picks=PICKS_A_TURN[players]))
    drawn = replace(
        dealt,
        phase=Phase.PLACE,
        bag=state.bag & ~bagged(*rolled),
        centre=rolled,
        ends_at_ms=_end_of_the_countdown(state, at),
        turns=(*state.turns, Turn(holder=seat, rolled=rolled, bombs=bombs)),
    )
    return told(drawn, Drawn(seat))


def _end_of_the_countdown(state: State, at: Millis) -> Millis:
    if state.ends_at_ms is not None:
        return state.ends_at_ms
    return at + state.options.countdown_seconds * 1000


# Placing


def place(state: State, seat: Seat, action: PlaceDie) -> State:
    """A die from the hand or the centre goes on an own card (MPP-29)."""
    die = placing.find_free(state, seat, action.die)
    mine = state.seats[seat]
    bomb = placing.find_bomb(mine, action.card, action.space)
    refusal = placing.refusal(bomb, action.space, die)
    if refusal is not None and not state.options.is_strict:
        raise Illegal(refusal)
    spent = with_seat(state, seat, replace(mine, picks=mine.picks - 1, held=None))
    if refusal is not None and not is_first(state):
        return _wasted(spent, seat, die, bomb)
    moved = _noted(out_of_the_centre(spent, die), Move(seat, die, action.card, action.space))
    placed = with_die(bomb, action.space, die)
    if refusal is not None:
        return _spoiled(moved, seat, die, placed)
    moved = told(moved, Placed(seat, FACES[die], action.card, action.space))
    if None in placed.dice:
        return with_seat(moved, seat, with_bomb(moved.seats[seat], placed))
    return _defused(moved, seat, placed)


def _noted(state: State, move: Move) -> State:
    *earlier, turn = state.turns
    return replace(state, turns=(*earlier, replace(turn, moves=(*turn.moves, move))))


def _wasted(state: State, seat: Seat, die: DieKey, bomb: Bomb) -> State:
    """Strict mode: the card is emptied, and the die is unused: bad luck is not free (MPP-102)."""
    left = out_of_the_centre(state, die)
    aside = replace(left, centre=state.centre, aside=(*left.aside, die_number(die)))
    return _spoiled(aside, seat, die, bomb)


def _spoiled(state: State, seat: Seat, die: DieKey, bomb: Bomb) -> State:
    """Strict mode: a wrong placement costs all dice of the card (MPP-53)."""
    emptied = with_bomb(state.seats[seat], supply.empty_bomb(bomb.card))
    changed = replace(with_seat(state, seat, emptied), bag=state.bag | bagged(*bomb.dice))
    return told(changed, Spoiled(seat, FACES[die], bomb.card))


def _defused(state: State, seat: Seat, bomb: Bomb) -> State:
    """The dice go to the bag, the card to the team's pile; another may be taken (MPP-63)."""
    mine = state.seats[seat]
    changed = replace(
        mine,
        bombs=tuple([other for other in mine.bombs if other.card != bomb.card]),
        opening=[other.card for other in mine.bombs].index(bomb.card),
        may_reveal=state.options.setup is Setup.PILES,  # MPP-95
    )
    defused = replace(
        with_seat(state, seat, changed),
        bag=state.bag | bagged(*bomb.dice),
        defused=(*state.defused, Defusal(seat, bomb.card)),
    )
    return told(defused, Defused(seat, bomb.card, cards_of(state.options)[bomb.card].points))


# Rolling unused dice again


def reroll(state: State, seat: Seat, die: DieKey, chance: Chance) -> State:
    """Every player loses a die like it; then it goes to the bag (MPP-54 to MPP-56)."""
    _check_unused(state, seat)
    rolled = rolling.rerolled(state, die, chance)
    gone = out_of_the_centre(state, die)
    gone = told(replace(gone, bag=gone.bag | bagged(die)), Rerolled(seat, FACES[rolled]))
    return losing.after_reroll(gone, rolled)


def _check_unused(state: State, seat: Seat) -> None:
    """Nothing is rolled again before all is placed and every choice is made (MPP-61, MPP-64)."""
    placing.check_duty(state, seat)
    choosing = _choosing(state)
    if choosing:
        raise Illegal(IllegalCode.SOMEBODY_MUST_CHOOSE, choosing[0])
    if state.phase is Phase.PLACE:
        raise Illegal(IllegalCode.STILL_USABLE)


def _choosing(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.seats)) if placing.has_duty(state, seat)]


# What follows of itself


def settled(state: State, at: Millis) -> State:
    """All that nobody has to decide: refills, forced choices, the end of the turn or the game."""
    state = _with_supply(state)
    if _is_won(state):
        return over(state, Reason.ALL_DEFUSED, at)
    state = _with_useless_dice_back(state)
    if _choosing(state):
        return state
    state = _with_unused_dice(state)
    return state if state.centre or state.phase is Phase.DRAW else _next_turn(state, at)


def _with_supply(state: State) -> State:
    """Cards that come and cards that must be taken, until neither changes anything."""
    before = None
    while before is not state:
        before = state
        state = supply.with_forced_takings(supply.refilled(state))
    return state


def _is_won(state: State) -> bool:
    """The last bomb card leaves the row (MPP-75, MPP-97); Insane: every card is defused (MPP-79).

    When somebody is to take each card that is left, which one does not matter any more: so a win
    takes exactly as many defusals as there were cards (MPP-76).
    """
    if supply.has_more(state):
        return False
    cards = supply.open_cards(state)
    if state.options.level is Difficulty.INSANE:
        return not cards and not any(seat.bombs for seat in state.seats)
    return len(cards) <= supply.bound_to_take(state)


def _with_useless_dice_back(state: State) -> State:
    """A sabotage can leave a held die without a place: it goes back to the centre."""
    for seat, mine in enumerate(state.seats):
        if mine.held is not None and not placing.may_try(state, mine, mine.held.die):
            state = put_back(state, seat, mine.held.die)
    return state


def put_back(state: State, seat: Seat, die: DieKey) -> State:
    """A die leaves a hand unasked."""
    changed = with_seat(state, seat, replace(state.seats[seat], held=None))
    return told(changed, WentBack(seat, FACES[die]))


def _with_unused_dice(state: State) -> State:
    """What nobody can use is unused, until a loss makes room for it after all (MPP-100)."""
    if not is_first(state):
        state = _set_aside(state)
    if state.phase is Phase.PLACE and not _can_anybody_place(state):
        return _unused(state)
    if state.phase is Phase.REROLL and not is_first(state) and _can_anybody_place(state):
        return _used_after_all(state)
    return state


def _set_aside(state: State) -> State:
    """Strict mode: the dice that all who may still take one have declared unused (MPP-103)."""
    able = {seat for seat, mine in enumerate(state.seats) if mine.picks}
    declared = dict.fromkeys(each.die for each in state.declared)
    agreed = [
        die for die in declared if able <= {each.seat for each in state.declared if each.die == die}
    ]
    if not agreed:
        return state
    rest = tuple([each for each in state.declared if each.die not in agreed])
    return replace(state, aside=(*state.aside, *agreed), declared=rest)


def _used_after_all(state: State) -> State:
    """The dice that are still there: no longer unused, and the turn goes on (MPP-31)."""
    *earlier, turn = state.turns
    unused = tuple([die for die in turn.unused if die not in state.centre])
    return replace(state, phase=Phase.PLACE, turns=(*earlier, replace(turn, unused=unused)))


def _can_anybody_place(state: State) -> bool:
    """MPP-31: whether the turn must go on. What is in a hand will be placed or put back."""
    lying = kinds_of(KIND_OF[die] for die in state.centre if not placing.is_aside(state, die))
    return any(
        mine.held is not None or (mine.picks and placing.usable(mine) & lying)
        for mine in state.seats
    )


def _unused(state: State) -> State:
    """What nobody can use is rolled again (MPP-54), also if some have taken none (MPP-28)."""
    *earlier, turn = state.turns
    turns = (*earlier, replace(turn, unused=(*turn.unused, *state.centre)))
    return replace(state, phase=Phase.REROLL, turns=turns)


def _next_turn(state: State, at: Millis) -> State:
    """The bag passes clockwise (MPP-74); if it is empty, the game is lost (MPP-27)."""
    holder = (state.holder + 1) % len(state.seats)
    passed = replace(each_seat(state, _at_rest), phase=Phase.DRAW, holder=holder)
    if not is_first(state):
        passed = replace(passed, sayings=())
    return passed if passed.bag else over(passed, Reason.BAG_IS_EMPTY, at)


def _at_rest(seat: SeatState) -> SeatState:
    return replace(seat, picks=0, held=None, wanted=None)


def over(state: State, reason: Reason, at: Millis) -> State:
    assert state.ends_at_ms is not None, "dice were drawn"
    left_ms = max(0, state.ends_at_ms - at)
    return replace(
        each_seat(state, lambda seat: replace(_at_rest(seat), opening=None, may_reveal=False)),
        phase=Phase.OVER,
        loss=None,
        reason=reason,
        left_ms=left_ms,
    )

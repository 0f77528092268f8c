"""The rules of Top It, as the kernel's `Rules` protocol asks for them."""

from collections.abc import Sequence
from typing import Any

from tablee.games.top_it.data import HANDS_ALONE, OPENING_MOVES
from tablee.games.top_it.model import (
    OPENING_BY_CHANCE,
    Action,
    IllegalCode,
    Move,
    Options,
    PlacePiece,
    PlaceStone,
    Reason,
    State,
    TileKey,
)
from tablee.games.top_it.rules import placing, situations
from tablee.games.top_it.rules.legal import Moves, place_piece
from tablee.games.top_it.rules.situations import Situation, seat_of, situation_of
from tablee.games.top_it.rules.tiles import key_of
from tablee.games.top_it.view.seen import view as view
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

NAME = "top_it"
VERSION = 2
SEATS = range(1, 5)
IS_REAL_TIME = False


def seats_allowed(options: Options) -> Sequence[int]:
    """1 to 4 players; a puzzle is for one, and who begins must be there."""
    if options.puzzle:
        return (1,)
    return range(max(1, (options.starter or 0) + 1), 5)


def setup(options: Options, seats: int, chance: Chance) -> State:
    return dealt(State, options, seats, chance)


def dealt(kind: type[State], options: Any, seats: int, chance: Chance) -> State:
    """Each hand has its colour (TI-8, TI-47); alone, one plays all four (TI-48). The kind of state
    is that of the version by which the table is played."""
    count = HANDS_ALONE if seats == 1 else seats
    state = kind(
        options=options,
        seats=seats,
        hands=(situations.FULL_HAND,) * count,
        to_move=_starter(options, seats, chance),
    )
    return _opened(state, chance) if options.puzzle else state


def _starter(options: Options, seats: int, chance: Chance) -> int:
    """The host's choice or chance's (TI-9); alone, the first colour."""
    if options.starter is not None:
        return options.starter
    return chance.below(seats)


def _opened(state: State, chance: Chance) -> State:
    """The opening of a puzzle: each colour places a piece, the same for everybody."""
    if state.options.puzzle != OPENING_BY_CHANCE:
        chance = Chance(b"top it puzzle\0" + state.options.puzzle.encode())
    for _ in range(OPENING_MOVES):
        assert state.to_move is not None, "there is room for four pieces"
        situation = situation_of(state)
        shape = chance.choice(situations.playable_shapes(situation, state.to_move))
        spot = chance.choice(situations.spots(situation, state.to_move, shape))
        state = play(state, 0, place_piece(spot), 0, chance)
    return state


def legal(state: State, seat: Seat) -> Sequence[Action]:
    hand = state.to_move
    if hand is None or not awaits(state, seat):
        return ()
    return Moves(situation_of(state), hand)


def awaits(state: State, seat: Seat) -> bool:
    return state.to_move is not None and seat_of(state, state.to_move) == seat


def play(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:  # noqa: ARG001
    hand = _hand_to_move(state, seat)
    match action:
        case PlacePiece():
            return _place_piece(state, hand, action)
        case PlaceStone():
            return _place_stone(state, hand, action)


def _hand_to_move(state: State, seat: Seat) -> int:
    if state.to_move is None:
        raise Illegal(IllegalCode.GAME_IS_OVER)
    if seat_of(state, state.to_move) != seat:
        raise Illegal(IllegalCode.NOT_YOUR_TURN)
    return state.to_move


def _place_piece(state: State, hand: int, action: PlacePiece) -> State:
    situation = situation_of(state)
    spot = placing.spot_of(situation, hand, action)
    after = situations.after_piece(situation, hand, spot)
    tile = after.mosaic.tiles[-1]
    move = Move(hand, tile.piece, is_stone=False, points=spot.points)  # TI-28
    return _turn_over(state, after, (*state.tiles, key_of(tile)), move)


def _place_stone(state: State, hand: int, action: PlaceStone) -> State:
    situation = situation_of(state)
    tile = placing.target_of(situation, hand, action.piece)
    points = situation.mosaic.worths[tile.number]  # TI-32
    move = Move(hand, action.piece, is_stone=True, points=points)
    return _turn_over(state, situations.after_stone(situation, hand, tile), state.tiles, move)


def _turn_over(state: State, after: Situation, tiles: tuple[TileKey, ...], move: Move) -> State:
    following = situations.next_after(after, move.hand)
    state = type(state)(
        options=state.options,
        seats=state.seats,
        hands=after.hands,
        tiles=tiles,
        moves=(*state.moves, move),
        to_move=following.hand,
        passed=following.passed,
    )
    situations.keep(state, after)
    return state


def deadline(state: State) -> Millis | None:  # noqa: ARG001  (nobody is hurried)
    return None


def expire(state: State, at: Millis, chance: Chance) -> State:  # noqa: ARG001
    return state


def outcome(state: State) -> Outcome | None:
    winners = situations.winners(state)
    if winners is None:
        return None
    is_done = all(situations.is_empty(hand) for hand in state.hands)
    reason = Reason.ALL_PLACED if is_done else Reason.NOBODY_CAN_MOVE  # TI-36, TI-40
    return Outcome(winners, situations.totals(state), reason)


def is_reversible(before: State, after: State) -> bool:  # noqa: ARG001
    """Nothing is hidden; only the end of the game decides something."""
    return after.to_move is not None


def is_chat_open(state: State) -> bool:  # noqa: ARG001  (everybody may always talk)
    return True

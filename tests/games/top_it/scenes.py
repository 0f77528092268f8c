"""Positions of Top It for the tests: laid by hand, or by chance."""

from tablee.games.top_it import rules
from tablee.games.top_it.model import Options, PlacePiece, Shape, State
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw


def to_move(state: State) -> int:
    """The seat whose turn it is."""
    assert state.to_move is not None, "the game is over"
    return 0 if state.seats == 1 else state.to_move


def begun(seats: int, **options: object) -> State:
    return rules.setup(Options(**{"starter": 0} | options), seats, Chance(b"begun"))  # type: ignore[arg-type]


def at_random(seats: int, seed: int, moves: int) -> State:
    """A game after so many random moves, or at its end if that comes first."""
    chance = Chance(seed.to_bytes(8, "big"))
    state = rules.setup(Options(), seats, chance)
    for _ in range(moves):
        if state.to_move is None:
            break
        seat = to_move(state)
        state = rules.play(state, seat, draw(rules.legal(state, seat), chance), 0, chance)
    return state

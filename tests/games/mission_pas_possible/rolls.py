"""A roll before a team, and what its players do with it."""

from collections.abc import Sequence

from tests.games.mission_pas_possible.scenes import scene

from tablee.games.mission_pas_possible.model.actions import Action
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook, turn
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat


def rolled(*seats: Sequence[str], centre: str, options: Options | None = None) -> State:
    """A scene; what nobody can use is unused at once."""
    return turn.settled(scene(*seats, centre=centre, options=options), 0)


def after(state: State, *steps: tuple[Seat, Action]) -> State:
    for seat, action in steps:
        state = rulebook.play(state, seat, action, 1_000, Chance(b"after"))
    return state

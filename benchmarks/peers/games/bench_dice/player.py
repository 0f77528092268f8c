"""A bot for which any cell will do, and an adviser who has nothing to say."""

from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

from .model import Nothing, Roll, View


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:  # noqa: ARG001
    return None if view.is_over else 1000


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Roll | None:  # noqa: ARG001
    return None if view.is_over else Roll(chance.below(len(view.cells)))


def answer(view: View, seat: Seat | None, question: Nothing) -> Nothing:  # noqa: ARG001
    return question

"""Version 1: before a table could choose its help and the value of its large squares.

All else is as it is now, so this is today's rulebook with the options, and therefore the states and
their digests, of that time.
"""

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from tablee.games.top_it import model
from tablee.games.top_it.model import Help, Struct, View
from tablee.games.top_it.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat


class Options(Struct, frozen=True, kw_only=True):
    starter: Annotated[int, Meta(ge=0, le=3)] | None = None
    puzzle: Annotated[str, Meta(max_length=64)] = ""
    help: ClassVar = Help.POINTS
    large_square: ClassVar = 4


class State(model.State, frozen=True, kw_only=True):
    options: Options  # type: ignore[assignment]  # the rules read the same names of either


NAME = rulebook.NAME
VERSION = 1
SEATS = rulebook.SEATS
IS_REAL_TIME = rulebook.IS_REAL_TIME
seats_allowed = rulebook.seats_allowed
legal = rulebook.legal
awaits = rulebook.awaits
play = rulebook.play
deadline = rulebook.deadline
expire = rulebook.expire
outcome = rulebook.outcome
is_reversible = rulebook.is_reversible
is_chat_open = rulebook.is_chat_open


def setup(options: Options, seats: int, chance: Chance) -> model.State:
    return rulebook.dealt(State, options, seats, chance)


def view(state: State, seat: Seat | None) -> View:
    """With the options in full, as today's pages and bots read them."""
    chosen = state.options
    options = model.Options(starter=chosen.starter, puzzle=chosen.puzzle, help=chosen.help)
    return replace(rulebook.view(state, seat), options=options)

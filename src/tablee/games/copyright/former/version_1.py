"""Version 1: rounds begin and end without a signal, and every card lies upright.

Only what differs is here; the rest is today's.
"""

from typing import Any

from tablee.games.copyright.model import Action, FirstOptions, FirstState, SeatState, Variant
from tablee.games.copyright.rules import rounds, rulebook
from tablee.games.copyright.rules.rulebook import IS_REAL_TIME as IS_REAL_TIME
from tablee.games.copyright.rules.rulebook import NAME as NAME
from tablee.games.copyright.rules.rulebook import SEATS as SEATS
from tablee.games.copyright.rules.rulebook import deadline as deadline
from tablee.games.copyright.rules.rulebook import is_chat_open as is_chat_open
from tablee.games.copyright.rules.rulebook import is_reversible as is_reversible
from tablee.games.copyright.rules.rulebook import legal as legal
from tablee.games.copyright.rules.rulebook import outcome as outcome
from tablee.games.copyright.rules.rulebook import seats_allowed as seats_allowed
from tablee.games.copyright.rules.rulebook import view as view
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat

VERSION = 1


def setup(options: FirstOptions, seats: int, chance: Chance) -> Any:
    """A puzzle had its seed in the options."""
    if options.variant is Variant.PUZZLE and options.puzzle:
        chance = Chance(b"copyright puzzle\0" + options.puzzle.encode())
    blank: Any = FirstState(options=options, seats=(SeatState(),) * seats)
    return rounds.next_round(blank, 0, chance)


def play(state: Any, seat: Seat, action: Action, at: Millis, chance: Chance) -> Any:
    return rulebook.act(state, seat, action, at, chance)


def expire(state: Any, at: Millis, chance: Chance) -> Any:
    return rulebook.pass_on(state, at, chance)

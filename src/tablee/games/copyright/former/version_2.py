"""Version 2: a round is forgotten as soon as it is scored, but for its result.

Only what differs is here; the rest is today's.
"""

from typing import Any

from tablee.games.copyright.model import Options, SeatState, SecondState
from tablee.games.copyright.rules import rounds
from tablee.games.copyright.rules.rulebook import IS_REAL_TIME as IS_REAL_TIME
from tablee.games.copyright.rules.rulebook import NAME as NAME
from tablee.games.copyright.rules.rulebook import SEATS as SEATS
from tablee.games.copyright.rules.rulebook import deadline as deadline
from tablee.games.copyright.rules.rulebook import expire as expire
from tablee.games.copyright.rules.rulebook import is_chat_open as is_chat_open
from tablee.games.copyright.rules.rulebook import is_reversible as is_reversible
from tablee.games.copyright.rules.rulebook import legal as legal
from tablee.games.copyright.rules.rulebook import outcome as outcome
from tablee.games.copyright.rules.rulebook import play as play
from tablee.games.copyright.rules.rulebook import seats_allowed as seats_allowed
from tablee.games.copyright.rules.rulebook import view as view
from tablee.kernel.chance import Chance

VERSION = 2


def setup(options: Options, seats: int, chance: Chance) -> Any:
    blank: Any = SecondState(options=options, seats=(SeatState(),) * seats)
    return rounds.next_round(blank, 0, chance)

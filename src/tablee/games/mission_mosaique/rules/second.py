"""The second rules, for games that began by them: appeals, and nothing that came after.

A state of theirs lacks what the third rules brought, and so do their options.
"""

from tablee.games.mission_mosaique.model import Options, State
from tablee.games.mission_mosaique.rules.rulebook import IS_REAL_TIME as IS_REAL_TIME
from tablee.games.mission_mosaique.rules.rulebook import NAME as NAME
from tablee.games.mission_mosaique.rules.rulebook import SEATS as SEATS
from tablee.games.mission_mosaique.rules.rulebook import deadline as deadline
from tablee.games.mission_mosaique.rules.rulebook import expire as expire
from tablee.games.mission_mosaique.rules.rulebook import is_chat_open as is_chat_open
from tablee.games.mission_mosaique.rules.rulebook import is_reversible as is_reversible
from tablee.games.mission_mosaique.rules.rulebook import legal as legal
from tablee.games.mission_mosaique.rules.rulebook import outcome as outcome
from tablee.games.mission_mosaique.rules.rulebook import play as play
from tablee.games.mission_mosaique.rules.rulebook import seats_allowed as seats_allowed
from tablee.games.mission_mosaique.rules.rulebook import view as view
from tablee.kernel.chance import Chance

VERSION = 2


def setup(options: Options, seats: int, chance: Chance) -> State:  # noqa: ARG001  (nothing is dealt yet)
    return State(options=options, seats=seats, picked=(None,) * seats)

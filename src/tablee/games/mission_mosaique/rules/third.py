"""The third rules, for games that began by them: appeals without a clock, and fewer names.

A state of theirs does not say its edition.
"""

from msgspec import UNSET
from msgspec.structs import replace

from tablee.games.mission_mosaique.model import Options, State
from tablee.games.mission_mosaique.rules import rulebook
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

VERSION = 3


def setup(options: Options, seats: int, chance: Chance) -> State:
    return replace(rulebook.setup(options, seats, chance), edition=UNSET)

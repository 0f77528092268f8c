"""The first version of the rules: what was dealt and decided otherwise, as old logs were played.

The shared rules ask a state for its version where the two part; here is only what names it.
"""

from tablee.games.mission_pas_possible.rules.rulebook import (
    IS_REAL_TIME,
    NAME,
    SEATS,
    deadline,
    expire,
    is_chat_open,
    is_reversible,
    legal,
    outcome,
    play,
    seats_allowed,
    setup,
    view,
)

VERSION = 1

__all__ = [
    "IS_REAL_TIME",
    "NAME",
    "SEATS",
    "VERSION",
    "deadline",
    "expire",
    "is_chat_open",
    "is_reversible",
    "legal",
    "outcome",
    "play",
    "seats_allowed",
    "setup",
    "view",
]

"""What the digests in a log cover: each fixes the state that chance led to, to be checked later.

A log names its format in its header, and every format is checked for ever as it was written.

1. The whole state. For some hours servers left private parts out without a word about it in the
   header, so a log of this format may hold digests of either kind.
2. What everybody may see in the end, so that a published file can be checked without the rest.
"""

import hashlib
from typing import Any

import msgspec

from tablee.kernel.rules import Game

FIRST_FORMAT = 1
"""Of logs that name none."""
FORMAT = 2
"""Of new logs."""


def digest(game: Game, state: Any, log_format: int) -> str:
    """As a log of this format holds it."""
    return _hashed(state if log_format == FIRST_FORMAT else _public(game, state))


def fits(game: Game, state: Any, log_format: int, found: str) -> bool:
    """Whether a digest found in a log of this format is one of this state."""
    if found == digest(game, state, log_format):
        return True
    return log_format == FIRST_FORMAT and found == digest(game, state, FORMAT)


def _public(game: Game, state: Any) -> Any:
    return state if game.privacy is None else game.privacy.blank_state(state)


def _hashed(state: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:32]

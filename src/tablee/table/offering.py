"""What a seat may do now, for pages that know nothing of the game: the question that the house
answers itself, for every game."""

from typing import Any

import msgspec

from tablee.kernel.match import Match
from tablee.kernel.rules import Seat

MOST_LISTED = 300
"""A longer list is cut: nobody chooses among more buttons."""


class WhatIsLegal(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_is_legal", tag_field="kind"
):
    """What may I do now?"""


class LegalActions(msgspec.Struct, frozen=True, tag="legal", tag_field="kind"):
    total: int
    actions: tuple[Any, ...]
    """The first of them, at most 300."""


_decode = msgspec.json.Decoder(WhatIsLegal).decode


def is_asked(question: bytes) -> bool:
    try:
        _decode(question)
    except msgspec.MsgspecError:
        return False
    return True


def legal_actions(match: Match, seat: Seat | None) -> LegalActions:
    """Nothing for whoever only watches."""
    actions = () if seat is None else match.game.rules.legal(match.state, seat)
    return LegalActions(len(actions), tuple(actions[:MOST_LISTED]))

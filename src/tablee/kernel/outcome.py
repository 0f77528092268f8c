"""How a game ended: who won, with what, and why."""

import msgspec


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`reason` is a word of the game's own closed list; a team that loses has no winners."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

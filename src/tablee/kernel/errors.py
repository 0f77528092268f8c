"""The ways a move can be wrong: it does not decode, or the rules forbid it. All else is our bug."""

from enum import StrEnum


class Illegal(Exception):  # noqa: N818  (the rulebook's word, and it reads as one at `raise`)
    """The rules forbid this action here; `code` comes from the game's closed enum.

    `seat`: whose doing it is, where another player was faster or stands in the way. The code's
    sentence names that player as `{player}`.
    """

    def __init__(self, code: StrEnum, seat: int | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.seat = seat


class BrokenLog(Exception):  # noqa: N818
    """An entry cannot follow from the ones before it: the log was altered."""

    def __init__(self, n: int, reason: str) -> None:
        super().__init__(f"entry {n}: {reason}")
        self.n = n
        self.reason = reason

"""How a table and its results are listed, for people who look for one."""

from typing import Any

import msgspec


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a chair, as the directory shows it."""

    player: str
    name: str
    colour: str
    is_bot: bool
    worn: str | None = ""
    """The colour in which somebody began the game there, whoever went on; null: a bot began it.
    Empty where an older release wrote the line."""


class ArchivedResult(msgspec.Struct, frozen=True):
    """What a finished game leaves in the archive. Higher `rank_by` first, item by item."""

    rank_by: tuple[int, ...]
    told: Any
    """What the archive tells of it, in the game's own terms: the level, the time left."""
    ranked_in: str = ""
    """The list in which it is compared with others; a game may have many, one or several people
    and kinds of help apart."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the directory lists it. `awaited`: the players whose move it is."""

    table: str
    game: str
    status: str
    is_public: bool
    has_open_chairs: bool
    chairs: tuple[Sitter, ...]
    awaited: tuple[str, ...] = ()
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    result: ArchivedResult | None = None
    created_at_ms: int
    updated_at_ms: int


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """A result on the board of a daily puzzle. Higher `rank_by` first, compared item by item."""

    board: str
    player: str
    name: str
    rank_by: tuple[int, ...]
    table: str
    at_ms: int

"""The bodies of the HTTP requests and answers; the types of the browser are generated from them."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablee.kernel.directory import Ranking, Sitter, Summary
from tablee.kernel.outcome import Outcome
from tablee.table import wire


class GameInfo(msgspec.Struct, frozen=True):
    game: str
    version: int
    seats: tuple[int, ...]


class Lobby(msgspec.Struct, frozen=True):
    """What is going on: the games there are, and the public tables."""

    games: tuple[GameInfo, ...]
    tables: tuple[Summary, ...]


class Invitation(msgspec.Struct, frozen=True):
    """Where friends reach this server, if it knows better than the page; else empty."""

    address: str


class MyTables(msgspec.Struct, frozen=True):
    tables: tuple[Summary, ...]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: the caller becomes its host and sits on the first chair."""

    game: Annotated[str, Meta(max_length=40)]
    name: wire.Name
    colour: wire.Colour
    contribution: wire.Contribution
    seats: wire.SeatNumber | None = None
    options: dict[str, Any] = {}
    is_public: bool = False


class NewPuzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Today's puzzle of a game, as a table of one's own."""

    name: wire.Name
    colour: wire.Colour


class TableLink(msgspec.Struct, frozen=True):
    table: str


class PuzzleBoard(msgspec.Struct, frozen=True):
    """The results of a day's puzzle. `mine` is the caller's own table of that day, if any."""

    day: str
    rankings: tuple[Ranking, ...]
    mine: Ranking | None
    best: int | None
    """The proven best score, told once the caller has finished."""


class ArchiveLine(msgspec.Struct, frozen=True):
    """A finished game in the archive. `table` is empty where the caller has no business there."""

    table: str
    chairs: tuple[Sitter, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    told: Any
    """The game's own words for it: the level, the time left."""
    at_ms: int


class Archive(msgspec.Struct, frozen=True):
    """The best results of a game: of everybody in this house, and of the caller's own tables."""

    best: tuple[ArchiveLine, ...]
    mine: tuple[ArchiveLine, ...]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay: what happened, and what it changed in the view."""

    n: int
    at_ms: int
    event: str
    seat: int | None = None
    view: tuple[wire.Change, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A finished game from one seat, or from beside the table: the first view, then the changes."""

    table: str
    game: str
    seat: int | None
    chairs: tuple[wire.ChairView, ...]
    outcome: Outcome | None
    first: Any
    frames: tuple[Frame, ...]


class Problem(msgspec.Struct, frozen=True):
    """A refusal: the code for programs, the sentence for people."""

    code: str
    sentence: str


TYPES = (
    Lobby,
    Invitation,
    MyTables,
    NewTable,
    NewPuzzle,
    TableLink,
    PuzzleBoard,
    Archive,
    Replay,
    Problem,
)

"""The bodies of the HTTP requests and answers; the types of the browser are generated from them."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.kernel.directory import Ranking, Sitter, Summary
from tablee.kernel.manifest import GameInfo
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Goal
from tablee.table import limits, wire


class Lobby(msgspec.Struct, frozen=True):
    """What is going on: the games there are, and the public tables."""

    games: tuple[GameInfo, ...]
    tables: tuple[Summary, ...]


class Invitation(msgspec.Struct, frozen=True):
    """Where friends reach this server, if it knows better than the page; else empty."""

    address: str


class Build(msgspec.Struct, frozen=True):
    """The name of the built pages; empty: they are not built."""

    build: str


class OwnTables(msgspec.Struct, frozen=True):
    tables: tuple[Summary, ...]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: the caller becomes its host and sits on the first chair."""

    game: Annotated[str, Meta(max_length=40)]
    name: wire.Name
    colour: wire.PersonColour
    contribution: wire.Contribution
    seats: wire.SeatNumber | None = None
    options: dict[str, Any] = {}
    is_public: bool = False


class NewPuzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A puzzle of a game, as a table of one's own: today's, or unranked one of a past day."""

    name: wire.Name
    colour: wire.PersonColour
    day: Annotated[str, Meta(max_length=10)] = ""


class NewTry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game to be taken up again after its entry `n`, against bots."""

    name: wire.Name
    colour: wire.PersonColour
    n: Annotated[int, Meta(ge=1, le=limits.ENTRIES)]
    seat: wire.SeatNumber | None = None
    """`None`: one's own."""


class TableLink(msgspec.Struct, frozen=True):
    table: str


class PuzzleDay(msgspec.Struct, frozen=True):
    """A day whose puzzle can be played, and what the caller was ranked by on it, if at all."""

    day: str
    rank_by: tuple[int, ...] | None


class OwnPuzzle(msgspec.Struct, frozen=True):
    """The caller's own table of a day's puzzle."""

    table: str
    rank_by: tuple[int, ...] | None
    """`None`: not finished yet."""
    is_ranked: bool
    player: str


class PuzzleBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a day's puzzle, and the caller's own."""

    day: str
    is_today: bool
    """Only today's can be ranked; a past one is for pleasure."""
    rankings: tuple[Ranking, ...]
    """The best of them. Their tables are told once the caller has finished."""
    finished: int
    """How many have finished; of very many, as many as were counted."""
    mine: OwnPuzzle | None
    """`None`: not begun."""
    place: int | None
    """The caller's place among all, from 1; `None`: not ranked, or too far down to be counted."""
    goal: Goal | None
    """What to compare one's score with, told once the caller has finished."""
    streak: int
    """On how many days in a row the caller has finished the puzzle, up to today or yesterday."""
    past: tuple[PuzzleDay, ...]
    """The days before today, the latest first."""


class ArchiveLine(msgspec.Struct, frozen=True):
    """A finished game in the archive. `table` is empty where the caller has no business there."""

    table: str
    chairs: tuple[Sitter, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    told: Any
    """The game's own words for it: the level, the time left."""
    ranked_in: str
    """The list in which it is compared with others."""
    at_ms: int


class BestResults(msgspec.Struct, frozen=True):
    """The best results of a game: of everybody in this house, and of the caller's own tables."""

    best: tuple[ArchiveLine, ...]
    mine: tuple[ArchiveLine, ...]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay: what happened, and what it changed in the view."""

    n: int
    at_ms: int
    event: str
    seat: int | None = None
    view: wire.Changes | UnsetType = UNSET


class AskAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a moment of a finished game, as a seat saw it."""

    n: int
    """The entry of the log after which it is asked."""
    seat: wire.SeatNumber | None
    question: msgspec.Raw
    """One of the game's own."""


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
    Build,
    OwnTables,
    NewTable,
    NewPuzzle,
    NewTry,
    TableLink,
    PuzzleBoard,
    BestResults,
    Replay,
    Problem,
)

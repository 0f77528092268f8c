"""The bodies of the HTTP requests and answers; the types of the browser are generated from them."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.kernel.directory import Ranking, Sitter, Summary
from tablee.kernel.manifest import GameInfo
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Goal
from tablee.server.orders import AnyOrder, Obeyed
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


class PackageParts(msgspec.Struct, frozen=True):
    """What a game's package brings for the browser."""

    words: dict[str, dict[str, str]]
    """By language, then by the name that stands in the types: of a kind, a field or a value."""
    module: str
    """Where its built pages begin; empty: it has none, and is drawn from its types."""


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


class ShownCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short code for a table; empty in a request: a new one."""

    code: Annotated[str, Meta(max_length=40, pattern="^([a-z]+-[a-z]+-[0-9]{4})?$")]


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


class HouseNotice(msgspec.Struct, frozen=True):
    """What whoever runs the house tells everybody; empty: nothing."""

    text: str


class PersonThere(msgspec.Struct, frozen=True):
    """A page at a table, as whoever runs the house sees it."""

    player: str
    name: str
    address: str
    seat: int | None


class TableReport(msgspec.Struct, frozen=True):
    """A table in memory, with everybody who is there."""

    summary: Summary
    entries: int
    people: tuple[PersonThere, ...]
    node: str = ""
    """On which it lives; empty: there is only one."""


class BannedOne(msgspec.Struct, frozen=True):
    """An address or a player who stays out until then."""

    who: str
    until_ms: int


class StoreReport(msgspec.Struct, frozen=True):
    """How much is kept."""

    tables: dict[str, int]
    """By status."""
    bytes: int


class NodeReport(msgspec.Struct, frozen=True, kw_only=True):
    """How one of the processes that are the house is doing. Its name is new with every start."""

    node: str
    machine: str
    version: str
    opened_at_ms: int
    tables: int
    """That it owns: they are in its memory, and nobody else writes to them."""
    people: int
    """At its tables, wherever their pages are; somebody with several pages once."""
    pages_abroad: int
    """Pages here whose table another node owns."""
    guest_pages: int
    """Pages of other nodes at its tables."""
    saving_ms: float
    """How long saving takes, on average."""
    lag_ms: float
    """How late its event loop is, on average."""
    behind_ms: int
    """How far its list of tables is behind what the others have written."""
    memory_bytes: int


class HostReport(msgspec.Struct, frozen=True, kw_only=True):
    """What is going on in the whole house, for whoever runs it. Counts grow since the start."""

    version: str
    now_ms: int
    opened_at_ms: int
    """When the oldest of the nodes began."""
    is_draining: bool
    notice: str
    bans: tuple[BannedOne, ...]
    closed: tuple[str, ...]
    tables: int
    """In memory."""
    people: int
    """Who are there; somebody with several pages once, at tables of several nodes at each."""
    live: tuple[TableReport, ...]
    """The liveliest of the tables."""
    commands: dict[str, int]
    """Commands accepted, and refused by their codes."""
    store: StoreReport
    saving_ms: float
    """How long saving takes, on average, at the slowest node."""
    lag_ms: float
    """How late the event loop is, on average, at the node where it is worst."""
    memory_bytes: int
    """Of all nodes together."""
    nodes: tuple[NodeReport, ...]
    """All who have answered, whichever was asked."""
    silent: tuple[str, ...]
    """Nodes that are there, and have not answered in time."""


class Forgotten(msgspec.Struct, frozen=True):
    """What became of somebody's wish to be forgotten."""

    games: int
    """Finished games that do not know them any more."""
    running: int
    """Tables that are not over, where they still sit or sat."""


class Problem(msgspec.Struct, frozen=True):
    """A refusal: the code for programs, the sentence for people."""

    code: str
    sentence: str


TYPES = (
    Lobby,
    Invitation,
    PackageParts,
    Build,
    OwnTables,
    NewTable,
    NewPuzzle,
    NewTry,
    TableLink,
    PuzzleBoard,
    BestResults,
    Replay,
    HouseNotice,
    ShownCode,
    HostReport,
    AnyOrder,
    Obeyed,
    Forgotten,
    Problem,
)

"""What a game remembers between two actions."""

from enum import StrEnum

from msgspec import UNSET, UnsetType

from tablee.games.mission_mosaique.model.options import (
    CardLanguage,
    HouseName,
    Ink,
    NotebookColour,
    Options,
    Struct,
)
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat


class Reason(StrEnum):
    """The rank of the team (MM-64)."""

    RANK_E = "rank_e"
    RANK_D = "rank_d"
    RANK_C = "rank_c"
    RANK_B = "rank_b"
    RANK_A = "rank_a"
    RANK_S = "rank_s"


class Phase(StrEnum):
    PICK = "pick"
    READ = "read"
    COUNT = "count"
    """Three, two, one."""
    DRAW = "draw"
    GUESS = "guess"
    VOTE = "vote"
    REVEAL = "reveal"
    OVER = "over"


WHISPERS = 20
"""Between the guesser and the neighbour, at most."""


class Whisper(Struct, frozen=True):
    seat: Seat
    text: str


class Along(Struct, frozen=True):
    """What somebody guessed along, and whether it was right."""

    seat: Seat
    answer: str
    is_right: bool


class Guess(Struct, frozen=True, kw_only=True):
    """What becomes of the picture on the table."""

    guesser: Seat
    is_open: bool = False
    idea: str = ""
    """What the neighbour has whispered, by the first two rules."""
    proposal: str = ""
    is_right: bool | None = None
    """`None`: nobody knows yet."""
    votes: tuple[bool | None, ...] = ()
    void_wishes: tuple[Seat, ...] = ()
    is_void: bool = False
    abstained: tuple[Seat, ...] | UnsetType = UNSET
    """Who leaves an appeal to the others; unset where there can be none, as by the first rules."""
    whispers: tuple[Whisper, ...] | UnsetType = UNSET
    """Since the third rules, as the next two: what was whispered, both ways (MM-58)."""
    along: tuple[Along, ...] | UnsetType = UNSET
    laughs: tuple[Seat, ...] | UnsetType = UNSET
    appeal_until_ms: Millis | UnsetType | None = UNSET
    """Since the fourth rules: how long a miss may be appealed against; `None`: no longer."""


class Picture(Struct, frozen=True, kw_only=True):
    """A picture that has been guessed or missed."""

    round: int
    notebook: NotebookColour
    word: str
    recipient: Seat
    authors: tuple[Seat, ...]
    """By page."""
    ink: tuple[Ink, ...]
    """By page."""
    proposal: str
    has_stamp: bool
    laughs: int | UnsetType = UNSET
    """How many laughed at it (MM-73)."""
    along: tuple[Along, ...] | UnsetType = UNSET
    also: str | UnsetType = UNSET
    """What it is called in the other language of a bilingual table (MM-75)."""
    appealed: HouseName | UnsetType = UNSET
    """The name that an appeal has won for the word (MM-74)."""


class State(Struct, frozen=True, kw_only=True):
    options: Options
    seats: int
    phase: Phase = Phase.PICK
    picked: tuple[NotebookColour | None, ...]
    """The notebook that each seat took at first; later it wanders (MM-61)."""
    round: int = 0
    page: int = 0
    cards: tuple[int, ...] = ()
    """The word card of each seat this round, as its place among all cards."""
    ready: tuple[Seat, ...] = ()
    ink: tuple[tuple[Ink, ...], ...] = ()
    """By the seat that starts with the notebook, then by page."""
    draws_from_ms: Millis = 0
    first_guesser: Seat = 0
    guess: Guess | None = None
    pictures: tuple[Picture, ...] = ()
    languages: tuple[CardLanguage, ...] | UnsetType = UNSET
    """By seat; since the third rules, as the next two."""
    since_ms: Millis | UnsetType = UNSET
    """Since when the table waits for what it waits for."""
    dealt: tuple[int, ...] | UnsetType = UNSET
    """The words of a pack that have had their round (MM-79)."""
    edition: int | UnsetType = UNSET
    """The number of the rules, which states say since the fourth."""

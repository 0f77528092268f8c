"""What is shown of a game to a seat."""

from tablee.games.mission_mosaique.model.options import (
    CardLanguage,
    Ink,
    NotebookColour,
    NotebookType,
    Options,
    Struct,
)
from tablee.games.mission_mosaique.model.state import Along, Phase, Picture, Reason, Whisper
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat


class PlayerView(Struct, frozen=True, kw_only=True):
    """What everybody knows of a player."""

    picked: NotebookColour | None
    notebook: NotebookColour | None
    """The one in hand while it is passed around."""
    is_ready: bool
    language: CardLanguage


class NotebookView(Struct, frozen=True, kw_only=True):
    """A notebook as it is printed: the sections by page."""

    colour: NotebookColour
    type: NotebookType
    sections: tuple[int, ...]


class OwnView(Struct, frozen=True, kw_only=True):
    """The page in front of me, and the code on its tile (MM-10, MM-39)."""

    notebook: NotebookView
    section: int
    word: str
    meant: str
    """Which of several things of that name; empty where the word says it (MM-71)."""
    recipient: Seat
    passes_to: Seat
    """Who holds the notebook next: whoever draws its next page, at last the recipient (MM-36)."""
    ink: Ink


class GuessView(Struct, frozen=True, kw_only=True):
    guesser: Seat
    notebook: NotebookView
    authors: tuple[Seat, ...]
    is_open: bool
    ink: tuple[Ink, ...]
    """By page; nothing before the notebook is opened (MM-38)."""
    adviser: Seat | None
    """Who may be consulted (MM-58)."""
    whispers: tuple[Whisper, ...]
    """What was whispered, to whom it concerns: the guesser and the adviser."""
    own_along: str
    """What this seat has guessed along, in secret."""
    along: tuple[Along, ...]
    """What everybody has guessed along, once the tile is turned (MM-72)."""
    laughs: tuple[Seat, ...]
    proposal: str
    word: str
    """The code, once the tile is turned."""
    is_right: bool | None
    votes: tuple[bool | None, ...]
    """By seat, once somebody has appealed."""
    abstained: tuple[Seat, ...]
    appeal_from_ms: Millis | None
    """While a miss may be appealed against: since when, and until when (MM-69)."""
    appeal_until_ms: Millis | None
    void_wishes: tuple[Seat, ...]
    is_void: bool


class View(Struct, frozen=True, kw_only=True):
    options: Options
    """Without the host's words and names: nobody is to look them through."""
    language: CardLanguage
    """In which this seat reads and answers."""
    phase: Phase
    round: int
    page: int
    players: tuple[PlayerView, ...]
    notebooks: tuple[NotebookView, ...]
    """All eight as they are printed: nobody's secret (MM-16)."""
    draws_from_ms: Millis | None
    """When the pens may touch the paper, and when they must leave it, in table time."""
    draws_until_ms: Millis | None
    patience_from_ms: Millis | None
    """Where there are gentle clocks: since when, and until when, the table waits (MM-77)."""
    patience_until_ms: Millis | None
    own: OwnView | None
    may: tuple[str, ...]
    """The kinds of action that this seat may do now."""
    guess: GuessView | None
    guessers: tuple[Seat, ...]
    """Who still guesses in this round, the next one first."""
    pictures: tuple[Picture, ...]
    stamps: int
    rank_from: tuple[int, ...]
    """From how many stamps on the team has each rank, the lowest first (MM-64)."""
    reason: Reason | None

"""The nouns of Mission Mosaïque: options, actions, state, views, questions. No logic.

Conventions, shared with the browser:
- A stroke is a flat tuple of whole numbers, four for each point: x, y (of the page, 900 by 600, y
  downward), pressure (0 to 255), and milliseconds since the drawing began.
- A notebook is known by the seat that starts with it this round.
- Pages and sections are counted from 0; rounds from 1, as the levels of the words are.
"""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain immutable value."""


# Notebooks


class NotebookType(StrEnum):
    """How a notebook divides its page (MM-5)."""

    LINES = "lines"
    COLUMNS = "columns"
    GRID = "grid"


class NotebookColour(StrEnum):
    """MM-1."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"
    ORANGE = "orange"
    PINK = "pink"
    GREY = "grey"


# Options


class CardLanguage(StrEnum):
    """In which language a table draws and guesses."""

    FRENCH = "fr"
    ENGLISH = "en"


class Options(Struct, frozen=True, kw_only=True):
    language: CardLanguage = CardLanguage.FRENCH
    """Of the words that are drawn and guessed."""
    draw_seconds: Annotated[int, Meta(ge=5, le=60)] = 10
    """MM-3; more than 10 is the slower clock."""
    may_consult: bool = True
    """With eight players the guesser may consult the neighbour on the right (MM-58)."""


# Ink

NUMBERS_PER_POINT = 4
POINTS_PER_PIECE = 60
STROKES_PER_SECTION = 60
POINTS_PER_SECTION = 480

Stroke = tuple[int, ...]
Ink = tuple[Stroke, ...]
"""What was drawn in one section, stroke by stroke."""


# Actions


class PickNotebook(Struct, frozen=True, tag="pick_notebook", tag_field="kind"):
    """Take a notebook nobody has (MM-15)."""

    colour: NotebookColour


class SayReady(Struct, frozen=True, tag="say_ready", tag_field="kind"):
    """The code is read; the timer starts when all are ready (MM-27)."""


class Draw(Struct, frozen=True, tag="draw", tag_field="kind"):
    """A piece of a stroke, as it flows: it begins a new stroke or goes on with the last one."""

    page: Annotated[int, Meta(ge=0, le=5)]
    stroke: Annotated[int, Meta(ge=0, le=STROKES_PER_SECTION - 1)]
    at: Annotated[int, Meta(ge=0, le=POINTS_PER_SECTION - 1)]
    """How many points of the stroke came before."""
    numbers: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=70_000)], ...],
        Meta(min_length=NUMBERS_PER_POINT, max_length=NUMBERS_PER_POINT * POINTS_PER_PIECE),
    ]


class TakeBackStroke(Struct, frozen=True, tag="take_back_stroke", tag_field="kind"):
    """Wipe the last stroke while the time runs (MM-35)."""


class OpenNotebook(Struct, frozen=True, tag="open_notebook", tag_field="kind"):
    """Open page 1: the six sections make one picture, for all to see (MM-49, MM-50)."""


LETTERS = 60
"""Of an answer, at most."""
Words = Annotated[str, Meta(min_length=1, max_length=LETTERS)]


class Propose(Struct, frozen=True, tag="propose", tag_field="kind"):
    """The one proposal (MM-51)."""

    answer: Words


class ProposeNothing(Struct, frozen=True, tag="propose_nothing", tag_field="kind"):
    """Give up: it counts as wrong (MM-56)."""


class Consult(Struct, frozen=True, tag="consult", tag_field="kind"):
    """Whisper to the guesser, as the neighbour on the right with eight players (MM-58)."""

    idea: Words


class Appeal(Struct, frozen=True, tag="appeal", tag_field="kind"):
    """The same thing? Ask the table to accept a proposal that missed (MM-69)."""


class Vote(Struct, frozen=True, tag="vote", tag_field="kind"):
    """Whether the proposal is as good as the code (MM-53, MM-54)."""

    accepts: bool


class Abstain(Struct, frozen=True, tag="abstain", tag_field="kind"):
    """Leave an appeal to the others, as bots always do (MM-70)."""


class WishVoid(Struct, frozen=True, tag="wish_void", tag_field="kind"):
    """Wish that the stamp be given back: a letter, or the whole thing in small (MM-30, MM-31)."""

    wishes: bool


class Continue(Struct, frozen=True, tag="continue", tag_field="kind"):
    """Put the picture away."""


FirstAction = (
    PickNotebook
    | SayReady
    | Draw
    | TakeBackStroke
    | OpenNotebook
    | Propose
    | ProposeNothing
    | Consult
    | Vote
    | WishVoid
    | Continue
)
"""Of the first rules, which know no appeal."""
Action = FirstAction | Appeal | Abstain


# Refusals and ends


class IllegalCode(StrEnum):
    WRONG_PHASE = "wrong_phase"
    NOTEBOOK_TAKEN = "notebook_taken"
    ALREADY_PICKED = "already_picked"
    ALREADY_READY = "already_ready"
    PEN_DOWN = "pen_down"
    """The time is up (MM-28)."""
    OTHER_PAGE = "other_page"
    OUTSIDE_SECTION = "outside_section"
    BROKEN_STROKE = "broken_stroke"
    TOO_MUCH_INK = "too_much_ink"
    NO_INK = "no_ink"
    NOT_YOUR_GUESS = "not_your_guess"
    ALREADY_OPEN = "already_open"
    OPEN_IT_FIRST = "open_it_first"
    OWN_PROPOSAL = "own_proposal"
    ALREADY_VOTED = "already_voted"
    NO_APPEAL = "no_appeal"
    NO_CONSULTING = "no_consulting"
    NO_STAMP = "no_stamp"
    ALREADY_SO = "already_so"


class Reason(StrEnum):
    """The rank of the team (MM-64)."""

    RANK_E = "rank_e"
    RANK_D = "rank_d"
    RANK_C = "rank_c"
    RANK_B = "rank_b"
    RANK_A = "rank_a"
    RANK_S = "rank_s"


# State


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


class Guess(Struct, frozen=True, kw_only=True):
    """What becomes of the picture on the table."""

    guesser: Seat
    is_open: bool = False
    idea: str = ""
    """What the neighbour has whispered (MM-58)."""
    proposal: str = ""
    is_right: bool | None = None
    """`None`: nobody knows yet."""
    votes: tuple[bool | None, ...] = ()
    void_wishes: tuple[Seat, ...] = ()
    is_void: bool = False
    abstained: tuple[Seat, ...] | UnsetType = UNSET
    """Who leaves an appeal to the others; unset where there can be none, as by the first rules."""


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


# Views


class PlayerView(Struct, frozen=True, kw_only=True):
    """What everybody knows of a player."""

    picked: NotebookColour | None
    notebook: NotebookColour | None
    """The one in hand while it is passed around."""
    is_ready: bool


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
    idea: str
    """What was whispered, to whom it concerns: the guesser and the adviser."""
    proposal: str
    word: str
    """The code, once the tile is turned."""
    is_right: bool | None
    votes: tuple[bool | None, ...]
    """By seat, once somebody has appealed."""
    abstained: tuple[Seat, ...]
    void_wishes: tuple[Seat, ...]
    is_void: bool


class View(Struct, frozen=True, kw_only=True):
    options: Options
    phase: Phase
    round: int
    page: int
    players: tuple[PlayerView, ...]
    notebooks: tuple[NotebookView, ...]
    """All eight as they are printed: nobody's secret (MM-16)."""
    draws_from_ms: Millis | None
    """When the pens may touch the paper, and when they must leave it, in table time."""
    draws_until_ms: Millis | None
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


# Questions


class AskSecondOpinion(Struct, frozen=True, tag="second_opinion", tag_field="kind"):
    """What would a bot have said to this picture? Only of pictures that are over."""

    picture: Annotated[int, Meta(ge=0, le=23)]


Question = AskSecondOpinion


class Opinion(Struct, frozen=True):
    word: str
    percent: int


class SecondOpinion(Struct, frozen=True, tag="second_opinion", tag_field="kind"):
    """The likeliest words, the first one first; empty where there is no such picture."""

    opinions: tuple[Opinion, ...]


Answer = SecondOpinion

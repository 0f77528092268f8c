"""What players may do, and why it may be refused."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.mission_mosaique.model.options import (
    NUMBERS_PER_POINT,
    POINTS_PER_PIECE,
    POINTS_PER_SECTION,
    STROKES_PER_SECTION,
    CardLanguage,
    NotebookColour,
    Struct,
    Words,
)


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


class Propose(Struct, frozen=True, tag="propose", tag_field="kind"):
    """The one proposal (MM-51)."""

    answer: Words


class ProposeNothing(Struct, frozen=True, tag="propose_nothing", tag_field="kind"):
    """Give up: it counts as wrong (MM-56)."""


class Consult(Struct, frozen=True, tag="consult", tag_field="kind"):
    """A whisper between the guesser and the neighbour on the right, with eight players (MM-58)."""

    idea: Words


class GuessAlong(Struct, frozen=True, tag="guess_along", tag_field="kind"):
    """What somebody who did not draw would say, in secret until the tile is turned (MM-72)."""

    answer: Words


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


class Laugh(Struct, frozen=True, tag="laugh", tag_field="kind"):
    """Laugh at the picture, once: the funniest one is remembered (MM-73)."""


class Speak(Struct, frozen=True, tag="speak", tag_field="kind"):
    """Say which language this page speaks, at a bilingual table (MM-75)."""

    language: CardLanguage


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
SecondAction = FirstAction | Appeal | Abstain
"""Of the second rules, which know no guessing along."""
Action = SecondAction | GuessAlong | Laugh | Speak


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
    NO_GUESSING_ALONG = "no_guessing_along"
    ONE_LANGUAGE = "one_language"
    TOO_MANY_WHISPERS = "too_many_whispers"

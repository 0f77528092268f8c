"""What a seat can do, and why it may be refused."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.top_secret.model.cards import Agent, Black, Card, Number, Owners, Place, Struct


class HidePlace(Struct, frozen=True, tag="hide_place", tag_field="kind"):
    """The fifth player, the Ambassador, chooses his place first, face down (TS-67)."""

    place: Place


class LayPlace(Struct, frozen=True, tag="lay_place", tag_field="kind"):
    """Lay a place card that is unused in this series of five rounds (TS-15, TS-17)."""

    place: Place


class ShowPair(Struct, frozen=True, tag="show_pair", tag_field="kind"):
    """Show two coloured cards, one of them true (TS-26), and a black card besides if one likes
    (TS-34)."""

    first: Card
    second: Card
    black: Black | None = None


class Call(Struct, frozen=True, tag="call", tag_field="kind"):
    """Take the telephone and announce the number with the owner of each fragment (TS-43)."""

    number: Number
    owners: Owners


class AskFor(Struct, frozen=True, tag="ask_for", tag_field="kind"):
    """Alone with the Ambassador: ask another agent for a black card (TS-36)."""

    agent: Agent


class LookAtDummy(Struct, frozen=True, tag="look_at_dummy", tag_field="kind"):
    """Look at a black card of the dummy in secret (TS-60, TS-63)."""

    black: Black


class Decline(Struct, frozen=True, tag="decline", tag_field="kind"):
    """Ask nobody, look at nothing, call no number."""


class AnswerWith(Struct, frozen=True, tag="answer_with", tag_field="kind"):
    """The asked agent chooses which black card he shows; by option the asker does (TS-37)."""

    black: Black


class Continue(Struct, frozen=True, tag="continue", tag_field="kind"):
    """The reveal is read: on to the next game of the series (TS-54)."""


class Opinion(StrEnum):
    """A mark on the private note sheet."""

    NONE = ""
    MAYBE = "?"
    NO = "-"
    YES = "yes"


class WriteNote(Struct, frozen=True, tag="write_note", tag_field="kind"):
    """Replace the free text of my note sheet (TS-10); at any time, seen by nobody else."""

    text: Annotated[str, Meta(max_length=500)]


class MarkCard(Struct, frozen=True, tag="mark_card", tag_field="kind"):
    """Mark my note sheet: does this agent hold this card? (TS-10)"""

    agent: Agent
    card: Card
    opinion: Opinion


MOST_SCRIBBLES = 150
LONGEST_STROKE = 160
"""Numbers, two for each point."""
Ordinate = Annotated[int, Meta(ge=0, le=4000)]
"""In thousandths of the sheet's width, from its upper left corner."""


class Stroke(Struct, frozen=True, tag="stroke", tag_field="kind"):
    """A line of the pen."""

    points: Annotated[tuple[Ordinate, ...], Meta(min_length=2, max_length=LONGEST_STROKE)]
    """x and y in turn."""


class Words(Struct, frozen=True, tag="words", tag_field="kind"):
    """Something typed at a spot of the sheet."""

    x: Ordinate
    y: Ordinate
    text: Annotated[str, Meta(min_length=1, max_length=80)]


class Scribble(Struct, frozen=True, tag="scribble", tag_field="kind"):
    """Write or draw anywhere on my note sheet (TS-10)."""

    what: Stroke | Words


class RubOut(Struct, frozen=True, tag="rub_out", tag_field="kind"):
    """Take one of my scribbles from the sheet."""

    place: Annotated[int, Meta(ge=0, le=MOST_SCRIBBLES - 1)]
    """In the order in which they were made, from 0."""


Choice = ShowPair | Call | AskFor | LookAtDummy | Decline
"""What a visitor does at a meeting; all of a meeting choose before anything is shown (TS-29)."""
Move = HidePlace | LayPlace | Choice | AnswerWith | Continue
"""What the others wait for."""
FirstNote = WriteNote | MarkCard
FirstAction = Move | FirstNote
"""All that can be done in version 1 of the rules."""
Note = FirstNote | Scribble | RubOut
Action = Move | Note


class IllegalCode(StrEnum):
    """Why an action is refused; the sentences are in `refusals.json`."""

    GAME_IS_OVER = "game_is_over"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    """Somebody else lays, chooses or answers now."""
    PLACE_IS_USED = "place_is_used"
    NOT_AT_THIS_MEETING = "not_at_this_meeting"
    """Another kind of meeting would allow it."""
    NOT_IN_ORDER = "not_in_order"
    NONE_IS_TRUE = "none_is_true"
    BOTH_ARE_TRUE = "both_are_true"
    PAIR_WAS_SHOWN = "pair_was_shown"
    BLACK_WAS_SHOWN = "black_was_shown"
    NOT_ANOTHER_AGENT = "not_another_agent"
    BOTH_WERE_SHOWN = "both_were_shown"
    NO_CALL_HERE = "no_call_here"
    NOT_A_NUMBER = "not_a_number"
    NOT_ALL_OWNERS = "not_all_owners"
    SHEET_IS_FULL = "sheet_is_full"
    NO_SUCH_SCRIBBLE = "no_such_scribble"
    NOT_WHOLE_POINTS = "not_whole_points"

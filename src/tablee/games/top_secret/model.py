"""The nouns of Top Secret: options, actions, views, the state. No logic.

Conventions, shared with the browser:
- An agent is numbered 0 to 3, clockwise; seats 0 to 3 are these agents. With three players agent 3
  is the dummy and has no chair (TS-58). The Ambassador is visitor 4, whatever the number of
  players; with five he is seat 4 (TS-66).
- A card is one of the eight that each colour has: four identities, then four numbers (TS-3, TS-4).
  A pair names its two cards in the order of `Card`.
- A number is told in the order of its owners: Fiddlebottom, Bubble, Zsa Zsa, X (TS-44).
- Rounds and games are numbered from 1.
"""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from tablee.games.top_secret.cards import (
    Agent,
    Black,
    Card,
    Colour,
    Number,
    Owners,
    Pair,
    Place,
    Struct,
)
from tablee.games.top_secret.record import Fact, Result, Round

# Options


class Series(StrEnum):
    """When somebody has won (TS-54)."""

    FIRST_TO_3 = "first_to_3"
    SINGLE = "single"


class NoteMode(StrEnum):
    """What the note sheet does by itself."""

    PAPER = "paper"
    """It records facts only."""
    DETECTIVE = "detective"
    """It also crosses out what follows from them."""


class Options(Struct, frozen=True, kw_only=True):
    series: Series = Series.FIRST_TO_3
    notes: NoteMode = NoteMode.PAPER
    seconds_per_decision: Literal[30, 60, 120] | None = None
    """None: nobody is hurried, a round may last a day."""


# Actions


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
    """The asked agent chooses which black card he shows (TS-37)."""

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
    """Write the free part of the own note sheet anew (TS-10); at any time, seen by nobody else."""

    text: Annotated[str, Meta(max_length=500)]


class MarkCard(Struct, frozen=True, tag="mark_card", tag_field="kind"):
    """Put an opinion on the own note sheet: does this agent hold this card? (TS-10)"""

    agent: Agent
    card: Card
    opinion: Opinion


Choice = ShowPair | Call | AskFor | LookAtDummy | Decline
"""What a visitor does at a meeting; all of a meeting choose before anything is shown (TS-29)."""
Move = HidePlace | LayPlace | Choice | AnswerWith | Continue
"""What the others wait for."""
Note = WriteNote | MarkCard
Action = Move | Note


class Illegal(StrEnum):
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


# Views


class Phase(StrEnum):
    HIDING = "hiding"
    """Five players: the Ambassador chooses his place face down."""
    PLACES = "places"
    MEETINGS = "meetings"
    ANSWER = "answer"
    """An agent was asked; he chooses a black card, or the asker chooses one of the dummy's."""
    REVEAL = "reveal"
    """A game of the series is over, the black cards are turned."""
    OVER = "over"


class Notes(Struct, frozen=True):
    """The private part of a note sheet (TS-10)."""

    text: str
    opinions: tuple[tuple[Opinion, ...], ...]
    """By agent, then in the order of `Card`."""


class Offers(Struct, frozen=True, kw_only=True):
    """What the seat may do now; what is empty or false is not offered."""

    places: tuple[Place, ...] = ()
    """To lay, or to hide."""
    pairs: tuple[Pair, ...] = ()
    """To show to `to`: one card is true, and `to` has not seen the pair from me (TS-26, TS-31)."""
    blacks: tuple[Black, ...] = ()
    """To show to `to` besides a pair (TS-34)."""
    answers: tuple[Black, ...] = ()
    """To show to `to`, who asks for a black card (TS-37)."""
    looks: tuple[Black, ...] = ()
    """Cards of the dummy that I have not seen yet (TS-61)."""
    to: int | None = None
    """The visitor who will see what I show."""
    seen_pairs: tuple[Pair, ...] = ()
    """What `to` has already seen from me in this game."""
    seen_blacks: tuple[Black, ...] = ()
    agents: tuple[int, ...] = ()
    """Whom I may ask for a black card (TS-36, TS-39)."""
    can_call: bool = False
    can_decline: bool = False
    can_continue: bool = False


class OwnView(Struct, frozen=True):
    """What only the seat itself sees."""

    identity: Card | None
    """None: the fifth player, who has no black cards (TS-66); so is the fragment."""
    fragment: Card | None
    facts: tuple[Fact, ...]
    """All that was learned in this game, in order."""
    hidden_place: Place | None
    """The Ambassador's, until it is revealed (TS-67)."""
    choice: Choice | None
    """Made for this round's meeting, and not shown yet (TS-29)."""
    offers: Offers
    notes: Notes


class View(Struct, frozen=True):
    options: Options
    seats: int
    colours: tuple[Colour, ...]
    """By visitor."""
    target: int
    """Points to reach."""
    phase: Phase
    game: int
    """The number of this game in the series."""
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    """Of this game; the last one is being played."""
    used: tuple[tuple[Place, ...], ...]
    """By visitor: the cards that lie open in this series of five rounds (TS-18), in order."""
    to_act: tuple[int, ...]
    """The seats for which everybody waits."""
    results: tuple[Result, ...]
    """Of the games that are over."""
    told: tuple[tuple[Fact, ...], ...]
    """By seat, once the game is over: what everybody had learned, for the review."""
    own: OwnView | None
    winners: tuple[int, ...] | None
    """Of the series."""


# State


class State(Struct, frozen=True, kw_only=True):
    options: Options
    seats: int
    phase: Phase
    game: int = 1
    scores: tuple[int, ...]
    identities: tuple[Card, ...]
    """The black cards by agent, 0 to 3, as are the fragments."""
    fragments: tuple[Card, ...]
    rounds: tuple[Round, ...]
    deck: tuple[Place, ...] = ()
    """The Ambassador's places, face down, the top one first (TS-11); none with five players."""
    dummy_deck: tuple[Place, ...] = ()
    """The dummy's, with three players (TS-59)."""
    hidden_place: Place | None = None
    choices: tuple[Choice | None, ...]
    """By seat: chosen for this round's meetings, not shown yet."""
    to_act: tuple[int, ...] = ()
    facts: tuple[tuple[Fact, ...], ...]
    """By seat: what it has learned in this game."""
    notes: tuple[Notes, ...]
    deadline_ms: int | None = None
    results: tuple[Result, ...] = ()

"""What a player may ask about his note sheet, and what is answered. No logic.

The detective's answers are given at tables that chose him, the review when a game is over.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.top_secret.model.cards import Agent, Black, Card, Number, Pair, Place, Struct

MOST_CONCLUSIONS = 3


class WhatFollows(Struct, frozen=True, tag="what_follows", tag_field="kind"):
    """What follows by logic from all that I have learned?"""


class Why(Struct, frozen=True, tag="why", tag_field="kind"):
    """Why is this card crossed out for this agent, or certain?"""

    agent: Agent
    card: Card


class WeighCall(Struct, frozen=True, tag="weigh_call", tag_field="kind"):
    """What speaks against this call at my present meeting? It may be dialled in part only."""

    number: tuple[Card | None, Card | None, Card | None, Card | None]
    """In the order of F, B, Z, X (TS-44); so are the owners."""
    owners: tuple[Agent | None, Agent | None, Agent | None, Agent | None]


class WhatTells(Struct, frozen=True, tag="what_tells", tag_field="kind"):
    """What would each pair tell the one who is met, from all that I know?"""

    black: Black | None = None
    """Shown besides (TS-34)."""


class AskReview(Struct, frozen=True, tag="review", tag_field="kind"):
    """After the game: what could everybody believe, and when?"""


class Mark(StrEnum):
    """What is known of an agent and a card."""

    OPEN = "open"
    CROSSED = "crossed"
    CERTAIN = "certain"


class Deduction(Struct, frozen=True, tag="deduction", tag_field="kind"):
    """The sheet as logic fills it."""

    marks: tuple[tuple[Mark, ...], ...]
    """By agent, then in the order of `Card`."""
    deals: Annotated[int, Meta(ge=1, le=576)]
    """So many are still possible."""
    numbers: tuple[Number, ...]
    """The telephone numbers that are still possible."""
    ally: int | None
    """The agent who must be mine; None: not certain, or each plays for himself."""


class Source(StrEnum):
    OWN = "own"
    """The agent is the asker, and this is his own black card."""
    PAIR = "pair"
    """The agent showed this pair: one of the two is true (TS-26)."""
    BLACK = "black"
    """The agent's black card was seen."""


class Clue(Struct, frozen=True):
    """A thing that a seat has learned, as small as it can be told."""

    source: Source
    agent: int
    cards: tuple[Card, ...]
    round: int
    """In which it was learned; 0: with the deal."""


class Step(StrEnum):
    """How the clues lead to a mark, from the plainest to the longest way."""

    OWN_CARD = "own_card"
    BLACK_CARD = "black_card"
    ONE_OF_TWO = "one_of_two"
    """One pair alone: of its kind, nothing but its two cards is possible."""
    PAIR_AND_CARDS = "pair_and_cards"
    """One pair, and cards whose owners are known: so it is the other one."""
    CARDS = "cards"
    """Cards whose owners are known: only this remains."""
    PAIRS = "pairs"
    """Several pairs together, perhaps with known cards."""


class Conclusion(Struct, frozen=True):
    """That an agent has a card, or has not."""

    agent: int
    card: Card
    mark: Mark


class Link(Struct, frozen=True):
    """A clue, and what follows from it and from all before; perhaps nothing yet."""

    clue: Clue
    conclusions: Annotated[tuple[Conclusion, ...], Meta(max_length=MOST_CONCLUSIONS)]


class Because(Struct, frozen=True, tag="because", tag_field="kind"):
    """A mark from its clues: all of them are needed, and no others."""

    mark: Mark
    step: Step
    clues: tuple[Clue, ...]
    """The fewest, in the order in which they were learned."""
    chain: tuple[Link, ...]
    """The same clues, each with what follows on the way; the last one leads to the mark."""


class Against(StrEnum):
    """Why one's own sheet speaks against a claim."""

    CROSSED = "crossed"
    """The agent is crossed out for this card."""
    ELSEWHERE = "elsewhere"
    """The card is ticked for somebody else."""
    SEEN = "seen"
    """A black card that was seen tells otherwise."""
    NAMED = "named"
    """Somebody else was just named as the ally."""
    NAMED_OTHERWISE = "named_otherwise"
    """The one who is met was just named as this card, which is not the ally."""


class Doubt(Struct, frozen=True):
    """A claim of a call, that an agent holds a card, and what one's own sheet says to it."""

    agent: int
    card: Card
    because: Against
    other: int
    """Who has the card instead, or whose black card was seen."""


class Logic(Struct, frozen=True):
    """What the detective says of a call."""

    is_ruled_out: bool
    """It would be wrong in all deals that are still possible."""
    is_certain: bool
    """It is whole, and would be right in all of them."""
    has_impossible_owner: bool
    """The cards cannot lie as they are announced, even if that is not checked (TS-48)."""
    ally: Mark
    """Whether the one who is met is the ally; certain where each plays for himself."""
    deals: int
    """The number of deals, of those still possible, in which the call would be right …"""
    of: int
    """… and the number of all that are still possible."""


class Weighed(Struct, frozen=True, tag="weighed", tag_field="kind"):
    """What speaks against a call."""

    doubts: tuple[Doubt, ...]
    """Of the announced cards."""
    ally_doubts: tuple[Doubt, ...]
    """Of the ally being the one who is met (TS-47)."""
    logic: Logic | None
    """None: the table plays without the detective."""


class PairTells(Struct, frozen=True):
    """What the one who is shown a pair could still take me for."""

    pair: Pair
    identities: tuple[Card, ...]
    fragments: tuple[Card, ...]
    hands: int
    """The number of hands, each one identity and one fragment, that are still possible."""


class Tells(Struct, frozen=True, tag="tells", tag_field="kind"):
    hands: int
    """How many hands the one who is met must think that I may hold, before I show any more."""
    pairs: tuple[PairTells, ...]
    """All that may be shown, the one that tells least first."""


class Belief(Struct, frozen=True):
    """How many deals were possible for a seat from the end of this round on; 0: from the deal."""

    round: int
    deals: int


class Insight(Struct, frozen=True):
    """What a seat could know as the game went on."""

    beliefs: tuple[Belief, ...]
    """One for each round in which the number of deals changed."""
    certain_since: int | None
    """The round after which the telephone number was certain; None: it never was."""
    could_call: int | None
    """The first round in which it stood where a call would surely have been right; None: never."""


class Showing(Struct, frozen=True):
    """What somebody showed to somebody, as it lies open when the game is over."""

    by: int
    to: int
    pair: Pair | None
    """None: a black card alone, asked for or looked at."""
    black: Card | None
    followed: tuple[Conclusion, ...]
    """What became certain by it for the one who saw it."""
    better: Pair | None
    """The pair that would have told this rival less, by what the one who showed knew then; None:
    none would have, or it was not known that this was a rival."""
    hands: int
    """How many hands the rival could still suspect after the pair that was shown …"""
    better_hands: int
    """… and after the better pair. Both as far as the one who showed could tell."""


class Moment(Struct, frozen=True):
    """A meeting of the game that is over, with its cards open."""

    round: int
    place: Place
    showings: tuple[Showing, ...]


class Review(Struct, frozen=True, tag="review", tag_field="kind"):
    insights: tuple[Insight, ...]
    """By seat."""
    moments: tuple[Moment, ...]
    """In the order in which they happened."""


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs, or the table plays without the detective."""


Question = WhatFollows | Why | WeighCall | WhatTells | AskReview
Answer = Deduction | Because | Weighed | Tells | Review | Unanswered

"""The nouns of the advice: what a player may ask about the own sheet, and what is answered.

The detective's answers are given at tables that chose him, the review when a game is over.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.top_secret.cards import Agent, Card, Number, Owners, Struct

MOST_SLIPS = 12


class WhatFollows(Struct, frozen=True, tag="what_follows", tag_field="kind"):
    """What follows by logic from all that I have learned?"""


class Why(Struct, frozen=True, tag="why", tag_field="kind"):
    """Why is this card crossed out for this agent, or certain?"""

    agent: Agent
    card: Card


class WeighCall(Struct, frozen=True, tag="weigh_call", tag_field="kind"):
    """Does what I have learned rule out this call at my present meeting?"""

    number: Number
    owners: Owners


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


class Because(Struct, frozen=True, tag="because", tag_field="kind"):
    """A mark from its clues: all of them are needed, and no others."""

    mark: Mark
    step: Step
    clues: tuple[Clue, ...]
    """In the order in which they were learned."""


class Weighed(Struct, frozen=True, tag="weighed", tag_field="kind"):
    """What is known of a call."""

    is_ruled_out: bool
    """It would be wrong in all deals that are still possible."""
    is_certain: bool
    """It would be right in all of them."""
    has_impossible_owner: bool
    """An agent is announced as somebody whom he cannot be, even if that is not checked (TS-48)."""
    deals: int
    """In so many of the deals that are still possible it would be right …"""
    of: int
    """… of so many."""


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


class Slip(Struct, frozen=True):
    """An exchange that gave more away to a rival than it had to."""

    round: int
    seat: int
    to: int
    bits: float
    """Given; each bit halves what the rival must still think possible."""
    least: float
    """The least that any other pair would have given."""


class Review(Struct, frozen=True, tag="review", tag_field="kind"):
    insights: tuple[Insight, ...]
    """By seat."""
    slips: Annotated[tuple[Slip, ...], Meta(max_length=MOST_SLIPS)]
    """The worst, in the order in which they happened."""


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs, or the table plays without the detective."""


Question = WhatFollows | Why | WeighCall | AskReview
Answer = Deduction | Because | Weighed | Review | Unanswered

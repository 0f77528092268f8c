"""What a seat may see."""

from enum import StrEnum

from tablee.games.top_secret.model.actions import Choice, Opinion, Stroke, Words
from tablee.games.top_secret.model.cards import Black, Card, Colour, Pair, Place, Struct
from tablee.games.top_secret.model.options import Options
from tablee.games.top_secret.model.record import Fact, Result, Round


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


class FirstNotes(Struct, frozen=True):
    """The private part of a note sheet (TS-10), as in version 1 of the rules."""

    text: str
    opinions: tuple[tuple[Opinion, ...], ...]
    """By agent, then in the order of `Card`."""


class Notes(FirstNotes, frozen=True):
    scribbles: tuple[Stroke | Words, ...] = ()
    """Written and drawn anywhere on the sheet, in order."""


class Offers(Struct, frozen=True, kw_only=True):
    """What the seat may do now; what is empty or false is not offered."""

    places: tuple[Place, ...] = ()
    """To lay, or to hide."""
    pairs: tuple[Pair, ...] = ()
    """To show to `to`: one card is true, and `to` has not seen the pair from me (TS-26, TS-31)."""
    blacks: tuple[Black, ...] = ()
    """To show to `to` besides a pair (TS-34)."""
    answers: tuple[Black, ...] = ()
    """To show to `to`, who asks for a black card; or to choose from `of` (TS-37)."""
    of: int | None = None
    """The agent whose black card I choose, if that is up to me."""
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
    beside: tuple[int, ...] = ()
    """The visitors beside whom the call would be made."""
    can_decline: bool = False
    can_continue: bool = False


class OwnView(Struct, frozen=True):
    """What only the seat itself sees."""

    identity: Card | None
    """None: the fifth player, who has no black cards (TS-66); so is the fragment."""
    fragment: Card | None
    ally: Card | None
    """Who must be met to call (TS-42); None: each plays for himself."""
    facts: tuple[Fact, ...]
    """All that was learned in this game, in order."""
    hidden_place: Place | None
    """The Ambassador's, until it is revealed (TS-67)."""
    choice: Choice | None
    """Made for this round's meeting, and not shown yet (TS-29)."""
    offers: Offers
    notes: Notes
    can_scribble: bool
    """Anywhere on the sheet; not at a table of version 1 of the rules."""


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
    allies: tuple[int, ...]
    """By agent, once the game is over: the ally; none where each plays for himself."""
    told: tuple[tuple[Fact, ...], ...]
    """By seat, once the game is over: what everybody had learned, for the review."""
    own: OwnView | None
    winners: tuple[int, ...] | None
    """Of the series."""

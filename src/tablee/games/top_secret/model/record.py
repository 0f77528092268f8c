"""What has happened: the public record of a game, and what a seat has learned in it. No logic."""

from enum import StrEnum

from tablee.games.top_secret.model.cards import Card, Number, Owners, Pair, Place, Struct


class Reason(StrEnum):
    """How a game ended, and with the last game the series."""

    RIGHT_CALL = "right_call"
    WRONG_NUMBER = "wrong_number"
    WRONG_OWNERS = "wrong_owners"
    """By option: the number was right, but not who is who (TS-48)."""
    NOT_THE_ALLY = "not_the_ally"
    """Four players: the met agent was no ally, whatever the number (TS-47)."""


class Meeting(Struct, frozen=True):
    """Who met where, which is public; what was shown is not (TS-35, TS-41)."""

    place: Place
    visitors: tuple[int, ...]
    """In the order of the round, the Ambassador last."""
    asked: int | None = None
    """The agent who was asked for a black card."""
    has_looked: bool = False
    """At one of the cards of the dummy who was met."""
    is_settled: bool = False


class Round(Struct, frozen=True):
    number: int
    starter: int
    """The agent who lays first."""
    places: tuple[Place | None, ...]
    """By visitor, 0 to 4; None: not laid, turned or revealed yet."""
    meetings: tuple[Meeting, ...] = ()
    """In the order in which they are settled (TS-50)."""
    late: tuple[int, ...] = ()
    """The seats for which the clock chose."""


class Result(Struct, frozen=True):
    """How a game of the series ended: the call, and the black cards as they are turned."""

    rounds: int
    caller: int
    met: tuple[int, ...]
    """The visitors whom the caller met."""
    number: Number
    owners: Owners
    """As announced."""
    identities: tuple[Card, ...]
    """By agent, as they were; so are the fragments."""
    fragments: tuple[Card, ...]
    reason: Reason
    winners: tuple[int, ...]
    """The seats that got a point (TS-53)."""


class Exchange(Struct, frozen=True, tag="exchange", tag_field="kind"):
    """Pairs shown at a meeting. The fifth player, the Ambassador, sees pairs and shows none
    (TS-70)."""

    round: int
    place: Place
    other: int
    """The visitor to whom I showed, and who showed me."""
    shown: Pair | None
    seen: Pair | None
    shown_black: Card | None = None
    seen_black: Card | None = None


class Answered(Struct, frozen=True, tag="answered", tag_field="kind"):
    """A black card shown through the Ambassador; known to asker, asked and the fifth player
    (TS-69)."""

    round: int
    place: Place
    asker: int
    asked: int
    card: Card


class Looked(Struct, frozen=True, tag="looked", tag_field="kind"):
    """A black card of the dummy that I met, or asked for (TS-60, TS-63)."""

    round: int
    place: Place
    card: Card


Fact = Exchange | Answered | Looked

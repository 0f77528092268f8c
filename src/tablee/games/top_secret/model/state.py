"""All that is so at a table of Top Secret."""

from tablee.games.top_secret.model.actions import Choice
from tablee.games.top_secret.model.cards import Card, Place, Struct
from tablee.games.top_secret.model.options import FirstOptions, Options
from tablee.games.top_secret.model.record import Fact, Result, Round
from tablee.games.top_secret.model.views import FirstNotes, Notes, Phase


class State(Struct, frozen=True, kw_only=True):
    """As in version 1 of the rules; all that the rules ask of a state."""

    options: FirstOptions
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
    notes: tuple[FirstNotes, ...]
    deadline_ms: int | None = None
    results: tuple[Result, ...] = ()


class FullState(State, frozen=True, kw_only=True):
    options: Options
    notes: tuple[Notes, ...]

"""A game being played: what the game entries of a log amount to.

The live table and the replay both go through these functions, so they cannot disagree.
"""

import hashlib
from typing import Any, NamedTuple

import msgspec

from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Game, Seat


class Undoable(NamedTuple):
    """The last step, while it may still be taken back by the seat that made it."""

    seat: Seat
    before: Any


class Match(msgspec.Struct, frozen=True):
    game: Game
    key: bytes
    state: Any
    undoable: Undoable | None = None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.state)

    @property
    def deadline(self) -> Millis | None:
        return self.game.rules.deadline(self.state)

    def view(self, seat: Seat | None) -> Any:
        return self.game.rules.view(self.state, seat)


class Step(NamedTuple):
    """A match after a step, and the digest of its state if chance had a hand in it."""

    match: Match
    digest: str


def _digest(game: Game, state: Any, chance: Chance) -> str:
    """Of what everybody may see in the end: a published file is checked without the rest."""
    if not chance.was_used:
        return ""
    published = state if game.privacy is None else game.privacy.blank_state(state)
    return hashlib.sha256(msgspec.json.encode(published)).hexdigest()[:32]


def begin(game: Game, options: Any, seats: int, key: bytes, n: int) -> Step:
    chance = Chance.of_entry(key, n)
    state = game.rules.setup(options, seats, chance)
    return Step(Match(game, key, state), _digest(game, state, chance))


def act(match: Match, seat: Seat, action: Any, at: Millis, n: int) -> Step:
    """The step that this action makes, or `Illegal`."""
    rules = match.game.rules
    chance = Chance.of_entry(match.key, n)
    state = rules.play(match.state, seat, action, at, chance)
    can_undo = not chance.was_used and rules.is_reversible(match.state, state)
    undoable = Undoable(seat, match.state) if can_undo else None
    return Step(Match(match.game, match.key, state, undoable), _digest(match.game, state, chance))


def expire(match: Match, at: Millis, n: int) -> Step:
    chance = Chance.of_entry(match.key, n)
    state = match.game.rules.expire(match.state, at, chance)
    return Step(Match(match.game, match.key, state), _digest(match.game, state, chance))


def undo(match: Match) -> Match:
    """The match before its last step; only while `undoable` is set."""
    assert match.undoable is not None, "the table checks this first"
    return Match(match.game, match.key, match.undoable.before)

"""A game being played: what the game entries of a log amount to.

The live table and the replay both go through these functions, so they cannot disagree.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.digest import FORMAT, digest
from tablee.kernel.memo import once_per_state
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Game, Seat

UNDO_DEPTH = 100
"""How many steps can be taken back where nobody waits for them; a snapshot keeps them all."""


class Undoable(NamedTuple):
    """A step that may still be taken back by the seat that made it."""

    seat: Seat
    before: Any


class Match(msgspec.Struct, frozen=True):
    game: Game
    key: bytes
    state: Any
    steps: tuple[Undoable, ...] = ()
    """What may be taken back, the last step last: one at most, or many if `undoes_many`."""
    log_format: int = FORMAT
    """Of the log that its entries go to."""
    is_puzzle: bool = False
    draws: int = 0
    """How many steps chance has had a hand in."""
    undoes_many: bool = False
    """Alone or in a second try nobody waits, so that many steps can be taken back."""

    @property
    def undoable(self) -> Undoable | None:
        """The last step, if it may be taken back."""
        return self.steps[-1] if self.steps else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.state)

    @property
    def deadline(self) -> Millis | None:
        return _deadline(self)

    def view(self, seat: Seat | None) -> Any:
        return self.game.rules.view(self.state, seat)

    def chance(self, n: int) -> Chance:
        """The chance of entry `n`.

        In a puzzle everybody's first deal is the same, and everybody's second roll, whatever else
        stands in the log: chance goes by the number of draws there, not of entries.
        """
        return Chance.of_entry(self.key, self.draws if self.is_puzzle else n)


@once_per_state
def _deadline(match: Match) -> Millis | None:
    """A table asks for it several times after every step."""
    return match.game.rules.deadline(match.state)


class MatchStep(NamedTuple):
    """A match after a step, and the digest of its state if chance had a hand in it."""

    match: Match
    digest: str


def _step(before: Match, chance: Chance, state: Any, steps: tuple[Undoable, ...] = ()) -> MatchStep:
    if not chance.was_used:
        return MatchStep(replace(before, state=state, steps=steps), "")
    match = replace(before, state=state, steps=steps, draws=before.draws + 1)
    return MatchStep(match, digest(match.game, state, match.log_format))


def begin(
    game: Game,
    options: Any,
    seats: int,
    key: bytes,
    n: int,
    log_format: int = FORMAT,
    is_puzzle: bool = False,
    undoes_many: bool = False,
) -> MatchStep:
    blank = Match(
        game, key, None, log_format=log_format, is_puzzle=is_puzzle, undoes_many=undoes_many
    )
    chance = blank.chance(n)
    return _step(blank, chance, game.rules.setup(options, seats, chance))


def act(match: Match, seat: Seat, action: Any, at: Millis, n: int) -> MatchStep:
    """The step that this action makes, or `Illegal`."""
    rules = match.game.rules
    chance = match.chance(n)
    state = rules.play(match.state, seat, action, at, chance)
    can_undo = not chance.was_used and rules.is_reversible(match.state, state)
    steps = (*_kept_steps(match), Undoable(seat, match.state)) if can_undo else ()
    return _step(match, chance, state, steps)


def _kept_steps(match: Match) -> tuple[Undoable, ...]:
    """The earlier steps that stay undoable when another one is made."""
    return match.steps[1 - UNDO_DEPTH :] if match.undoes_many else ()


def expire(match: Match, at: Millis, n: int) -> MatchStep:
    chance = match.chance(n)
    return _step(match, chance, match.game.rules.expire(match.state, at, chance))


def awaits(match: Match, seat: Seat) -> bool:
    """Whether this seat has something to do; some rules can tell without listing it."""
    told = getattr(match.game.rules, "awaits", None)
    return bool(
        match.game.rules.legal(match.state, seat) if told is None else told(match.state, seat)
    )


def undoers(match: Match) -> Sequence[Seat]:
    """The seats that have a step to take back; in a second try, with the bots' answers to it."""
    return [step.seat for step in match.steps]


def can_undo(match: Match, seat: Seat | None) -> bool:
    return seat in undoers(match)


def undo(match: Match, seat: Seat) -> Match:
    """The match before the last step of this seat; only if it `can_undo`."""
    steps = match.steps
    while steps and steps[-1].seat != seat:
        steps = steps[:-1]
    assert steps, "the table checks this first"
    return replace(match, state=steps[-1].before, steps=steps[:-1])

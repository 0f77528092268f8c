"""The contract between a game and the house: a game is a module of plain, pure functions.

No I/O, no wall clock, no chance but the one it is handed. State, actions and views are frozen
`msgspec.Struct`s; actions are a tagged union with a bound on every number and length.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, TypeVar

import msgspec

from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.directory import ArchivedResult
from tablee.kernel.manifest import GameInfo, Manifest
from tablee.kernel.outcome import Outcome

Seat = int

O = TypeVar("O", contravariant=True)  # noqa: E741  options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
V = TypeVar("V", covariant=True)  # view
W = TypeVar("W", contravariant=True)  # view, as a bot takes it
P = TypeVar("P", contravariant=True)  # state, as a puzzle takes it
B = TypeVar("B", covariant=True)  # action, as a bot returns it


class Rules(Protocol[O, S, A, V]):
    """What a game's `rules.py` provides, as a module.

    It may also have `awaits(state, seat)`: whether `legal` would list anything, told without
    listing it. A house with many tables asks that often.
    """

    NAME: str
    VERSION: int
    """Raised whenever an old log would replay differently."""
    SEATS: range
    IS_REAL_TIME: bool
    """Everyone plays at once against a clock: a pause hides the board, a lost player pauses it."""

    def seats_allowed(self, options: O) -> Sequence[int]:
        """The numbers of players that these options can be played with."""

    def setup(self, options: O, seats: int, chance: Chance) -> S: ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What this seat may do now: `play` accepts exactly these, each once.

        A long list should be a lazy `Sequence`, so that drawing one of it costs little.
        """

    def play(self, state: S, seat: Seat, action: A, at: Millis, chance: Chance) -> S:
        """The state after the action, or `Illegal`."""

    def deadline(self, state: S) -> Millis | None:
        """The next moment of table time at which time itself acts."""

    def expire(self, state: S, at: Millis, chance: Chance) -> S:
        """What time does at the deadline."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat may know; `None` is a spectator."""

    def outcome(self, state: S) -> Outcome | None: ...

    def is_reversible(self, before: S, after: S) -> bool:
        """Whether the step revealed nothing hidden and decided nothing, so that it may be undone.

        That no chance was drawn and nobody else has acted is checked by the table itself.
        """

    def is_chat_open(self, state: S) -> bool:
        """Whether people may write to each other in this phase."""


class Level(StrEnum):
    """How well a bot plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Bot(Protocol[W, B]):
    """What a game's `bot.py` provides, as a module: a player that sees only its view.

    The driver asks `pace` when the view has changed, waits that long in table time, then asks
    `act` with the view of that moment. A bot may also have `yields_to(view, seat)`: the seats
    that it lets go first if people sit there.
    """

    def pace(self, view: W, seat: Seat, level: Level, chance: Chance) -> Millis | None:
        """How long a person of this level would take to act; `None`: nothing to do for now."""

    def act(self, view: W, seat: Seat, level: Level, chance: Chance) -> B | None:
        """The action of this moment; `None`: wait for the next change."""


class Adviser(Protocol[W]):
    """What a game's `advice.py` provides, as a module: answers to questions about a view.

    It reads only the view, so that it can tell nothing that the asker may not know: what a held
    card would score, what was possible, where a piece could go.
    """

    def answer(self, view: W, seat: Seat | None, question: Any) -> Any: ...


class Goal(msgspec.Struct, frozen=True):
    """What a finished puzzle is compared with."""

    score: int
    is_proven: bool
    """The proven best of the deal; else a par, what a strong player made of it."""


class Puzzle(Protocol[P]):
    """What a game's `puzzle.py` provides, as a module, if it has a daily puzzle for one player.

    The puzzle is an ordinary game of one player whose chance is the day's: neither its options nor
    anything else that people see holds a seed.
    """

    def options(self) -> Any:
        """The options of every puzzle."""

    def rank_by(self, state: P) -> tuple[int, ...]:
        """What a finished puzzle is ranked by: the score first, higher first, item by item."""

    def goal(self, state: P) -> Goal | None:
        """What to compare a score with; it depends on the deal alone, not on how it was played.

        It may think for some seconds, beside everything else: the house asks when the puzzle is
        begun, and if it gets none then, once more when it is finished.
        """


class Archive(Protocol[P]):
    """What a game's `archive.py` provides, as a module, if its results are kept to be compared."""

    def result(self, state: P, bots: int) -> ArchivedResult | None:
        """What a finished game leaves in the archive; `None`: this one leaves nothing.

        `bots` tells on how many chairs no person sits.
        """


class Memory(Protocol):
    """What a game provides, as a module, if a host's games leave something for the next ones.

    What is recalled goes into the options, and so into the log: a game is played, and judged
    again later, by what it began with.
    """

    def recalled(self, options: Any, kept: bytes) -> Any:
        """The options of a new table, with what the host's earlier games have left."""

    def kept(self, options: Any, state: Any | None) -> bytes:
        """What is to be kept of these options, and of a game that is over; `None`: of none."""


class Privacy(Protocol):
    """What a game provides, as a module, if something stays private even when all is over.

    A blank one takes its place in all that everybody may see then: replays and files of games.
    """

    def blank_state(self, state: Any) -> Any: ...

    def blank_action(self, action: Any) -> Any: ...

    def blank_view(self, view: Any) -> Any: ...


Decode = Callable[[bytes], Any]
"""What JSON means, or `msgspec.MsgspecError`."""


@dataclass(frozen=True)
class Game:
    """A game as the house knows it; every `games/<game>/__init__.py` defines one as `GAME`."""

    manifest: Manifest
    rules: Rules[Any, Any, Any, Any]
    bot: Bot[Any, Any]
    options: type[Any]
    state: type[Any]
    action: Any
    """The tagged union of the actions."""
    view: type[Any]
    illegal: type[StrEnum]
    reasons: type[StrEnum]
    adviser: Adviser[Any]
    question: Any
    """The tagged union of the questions."""
    answer: Any
    """The tagged union of the answers."""
    puzzle: Puzzle[Any] | None = None
    archive: Archive[Any] | None = None
    told: type[Any] | None = None
    """The type of what a result tells."""
    privacy: Privacy | None = None
    memory: Memory | None = None
    settled: Callable[[Any, bool], Any] | None = None
    """The options as they are played, where some were left to the house; whether it is public."""
    unlisted: tuple[type[Any], ...] = ()
    """The actions that no list can hold (a stroke, a guess): only `play` checks them."""
    decode_options: Decode = field(init=False, repr=False, compare=False)
    decode_action: Decode = field(init=False, repr=False, compare=False)
    decode_question: Decode = field(init=False, repr=False, compare=False)
    decode_state: Decode = field(init=False, repr=False, compare=False)

    @property
    def name(self) -> str:
        return self.rules.NAME

    @property
    def info(self) -> GameInfo:
        return GameInfo(
            **msgspec.structs.asdict(self.manifest),
            game=self.name,
            version=self.rules.VERSION,
            seats=tuple(self.rules.SEATS),
            is_real_time=self.rules.IS_REAL_TIME,
            has_puzzle=self.puzzle is not None,
            has_archive=self.archive is not None,
        )

    def __post_init__(self) -> None:
        # Here, and not at their first use: while one thread makes a decoder, another one that
        # makes or uses one of the same type crashes the process.
        object.__setattr__(self, "decode_options", msgspec.json.Decoder(self.options).decode)
        object.__setattr__(self, "decode_action", msgspec.json.Decoder(self.action).decode)
        object.__setattr__(self, "decode_question", msgspec.json.Decoder(self.question).decode)
        object.__setattr__(self, "decode_state", msgspec.json.Decoder(self.state).decode)

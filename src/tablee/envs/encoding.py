"""The contract between a game and its environment: views and actions as numbers, and back.

A game keeps this in its folder `env`, as `SPEC`; `docs/envs/` says what the numbers mean.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.clock import Millis
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

Numbers = NDArray[np.int16]
ActionMask = NDArray[np.int8]


class Seen(NamedTuple):
    """All that an observation may be made of: never the state."""

    view: Any
    seat: Seat
    left_ms: Millis | None
    """Until time itself acts, as everybody's page counts it down."""


class Encoding(Protocol):
    """Views and actions as numbers, for tables of certain options and a number of seats."""

    actions: int
    """They are numbered from 0."""
    low: Numbers
    """The least that each number of an observation can be."""
    high: Numbers

    def observe(self, seen: Seen) -> Numbers:
        """What the seat sees, always as many numbers, within `low` and `high`."""

    def mask(self, seen: Seen, legal: Sequence[Any]) -> ActionMask:
        """A one for each number that may be played now."""

    def encode(self, seen: Seen, action: Any) -> int:
        """The number of a legal action."""

    def decode(self, seen: Seen, number: int) -> Any | None:
        """The action of a number; None: to wait. `play` judges whether it is legal."""


class PixelPicture(Protocol):
    def __call__(self, view: Any) -> NDArray[np.uint8]:
        """What somebody beside the table sees, as pixels: rows, columns, red green blue."""


@dataclass(frozen=True)
class EnvSpec:
    """What the environments of a game need to know."""

    version: int
    """Raised whenever a number comes to mean something else."""
    encoding: Callable[[Any, int], Encoding]
    """Made for options and seats."""
    rewards: Callable[[Outcome], Sequence[float]]
    """By seat, when the game is over."""
    progress: Callable[[Any], Sequence[float]]
    """By seat, from what everybody sees: shaped rewards are how much this grows."""
    seats: int
    """At a table where nobody says how many."""
    tick_ms: Millis = 1000
    """How much table time a round of decisions takes."""
    max_cycles: int = 1000
    """After so many rounds a game that is not over is broken off."""
    is_parallel: bool = False
    """Whether people act at once, so that there is a parallel environment too."""
    may_act: Callable[[Seen], bool] | None = None
    """Whether a seat may do something that the list of legal actions does not hold."""
    picture: PixelPicture | None = None
    """None: the board of the terminal is drawn in pixels."""

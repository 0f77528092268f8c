"""What the suite plays: for every registered game, the file of that name in `games/`.

A new game adds one file there, with
- `SAMPLES`: tables worth playing, short ones, of every variant and option that changes the course;
- `with_other_secrets(state, seat, chance)`: the state as it could just as well be, for all that
  this seat (or a spectator, `None`) may know; `None` if the game hides nothing;
- `RULES`: the prefix of its rule numbers;
- `UNCITED`: the numbers that no test can cite, each with its reason;
- if blind chance is too rarely near what is legal, `likely_action(state, chance)`; what no list can
  hold is played by random play only if it comes from there;
- and `RARE`: the refusals that random play does not come to, each with the test that does.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from tools.recorder import Recorder

from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Game, Seat


@dataclass(frozen=True)
class Sample:
    """A table to play at."""

    game: str
    name: str
    options: Any
    seats: int

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"

    def opened(self, seed: str = "") -> Recorder:
        recorder = Recorder(self.game, f"{self} {seed}", self.options, self.seats)
        recorder.start()
        return recorder


class Known(Protocol):
    """What a file in `games/` tells, as a module."""

    SAMPLES: Sequence[Sample]
    RULES: str
    UNCITED: Mapping[int, str]
    with_other_secrets: Callable[[Any, Seat | None, Chance], Any] | None


def known(game: str) -> Known:
    return cast(Known, importlib.import_module(f"tests.conformance.games.{game}"))


GAMES: list[Game] = [registry.load(name) for name in registry.names()]
SAMPLES: list[Sample] = [sample for game in GAMES for sample in known(game.name).SAMPLES]

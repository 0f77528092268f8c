"""What the suite plays. A game brings a module with

- `SAMPLES`: tables worth playing, short ones, of every variant and option that changes the course;
- `with_other_secrets(state, seat, chance)`: the state as it could just as well be, for all that
  this seat (or a spectator, `None`) may know; `None` if the game hides nothing;
- if blind chance is too rarely near what is legal, `likely_action(state, chance)`; what no list can
  hold is played by random play only if it comes from there;
- and `RARE`: the refusals that random play does not come to, each with the test that does, and
  `TESTS`, the folder of these tests.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat
from tablee.testing.recorder import Recorder


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
    """What a game brings, as a module; the rest it may leave out."""

    SAMPLES: Sequence[Sample]
    with_other_secrets: Callable[[Any, Seat | None, Chance], Any] | None


_KNOWN: dict[str, Known] = {}


def know(module: Known) -> None:
    _KNOWN[module.SAMPLES[0].game] = module


def known(game: str) -> Known:
    return _KNOWN[game]


def rare(game: str) -> Mapping[str, str]:
    """The refusals that random play does not come to, each with the test that does."""
    found: Mapping[str, str] = getattr(known(game), "RARE", {})
    return found


def text_of_tests(game: str) -> str:
    """The text of the game's own tests; only games with rare refusals need to name them."""
    folder: Path = known(game).TESTS  # type: ignore[attr-defined]
    return "".join(path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py"))


def asked_for(argument: str, modules: Sequence[Known]) -> list[Any] | None:
    """What a test with this argument runs on; `None`: it is no argument of the suite's."""
    samples = [(module, sample) for module in modules for sample in module.SAMPLES]
    match argument:
        case "game":
            return [registry.load(module.SAMPLES[0].game) for module in modules]
        case "sample":
            return [sample for _, sample in samples]
        case "secretive":
            return [sample for module, sample in samples if module.with_other_secrets]
        case "open_sample":
            return [sample for module, sample in samples if not module.with_other_secrets]
    return None

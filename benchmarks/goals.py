"""What the design asks for, held against what was measured: ratios within a round, then medians."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from benchmarks.figures import number

COLYSEUS, FLOOR = "Colyseus", "floor"
Rounds = Mapping[str, Sequence[float]]
"""By measure: what each round said."""


class Goal(NamedTuple):
    name: str
    value: float
    bound: float
    is_least: bool = False

    @property
    def is_met(self) -> bool:
        return self.value >= self.bound if self.is_least else self.value <= self.bound

    @property
    def cells(self) -> tuple[str, str, str, str]:
        asked = f"at {'least' if self.is_least else 'most'} {number(self.bound)}"
        return self.name, number(self.value), asked, "yes" if self.is_met else "**no**"


_ABSOLUTE = (
    ("cpu_ms", Goal("CPU ms of a saved action seen by four", 0, 0.36)),
    ("acks_per_second", Goal("saved actions a second", 0, 2_800, is_least=True)),
    ("bytes_per_seat", Goal("bytes to a seat", 0, 220)),
    ("spectator_us", Goal("CPU µs of a further spectator", 0, 20)),
    ("kb_per_page", Goal("KB of a further page", 0, 20)),
    ("first_table_ms", Goal("ms from the start to the first table", 0, 600)),
)
_RELATIVE = (
    ("cpu_ms", COLYSEUS, Goal("CPU of a saved action over Colyseus's of an unsaved one", 0, 2.4)),
    ("p50_ms", FLOOR, Goal("p50 until all have seen it, over the floor's", 0, 1.6)),
    ("p99_ms", FLOOR, Goal("p99 until all have seen it, over the floor's", 0, 1.5)),
)
_OF_A_GAME = 0.5


def _ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Both took turns on the same machine: each round has a ratio of its own."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=False))


def of_peers(results: Mapping[str, Rounds]) -> Iterator[Goal]:
    """The last server is ours."""
    if not results:
        return
    *_, ours = results.values()
    for measure, peer, goal in _RELATIVE:
        beside = next((said for name, said in results.items() if name.startswith(peer)), {})
        if measure in ours and measure in beside:
            yield goal._replace(value=_ratio(ours[measure], beside[measure]))
    for measure, goal in _ABSOLUTE:
        if measure in ours:
            yield goal._replace(value=median(ours[measure]))


def of_games(results: Mapping[str, Mapping[str, Rounds]]) -> Iterator[Goal]:
    """The first checkout is the one to compare with, if there are several."""
    for game, checkouts in results.items():
        (name, first), *_ = checkouts.items()
        *_, last = checkouts.values()
        if first is not last:
            ratio = _ratio(last["cpu_ms"], first["cpu_ms"])
            yield Goal(f"{game}: CPU of an action, over that of {name}", ratio, _OF_A_GAME)

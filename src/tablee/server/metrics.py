"""What Prometheus is told, in its text format. All is counted on the event loop: without locks."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

_all: list["Gauge | Counter | Histogram"] = []


class Gauge:
    """A number that goes up and down."""

    kind = "gauge"

    def __init__(self, name: str, purpose: str) -> None:
        self.name, self.purpose = name, purpose
        self._value = 0
        _all.append(self)

    def inc(self) -> None:
        self._value += 1

    def dec(self) -> None:
        self._value -= 1

    def set(self, value: int) -> None:
        self._value = value

    def samples(self) -> Iterator[str]:
        yield f"{self.name} {self._value}"


class Counter:
    """Numbers that only grow, one for each value of a label."""

    kind = "counter"

    def __init__(self, name: str, purpose: str, label: str) -> None:
        self.name, self.purpose = name, purpose
        self._label = label
        self._counts: dict[str, int] = {}
        _all.append(self)

    def inc(self, value: str, by: int = 1) -> None:
        self._counts[value] = self._counts.get(value, 0) + by

    def samples(self) -> Iterator[str]:
        for value, count in self._counts.items():
            yield f'{self.name}{{{self._label}="{value}"}} {count}'


class Histogram:
    """How often something took at most so long."""

    kind = "histogram"

    def __init__(self, name: str, purpose: str, bounds: Sequence[float]) -> None:
        self.name, self.purpose = name, purpose
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        _all.append(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def samples(self) -> Iterator[str]:
        within = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            within += count
            yield f'{self.name}_bucket{{le="{bound}"}} {within}'
        yield f"{self.name}_count {within}"
        yield f"{self.name}_sum {self._sum}"


connections = Gauge("tablee_connections", "Open sockets")
tables = Gauge("tablee_live_tables", "Tables in memory")
commands = Counter("tablee_commands_total", "Commands by what became of them", "result")
save_seconds = Histogram(
    "tablee_save_seconds",
    "From the decision to the durable entry",
    (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0),
)
loop_lag_seconds = Histogram(
    "tablee_loop_lag_seconds",
    "How late the event loop comes to what is due",
    (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5),
)


def accepted(number: int) -> None:
    commands.inc("accepted", number)


def refused(code: str) -> None:
    commands.inc(code)


def exposition() -> bytes:
    lines = []
    for each in _all:
        lines += [f"# HELP {each.name} {each.purpose}.", f"# TYPE {each.name} {each.kind}"]
        lines += each.samples()
    return ("\n".join(lines) + "\n").encode()

"""What Prometheus is told, in its text format. All is counted on the event loop: without locks."""

import os
import resource
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

_all: list["Gauge | Counter | Histogram | Reading"] = []


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
        self.counts: dict[str, int] = {}
        _all.append(self)

    def inc(self, value: str, by: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + by

    def samples(self) -> Iterator[str]:
        for value, count in self.counts.items():
            yield f'{self.name}{{{self._label}="{value}"}} {count}'


class Histogram:
    """Counts how many measurements were at most as large as each of some bounds."""

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

    @property
    def mean(self) -> float:
        return self._sum / max(1, sum(self._counts))

    def samples(self) -> Iterator[str]:
        within = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            within += count
            yield f'{self.name}_bucket{{le="{bound}"}} {within}'
        yield f"{self.name}_count {within}"
        yield f"{self.name}_sum {self._sum}"


class Reading:
    """A number that is looked up when it is asked for."""

    def __init__(self, name: str, purpose: str, kind: str, read: Callable[[], float]) -> None:
        self.name, self.purpose, self.kind = name, purpose, kind
        self.read = read
        _all.append(self)

    def samples(self) -> Iterator[str]:
        yield f"{self.name} {self.read()}"


connections = Gauge("tablee_connections", "Open sockets")
tables = Gauge("tablee_live_tables", "Tables in memory")
nodes = Gauge("tablee_nodes", "Nodes of this house, this one included")
pages_abroad = Gauge("tablee_pages_abroad", "Pages here whose table lives on another node")
guest_pages = Gauge("tablee_guest_pages", "Pages of other nodes at tables that live here")
directory_behind = Reading(
    "tablee_directory_behind_seconds",
    "For how long the list of tables has not been up to date with the other nodes",
    "gauge",
    lambda: 0.0,
)
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


entries = Counter("tablee_entries_total", "Entries saved, by game", "game")
tables_opened = Counter("tablee_tables_opened_total", "Tables opened, by game", "game")
requests = Counter(
    "tablee_http_requests_total", "HTTP requests by the status of the answer", "status"
)
request_seconds = Histogram(
    "tablee_http_seconds",
    "From a request to its answer",
    (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0),
)
store_errors = Counter("tablee_store_errors_total", "What the store has refused", "error")
questions_waiting = Gauge("tablee_questions_waiting", "Costly questions that wait for their turn")

_BEGAN = time.time()


def _open_files() -> int:
    """Where the system tells it; else none."""
    try:
        return len(list(Path("/proc/self/fd").iterdir()))
    except OSError:
        return 0


def _resident_bytes() -> int:
    """What is in memory now; where that is not told, the most that ever was."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")


Reading("process_cpu_seconds_total", "CPU time of this process", "counter", time.process_time)
Reading("process_resident_memory_bytes", "Memory of this process", "gauge", _resident_bytes)
Reading("process_open_fds", "Open files and sockets", "gauge", _open_files)
Reading("process_start_time_seconds", "When this process began", "gauge", lambda: _BEGAN)


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


def merged(expositions: Mapping[str, str]) -> bytes:
    """Those of several processes as one, each sample with the name of its process."""
    families: dict[str, list[str]] = {}
    for worker, text in expositions.items():
        for family in text.removeprefix("# HELP ").split("# HELP "):
            purpose, kind, *samples = family.splitlines()
            told = families.setdefault(f"# HELP {purpose}\n{kind}", [])
            told += [_of_worker(sample, worker) for sample in samples]
    lines = [line for head, samples in families.items() for line in (head, *samples)]
    return ("\n".join(lines) + "\n").encode()


def _of_worker(sample: str, worker: str) -> str:
    name, _, value = sample.rpartition(" ")
    name, _, labels = name.removesuffix("}").partition("{")
    all_labels = ",".join(filter(None, (f'worker="{worker}"', labels)))
    return f"{name}{{{all_labels}}} {value}"

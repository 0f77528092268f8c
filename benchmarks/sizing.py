"""`python -m benchmarks.sizing`: what a crowd needs, from what an action was measured to cost.

The costs are of docs/figures.md; `make faults` measures them, and what it has left in artefacts/ is
used instead. Everything is rounded up, and nothing is used above its share.
"""

import argparse
import json
from dataclasses import dataclass, fields, replace
from math import ceil
from pathlib import Path

MEASURED = Path("artefacts/many.json")
NODE_SHARE = 0.5
"""Of a core, so that the tables of a lost node find room at the others."""
STREAM_SHARE = 0.5
"""Of what one stream was measured to take."""
CORES_PER_MACHINE = 8
MACHINES = 3
"""At least, so that one may be lost."""
PAGE_BYTES = 11_000
TABLE_BYTES = 60_000
"""Of memory, for a live table with its position and lines: a guess on the safe side."""
OVERHEAD_BYTES = 100
"""Of a packet, on each message to a page."""
CORE_MONTH = 15.0
"""Euros for a rented core with four gigabytes, in broad terms; so are the two below."""
TERABYTE_TRAFFIC = 1.0
TERABYTE_DISK_MONTH = 80.0
MONTH_SECONDS = 30 * 86_400
EVENING_SHARE = 0.25
"""Of a day, in which all people are there at once; in the rest nobody is."""
DAYS_KEPT = 30


@dataclass(frozen=True)
class Demand:
    people: int = 1_000_000
    tables: int = 250_000
    actions_per_table: float = 0.2
    """A second: somebody at the table acts every five."""

    @property
    def actions(self) -> float:
        return self.tables * self.actions_per_table


@dataclass(frozen=True)
class Costs:
    """Of one action."""

    node_ms: float
    broker_ms: float
    """Of the server of NATS that carries parcels and leads the log."""
    copies_ms: float
    """Of all three for an append alone; two of them only copy."""
    appends_per_second: float
    disk_bytes: float
    seat_bytes: float = 203.0


NAMES = {
    "node_ms": "an action of two workers, half of the pages relayed",
    "broker_ms": "the broker's part of an action, one server",
    "copies_ms": "an append, all three servers of NATS",
    "appends_per_second": "appends to three servers of NATS",
    "disk_bytes": "an append, on each of three disks",
}


RECORDED = Costs(
    node_ms=0.638, broker_ms=0.358, copies_ms=0.059, appends_per_second=2_344, disk_bytes=400
)


def costs(path: Path = MEASURED) -> Costs:
    """What was measured here last; what was not, as it is recorded."""
    found = json.loads(path.read_text()) if path.exists() else []
    values = {figure["name"]: figure["value"] for figure in found}
    here = {field: values[name] for field, name in NAMES.items() if name in values}
    return replace(RECORDED, **here)


@dataclass(frozen=True)
class Size:
    node_cores: int
    streams: int
    """Of logs that it would want; a house has one as yet, see `reach`."""
    broker_cores: int
    machines: int
    memory_gigabytes: int
    gigabits_to_pages: float
    gigabits_between: float
    disk_terabytes: float
    euros_a_month: int


def size(demand: Demand, cost: Costs) -> Size:
    node_cores = ceil(demand.actions * cost.node_ms / 1000 / NODE_SHARE)
    streams = ceil(demand.actions / (cost.appends_per_second * STREAM_SHARE))
    broker_ms = cost.broker_ms + cost.copies_ms * 2 / 3
    broker_cores = ceil(demand.actions * broker_ms / 1000 / NODE_SHARE)
    memory = demand.people * PAGE_BYTES + demand.tables * TABLE_BYTES
    seats = demand.people / demand.tables
    shown = demand.actions * seats * (cost.seat_bytes + OVERHEAD_BYTES)
    # Half of the pages are relayed once, in and out of the broker; an append goes to three.
    between = shown / 2 * 2 + demand.actions * cost.disk_bytes * 3
    kept = demand.actions * cost.disk_bytes * 3 * 86_400 * EVENING_SHARE * DAYS_KEPT
    cores = node_cores + broker_cores
    money = cores * CORE_MONTH + kept / 1e12 * TERABYTE_DISK_MONTH
    money += shown * MONTH_SECONDS * EVENING_SHARE / 1e12 * TERABYTE_TRAFFIC
    return Size(
        node_cores,
        streams,
        broker_cores,
        max(MACHINES, ceil(cores / CORES_PER_MACHINE)),
        ceil(memory / 1e9),
        shown * 8 / 1e9,
        between * 8 / 1e9,
        kept / 1e12,
        ceil(money / 100) * 100,
    )


def reach(cost: Costs) -> Demand:
    """The largest house that the one stream of logs takes which there is as yet."""
    tables = int(cost.appends_per_second * STREAM_SHARE / Demand.actions_per_table)
    return Demand(people=4 * tables, tables=tables)


def as_markdown(demands: list[Demand], cost: Costs) -> str:
    heads = ["people", "tables", "actions/s", *(field.name for field in fields(Size))]
    rows = [heads, ["---:"] * len(heads)]
    for demand in demands:
        sized = size(demand, cost)
        values = [getattr(sized, field.name) for field in fields(Size)]
        told = [f"{each:,.1f}" if isinstance(each, float) else f"{each:,}" for each in values]
        rows.append([f"{demand.people:,}", f"{demand.tables:,}", f"{demand.actions:,.0f}", *told])
    text = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    return text.replace("_", " ")


CROWDS = [Demand(4_000, 1_000), Demand(40_000, 10_000), Demand(200_000, 50_000), Demand()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int)
    parser.add_argument("--tables", type=int)
    asked = parser.parse_args()
    one = [Demand(asked.people, asked.tables or asked.people // 4)] if asked.people else CROWDS
    print(costs())
    print(as_markdown(one, costs()))
    most = reach(costs())
    print(f"with one stream of logs: up to {most.people:,} people at {most.tables:,} tables")


if __name__ == "__main__":
    main()

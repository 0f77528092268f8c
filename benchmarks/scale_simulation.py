"""`python -m benchmarks.scale_simulation`: a large house, step by step, while parts of it fail.

Time goes in steps of 20 ms. People act by chance; a node works off what it is asked at the cost of
an action as it was measured; a lost node is noticed after the measured silence, and its tables are
opened by the others at the measured cost, before they answer their next command. While a stream has
no leader its share of the tables waits, and what was done meanwhile comes at once. Told is how long
actions wait for their answer.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles

from benchmarks.sizing import Demand, costs, size

STEP = 0.02
SECONDS = 40.0
FAULT_AT = 10.0
NOTICED_SECONDS = (0.05, 1.25)
"""After so long the others know that a node is lost: at once by its empty address, or by its
silence of a second, looked for every quarter."""
ELECTION_SECONDS = (4.0, 8.5)
"""So long the servers of NATS took to choose a leader in `make faults`."""
OPENING_MS = 3.0
"""CPU to open a table from its snapshot; a log of 2,000 entries takes 11."""
SAVE_SECONDS = 0.004
CORES_PER_NODE = 1


@dataclass
class Node:
    """One process: seconds of work that wait for it."""

    tables: float
    backlog: float = 0.0
    is_lost: bool = False

    def work_off(self) -> None:
        self.backlog = max(0.0, self.backlog - STEP * CORES_PER_NODE)


@dataclass
class Waits:
    """How long actions waited: pairs of seconds and of how many."""

    found: list[tuple[float, int]] = field(default_factory=list)

    def add(self, seconds: float, times: int) -> None:
        if times:
            self.found.append((seconds, times))

    def percentile(self, share: float) -> float:
        total = sum(times for _, times in self.found)
        rank = share * total
        for seconds, times in sorted(self.found):
            rank -= times
            if rank <= 0:
                return seconds
        return 0.0


@dataclass
class Crowd:
    """The house under the demand, with so many nodes and streams."""

    demand: Demand
    nodes: list[Node]
    streams: int
    action_seconds: float
    rng: Random
    waits: Waits = field(default_factory=Waits)
    felt: Waits = field(default_factory=Waits)
    """Of those alone whose node or stream was lost."""

    def arrivals(self, tables: float) -> int:
        """How many act within a step: by chance, near enough to a Poisson number."""
        mean = tables * self.demand.actions_per_table * STEP
        return max(0, round(self.rng.gauss(mean, mean**0.5)))

    def live(self) -> Iterator[Node]:
        return (node for node in self.nodes if not node.is_lost)

    def play(self, share_waiting: float = 0.0, until: float = 0.0) -> None:
        """One step. `share_waiting`: of tables whose stream is away, for `until` more seconds."""
        for node in self.live():
            acting = self.arrivals(node.tables)
            held = round(acting * share_waiting)
            node.backlog += acting * self.action_seconds
            self.waits.add(node.backlog + SAVE_SECONDS, acting - held)
            self.felt.add(until + node.backlog + SAVE_SECONDS, held)
            node.work_off()

    def lose_node(self) -> float:
        """The tables that have no node now."""
        node = next(self.live())
        node.is_lost = True
        return node.tables

    def spread(self, tables: float, silent: float) -> None:
        """All pages say hello again at once, and each table is opened by one of the others."""
        others = list(self.live())
        for node in others:
            share = round(tables / len(others))
            node.tables += share
            for _ in range(share):
                node.backlog += OPENING_MS / 1000
                self.felt.add(silent + node.backlog, 1)


def crowd(demand: Demand, seed: int) -> Crowd:
    cost = costs()
    sized = size(demand, cost)
    count = max(3, sized.node_cores)
    nodes = [Node(demand.tables / count) for _ in range(count)]
    return Crowd(demand, nodes, sized.streams, cost.node_ms / 1000, Random(seed))


def lose_a_node(house: Crowd) -> None:
    """And with it all its tables."""
    noticed = house.rng.uniform(*NOTICED_SECONDS)
    homeless, is_spread = 0.0, False
    for number in range(round(SECONDS / STEP)):
        now = number * STEP
        if homeless == 0 and now >= FAULT_AT:
            homeless = house.lose_node()
        if homeless and not is_spread and now >= FAULT_AT + noticed:
            house.spread(homeless, noticed)
            is_spread = True
        house.play()


def lose_a_leader(house: Crowd) -> None:
    """One stream's tables wait; the others do not notice."""
    away = house.rng.uniform(*ELECTION_SECONDS)
    for number in range(round(SECONDS / STEP)):
        now = number * STEP
        is_away = FAULT_AT <= now < FAULT_AT + away
        left = FAULT_AT + away - now
        house.play(1 / house.streams if is_away else 0.0, left if is_away else 0.0)


def lose_nothing(house: Crowd) -> None:
    for _ in range(round(SECONDS / STEP)):
        house.play()


FAULTS: dict[str, Callable[[Crowd], None]] = {
    "nothing fails": lose_nothing,
    "a node is lost": lose_a_node,
    "a stream's leader is lost": lose_a_leader,
}


def told(demand: Demand, rounds: int) -> list[str]:
    rows = []
    for name, fault in FAULTS.items():
        houses = [crowd(demand, seed) for seed in range(rounds)]
        for house in houses:
            fault(house)
        usual = [house.waits.percentile(0.99) for house in houses]
        felt = [house.felt.percentile(0.99) for house in houses]
        noticed = sum(n for house in houses for _, n in house.felt.found)
        acted = noticed + sum(n for house in houses for _, n in house.waits.found)
        worst = quantiles(felt, n=20)[-1] if any(felt) else 0.0
        rows.append(
            f"| {demand.people:,} | {len(houses[0].nodes)} | {houses[0].streams} | {name} |"
            f" {1000 * quantiles(usual, n=20)[-1]:.0f} ms | {worst:.2f} s |"
            f" {100 * noticed / acted:.2f} % |"
        )
    return rows


HEAD = (
    "| people | nodes | streams | fault | p99 of the others | p99 of those who notice |"
    " share that notices |\n| ---: | ---: | ---: | --- | ---: | ---: | ---: |"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    crowds = [Demand(40_000, 10_000), Demand(200_000, 50_000), Demand()]
    print("\n".join([HEAD, *(row for demand in crowds for row in told(demand, rounds))]))


if __name__ == "__main__":
    main()

"""How long the proof of the best copy takes, beside CP-SAT on the same deals."""

import gc
from collections.abc import Callable
from statistics import mean, median
from time import process_time

from benchmarks.copyright_cp_sat import BestCopy
from benchmarks.copyright_deals import Deal, all_deals
from benchmarks.figures import Figure, as_table

from tablee.games.copyright.advice.solver import best_copy


def _ours(deal: Deal) -> Callable[[], int]:
    return lambda: best_copy(deal.model, deal.hand).tally.net


def _cp_sat(deal: Deal) -> Callable[[], int]:
    """Only its search is measured, not how its model is built."""
    return BestCopy(deal.model, deal.hand).solve


def _measured(
    solver: Callable[[Deal], Callable[[], int]], deals: list[Deal]
) -> tuple[list[float], list[int]]:
    """The milliseconds of CPU that each deal took, and what it nets.

    As in `timeit`, the garbage collector does not butt in.
    """
    times, nets = [], []
    gc.disable()
    for solve in map(solver, deals):
        start = process_time()
        nets.append(solve())
        times.append((process_time() - start) * 1000)
    gc.enable()
    return times, nets


def run(quick: bool) -> list[Figure]:
    deals = all_deals()
    _measured(_ours, deals)  # the tables of cards and shifts are filled on first use
    times, nets = _measured(_ours, deals)
    some = deals[:3] if quick else deals[:40]
    peer_times, peer_nets = _measured(_cp_sat, some)
    if peer_nets != nets[: len(some)]:
        raise AssertionError(f"CP-SAT nets {peer_nets}, our solver {nets[: len(some)]}")
    peer = f"CP-SAT: {mean(peer_times):,.0f} ms, the same scores on {len(some)} deals"
    ratio = mean(peer_times) / mean(times[: len(some)])
    return [
        Figure("Copyright, best copy of 10 cards: mean", mean(times), "ms CPU", "at most 2", peer),
        Figure("Copyright, best copy of 10 cards: median", median(times), "ms CPU"),
        Figure("Copyright, best copy of 10 cards: worst", max(times), "ms CPU"),
        Figure("Copyright, CP-SAT's time over ours", ratio, "times", "at least 10"),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

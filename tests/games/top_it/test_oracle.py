"""The fast placements against the slow oracle, on random positions.

`make bench` compares them on 2,000; here are as many as the patience of `make check` allows.
"""

import pytest
from tests.games.top_it.agreement import both

POSITIONS = 200


@pytest.mark.parametrize("part", range(10))
def test_all_placements_are_found_and_each_once(part: int) -> None:
    for seed in range(part, POSITIONS, 10):
        ours, theirs = both(seed)
        assert len(ours) == len(set(ours))
        assert set(ours) == theirs

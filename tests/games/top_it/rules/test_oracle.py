"""The fast placements against the slow oracle, on 2,000 random situations.

`make check` has the patience for a tenth of them, `make test` compares them all.
"""

import pytest
from tests.games.top_it.agreement import both

POSITIONS = 2_000
PARTS = 10


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))]
)
def test_all_placements_are_found_and_each_once(part: int) -> None:
    for seed in range(part, POSITIONS, PARTS):
        ours, theirs = both(seed)
        assert len(ours) == len(set(ours))
        assert set(ours) == theirs

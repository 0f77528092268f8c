"""What the conformance suite of the house has to know of Nim."""

from tablee.testing.samples import Sample
from tablee_nim.model import Options

SAMPLES = [
    Sample("nim", "two players", Options(), 2),
    Sample("nim", "four players, the last stone loses", Options(5, last_stone_loses=True), 4),
]
with_other_secrets = None
"""Nothing is hidden."""

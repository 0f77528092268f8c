"""Top It as a learning environment; docs/envs/top_it.md says what the numbers mean."""

from tablee.envs.encoding import EnvSpec
from tablee.games.top_it.env.encoding import TopItEncoding
from tablee.games.top_it.env.worth import progress, rewards

SPEC = EnvSpec(
    version=1, encoding=TopItEncoding, rewards=rewards, progress=progress, seats=2, max_cycles=100
)

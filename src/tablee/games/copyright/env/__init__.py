"""Copyright as a learning environment; docs/envs/copyright.md says what the numbers mean."""

from tablee.envs.encoding import EnvSpec
from tablee.games.copyright.env.encoding import CopyrightEncoding
from tablee.games.copyright.env.worth import progress, rewards

SPEC = EnvSpec(
    version=1,
    encoding=CopyrightEncoding,
    rewards=rewards,
    progress=progress,
    seats=2,
    is_parallel=True,
)

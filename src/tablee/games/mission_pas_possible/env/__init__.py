"""Mission Pas Possible as a learning environment; docs/envs/mission_pas_possible.md explains it."""

from tablee.envs.encoding import EnvSpec
from tablee.envs.rewards import for_a_team
from tablee.games.mission_pas_possible.env.encoding import MissionPasPossibleEncoding
from tablee.games.mission_pas_possible.model.views import View


def progress(view: View) -> list[float]:
    """What part of the bombs the team has defused."""
    return [view.defused / view.goal] * len(view.seats)


SPEC = EnvSpec(
    version=1,
    encoding=MissionPasPossibleEncoding,
    rewards=for_a_team,
    progress=progress,
    seats=2,
    tick_ms=500,
    max_cycles=2000,
    is_parallel=True,
)

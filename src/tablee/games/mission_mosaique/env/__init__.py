"""Mission Mosaïque as a learning environment; docs/envs/mission_mosaique.md explains it."""

from tablee.envs.encoding import EnvSpec, Seen
from tablee.envs.rewards import for_a_team
from tablee.games.mission_mosaique.data.notebooks import ROUNDS
from tablee.games.mission_mosaique.env.encoding import UNLISTED, MissionMosaiqueEncoding
from tablee.games.mission_mosaique.env.picture import picture
from tablee.games.mission_mosaique.model import View


def progress(view: View) -> list[float]:
    """What part of all stamps the team has."""
    seats = len(view.players)
    return [view.stamps / (ROUNDS * seats)] * seats


def may_act(seen: Seen) -> bool:
    return not UNLISTED.isdisjoint(seen.view.may)


SPEC = EnvSpec(
    version=1,
    encoding=MissionMosaiqueEncoding,
    rewards=for_a_team,
    progress=progress,
    seats=4,
    tick_ms=200,
    max_cycles=3000,
    is_parallel=True,
    may_act=may_act,
    picture=picture,
)

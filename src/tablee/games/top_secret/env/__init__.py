"""Top Secret as a learning environment; docs/envs/top_secret.md says what the numbers mean."""

from tablee.envs.encoding import EnvSpec
from tablee.envs.rewards import for_rivals
from tablee.games.top_secret.env.encoding import TopSecretEncoding
from tablee.games.top_secret.model.views import View


def progress(view: View) -> list[float]:
    """What part of the series each seat has won."""
    return [score / view.target for score in view.scores]


SPEC = EnvSpec(
    version=1, encoding=TopSecretEncoding, rewards=for_rivals, progress=progress, seats=4
)

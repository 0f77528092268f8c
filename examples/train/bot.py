"""The trained policy on the chairs of bots: `tablee serve --bot top_it=examples.train.bot:act`."""

from typing import Any

import numpy as np
from examples.train import policy

from tablee.envs.encoding import Seen
from tablee.games.top_it.env import SPEC
from tablee.games.top_it.model import Action, View
from tablee.games.top_it.rules.legal import Moves
from tablee.games.top_it.view import reading
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level, Seat

SEATS = 2
_encoding = SPEC.encoding(None, SEATS)
_weights = policy.load()


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
    """What the policy plays in a game for two. It sees what an environment would show it."""
    del level
    if len(view.hands) != SEATS:
        raise ValueError("this policy has learned the game for two only")
    if view.to_move != seat:
        return None
    seen = Seen(view, seat, None)
    legal = Moves(reading.situation_of(view), seat)
    observed: dict[str, Any] = {
        "observation": _encoding.observe(seen),
        "action_mask": _encoding.mask(seen, legal),
    }
    rng = np.random.default_rng(chance.below(2**32))
    number = policy.number(policy.trained(_weights), observed, rng)
    action: Action | None = _encoding.decode(seen, number)
    return action

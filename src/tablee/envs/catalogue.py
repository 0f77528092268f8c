"""Actions that can all be written down beforehand: their numbers are their places in a list."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.envs.encoding import ActionMask


class Catalogue:
    """Every action there is, once; None, where a game has it, is waiting."""

    def __init__(self, actions: Sequence[Any | None]) -> None:
        self.actions = tuple(actions)
        self.number_of = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def mask(self, actions: Sequence[Any | None]) -> ActionMask:
        """A one for each of these."""
        mask = np.zeros(len(self.actions), np.int8)
        number_of = self.number_of
        mask[[number_of[action] for action in actions]] = 1
        return mask

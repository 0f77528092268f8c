"""Views and actions of Top Secret as numbers; the private note sheet has none."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.envs.catalogue import Catalogue
from tablee.envs.encoding import ActionMask, Numbers, Seen
from tablee.games.top_secret.data import AGENTS, PAIRS, PLACES
from tablee.games.top_secret.env.observing import HIGH, numbers
from tablee.games.top_secret.model.actions import (
    AnswerWith,
    AskFor,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    Move,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black
from tablee.games.top_secret.model.options import Options
from tablee.games.top_secret.rules.legal import CALLS
from tablee.kernel.choices import Choices

BLACKS = tuple(Black)
_FEW: tuple[Move, ...] = (
    *[LayPlace(place) for place in PLACES],
    *[HidePlace(place) for place in PLACES],
    *[AskFor(agent) for agent in AGENTS],
    *[LookAtDummy(black) for black in BLACKS],
    *[AnswerWith(black) for black in BLACKS],
    Decline(),
    Continue(),
)
_SHOWS = tuple(ShowPair(*pair, black) for pair in PAIRS for black in (None, *BLACKS))
CATALOGUE = Catalogue((*_FEW, *_SHOWS, *CALLS))
_FIRST_CALL = len(_FEW) + len(_SHOWS)


class TopSecretEncoding:
    def __init__(self, options: Options, seats: int) -> None:  # noqa: ARG002  (all tables look alike)
        self.actions = len(CATALOGUE)
        self.low, self.high = np.zeros(len(HIGH), np.int16), np.array(HIGH, np.int16)

    def observe(self, seen: Seen) -> Numbers:
        return np.array(numbers(seen), np.int16)

    def mask(self, seen: Seen, legal: Sequence[Move]) -> ActionMask:  # noqa: ARG002
        """All calls at once: there are many."""
        if not isinstance(legal, Choices):
            return CATALOGUE.mask(legal)
        parts = [part for part in legal.parts if part is not CALLS]
        mask = CATALOGUE.mask([action for part in parts for action in part])
        if len(parts) < len(legal.parts):
            mask[_FIRST_CALL:] = 1
        return mask

    def encode(self, seen: Seen, action: Any) -> int:  # noqa: ARG002
        return CATALOGUE.number_of[action]

    def decode(self, seen: Seen, number: int) -> Any:  # noqa: ARG002
        return CATALOGUE.actions[number]

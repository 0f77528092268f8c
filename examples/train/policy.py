"""A policy that weighs what it looks at: one weight a number, and chance by the softmax."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from examples.train import features
from examples.train.features import Look, Rows

WEIGHTS = Path(__file__).with_name("weights.json")
Player = Callable[[Look, np.random.Generator], int]
"""Chooses the place of an action among those that there are."""


def nothing() -> Rows:
    """Weights of one who knows nothing and plays at random."""
    return np.zeros(features.COUNT)


def load(path: Path = WEIGHTS) -> Rows:
    return np.array(json.loads(path.read_text())["weights"])


def save(weights: Rows, path: Path = WEIGHTS) -> None:
    rounded = [round(float(weight), 4) for weight in weights]
    path.write_text(json.dumps({"weights": rounded}, indent=1) + "\n")


def chances(weights: Rows, rows: Rows) -> Rows:
    """How likely each action is."""
    worth = rows @ weights
    likely: Rows = np.exp(worth - worth.max())
    likely /= likely.sum()
    return likely


def best(values: Rows, rng: np.random.Generator) -> int:
    """The place of the highest; among equals by chance."""
    return int(rng.choice(np.flatnonzero(values >= values.max() - 1e-9)))


def trained(weights: Rows) -> Player:
    return lambda seen, rng: best(seen.rows @ weights, rng)


def greedy(seen: Look, rng: np.random.Generator) -> int:
    """As many points as there are, at once."""
    return best(seen.points, rng)


def at_random(seen: Look, rng: np.random.Generator) -> int:
    return int(rng.integers(len(seen.actions)))


def number(player: Player, observed: dict[str, Any], rng: np.random.Generator) -> int:
    """The action that a player chooses."""
    seen = features.look(observed)
    return int(seen.actions[player(seen, rng)])

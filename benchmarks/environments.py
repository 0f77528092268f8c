"""Steps a second of the learning environments, beside PettingZoo's own in the same run.

A step is a decision of one agent: `last()` with observation and mask, a legal action drawn at
random, `step()`, with the usual checks of what is played.
"""

import os
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from benchmarks.figures import Figure, as_table

from tablee import envs

_GOAL = "5,000; better 10,000"
_ROUNDS = 5
_SEEDS = 100_000
"""Between the seeds of one round and those of the next."""
_TABLES = 16
_VECTORS = 2
"""Of so many games the tables are played many at once, too."""


def _peers() -> dict[str, Callable[[], Any]]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import connect_four_v3, hanabi_v5

    return {"connect_four_v3": connect_four_v3.env, "hanabi_v5": hanabi_v5.env}


def _game(env: Any, seed: int, rng: np.random.Generator) -> int:
    """The decisions of one game."""
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observed["action_mask"].view(np.bool_))
        env.step(int(legal[rng.integers(len(legal))]))
        steps += 1
    return steps


def _steps_per_second(env: Any, seconds: float, seed: int) -> float:
    """Of CPU, over whole games from this seed on."""
    rng = np.random.default_rng(seed)
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        seed += 1
        steps += _game(env, seed, rng)
    return steps / spent


def _medians(makers: dict[str, Callable[[], Any]], seconds: float) -> dict[str, float]:
    """The environments take turns, after a round that warms up."""
    made = {name: make() for name, make in makers.items()}
    rounds = [
        {name: _steps_per_second(env, seconds, _SEEDS * turn) for name, env in made.items()}
        for turn in range(_ROUNDS + 1)
    ]
    return {name: median([each[name] for each in rounds[1:]]) for name in made}


def _in_vectors(tables: Any, seconds: float) -> float:
    rng = np.random.default_rng(0)
    batch, steps, start = tables.reset(seed=0), 0, process_time()
    while (spent := process_time() - start) < seconds:
        lots = rng.random(batch.action_mask.shape) * batch.action_mask
        batch = tables.step(lots.argmax(axis=1)).batch
        steps += _TABLES
    return steps / spent


def run(quick: bool) -> list[Figure]:
    seconds = 0.2 if quick else 1.5
    peers, ours = _peers(), {name: getattr(envs, name).env for name in dir(envs)}
    steps = _medians({**peers, **ours}, seconds)
    beside = ", ".join(f"{name}: {steps[name]:,.0f}" for name in peers)
    figures = [
        Figure(f"{name}: environment", steps[name], "steps/s", _GOAL, beside) for name in ours
    ]
    for name in dir(envs)[-_VECTORS:]:
        tables = getattr(envs, name).vector_env(_TABLES)
        in_one_call = f"{name}: {_TABLES} tables in one call"
        figures.append(Figure(in_one_call, _in_vectors(tables, seconds), "steps/s", _GOAL))
    return figures


if __name__ == "__main__":
    print(as_table(run(quick=False)))

"""Trains a policy on Top It for two, from nothing, by playing against itself.

    python -m examples.train.train            # a minute or two of one core
    python -m examples.train.train --measure  # only plays the 200 games against each of the two

It is REINFORCE with a step's own future as its worth: how many points one's lead grows from this
decision to the end, less what that is on average at this point of a game.
"""

import argparse
import time
from typing import NamedTuple

import numpy as np
from examples.train import features, picture, policy
from examples.train.features import Rows

from tablee.envs import top_it_v1

GAMES_PER_STEP = 24
STEPS = 60
RATE, FIRST_DECAY, SECOND_DECAY = 0.15, 0.9, 0.99
MEASURE_EVERY = 15
TRIAL, FINAL = 40, 200
"""Games against each of the two, on the way and at the end."""


class Decision(NamedTuple):
    slope: Rows
    """Of the logarithm of how likely the chosen action was."""
    move: int
    lead: float
    """In points, before the decision."""
    seat: int


def self_play(weights: Rows, seed: int) -> list[tuple[Decision, float]]:
    """The decisions of a game, each with how much the lead grew from there to the end."""
    env, rng = top_it_v1.raw_env(seats=2), np.random.default_rng(seed)
    env.reset(seed=seed)
    decisions: list[Decision] = []
    lead = 0.0
    for agent in env.agent_iter():
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            lead = _lead(env.observe("player_0")["observation"])
            break
        seen = features.look(observed)
        chances = policy.chances(weights, seen.rows)
        place = int(rng.choice(len(chances), p=chances))
        slope = seen.rows[place] - chances @ seen.rows
        seat = env.possible_agents.index(agent)
        decisions.append(Decision(slope, len(decisions), _lead(observed["observation"]), seat))
        env.step(int(seen.actions[place]))
    return [(each, (lead if each.seat == 0 else -lead) - each.lead) for each in decisions]


def _lead(observation: Rows) -> float:
    first = features.HANDS * features.PIECES * features.PER_PIECE
    return float(observation[first]) - float(observation[first + features.PER_HAND])


class Adam:
    def __init__(self) -> None:
        self._mean, self._square = np.zeros(features.COUNT), np.zeros(features.COUNT)
        self._steps = 0

    def step(self, slope: Rows) -> Rows:
        self._steps += 1
        self._mean = FIRST_DECAY * self._mean + (1 - FIRST_DECAY) * slope
        self._square = SECOND_DECAY * self._square + (1 - SECOND_DECAY) * slope**2
        mean = self._mean / (1 - FIRST_DECAY**self._steps)
        square = self._square / (1 - SECOND_DECAY**self._steps)
        return RATE * mean / (np.sqrt(square) + 1e-8)


def improve(weights: Rows, adam: Adam, first_seed: int, games: int = GAMES_PER_STEP) -> Rows:
    """One step upwards, after some games."""
    played = [self_play(weights, first_seed + game) for game in range(games)]
    decisions = [one for game in played for one in game]
    usual = [
        float(np.mean([grown for each, grown in decisions if each.move == move] or 0))
        for move in range(features.MOST_MOVES)
    ]
    slope = sum(each.slope * (grown - usual[each.move]) for each, grown in decisions)
    return weights + adam.step(np.asarray(slope) / len(decisions))


def share_won(weights: Rows, other: policy.Player, games: int, seed: int) -> float:
    """The part of the games that is won, each seat in turn; a tie is half a win."""
    rng, won = np.random.default_rng(seed), 0.0
    for game in range(games):
        own = game % 2
        players = [other, other]
        players[own] = policy.trained(weights)
        won += (1 + _result(players, rng)[own]) / 2
    return won / games


def _result(players: list[policy.Player], rng: np.random.Generator) -> list[float]:
    """1, 0 or −1 for each."""
    env = top_it_v1.raw_env(seats=2)
    env.reset(seed=0)
    for agent in env.agent_iter():
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return [env.rewards[each] for each in env.possible_agents]
        env.step(policy.number(players[env.possible_agents.index(agent)], observed, rng))
    raise AssertionError("a game ends")


def measure(weights: Rows, games: int, seed: int) -> picture.Measured:
    return picture.Measured(
        share_won(weights, policy.at_random, games, seed),
        share_won(weights, policy.greedy, games, seed + 1),
    )


def train(seed: int) -> tuple[Rows, list[picture.Sample]]:
    weights, adam, curve = policy.nothing(), Adam(), []
    started = time.monotonic()
    for step in range(STEPS + 1):
        if step % MEASURE_EVERY == 0:
            measured = measure(weights, TRIAL, step)
            minutes = (time.monotonic() - started) / 60
            curve.append(picture.Sample(step * GAMES_PER_STEP, minutes, measured))
            print(f"{curve[-1].games:6} games, {minutes:5.1f} min: {measured}", flush=True)
        if step < STEPS:
            weights = improve(weights, adam, seed + step * GAMES_PER_STEP)
    return weights, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="train nothing")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not arguments.measure:
        weights, curve = train(arguments.seed)
        policy.save(weights)
        picture.draw(curve)
    print(f"{FINAL} games against each: {measure(policy.load(), FINAL, 10_000)}")


if __name__ == "__main__":
    main()

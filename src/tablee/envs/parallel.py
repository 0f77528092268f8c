"""An environment in which all agents decide at once, as PettingZoo's `ParallelEnv`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from tablee.envs.host import Host
from tablee.envs.table import Observed

Infos = dict[str, dict[str, Any]]


class TableParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """A table of a game in which people act at once. Who has nothing to decide waits."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.metadata = host.metadata
        self.render_mode = host.render_mode
        self.possible_agents = host.agents
        self.agents: list[str] = []
        self.observation_spaces = host.observation_spaces
        self.action_spaces = host.action_spaces

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._host.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._host.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (they are chosen when it is made)
    ) -> tuple[dict[str, Observed], Infos]:
        self._host.deal(seed)
        self.agents = [*self.possible_agents]
        return self._observed(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        seat_of = self._host.seat_of
        self._host.table.play_together({seat_of[a]: int(n) for a, n in actions.items()})
        observed, infos = self._observed(), self._infos()
        rewards = dict(zip(self.agents, self._host.rewards(), strict=True))
        is_over = self._host.table.outcome is not None
        terminated = dict.fromkeys(self.agents, is_over)
        truncated = dict.fromkeys(self.agents, self._host.is_broken_off)
        if is_over or self._host.is_broken_off:
            self.agents = []
        return observed, rewards, terminated, truncated, infos

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._host.observe(self._host.seat_of[agent]) for agent in self.agents}

    def _infos(self) -> Infos:
        return {agent: {} for agent in self.agents}

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._host.render()

    def close(self) -> None:
        """There is no window."""

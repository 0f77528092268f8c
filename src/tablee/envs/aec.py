"""An environment in which one agent after the other decides, as PettingZoo's `AECEnv`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from tablee.envs.host import Host
from tablee.envs.table import Observed


class TableAECEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """A table of any game. Whoever has nothing to decide is passed over."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self.metadata = host.metadata
        self.render_mode = host.render_mode
        self.possible_agents = host.agents
        self.observation_spaces = host.observation_spaces
        self.action_spaces = host.action_spaces

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._host.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._host.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (a table's options are chosen when it is made)
        self._host.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_next()

    def observe(self, agent: str) -> Observed:
        return self._host.observe(self._host.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out of the game does nothing"
        self._host.table.play(self._host.seat_of[agent], int(action))
        self._select_next()
        self._count(agent)

    def _select_next(self) -> None:
        seat = self._host.table.next_seat()
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def _count(self, agent: str) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._host.rewards(), strict=True))
        if self._host.table.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._host.is_broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._host.render()

    def close(self) -> None:
        """There is no window."""


class ForgivingAECEnv(TableAECEnv):
    """Whoever plays what is not offered ends the game and gets less than nothing, as PettingZoo's
    `TerminateIllegalWrapper` has it, whose detours cost as much as half a step.
    """

    def __init__(self, host: Host, illegal_reward: float) -> None:
        super().__init__(host)
        self._illegal_reward = illegal_reward
        self._is_ended = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._is_ended = False
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._is_ended or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None and 0 <= action < self._host.table.encoding.actions, (
            "action is not in action space"
        )
        if self._host.table.is_offered(self._host.seat_of[agent], int(action)):
            super().step(action)
        else:
            self._end(agent)

    def _end(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._is_ended = True
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: self._illegal_reward}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

"""Many tables of a game in one call, arrays in and out; where a game is over, the next begins."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.envs.encoding import ActionMask, Numbers
from tablee.envs.host import Host


class Decisions(NamedTuple):
    """What the agents who decide next see, one a table."""

    observation: Numbers
    action_mask: ActionMask
    seats: NDArray[np.int64]
    """Whose decision it is."""


class Stepped(NamedTuple):
    batch: Decisions
    rewards: NDArray[np.float32]
    """By table and seat: what this step was worth."""
    terminated: NDArray[np.bool_]
    """The game was over with this step, and `batch` shows the next one."""
    truncated: NDArray[np.bool_]


class VectorTables:
    """One agent decides at each table; the tables know nothing of each other."""

    def __init__(self, hosts: list[Host]) -> None:
        self._hosts = hosts
        encoding = hosts[0].table.encoding
        self.tables, self.seats, self.actions = len(hosts), hosts[0].table.seats, encoding.actions
        self.observation_space = hosts[0].observation_spaces["player_0"]["observation"]
        self._observation = np.zeros((self.tables, len(encoding.low)), np.int16)
        self._mask = np.zeros((self.tables, encoding.actions), np.int8)
        self._deciding = np.zeros(self.tables, np.int64)

    def reset(self, seed: int | None = None) -> Decisions:
        """Each table has a seed of its own, which follows from this one."""
        seeds = np.random.SeedSequence(seed).generate_state(self.tables)
        for table, own in enumerate(seeds):
            self._hosts[table].deal(int(own))
            self._show(table)
        return self._batch()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """A number for each table, or `ValueError`."""
        rewards = np.zeros((self.tables, self.seats), np.float32)
        terminated, truncated = np.zeros((2, self.tables), np.bool_)
        for table, host in enumerate(self._hosts):
            host.table.play(int(self._deciding[table]), int(actions[table]))
            if not self._show(table):
                terminated[table] = True
            rewards[table] = host.rewards()
            truncated[table] = host.is_broken_off
            if terminated[table] or truncated[table]:
                host.deal(None)
                self._show(table)
        return Stepped(self._batch(), rewards, terminated, truncated)

    def _show(self, table: int) -> bool:
        """What the next agent sees there; False: nobody, for the game is over."""
        host = self._hosts[table]
        seat = host.table.next_seat()
        if seat is None:
            return False
        observed = host.observe(seat)
        self._deciding[table] = seat
        self._observation[table] = observed["observation"]
        self._mask[table] = observed["action_mask"]
        return True

    def _batch(self) -> Decisions:
        return Decisions(self._observation.copy(), self._mask.copy(), self._deciding.copy())

"""What both kinds of environments have in common: they deal, seat the agents, count and draw."""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablee.envs import drawing
from tablee.envs.encoding import EnvSpec
from tablee.envs.table import EnvTable
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Game, Seat

RENDER_MODES = ["human", "ansi", "rgb_array"]
KEY_BYTES = 32


class Host:
    def __init__(
        self,
        game: Game,
        spec: EnvSpec,
        options: Mapping[str, Any],
        *,
        seats: int | None,
        is_shaped: bool,
        max_cycles: int | None,
        tick_ms: Millis | None,
        render_mode: str | None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        meant = msgspec.convert(dict(options), game.options)
        tick_ms = spec.tick_ms if tick_ms is None else tick_ms
        self.table = EnvTable(game, spec, meant, _checked_seats(game, spec, meant, seats), tick_ms)
        self.max_cycles = spec.max_cycles if max_cycles is None else max_cycles
        self.render_mode = render_mode
        self._spec, self._is_shaped = spec, is_shaped
        self._chance = np.random.default_rng()
        self.agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        actions = self.table.encoding.actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}

    @property
    def metadata(self) -> dict[str, Any]:
        name = f"{self.table.game.name}_v{self._spec.version}"
        return {
            "name": name,
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": self._spec.is_parallel,
        }

    def _observation_space(self) -> spaces.Dict:
        encoding = self.table.encoding
        return spaces.Dict(
            {
                "observation": spaces.Box(encoding.low, encoding.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (encoding.actions,), dtype=np.int8),
            }
        )

    def deal(self, seed: int | None) -> None:
        """Without a seed the next game of the last one's."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.deal(self._chance.bytes(KEY_BYTES))
        self._progress = self._made_progress()

    @property
    def is_broken_off(self) -> bool:
        return self.table.outcome is None and self.table.cycles >= self.max_cycles

    def rewards(self) -> list[float]:
        """By seat: what has happened since the last time is worth."""
        worth = self._shaped() if self._is_shaped else [0.0] * self.table.seats
        if (outcome := self.table.outcome) is not None:
            worth = [w + r for w, r in zip(worth, self._spec.rewards(outcome), strict=True)]
        return worth

    def _shaped(self) -> list[float]:
        before, self._progress = self._progress, self._made_progress()
        return [after - was for after, was in zip(self._progress, before, strict=True)]

    def _made_progress(self) -> list[float]:
        if not self._is_shaped:
            return []
        return [*self._spec.progress(self.table.rules.view(self.table.state, None))]

    def observe(self, seat: Seat) -> dict[str, Any]:
        return self.table.observe(seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What somebody beside the table sees, so that no picture tells a secret."""
        if self.render_mode is None:
            return None
        name, seats = self.table.game.name, self.table.seats
        view = self.table.rules.view(self.table.state, None)
        if self.render_mode != "rgb_array":
            return drawing.shown(name, view, seats, self.render_mode)
        return self._spec.picture(view) if self._spec.picture else drawing.pixels(name, view, seats)


def _checked_seats(game: Game, spec: EnvSpec, options: Any, wanted: int | None) -> int:
    allowed = game.rules.seats_allowed(options)
    if wanted is None:
        return spec.seats if spec.seats in allowed else allowed[0]
    if wanted not in allowed:
        listed = ", ".join(map(str, allowed))
        raise ValueError(f"{game.name} is played by {listed} with these options, not by {wanted}")
    return wanted

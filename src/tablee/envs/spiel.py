"""Games in which one decides after the other, as games of OpenSpiel.

    import pyspiel
    from tablee.envs import spiel

    game = spiel.load("<game>")  # or pyspiel.load_game("tablee_<game>(players=3)")

All chance of a game is in its deal: the first node draws one of `deals`, and what follows is
settled by it and by the decisions. A game that needs no chance has one deal, and no such node.
"""

import copy
from typing import Any

import numpy as np

from tablee.envs.modules import has_env, spec_of
from tablee.envs.table import EnvTable
from tablee.kernel import registry
from tablee.kernel.rules import Seat

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"{error.name} is missing: pip install 'tablee[openspiel]'", name=error.name
    ) from None

PREFIX = "tablee_"
DEALS = 1_000
"""So many different deals may be drawn."""
LONGEST = 20_000
"""Decisions in a game; random play is far from it."""
_LEAST = 2
"""Alone there is nobody to beat."""


def can_be_played(name: str) -> bool:
    """Whether the game has an environment, and its seats decide one after the other."""
    return has_env(name) and not registry.load(name).rules.IS_REAL_TIME


def load(name: str, *, seats: int | None = None, deals: int = DEALS) -> Any:
    """The game of this name, for so many seats."""
    return SpielGame(name, {"players": seats or spec_of(name).seats, "deals": deals})


def _type_of(name: str) -> Any:
    kinds = pyspiel.GameType
    seats = [seats for seats in registry.load(name).rules.SEATS if seats >= _LEAST]
    return kinds(
        short_name=f"{PREFIX}{name}",
        long_name=f"Tablée: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec_of(name).seats, "deals": DEALS},
    )


def new_table(name: str, seats: int) -> EnvTable:
    game, spec = registry.load(name), spec_of(name)
    return EnvTable(game, spec, game.options(), seats, spec.tick_ms)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        chosen = parameters or {}
        self.name = name
        self.seats = int(chosen.get("players", spec_of(name).seats))
        self.deals = int(chosen.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=new_table(name, self.seats).encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(name), info, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        del iig_obs_type  # what a seat may see is the same, however it is asked for
        return SpielObserver(self)


class SpielTable:
    """Where a game has got to. Its copies share what never changes, and nobody writes it down."""

    def __init__(self, name: str, seats: int) -> None:
        self.name, self.seats = name, seats
        self.table = new_table(name, seats)
        self.seat: Seat | None = None
        self.is_dealt = False

    def deal(self, number: int) -> None:
        self.table.deal(number.to_bytes(32, "big"))
        self.is_dealt = True
        self.seat = self.table.next_seat()

    def play(self, number: int) -> None:
        assert self.seat is not None, "who plays has a turn"
        self.table.play(self.seat, number)
        self.seat = self.table.next_seat()

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielTable":
        del memo
        twin = copy.copy(self)
        twin.table = self.table.twin()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "table": self.table.written()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.table = new_table(self.name, self.seats)
        self.table.read(kept["table"])


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self.place = SpielTable(game.name, game.seats)
        if self._deals == 1:
            self.place.deal(0)

    def current_player(self) -> int:
        if not self.place.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.place.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.place.table.observe(player)["action_mask"]
        legal: list[int] = np.flatnonzero(mask).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.place.is_dealt:
            self.place.play(action)
        else:
            self.place.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        table = self.place.table
        return repr(table.encoding.decode(table.seen(player), action))

    def is_terminal(self) -> bool:
        return self.place.is_dealt and self.place.seat is None

    def returns(self) -> list[float]:
        outcome = self.place.table.outcome if self.place.is_dealt else None
        if outcome is None:
            return [0.0] * self.place.seats
        return [*spec_of(self.place.name).rewards(outcome)]

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class SpielObserver:
    """What a seat sees, as the environment's observation."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(len(new_table(game.name, game.seats).encoding.low), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.place.table
        if state.place.is_dealt:
            self.tensor[:] = table.encoding.observe(table.seen(player))
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(map(str, self.tensor.astype(int).tolist()))


def _made_for(name: str) -> type[SpielGame]:
    """A class, as OpenSpiel's own games are: it lets go of it only after the end of Python, which
    a function does not survive."""

    class NamedGame(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return NamedGame


for _name in registry.names():
    if can_be_played(_name):
        pyspiel.register_game(_type_of(_name), _made_for(_name))

"""PettingZoo's wrapper against calls in a wrong order, without its detours at every step."""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper


class OrderedEnv(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo is untyped
    """What every step asks for several times is handed on directly. Before `reset()` the wrapper
    answers as always: a property that raises `AttributeError` leaves it to `__getattr__`."""

    def __str__(self) -> str:
        return str(self.env)

    @property
    def agents(self) -> list[str]:
        self._must_be_reset()
        agents: list[str] = self.env.agents
        return agents

    @property
    def agent_selection(self) -> str:
        self._must_be_reset()
        agent: str = self.env.agent_selection
        return agent

    def _must_be_reset(self) -> None:
        if not self._has_reset:
            raise AttributeError

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        last: tuple[Any, float, bool, bool, dict[str, Any]]
        last = self.env.last(observe) if self._has_reset else super().last(observe)
        return last

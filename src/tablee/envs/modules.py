"""The environments of a game as PettingZoo names them: a module, here `<game>_v<version>`."""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tablee.envs.aec import ForgivingAECEnv, TableAECEnv
from tablee.envs.encoding import EnvSpec
from tablee.envs.host import Host
from tablee.envs.ordered import OrderedEnv
from tablee.envs.parallel import TableParallelEnv
from tablee.envs.vector import VectorTables
from tablee.kernel import registry

ILLEGAL_REWARD = -1.0


def spec_of(game: str) -> EnvSpec:
    """What the game's folder `env` says, or `ModuleNotFoundError`."""
    spec: EnvSpec = import_module(f"{registry.package_of(game)}.env").SPEC
    return spec


def _host(
    game: str,
    *,
    seats: int | None = None,
    shaped: bool = False,
    max_cycles: int | None = None,
    tick_ms: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Host:
    return Host(
        registry.load(game),
        spec_of(game),
        options,
        seats=seats,
        is_shaped=shaped,
        max_cycles=max_cycles,
        tick_ms=tick_ms,
        render_mode=render_mode,
    )


def raw_env(game: str, **settings: Any) -> TableAECEnv:
    """One agent after the other; a number that is not offered raises `ValueError`."""
    return TableAECEnv(_host(game, **settings))


def env(game: str, **settings: Any) -> Any:
    """One agent after the other: whoever plays an illegal number ends the game and gets −1. What is
    asked for too early is refused by PettingZoo's usual wrapper."""
    return OrderedEnv(ForgivingAECEnv(_host(game, **settings), ILLEGAL_REWARD))


def parallel_env(game: str, **settings: Any) -> TableParallelEnv:
    """All agents at once."""
    return TableParallelEnv(_host(game, **settings))


def vector_env(game: str, tables: int, **settings: Any) -> VectorTables:
    """Many tables in one call."""
    return VectorTables([_host(game, **settings) for _ in range(tables)])


def module_of(name: str) -> ModuleType:
    """The module of this name, or `AttributeError`, which says what there is."""
    game, _, version = name.rpartition("_v")
    if game not in registry.names() or not has_env(game) or not version.isdecimal():
        listed = ", ".join(known())
        raise AttributeError(f"there is no environment {name!r}; there are {listed}")
    spec = spec_of(game)
    if int(version) != spec.version:
        raise AttributeError(
            f"{name!r} is not here any more, or not yet: use {game}_v{spec.version}"
        )
    return _made(f"tablee.envs.{name}", game, spec)


def _made(full_name: str, game: str, spec: EnvSpec) -> ModuleType:
    module = ModuleType(full_name, f"The environments of {game}: see docs/envs/{game}.md.")
    makers: dict[str, Callable[..., Any]] = {
        "env": env,
        "raw_env": raw_env,
        "vector_env": vector_env,
    }
    if spec.is_parallel:
        makers["parallel_env"] = parallel_env
    for name, make in makers.items():
        setattr(module, name, partial(make, game))
    module.__dict__["__all__"] = sorted(makers)
    return sys.modules.setdefault(full_name, module)


def known() -> list[str]:
    """The names of all that there are."""
    return [f"{game}_v{spec_of(game).version}" for game in registry.names() if has_env(game)]


def has_env(game: str) -> bool:
    return find_spec(f"{registry.package_of(game)}.env") is not None

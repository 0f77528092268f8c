"""Finds the games: every folder of `tablee.games` is one."""

import importlib
import pkgutil
import threading
from functools import cache

from tablee.kernel.rules import Game

# A game makes its decoders when it is imported, and two threads that describe a type to msgspec
# at once crash the process: two games share the kernel's types.
_one_at_a_time = threading.RLock()


@cache
def names() -> tuple[str, ...]:
    package = importlib.import_module("tablee.games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__)))


@cache
def load(name: str, version: int | None = None) -> Game:
    """The game of that name, by the rules of that version (the newest by default), or `KeyError`.

    A package whose rules have changed keeps the former ones in `OLDER`, by version, so that old
    logs replay as they were played.
    """
    if name not in names():
        raise KeyError(name)
    with _one_at_a_time:
        package = importlib.import_module(f"tablee.games.{name}")
    game: Game = package.GAME
    if version in (None, game.rules.VERSION):
        return game
    older: dict[int, Game] = getattr(package, "OLDER", {})
    return older[version]

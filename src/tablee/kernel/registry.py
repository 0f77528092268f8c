"""Finds the games: each folder of `tablee.games` is one, and installed packages may bring others.

A package names the module that holds its `GAME` in its metadata:

    [project.entry-points."tablee.games"]
    tic_tac_toe = "tablee_tic_tac_toe"
"""

import importlib
import pkgutil
import threading
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType

from tablee.kernel.rules import Game

# A game makes its decoders when it is imported, and two threads that describe a type to msgspec
# at once crash the process: two games share the kernel's types.
_one_at_a_time = threading.RLock()


GROUP = "tablee.games"
"""Of the entry points of packages that bring games; our own folder bears the same name."""


@cache
def _packages() -> dict[str, str]:
    """By the name of each game, its module; our own games cannot be replaced."""
    return {**{point.name: point.value for point in entry_points(group=GROUP)}, **_own()}


@cache
def _own() -> dict[str, str]:
    folder = importlib.import_module(GROUP).__path__
    return {module.name: f"{GROUP}.{module.name}" for module in pkgutil.iter_modules(folder)}


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(_packages()))


def package_of(name: str) -> str:
    """The module of the game of that name, or `KeyError`."""
    return _own().get(name) or _packages()[name]


class BrokenPackage(KeyError):  # noqa: N818
    """An installed package should bring this game, but cannot be imported or has no `GAME`."""


def games() -> tuple[Game, ...]:
    """All that can be played: what a broken package should bring is left out."""
    found = []
    for name in names():
        with suppress(BrokenPackage):
            found.append(load(name))
    return tuple(found)


def _imported(name: str) -> ModuleType:
    """The package of a game. Others' may be broken, which must not stop ours."""
    module = package_of(name)
    with _one_at_a_time:
        if name in _own():
            return importlib.import_module(module)
        if name not in _broken:
            try:
                package = importlib.import_module(module)
                assert isinstance(package.GAME, Game), f"{module}.GAME is no Game"
                return package
            except Exception as error:
                _broken[name] = error
        raise BrokenPackage(name) from _broken[name]


_broken: dict[str, Exception] = {}
"""Why they are; nobody tries again, for it may take long each time."""


@cache
def load(name: str, version: int | None = None) -> Game:
    """The game of that name, by the rules of that version (the newest by default), or `KeyError`.

    A package whose rules have changed keeps the former ones in `OLDER`, by version, so that old
    logs replay as they were played.
    """
    package = _imported(name)
    game: Game = package.GAME
    if version in (None, game.rules.VERSION):
        return game
    older: dict[int, Game] = getattr(package, "OLDER", {})
    return older[version]

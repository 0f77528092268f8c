"""Finds what a game brings to the terminal: the modules of its folder `terminal`."""

from importlib import import_module
from typing import Any

from tablee.kernel import registry


def part(game: str, name: str) -> Any | None:
    """`terminal/<name>.py` of the game, or None where it has none."""
    module = f"{registry.package_of(game)}.terminal.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # the part is there, and something that it needs is not
        return None

"""Tablée: an online table for five French board games, and a library of their rules.

`import tablee` is cheap: what it offers is fetched when it is first named.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.kernel.errors import BrokenLog, Illegal
    from tablee.kernel.outcome import Outcome
    from tablee.kernel.registry import names as game_names
    from tablee.kernel.rules import Level
    from tablee.library.files import load, replay, verify
    from tablee.library.match import LocalMatch

__version__ = "0.1.0"
__all__ = [
    "BrokenLog",
    "Illegal",
    "Level",
    "LocalMatch",
    "Outcome",
    "__version__",
    "game_names",
    "load",
    "replay",
    "verify",
]

_WHERE = {
    "BrokenLog": ("kernel.errors", "BrokenLog"),
    "Illegal": ("kernel.errors", "Illegal"),
    "Level": ("kernel.rules", "Level"),
    "LocalMatch": ("library.match", "LocalMatch"),
    "Outcome": ("kernel.outcome", "Outcome"),
    "game_names": ("kernel.registry", "names"),
    "load": ("library.files", "load"),
    "replay": ("library.files", "replay"),
    "verify": ("library.files", "verify"),
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _WHERE[name]
    return getattr(import_module(f"{__name__}.{module}"), attribute)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

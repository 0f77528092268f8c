"""Learning environments: `from tablee.envs import <game>_v1`, as PettingZoo's are imported.

What each game offers is found in its folder, so that no name stands here.
"""

import re
from types import ModuleType

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"{error.name} is missing: pip install 'tablee[envs]'", name=error.name
    ) from None


def __getattr__(name: str) -> ModuleType:
    if not re.fullmatch(r"\w+_v\d+", name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tablee.envs.modules import module_of

    return module_of(name)


def __dir__() -> list[str]:
    from tablee.envs.modules import known

    return known()

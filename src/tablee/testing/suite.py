"""The whole suite, to be imported with a star; `KNOWN` of the importing module says of what."""

from typing import Any

from tablee.kernel.rules import Game
from tablee.testing.playing import *  # noqa: F403
from tablee.testing.samples import asked_for, know
from tablee.testing.secrecy import *  # noqa: F403
from tablee.testing.values import *  # noqa: F403


def pytest_generate_tests(metafunc: Any) -> None:
    """Every test runs on every game, or on every sample table of each."""
    known = metafunc.module.KNOWN
    for each in known:
        know(each)
    for name in metafunc.fixturenames:
        if (values := asked_for(name, known)) is not None:
            metafunc.parametrize(name, values, ids=_named)


def _named(value: Any) -> str:
    return value.name if isinstance(value, Game) else str(value)

"""What our games bring to the suite: for every one of them, the file of its name in `games/`.

Beside what `tablee.testing` asks for, it has `RULES`, the prefix of its rule numbers, and
`UNCITED`, the numbers that no test can cite, each with its reason.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from tablee.kernel import registry
from tablee.testing.samples import Known


class KnownHere(Known, Protocol):
    RULES: str
    UNCITED: Mapping[int, str]


def known(game: str) -> KnownHere:
    return cast(KnownHere, import_module(f"tests.conformance.games.{game}"))


KNOWN = [known(game) for game in registry.names()]

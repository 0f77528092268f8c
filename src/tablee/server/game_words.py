"""What a package calls the things of its game, for pages that are made from the types alone."""

from functools import cache
from importlib import resources

import msgspec

from tablee.kernel import registry
from tablee.kernel.rules import Game

PackageWords = dict[str, dict[str, str]]
"""By language, then by the name that stands in the types: of a kind, a field or a value."""

_decode = msgspec.json.Decoder(PackageWords).decode


def words_of(game: Game) -> PackageWords:
    return _read(registry.package_of(game.name))


@cache
def _read(package: str) -> PackageWords:
    """Its `words.json`; what a package without one calls things is read off its types."""
    try:
        return _decode(resources.files(package).joinpath("words.json").read_bytes())
    except FileNotFoundError:
        return {}

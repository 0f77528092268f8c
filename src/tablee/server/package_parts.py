"""What a package brings for the browser: what it calls the things of its game, and built pages."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from tablee.kernel import registry
from tablee.kernel.rules import Game
from tablee.server.api import PackageParts
from tablee.server.http import HttpAnswer, HttpCall
from tablee.server.pages import Page, answer_with, as_page
from tablee.table.refusal import Code, Refusal

FOLDER = "pages"
MODULE = "index.js"
"""The ES module that the browser asks for; what it imports lies beside it."""

_decode = msgspec.json.Decoder(dict[str, dict[str, str]]).decode


def parts_of(game: Game) -> PackageParts:
    package = registry.package_of(game.name)
    has_pages = MODULE in _pages(package)
    module = f"/api/games/{game.name}/{FOLDER}/{MODULE}" if has_pages else ""
    return PackageParts(_words(package), module)


def page_of(game: Game, file: str, request: HttpCall) -> HttpAnswer:
    found = _pages(registry.package_of(game.name)).get(file)
    if found is None:
        raise Refusal(Code.UNKNOWN_ADDRESS)
    return answer_with(request, found)


@cache
def _words(package: str) -> dict[str, dict[str, str]]:
    """Its `words.json`; what a package without one calls things is read off its types."""
    try:
        return _decode(resources.files(package).joinpath("words.json").read_bytes())
    except FileNotFoundError:
        return {}


@cache
def _pages(package: str) -> Mapping[str, Page]:
    """The files of its folder, by name: nothing else of the package can be asked for."""
    folder = resources.files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    files = (each for each in folder.iterdir() if each.is_file())
    return {file.name: as_page(file.name, file.read_bytes()) for file in files}

"""A tour of the lobby, the waiting room and all five boards in Firefox and in WebKitGTK.

The pictures are kept in `artefacts/browsers/`, to be looked at.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.browser import words
from tests.browser.words import Language
from tests.faults.server import Server
from tests.other_browsers.driver import Browser, firefox, webkit
from tests.other_browsers.moves import ALONE, VISITS
from tests.other_browsers.visitor import Visitor

from tablee.kernel.log import Acted

pytestmark = pytest.mark.other_browsers

NAME = "Adèle"
WIDE = (1280, 900)
NARROW = (390, 844)
"""Neither browser makes a window as narrow as a phone; both come near enough."""


CHOICE = "[role=button][aria-haspopup=menu]"
ESCAPE = "\ue00c"


class Kind(NamedTuple):
    open: Callable[[Path], AbstractContextManager[Browser]]
    language: Language


KINDS = {"firefox": Kind(firefox, "fr"), "webkit": Kind(webkit, "en")}
SCREENS = {"wide": WIDE, "narrow": NARROW}


def visits() -> Iterator[object]:
    """Every game in both browsers; in the short form each time on one screen of the two."""
    for kind_at, kind in enumerate(KINDS):
        for game_at, game in enumerate(VISITS):
            for screen_at, screen in enumerate(SCREENS):
                is_short = (kind_at + game_at + screen_at) % 2 == 0
                marks = [] if is_short else [pytest.mark.at_length]
                yield pytest.param(kind, screen, game, marks=marks, id=f"{kind}-{game}-{screen}")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    asyncio.run(server.start())
    yield server
    server.clean_up()


@pytest.fixture(scope="module")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Browser]]:
    """Each is started when it is first asked for, and serves all visits."""
    open_now: dict[str, tuple[AbstractContextManager[Browser], Browser]] = {}

    def browser(kind: str) -> Browser:
        if kind not in open_now:
            context = KINDS[kind].open(tmp_path_factory.mktemp(kind))
            open_now[kind] = context, context.__enter__()
        return open_now[kind][1]

    yield browser
    for context, _ in open_now.values():
        context.__exit__(None, None, None)


@pytest.mark.parametrize(("kind", "screen", "game"), [*visits()])
def test_a_visit(
    kind: str, screen: str, game: str, house: Server, browsers: Callable[[str], Browser]
) -> None:
    visitor = Visitor(browsers(kind), KINDS[kind].language, f"{kind}-{game}-{screen}")
    visitor.browser.resize(*SCREENS[screen])
    open_table(visitor, house, game)
    begin(visitor, game)
    visit = VISITS[game]
    visit.play(visitor)
    visitor.until(lambda: moves_of(house, visitor) >= visit.moves, "moves on the disk")
    visitor.look("4-board")
    assert visitor.clumsy == []


def open_table(visitor: Visitor, house: Server, game: str) -> None:
    visitor.browser.go(f"http://{house.address}/")
    visitor.press(VISITS[game].name)
    at = visitor.find(visitor.reads(words.OPEN_A_TABLE))
    visitor.look("1-lobby")
    visitor.browser.press_at(*at)
    introduce(visitor)
    visitor.find("", CHOICE)


def introduce(visitor: Visitor) -> None:
    """Say a name, if this browser has not heard it yet."""
    visitor.until(lambda: visitor.has("dialog[open] input") or visitor.has(CHOICE), "next page")
    if visitor.has("dialog[open] input"):
        visitor.press_any("dialog[open] input:not([type=radio])")
        visitor.browser.type(*NAME)
        visitor.press(words.IT_IS_ME)


def begin(visitor: Visitor, game: str) -> None:
    if game not in ALONE:
        visitor.press(words.FILL_WITH_BOTS)
        visitor.press_any("dialog[open] li button")
    visitor.look("2-waiting-room")
    visitor.press_any(CHOICE)
    visitor.find("", "[role=menuitemradio]")
    visitor.look("3-choice")
    visitor.browser.type(ESCAPE)
    visitor.press(words.START_ALONE)
    visitor.until(lambda: visitor.has("#main[aria-label] .board, main .board"), "board")


def moves_of(house: Server, visitor: Visitor) -> int:
    """How many of this person's moves are on the disk."""
    table = visitor.browser.run("return location.pathname.split('/')[2]")
    entries = asyncio.run(house.stored_table(table)).entries
    return sum(isinstance(entry, Acted) and entry.seat == 0 for entry in entries)

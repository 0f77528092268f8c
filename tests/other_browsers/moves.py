"""One or two moves in each game, with the pointer alone."""

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.copyright import phrases as copyright_words
from tests.browser.messages import Phrase, name_of
from tests.browser.mission_mosaique import phrases as mosaique_words
from tests.browser.mission_pas_possible import phrases as mission_words
from tests.browser.top_it import phrases as top_it_words
from tests.browser.top_secret import phrases as secret_words
from tests.other_browsers.visitor import Visitor

from tablee.games.mission_mosaique.model import NotebookColour
from tablee.games.top_secret.model.cards import Place

MAT = "[role=application]"


def lay_cards(visitor: Visitor) -> None:
    visitor.press(copyright_words.CARD.of(number=1))
    visitor.press(copyright_words.LAY)
    visitor.press(copyright_words.CARD.of(number=2))
    visitor.press(copyright_words.LAY)


def draw(visitor: Visitor) -> None:
    visitor.press(mosaique_words.NOTEBOOKS[NotebookColour.RED])
    visitor.press(mosaique_words.READY)
    visitor.until(lambda: draws(visitor), "ink")


def draws(visitor: Visitor) -> bool:
    """A stroke; whether there is one to undo, for until the page is open nothing is drawn."""
    x, y = visitor.find("", MAT)
    visitor.browser.drag((x - 60, y - 60), (x + 60, y - 40), (x - 50, y + 20), (x + 50, y + 60))
    return visitor.sees(mosaique_words.UNDO_THE_STROKE)


def place_die(visitor: Visitor) -> None:
    visitor.press(mission_words.DRAW)
    visitor.press_any("[aria-keyshortcuts='1']")


def place_piece(visitor: Visitor) -> None:
    tray = f"[aria-label='{visitor.reads(top_it_words.YOUR_PIECES)}'] button"
    visitor.press_any(tray)
    visitor.press_any(MAT)
    visitor.press(top_it_words.PLACE)


def go_somewhere(visitor: Visitor) -> None:
    visitor.press(secret_words.PLACES[Place.RIALTO])
    visitor.press(secret_words.GO_TO.of(place=Place.RIALTO))


class Visit(NamedTuple):
    name: Phrase
    """How the lobby calls the game."""
    play: Callable[[Visitor], None]
    moves: int
    """How many moves it makes, at least."""


VISITS: dict[str, Visit] = {
    "copyright": Visit(name_of("copyright"), lay_cards, 2),
    "mission_mosaique": Visit(mosaique_words.MISSION_MOSAIQUE, draw, 3),
    "mission_pas_possible": Visit(mission_words.MISSION, place_die, 2),
    "top_it": Visit(top_it_words.TOP_IT, place_piece, 1),
    "top_secret": Visit(secret_words.TOP_SECRET, go_somewhere, 1),
}
ALONE = {"mission_pas_possible", "top_it"}
"""Games that one person may play: nobody is faster there."""

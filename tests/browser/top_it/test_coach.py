"""What Top It leaves to learn from and to keep: undo, a last look, the review, a second try."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Locator, expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.people import BRUNO, CHLOE, Person
from tests.browser.top_it import phrases
from tests.browser.top_it.mosaic_table import MosaicTable, mosaic_of, next_piece, open_table
from tests.browser.tour import Tour, welcome

from tablee.games.top_it.model import Shape, View

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

UNDONE = 3


def mosaics(person: Person) -> Locator:
    name = re.compile(f"^{re.escape(person.reads(phrases.FINISHED))}")
    return person.page.get_by_role("img", name=name)


async def test_a_game_alone_is_reviewed_tried_again_and_hung(company: Company) -> None:
    person = await welcome(company, CHLOE)
    sight = Tour("mosaic-coach")
    await open_table(company, person)
    await person.press(words.START_ALONE)
    table = mosaic_of(person)
    await table.until(lambda view: view.to_move is not None)
    await take_back_many(table)
    while not table.is_over:
        await table.place_best(next_piece(table))
    await person.sees(phrases.OVER)  # on the board, before the result comes by itself
    await expect(person.button(phrases.KEEP_PNG)).to_be_visible()
    await expect(mosaics(person)).to_be_visible()
    await sight.stop("trophy", [person])
    await try_again(person, sight)
    await person.visit(company.address("/archive/top_it"))
    await expect(mosaics(person).first).to_be_visible()
    await sight.stop("gallery", [person])
    assert sight.barriers == []


def after(moves: int) -> Callable[[View], bool]:
    return lambda view: (view.last.number if view.last else 0) == moves


async def take_back_many(table: MosaicTable) -> None:
    """Alone nobody waits: as deep as one likes."""
    for _ in range(UNDONE):
        await table.place_best(next_piece(table))
    for left in reversed(range(UNDONE)):
        await table.person.press(words.UNDO)
        await table.until(after(left))
    await expect(table.person.button(words.UNDO)).to_have_count(0)


async def try_again(person: Person, sight: Tour) -> None:
    """From a key moment of the review, at a table of one's own."""
    origin = person.page.url
    await person.press(words.SEE_THE_BOARD)
    key = person.page.get_by_role("button", name=re.compile(person.reads(phrases.KEY_MOMENT)))
    await person.way.press(key.first)
    await expect(key.first).to_have_attribute("aria-pressed", "true")
    await sight.stop("review", [person])
    await person.press(phrases.TRY_AGAIN)
    await expect(person.find("list", phrases.YOUR_PIECES)).to_be_visible()
    assert person.page.url != origin
    await sight.stop("second-try", [person])


async def test_everybody_plays_in_the_colour_chosen_at_the_door(company: Company) -> None:
    people = [await welcome(company, CHLOE), await welcome(company, BRUNO)]
    host, guest = people
    await open_table(company, host)
    red = host.page.get_by_role("radio", name=host.reads(phrases.RED))
    await red.press("Space")
    await expect(red).to_be_checked()
    await evening.sit_down(guest, await host.find("textbox", words.LINK).input_value())
    theirs = guest.page.get_by_role("radio", name=host.name)
    await expect(theirs).to_be_disabled()
    await evening.start(people)
    for person in people:
        table = mosaic_of(person)
        await table.until(lambda view: view.to_move is not None)
    tray = host.page.locator(".tray.ti-red")
    await expect(tray.get_by_role("button").first).to_be_visible()
    await expect(mosaic_of(host).piece(Shape.HEXAGON)).to_be_visible()

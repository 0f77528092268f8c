"""A game whose package brings pages of its own: two people play on its board, by mouse and by
touch, in both languages; when it does not arrive, they play on the plain one."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Route, expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.test_plain_board import (
    HENRI,
    IDA,
    NIM,
    PLAIN,
    mover,
    table_of,
    take_all,
    takes_a_heap,
)
from tests.browser.tour import Tour
from tests.faults.server import Server
from tests.library.nim_site import install_nim

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def house_of_nim(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Company]:
    site = install_nim(tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]))
    server = await Server(tmp_path / "house").start()
    company = Company(chromium, server)
    yield company
    await company.take_pictures("brought-pages")
    await company.part()
    server.clean_up()
    assert company.troubles.unexpected == []


async def begin(company: Company, people: list[Person]) -> None:
    host, guest = people
    await host.visit(company.address("/"))
    await host.press(NIM)
    await evening.ask_for_a_table(host)
    await host.introduce()
    await evening.sit_down(guest, await host.find("textbox", words.LINK).input_value())
    await evening.start(people)


async def test_its_own_board_is_played_on_to_the_end(house_of_nim: Company) -> None:
    people = [await tour.welcome(house_of_nim, who) for who in (HENRI, IDA)]
    await begin(house_of_nim, people)
    sight = Tour("brought-pages")
    await sight.stop("dealt", people)
    for person in people:
        await stones_stand_on_their_line(person)
    while any(people[0].told.view["heaps"]):
        await touches_the_lowest_stone(people)
    for person in people:
        await expect(person.button(words.REMATCH)).to_be_visible()
    assert sight.barriers == []


async def touches_the_lowest_stone(people: list[Person]) -> None:
    """Of the first heap that has some: whoever does not move cannot."""
    person = mover(people)
    heaps = person.told.view["heaps"]
    heap = next(place for place, stones in enumerate(heaps) if stones)
    for each in people:
        stone = stone_of(each, heap + 1, heaps[heap])
        await (expect(stone).to_be_enabled() if each is person else expect(stone).to_be_disabled())
        await expect(table_of(each)).to_have_count(0)
    await person.way.press(stone_of(person, heap + 1, heaps[heap]))
    for each in people:
        await each.told.until(lambda told: told.view["heaps"] != heaps)


async def stones_stand_on_their_line(person: Person) -> None:
    """The lowest of each heap, however many lie on it."""
    heaps: list[int] = person.told.view["heaps"]
    for heap, stones in enumerate(heaps, start=1):
        lowest = await stone_of(person, heap, stones).bounding_box()
        ground = await person.page.get_by_role("group").nth(heap - 1).bounding_box()
        assert lowest is not None and ground is not None
        gap = ground["y"] + ground["height"] - lowest["y"] - lowest["height"]
        assert 0 <= gap < lowest["height"]


def stone_of(person: Person, heap: int, stones: int) -> Locator:
    name = person.reads(take_all(heap, stones))
    return person.page.get_by_role("button", name=name, exact=True)


async def test_pages_that_do_not_arrive_leave_the_plain_board(house_of_nim: Company) -> None:
    people = [await tour.welcome(house_of_nim, who) for who in (HENRI, IDA)]
    house_of_nim.troubles.expect(r"pages/index\.js")
    for person in people:
        await person.page.route("**/pages/index.js", lost)
    host = people[0]
    await host.visit(house_of_nim.address("/"))
    await host.press(NIM)
    await evening.ask_for_a_table(host)
    await host.introduce()
    await expect(host.page.get_by_text(host.reads(PLAIN["pagesFailed"]))).to_be_visible()
    await evening.sit_down(people[1], await host.find("textbox", words.LINK).input_value())
    await evening.start(people)
    await takes_a_heap(people)


async def lost(route: Route) -> None:
    await route.abort("failed")

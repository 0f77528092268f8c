"""A game without pages of its own, brought by a package: two people play it to its end, by mouse
and by touch, in both languages."""

import os
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.messages import Language, Messages, Phrase
from tests.browser.people import PHONE, Character, Person
from tests.browser.tour import Tour
from tests.browser.ways import Touch
from tests.faults.server import Server
from tests.library.nim_site import install_nim

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAIN = Messages("plain/words", "plain")
THE_TABLE = PLAIN["board"]
SEARCH = PLAIN["search"]


@dataclass(frozen=True)
class Foreign(Phrase):
    """Words of the package, which are in no message file of ours."""

    french: str
    english: str

    def in_(self, language: Language) -> str:
        return self.french if language == "fr" else self.english


NIM = Foreign("Nim", "Nim")
TAKE = Foreign("Prendre des pierres", "Take stones")
HENRI = Character("Henri")
IDA = Character("Ida", language="en", screen=PHONE, way=Touch(), theme="dark")


@pytest_asyncio.fixture(loop_scope="session")
async def house_of_nim(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Company]:
    """A server beside which the package of the example is installed."""
    site = install_nim(tmp_path / "site", has_pages=False)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]))
    server = await Server(tmp_path / "house").start()
    company = Company(chromium, server)
    yield company
    await company.take_pictures("plain-board")
    await company.part()
    server.clean_up()
    assert company.troubles.unexpected == []


async def test_a_game_without_pages_is_played_to_its_end(house_of_nim: Company) -> None:
    people = [await tour.welcome(house_of_nim, who) for who in (HENRI, IDA)]
    sight = Tour("plain-board")
    host, guest = people
    await host.visit(house_of_nim.address("/"))
    await host.press(NIM)
    await evening.ask_for_a_table(host)
    await host.introduce()
    await evening.sit_down(guest, await host.find("textbox", words.LINK).input_value())
    await sight.stop("waiting", people)
    await evening.start(people)
    await searches(people)
    await sight.stop("dealt", people)
    for person in people:
        chair = await person.page.locator(".chairs li").first.bounding_box()
        assert chair is not None and chair["height"] < 60, "a chair is one line of text"
    while any(host.told.view["heaps"]):
        await takes_a_heap(people)
        if any(host.told.view["heaps"]):
            await expect(table_of(host).locator("mark").first).to_be_visible()
    for person in people:
        await expect(person.button(words.REMATCH)).to_be_visible()
    await sight.stop("end", people)
    assert sight.barriers == []


def table_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.reads(THE_TABLE))


def mover(people: list[Person]) -> Person:
    chair = people[0].told.view["chair"]
    return next(person for person in people if person.told.seat + 1 == chair)


async def searches(people: list[Person]) -> None:
    """Three heaps have more moves than one looks through at once."""
    person = mover(people)
    field = person.page.get_by_role("searchbox", name=person.reads(SEARCH))
    if await field.count() == 0:
        return
    await field.fill("1")
    await expect(
        person.page.get_by_role("status").filter(has_text=re.compile(r"\d+"))
    ).to_be_visible()
    await field.fill("")


def take_all(heap: int, stones: int) -> Phrase:
    return Foreign(f"tas {heap}, pierres {stones}", f"heap {heap}, stones {stones}")


async def takes_a_heap(people: list[Person]) -> None:
    """All the stones of the first heap that has some."""
    person = mover(people)
    heaps = person.told.view["heaps"]
    heap = next(place for place, stones in enumerate(heaps) if stones)
    action = take_all(heap + 1, heaps[heap])
    group = person.page.get_by_role("group", name=person.reads(TAKE))
    await person.way.press(group.get_by_role("button", name=person.reads(action), exact=True))
    for each in people:
        await each.told.until(lambda told: told.view["heaps"] != heaps)

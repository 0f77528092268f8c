"""The casebook on a phone: it tells who was where and who met whom, and leaves the map in sight;
whoever only watches reads the same."""

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour
from tests.browser.company import Company
from tests.browser.people import BRUNO, DANA, Person
from tests.browser.top_secret import phrases
from tests.browser.top_secret.quartet import Quartet, quartet
from tests.browser.tour import Tour

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_ts_35_the_casebook_tells_who_met_and_covers_no_map(company: Company) -> None:
    async with quartet(company, BRUNO) as four:
        sight = Tour("casebook")
        await four.until_met(four.ally())
        await open_casebook(four.person)
        await tells_of_the_meeting(four, four.person)
        await leaves_the_map_in_sight(four.person)
        watcher = await tour.welcome(company, DANA)
        await evening.come(watcher, four.person.page.url)
        await open_casebook(watcher)
        await tells_of_the_meeting(four, watcher)
        await leaves_the_map_in_sight(watcher)
        await sight.stop("open", [four.person, watcher])
        assert sight.barriers == []


async def open_casebook(person: Person) -> None:
    await person.press(phrases.OPEN_CASEBOOK)
    await expect(
        person.page.get_by_role("region", name=person.reads(phrases.CASEBOOK))
    ).to_be_visible()


async def tells_of_the_meeting(four: Quartet, person: Person) -> None:
    casebook = person.page.get_by_role("region", name=person.reads(phrases.CASEBOOK))
    for name in (four.person.name, four.ally().name):
        line = casebook.locator("p", has_text=person.reads(phrases.EXCHANGE))
        await expect(line.filter(has_text=name).first).to_be_visible()


async def leaves_the_map_in_sight(person: Person) -> None:
    page = person.page
    the_map = await page.get_by_role("region", name=person.reads(phrases.VENICE)).bounding_box()
    book = await page.get_by_role("region", name=person.reads(phrases.CASEBOOK)).bounding_box()
    assert the_map and book
    is_beside = the_map["x"] + the_map["width"] <= book["x"] + 1
    is_above = the_map["y"] + the_map["height"] <= book["y"] + 1
    assert is_beside or is_above
    assert min(the_map["width"], the_map["height"]) > 200

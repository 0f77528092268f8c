"""The companion of the box: a countdown, a score sheet and an archive that need no server."""

import re

import pytest
from playwright.async_api import expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.messages import Messages
from tests.browser.people import BRUNO, CHLOE, Person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COMPANION = Messages("games/mission_pas_possible/words/companion", "companion")
GO = COMPANION["start"]
GO_ON = COMPANION["resume"]
PAUSE = COMPANION["pause"]
WON = COMPANION["won"]
TEAM = COMPANION["team"]
WORTH_THREE = COMPANION["cardsOf"].of(value=3)
ONE_MORE_THREE = COMPANION["more"].of(what=COMPANION["cards"].then(WORTH_THREE))
ONE_MORE_SABOTAGE = COMPANION["more"].of(what=COMPANION["sabotages"])
KEEP = COMPANION["keep"]


async def seconds_left(person: Person) -> int:
    timer = person.page.locator("[data-seconds]")
    return int(await timer.get_attribute("data-seconds") or "-1")


async def comes(company: Company, person: Person) -> None:
    await person.visit(company.address("/companion"))
    await expect(person.find("heading", words.COMPANION)).to_be_visible()


async def test_an_evening_with_the_box(company: Company) -> None:
    """By touch on a phone; a reload in the middle costs no time and no result."""
    (bruno,) = await company.invite(BRUNO)
    await comes(company, bruno)
    await bruno.press(GO)
    timer = bruno.page.locator("[data-seconds]")
    await expect(timer).to_have_attribute("data-seconds", re.compile(r"^59\d$"))
    await bruno.page.reload()
    await expect(bruno.find("button", PAUSE)).to_be_visible()
    for counted in (ONE_MORE_THREE, ONE_MORE_THREE, ONE_MORE_SABOTAGE):
        await bruno.press(counted)
    await bruno.press(WON)
    left = await seconds_left(bruno)
    await bruno.find("textbox", TEAM).fill("Bruno et Chloé")
    await bruno.press(KEEP)
    points = 10 + left // 10 + 2 * 3 + 2
    archive = bruno.page.locator("li", has_text="Bruno et Chloé")
    await expect(archive).to_contain_text(f"{points} points")
    await bruno.page.reload()
    await expect(archive).to_be_visible()


async def test_it_works_offline_once_loaded_and_by_keyboard(company: Company) -> None:
    company.troubles.expect("ERR_INTERNET_DISCONNECTED")
    (chloe,) = await company.invite(CHLOE)
    await comes(company, chloe)
    await chloe.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await chloe.page.context.set_offline(True)
    await comes(company, chloe)
    await chloe.page.keyboard.press("Space")
    await expect(chloe.find("button", PAUSE)).to_be_visible()
    await chloe.page.keyboard.press("Space")
    await expect(chloe.find("button", GO_ON)).to_be_visible()
    await chloe.page.context.set_offline(False)

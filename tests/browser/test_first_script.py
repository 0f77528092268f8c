"""A page whose first script does not arrive says so, in both languages, and offers to try again."""

import pytest
from playwright.async_api import Page, Route, expect
from tests.browser import words
from tests.browser.company import PICTURES, Company
from tests.browser.people import ADELE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FIRST_SCRIPT = "**/assets/index-*.js"
WAITED_LONG = "document.querySelector('.not-arrived').getAnimations()[0].finish()"


async def says_what_to_do(page: Page) -> None:
    for phrase in (words.NOT_ARRIVED.fr, words.NOT_ARRIVED.en):
        await expect(page.get_by_text(phrase)).to_be_visible()


async def test_a_first_script_that_fails_is_told_and_tried_again(company: Company) -> None:
    company.troubles.expect("ERR_FAILED")
    (adele,) = await company.invite(ADELE)
    await adele.page.route(FIRST_SCRIPT, lambda route: route.abort())
    await adele.page.goto(company.address("/"))
    await says_what_to_do(adele.page)
    await adele.page.screenshot(path=PICTURES / "first-script-lost.png")
    await adele.page.unroute(FIRST_SCRIPT)
    await adele.page.get_by_role("link", name=words.TRY_AGAIN.fr).click()
    await expect(adele.find("heading", words.LOBBY)).to_be_visible()
    await expect(adele.page.get_by_text(words.NOT_ARRIVED.fr)).to_be_hidden()


async def test_a_first_script_that_never_comes_is_told_after_a_while(company: Company) -> None:
    (adele,) = await company.invite(ADELE)
    on_the_way: list[Route] = []

    def hold(route: Route) -> None:
        on_the_way.append(route)

    await adele.page.route(FIRST_SCRIPT, hold)
    await adele.page.goto(company.address("/"), wait_until="commit")
    told = adele.page.get_by_text(words.NOT_ARRIVED.fr)
    await expect(told).to_be_attached()
    await expect(told).to_be_hidden()
    await adele.page.evaluate(WAITED_LONG)
    await says_what_to_do(adele.page)
    for route in on_the_way:
        await route.continue_()
    await expect(adele.find("heading", words.LOBBY)).to_be_visible()
    await expect(told).to_be_hidden()

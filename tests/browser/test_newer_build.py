"""A server that comes back with newer pages: the page reloads, but never during a move."""

import pytest
from playwright.async_api import Route, expect
from tests.browser import evening
from tests.browser.company import Company
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.messages import Messages
from tests.browser.people import ADELE, DANA

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NEWER = Messages("messages/parts", "partWords")["newer"]
READING_MS = 4000


async def tell_of_a_newer_build(route: Route) -> None:
    await route.fulfill(json={"build": "abcdef"})


async def test_the_page_reloads_once_the_card_is_out_of_the_hand(company: Company) -> None:
    company.troubles.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    people = adele, _ = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    await evening.start(people)
    table = DraftingTable(adele)
    # Before the first tap: a clock that is put in later begins at zero, and whatever was longer ago
    # would then be in the future. The next tap counted as the second of two, and turned the card.
    await adele.page.clock.install()
    await hand_at(table).pick(0)
    await table.held()
    await adele.page.route("**/api/build", tell_of_a_newer_build)
    await adele.page.evaluate("window.isOldPage = true")
    await adele.page.context.set_offline(True)
    await adele.page.context.set_offline(False)
    await adele.sees(NEWER)
    await adele.page.clock.run_for(3 * READING_MS)
    assert await adele.page.evaluate("window.isOldPage")
    await table.held()
    await adele.page.clock.resume()
    async with adele.page.expect_navigation():
        await hand_at(table).pick(0)
    await expect(table.mat).to_be_visible()

"""Parts of a page that do not arrive: the page says so, tries again when asked, and is whole."""

from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, Locator, Route, TimeoutError, expect
from tests.browser import words
from tests.browser.company import PATIENCE_MS, Company
from tests.browser.messages import Messages, name_of
from tests.browser.people import ADELE, Person

from tablee.kernel import registry

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

RETRY = Messages("messages/parts", "partWords")["retry"]
A_TRY_MS = 2000


class Line:
    """The way of the pages' parts to the browser; whatever else is said passes."""

    def __init__(self) -> None:
        self.is_cut = False
        self.lost = 0

    async def carry(self, route: Route) -> None:
        if self.is_cut:
            self.lost += 1
            await route.abort()
        else:
            await route.continue_()


@pytest.mark.parametrize("game", registry.names())
async def test_parts_of_a_game_are_lost_one_after_the_other_and_recover(
    chromium: Browser, company: Company, game: str
) -> None:
    # The worker keeps all parts: here the page is on its own, as at a first visit.
    context = await chromium.new_context(service_workers="block", locale="fr-FR")
    context.set_default_timeout(PATIENCE_MS)
    adele, line = Person(ADELE, await context.new_page()), Line()
    await adele.page.route("**/assets/*", line.carry)
    await adele.visit(company.address("/"))
    await expect(adele.find("heading", words.LOBBY)).to_be_visible()
    await adele.page.wait_for_load_state("networkidle")
    notices = 0
    for target, then in way_to_the_board(adele, game):
        notices += await press_without_line(adele, line, target, then)
        if await adele.find("textbox", words.YOUR_NAME).is_visible():
            await adele.find("textbox", words.YOUR_NAME).fill(adele.name)
    assert line.lost > 0
    assert notices >= 3  # the table, the lesson, the board at least
    await context.close()


def way_to_the_board(adele: Person, game: str) -> Iterator[tuple[Locator, Locator]]:
    """What is pressed, and what is to be seen then."""
    level = adele.page.locator("dialog li button").first
    start = adele.page.get_by_role("button", name=words.START_ALONE.fr)
    close = adele.button(words.CLOSE).first
    open_table = adele.find("button", words.OPEN_A_TABLE, exact=False)
    yield adele.button(name_of(game)), open_table
    yield open_table, adele.find("textbox", words.YOUR_NAME)
    yield adele.button(words.IT_IS_ME), adele.find("list", words.CHAIRS)
    yield adele.button(words.LEARN), close
    yield close, adele.button(words.FILL_WITH_BOTS)
    yield adele.button(words.FILL_WITH_BOTS), level
    yield level, start
    yield start, adele.page.locator("main .board > *").first
    yield adele.button(words.RULES_HELP).first, close


async def press_without_line(adele: Person, line: Line, target: Locator, then: Locator) -> int:
    """Press while no part arrives; how often the page must be asked to try again afterwards."""
    line.is_cut = True
    await target.click()
    notice, asked = adele.button(RETRY), 0
    await expect(then.or_(notice).first).to_be_visible()
    line.is_cut = False
    # What is to be seen may stand there before the notice: a page without notice is whole.
    while not (await then.is_visible() and await notice.count() == 0):
        await expect(then.or_(notice).first).to_be_visible()
        asked += await pressed(notice)
    return asked


async def pressed(notice: Locator) -> bool:
    """Whether it could be pressed: the page disables it while it tries, and may reload then."""
    try:
        await notice.click(timeout=A_TRY_MS)
    except TimeoutError:
        return False
    return True

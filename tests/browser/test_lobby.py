"""From the lobby to a table: by the list, by a code, by an address; in any language and theme."""

import asyncio

import pytest
from playwright.async_api import Route, expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.messages import name_of
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA

from tablee.kernel import registry

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_public_table_is_listed_and_two_taps_lead_to_a_chair(company: Company) -> None:
    adele, bruno = await company.invite(ADELE, BRUNO)
    await evening.open_table(company, adele)
    await adele.choose(words.WHO_SEES_THE_TABLE, words.PUBLIC)
    await adele.told.until(lambda told: told.table["is_public"])
    await bruno.visit(company.address("/"))
    await evening.say_a_name(bruno)
    await bruno.way.press(
        bruno.find("link", words.SIT_DOWN_AT.of(game=name_of("copyright"), names="Adèle"))
    )
    await bruno.told.until(lambda told: told.you.get("seat") == 1)


async def test_a_dictated_code_leads_to_the_table(company: Company) -> None:
    adele, chloe = await company.invite(ADELE, CHLOE)
    await evening.open_table(company, adele)
    await chloe.visit(company.address("/"))
    shown = await adele.page.locator(".code.title").inner_text()
    code = " ".join(shown.split()).upper()
    await chloe.way.write(chloe.find("textbox", words.CODE), code)
    await chloe.page.keyboard.press("Enter")
    await chloe.introduce()
    await expect(chloe.find("heading", words.TABLE_OF_ADELE)).to_be_visible()


async def test_what_cannot_be_a_code_is_explained(company: Company) -> None:
    (dana,) = await company.invite(DANA)
    await dana.visit(company.address("/"))
    await dana.way.write(dana.find("textbox", words.CODE), "?!")
    await dana.press(words.ENTER)
    await dana.sees(words.WHAT_A_CODE_IS)


async def test_an_unknown_table_says_so_and_leads_back(company: Company) -> None:
    adele, dana = await company.invite(ADELE, DANA)
    for person in (adele, dana):
        await person.visit(company.address("/t/no-such-table-1"))
        await person.introduce()
        await person.sees(words.NO_SUCH_TABLE)
    await dana.way.press(dana.find("link", words.TO_THE_LOBBY))
    await expect(dana.find("heading", words.LOBBY)).to_be_visible()


async def test_a_wrong_address_says_so(company: Company) -> None:
    (dana,) = await company.invite(DANA)
    await dana.visit(company.address("/no/such/page"))
    await dana.sees(words.NO_SUCH_PAGE)


async def test_language_and_theme_are_chosen_and_remembered(company: Company) -> None:
    (adele,) = await company.invite(ADELE)
    await adele.visit(company.address("/"))
    html = adele.page.locator("html")
    await expect(html).to_have_attribute("data-theme", "light")
    await adele.press(words.TO_THE_DARK)
    await adele.way.press(adele.find("button", words.OTHER_LANGUAGE, exact=False))
    adele.language = "en"
    for _ in range(2):
        await expect(adele.find("heading", words.LOBBY)).to_be_visible()
        await expect(html).to_have_attribute("lang", "en")
        await expect(html).to_have_attribute("data-theme", "dark")
        await adele.page.reload()


async def test_what_is_not_known_yet_is_waited_for_and_can_be_chosen(company: Company) -> None:
    """A slow phone: the list of the games is still on its way."""
    (adele,) = await company.invite(ADELE)
    answer = asyncio.Event()

    async def late(route: Route) -> None:
        await answer.wait()
        await route.continue_()

    await adele.page.route("**/api/lobby", late)
    await adele.visit(company.address("/"))
    shelf = adele.page.get_by_role("region", name=words.GAMES.in_(adele.language))
    await expect(shelf).to_have_attribute("aria-busy", "true")
    posters = shelf.get_by_role("heading", level=3).get_by_role("button")
    await expect(posters).to_have_count(len(registry.names()))
    await adele.way.press(posters.last)
    await expect(posters.last).to_have_attribute("aria-pressed", "true")
    answer.set()
    await expect(shelf).to_have_attribute("aria-busy", "false")
    await expect(posters.last).to_have_attribute("aria-pressed", "true")


async def test_a_lobby_that_nobody_answers_still_leads_to_the_companion(company: Company) -> None:
    company.troubles.expect("ERR_FAILED")
    (dana,) = await company.invite(DANA)
    await dana.page.route("**/api/**", lambda route: route.abort())
    await dana.visit(company.address("/"))
    await dana.sees(words.SERVER_IS_SILENT)
    await expect(dana.find("link", words.PUZZLE, exact=False)).to_have_count(0)
    await dana.way.press(dana.find("link", words.YOU_OWN_THE_BOX, exact=False))
    await expect(dana.find("heading", words.COMPANION)).to_be_visible()

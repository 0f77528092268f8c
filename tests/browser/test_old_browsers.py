"""Browsers that lack something: what is cheap is done by hand, the rest is told in words."""

import pytest
from playwright.async_api import Browser, expect
from tests.browser import evening, words
from tests.browser.company import PICTURES, Company
from tests.browser.copyright import phrases
from tests.browser.people import ADELE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WITHOUT_POPOVERS = """
    delete HTMLElement.prototype.showPopover;
    delete HTMLElement.prototype.hidePopover;
"""
OLD = "delete Array.prototype.toSorted;"


async def test_menus_open_one_at_a_time_without_popovers(company: Company) -> None:
    (adele,) = await company.invite(ADELE)
    await adele.page.context.add_init_script(WITHOUT_POPOVERS)
    await evening.open_table(company, adele)
    menus = adele.page.get_by_role("menu")
    await expect(menus).to_have_count(0)
    menu = await adele.open_choice(phrases.VARIANT)
    await expect(menu).to_be_visible()
    await adele.page.screenshot(path=PICTURES / "old-browser-menu.png")
    await adele.page.keyboard.press("Escape")
    await expect(menus).to_have_count(0)
    await adele.choose(phrases.VARIANT, phrases.TIMED)
    await expect(menus).to_have_count(0)
    await adele.told.until(lambda told: told.table["options"]["variant"] == "timed")


async def test_who_comes_with_an_older_browser_reads_what_to_do(company: Company) -> None:
    company.troubles.expect("toSorted")
    (adele,) = await company.invite(ADELE)
    await adele.page.context.add_init_script(OLD)
    await adele.visit(company.address("/"))
    for phrase in (words.TOO_OLD.fr, words.TOO_OLD.en):
        await expect(adele.page.get_by_text(phrase)).to_be_visible()
    await adele.page.screenshot(path=PICTURES / "old-browser.png")
    await expect(adele.find("heading", words.LOBBY)).to_have_count(0)


async def test_who_comes_without_javascript_reads_what_to_do(
    chromium: Browser, company: Company
) -> None:
    page = await chromium.new_page(java_script_enabled=False)
    await page.goto(company.address("/"))
    for language in ("fr", "en"):
        paragraph = page.locator(f"noscript p[lang={language}]")
        await expect(paragraph).to_be_visible()
        await expect(paragraph).to_contain_text(getattr(words.WITHOUT_JAVASCRIPT, language))
    await expect(page.get_by_text(words.TOO_OLD.en)).to_be_hidden()
    await page.screenshot(path=PICTURES / "without-javascript.png")
    await page.close()

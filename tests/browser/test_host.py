"""Whoever runs the house, at their own page: a notice for all, a table that is closed."""

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.people import ADELE, BRUNO

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_host_puts_up_a_notice_and_closes_a_table(company: Company) -> None:
    adele, bruno = await company.invite(ADELE, BRUNO)
    link = await evening.open_table(company, adele)
    key = (company.server.data / "host-key").read_text().strip()
    await bruno.visit(company.address(f"/host#{key}"))
    await bruno.sees(words.RUN_THE_HOUSE)
    assert key not in bruno.page.url
    row = bruno.page.get_by_role("article").filter(has_text=link.rpartition("/")[2])
    await expect(row.get_by_text("Adèle")).to_be_visible()
    await bruno.way.write(bruno.find("textbox", words.NOTICE_TEXT), "Bonsoir à toutes")
    await bruno.press(words.PUT_UP)
    await adele.page.reload()
    await expect(adele.page.get_by_text("Bonsoir à toutes")).to_be_visible()
    await bruno.press(words.TAKE_DOWN)  # for others play in this house too
    close = bruno.reads(words.CLOSE_TABLE)
    await bruno.way.press(row.get_by_role("button", name=close))
    dialog = bruno.page.get_by_role("dialog")
    await bruno.way.press(dialog.get_by_role("button", name=close, exact=True).last)
    await adele.sees(words.TABLE_WAS_CLOSED)

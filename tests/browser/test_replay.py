"""A finished game is watched again: from one's own chair, from another, and to its end."""

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.people import ADELE, DANA

from tablee.games.copyright.model import Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_lightning_game_is_watched_again_from_both_chairs(company: Company) -> None:
    adele, dana = people = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    await adele.choose(phrases.VARIANT, phrases.LIGHTNING)
    await adele.choose(phrases.LIMIT, phrases.ONE_POINT)
    await evening.start(people)
    table = DraftingTable(adele)
    hand = table.own.hand
    await rounds.copy_the_model(table)
    await table.until(lambda view: view.phase is Phase.OVER)
    await dana.sees(phrases.SOMEBODY_COPIED.of(name="Adèle"))
    await dana.press(words.SEE_THE_RESULT)
    await dana.way.press(dana.find("link", words.REPLAY))
    timeline = dana.page.get_by_role("slider")
    await expect(timeline).to_have_value("0")
    await dana.sees(words.FROM_THE_CHAIR_OF.of(name="Dana"))
    result = dana.reads(words.SOMEBODY_WON.of(name="Adèle"))
    await expect(dana.page.get_by_text(result)).to_have_count(0)  # read before, and said no more
    await dana.choose(words.SEEN_FROM, words.FROM_THE_CHAIR_OF.of(name="Adèle"))
    await timeline.focus()
    await dana.page.keyboard.press("ArrowRight")  # past the start signal
    await expect(dana.find("list", phrases.HAND).get_by_role("button")).to_have_count(len(hand))
    await expect(dana.find("group", phrases.SHEET, exact=False)).to_be_visible()
    await expect(dana.page.get_by_role("application")).to_have_count(0)  # there are no keys to tell
    last = int(await timeline.get_attribute("max") or 0)
    await dana.page.keyboard.press("End")
    await dana.sees(words.LAST_STEP.of(step=last + 1, last=last + 1))
    await dana.sees(phrases.YOU_COPIED)
    await dana.press(phrases.REVIEW)
    dialog = dana.find("dialog", phrases.REVIEW_TITLE)
    await expect(dialog).to_be_visible()
    await dialog.get_by_role("slider").focus()
    await dana.page.keyboard.press("End")
    await dana.sees(phrases.WHOLE_COPY)

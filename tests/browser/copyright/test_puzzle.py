"""The daily puzzle, from the lobby to its ranking."""

import pytest
from playwright.async_api import expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import BRUNO

from tablee.games.copyright.advice.solver import best_copy
from tablee.games.copyright.model import Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_best_copy_of_the_day_leads_the_ranking(company: Company) -> None:
    (bruno,) = await company.invite(BRUNO)
    await bruno.visit(company.address("/"))
    await bruno.way.press(bruno.find("link", words.PUZZLE, exact=False))
    await bruno.press(words.START_THE_PUZZLE)
    await bruno.introduce()
    table = DraftingTable(bruno)
    await table.until(lambda view: view.phase is Phase.PLAY)
    for card in best_copy(table.model, table.own.hand).laid:
        await hand_at(table).lay(card)
    if table.view.phase is Phase.PLAY:  # the best need not be a full copy
        await bruno.press(phrases.I_AM_DONE)
    await rounds.place_the_frame(table)
    await bruno.sees(words.BEST_POSSIBLE)  # on the end screen, and on the board
    await expect(bruno.button(words.SHARE_THE_RESULT)).to_be_visible()
    await bruno.press(words.SEE_THE_BOARD)
    await expect(bruno.find("group", phrases.ROUND_POINTS)).to_be_visible()
    first_to = bruno.page.get_by_text(bruno.reads(phrases.FIRST_TO_20), exact=True)
    await expect(first_to).to_have_count(0)  # one deal: nobody is on the way to a limit
    await bruno.press(words.SEE_THE_RESULT)
    await bruno.way.press(bruno.find("link", words.SEE_THE_RANKING))
    await bruno.sees(words.BEST_POSSIBLE)
    first = bruno.page.get_by_role("region", name=bruno.reads(words.TODAYS_RANKING))
    await expect(first.get_by_role("listitem").first).to_contain_text("Bruno")
    past = bruno.page.get_by_role("region", name=bruno.reads(words.PAST_DAYS))
    await bruno.way.press(past.get_by_role("link").first)
    await bruno.sees(words.UNRANKED)
    await bruno.press(words.START_THE_PUZZLE)
    await table.until(lambda view: view.phase is Phase.PLAY)

"""Before the start: the host arranges the chairs, frees one, hands the table over."""

import pytest
from playwright.async_api import Locator, expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.people import ADELE, BRUNO, DANA, Person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def chair(person: Person, number: int) -> Locator:
    return person.find("button", words.CHAIR.of(seat=number - 1), exact=False)


async def test_the_host_frees_a_chair_and_it_can_be_taken_again(company: Company) -> None:
    adele, bruno = await company.invite(ADELE, BRUNO)
    await evening.gather(company, [adele, bruno])
    await adele.way.press(chair(adele, 2))
    await adele.press(words.FREE_THE_CHAIR.of(name="Bruno"))
    await expect(chair(adele, 2)).to_contain_text(adele.reads(words.FREE_CHAIR))
    await bruno.press(words.SIT_HERE)
    await expect(chair(adele, 2)).to_contain_text("Bruno")


async def test_the_host_hands_the_table_over(company: Company) -> None:
    adele, dana = await company.invite(ADELE, DANA)
    await evening.gather(company, [adele, dana])
    await adele.way.press(chair(adele, 2))
    await adele.press(words.MAKE_HOST.of(name="Dana"))
    start = words.START.of(players=2)
    await expect(dana.button(start)).to_be_enabled()
    await expect(adele.button(words.START.of(players=2))).to_have_count(0)
    await expect(dana.page.get_by_role("heading", name="Dana’s table")).to_be_visible()


async def test_people_change_chairs_by_drag_and_by_choosing_one_after_the_other(
    company: Company,
) -> None:
    adele, bruno = await company.invite(ADELE, BRUNO)
    await evening.gather(company, [adele, bruno])
    await adele.way.press(chair(adele, 2))
    await adele.way.press(chair(adele, 3))
    await expect(chair(bruno, 3)).to_contain_text("Bruno")
    await chair(adele, 3).drag_to(chair(adele, 4))
    await expect(chair(bruno, 4)).to_contain_text("Bruno")


async def test_a_guest_who_gives_a_name_sits_at_once_and_one_who_watches_says_so(
    company: Company,
) -> None:
    adele, bruno, dana = await company.invite(ADELE, BRUNO, DANA)
    link = await evening.open_table(company, adele)
    await evening.come(bruno, link)
    await expect(chair(adele, 2)).to_contain_text("Bruno")
    await evening.come_to_watch(dana, link)
    await adele.told.until(lambda told: told.table["watchers"] == 1)
    await dana.press(words.SIT_HERE)
    await expect(chair(adele, 3)).to_contain_text("Dana")


async def test_somebody_sent_away_is_told_and_stays_away(company: Company) -> None:
    adele, dana = await company.invite(ADELE, DANA)
    link = await evening.gather(company, [adele, dana])
    await adele.way.press(chair(adele, 2))
    await adele.press(words.SEND_AWAY.of(name="Dana"))
    await dana.sees(words.SENT_AWAY)
    await dana.visit(link)
    await dana.sees(words.SENT_AWAY)
    await expect(chair(adele, 2)).to_contain_text(adele.reads(words.FREE_CHAIR))

"""Around a running game: pauses, a bot in somebody's place, watching, talk, second thoughts."""

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.copyright import phrases
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import ADELE, BRUNO, DANA

from tablee.games.copyright.model import LaidCard

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_game_waits_for_whoever_drops_out_and_a_bot_may_step_in(company: Company) -> None:
    adele, bruno = people = await company.invite(ADELE, BRUNO)
    link = await evening.gather(company, people)
    await evening.start(people)
    await bruno.go_away()
    await adele.sees(words.CONNECTION_OF.of(name="Bruno"))
    await expect(adele.button(words.RESUME)).to_have_count(0)  # it would be refused
    await adele.press(words.PUT_A_BOT.of(name="Bruno"))
    await expect(DraftingTable(adele).mat).to_be_visible()
    await bruno.come_back(link)
    await bruno.sees(words.A_BOT_PLAYS)
    await bruno.press(words.TAKE_MY_CHAIR_BACK)
    await expect(bruno.page.get_by_text(bruno.reads(words.A_BOT_PLAYS))).to_have_count(0)
    table = DraftingTable(bruno)
    await hand_at(table).lay(LaidCard(0, table.own.hand[0], 0, 0, 0))


async def test_the_game_goes_on_by_itself_when_everybody_is_back(company: Company) -> None:
    adele, bruno = people = await company.invite(ADELE, BRUNO)
    link = await evening.gather(company, people)
    await evening.start(people)
    await bruno.go_away()
    await adele.sees(words.CONNECTION_OF.of(name="Bruno"))
    await bruno.come_back(link)
    for person in people:
        await expect(DraftingTable(person).mat).to_be_visible()


async def test_all_agree_to_pause_and_to_go_on(company: Company) -> None:
    adele, dana = people = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    await evening.start(people)
    await adele.press(words.ASK_FOR_A_PAUSE)
    await dana.sees(words.ASKS_FOR_A_PAUSE.of(name="Adèle"))
    await dana.press(words.AGREE)
    for person in people:
        await person.sees(words.TIME_STANDS_STILL)
        await expect(DraftingTable(person).mat).to_have_count(0)
    await dana.press(words.RESUME)
    await adele.sees(words.WISHES_TO_GO_ON.of(name="Dana"))
    await adele.press(words.RESUME)
    for person in people:
        await expect(person.page.locator("[data-count]")).to_be_visible()  # three, two, one
    for person in people:
        await expect(DraftingTable(person).mat).to_be_visible()


async def test_a_guest_watches_stacks_grow_but_no_hand(company: Company) -> None:
    adele, bruno, dana = await company.invite(ADELE, BRUNO, DANA)
    link = await evening.gather(company, [adele, bruno])
    await evening.start([adele, bruno])
    await evening.come(dana, link)
    await dana.sees(words.WATCHING)
    table = DraftingTable(adele)
    await hand_at(table).lay(LaidCard(0, table.own.hand[0], 0, 0, 0))
    await expect(DraftingTable(dana).stack_of("Adèle", phrases.ONE_CARD_LAID)).to_be_visible()
    assert dana.told.view["own"] is None
    await expect(DraftingTable(dana).card(0)).to_have_count(0)


async def test_talk_and_reactions_reach_the_others(company: Company) -> None:
    adele, dana = people = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    await evening.start(people)
    await adele.press(words.CHAT_TAB)
    await adele.way.write(adele.find("textbox", words.WRITE), "<b>Bonne chance !</b>")
    await adele.press(words.SEND)
    await dana.way.press(dana.find("button", words.CHAT_TAB, exact=False).first)
    said = dana.page.get_by_role("log")
    await expect(said).to_contain_text("Adèle")
    await expect(said).to_contain_text("<b>Bonne chance !</b>")
    await adele.press(words.REACT)
    floating = dana.page.locator(".sky")
    await evening.together(  # it is soon gone, so Dana looks before Adèle claps
        [expect(floating).to_contain_text("Adèle"), adele.press(words.APPLAUD)]
    )


async def test_a_move_is_taken_back_while_nobody_else_has_moved(company: Company) -> None:
    adele, dana = people = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    await evening.start(people)
    adeles, danas = DraftingTable(adele), DraftingTable(dana)
    await hand_at(adeles).lay(LaidCard(0, adeles.own.hand[0], 0, 0, 0))
    await expect(danas.stack_of("Adèle", phrases.ONE_CARD_LAID)).to_be_visible()
    await adele.press(words.UNDO)
    empty = f"{adele.reads(phrases.SHEET)}. {adele.reads(phrases.EMPTY_SHEET)}"
    await expect(adeles.mat).to_have_attribute("aria-label", empty)
    await expect(danas.stack_of("Adèle", phrases.ONE_CARD_LAID)).to_have_count(0)


async def test_the_language_changes_in_the_middle_of_a_game(company: Company) -> None:
    adele, dana = people = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    await evening.start(people)
    await dana.press(words.MENU)
    await dana.way.press(dana.find("button", words.OTHER_LANGUAGE, exact=False))
    dana.language = "fr"
    await dana.press(words.CLOSE)
    table = DraftingTable(dana)
    await hand_at(table).lay(LaidCard(0, table.own.hand[0], 0, 0, 0))
    await expect(DraftingTable(adele).stack_of("Dana", phrases.ONE_CARD_LAID)).to_be_visible()
    await expect(dana.button(phrases.TURN_ALL)).to_be_enabled()

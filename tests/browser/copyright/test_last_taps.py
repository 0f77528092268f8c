"""The end of a round while two people's last taps are still on their way."""

import pytest
from playwright.async_api import expect
from tests.browser import evening
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import ADELE, BRUNO, CHLOE

from tablee.games.copyright.model import LaidCard, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SLOW_LINE = """() => {
    const send = WebSocket.prototype.send;
    const waiting = [];
    window.isLineSlow = false;
    WebSocket.prototype.send = function (data) {
        if (window.isLineSlow) waiting.push([this, data]);
        else send.call(this, data);
    };
    window.hurry = () => {
        window.isLineSlow = false;
        for (const [socket, data] of waiting.splice(0)) send.call(socket, data);
    };
}"""


async def test_cr_62_the_last_taps_come_too_late_and_change_nothing(company: Company) -> None:
    people = await company.invite(ADELE, BRUNO, CHLOE)
    for person in people:
        await person.page.add_init_script(f"({SLOW_LINE})()")
    await evening.gather(company, people)
    await evening.start(people)
    tables = [DraftingTable(person) for person in people]
    adele, *others = tables
    for table in others:
        await hand_at(table).lay(LaidCard(0, table.own.hand[0], 0, 0, await table.lies(0)))
        await table.person.page.evaluate("window.isLineSlow = true")
        await hand_at(table).pick(1)
        await hand_at(table).put_down()  # seen at once, and still on its way
    await rounds.copy_the_model(adele)
    for table in others:
        await table.until(lambda view: view.phase is Phase.CALLED)
        await table.person.sees(phrases.SOMEBODY_COPIED.of(name="Adèle"))
        await table.person.page.evaluate("window.hurry()")
    for table in others:
        await table.until(lambda view: view.phase is Phase.FRAME)
        await table.person.sees(phrases.TOO_LATE)
        assert [card.card for card in table.mine.laid] == [0]
        assert table.mine.tally == table.own.tally
        await expect(table.person.page.locator("body:focus")).to_have_count(0)
    assert not adele.own.frames, "whoever made the copy has nothing to confirm"
    proposed = [table.own.tally for table in others]
    await others[0].person.press(phrases.KEEP_THE_FRAME)
    await others[1].person.press(phrases.KEEP_THE_FRAME)
    await adele.until(lambda view: view.phase in (Phase.SCORED, Phase.OVER))
    result = adele.view.result
    assert result is not None
    seats = [table.person.told.seat for table in others]
    assert [result.seats[seat].tally for seat in seats] == proposed

"""Top It for four, alone against the day's ranking, and over days with a call when it is time."""

import asyncio
from dataclasses import replace

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.people import ADELE, CHLOE, Person
from tests.browser.told import PATIENCE_SECONDS
from tests.browser.top_it import phrases
from tests.browser.top_it.mosaic_table import in_turn, mosaic_of, next_piece, open_table
from tests.browser.tour import Tour, welcome

from tablee.games.top_it.model import Shape

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CHARLOTTE = replace(CHLOE, name="Charlotte", language="en", theme="dark")
FOUR = (CHLOE, CHARLOTTE, replace(CHLOE, name="Denis"), replace(CHARLOTTE, name="Emma"))
# Chromium drops a notification that is asked for between its writing and its showing, so nobody
# asks before the call is through.
LOOKS_ELSEWHERE = """() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const show = ServiceWorkerRegistration.prototype.showNotification;
    window.called = new Promise((tell) => {
        ServiceWorkerRegistration.prototype.showNotification = async function (...call) {
            await show.apply(this, call);
            tell(this);
        };
    });
}"""
CALLS = """async () => {
    const worker = await window.called;
    const calls = await worker.getNotifications();
    return calls.map(({ title, data }) => ({ title, data }));
}"""


async def test_four_people_play_to_the_end(company: Company) -> None:
    people = [await welcome(company, character) for character in FOUR]
    sight = Tour("mosaic-four")
    host, *guests = people
    await open_table(company, host)
    link = await host.find("textbox", words.LINK).input_value()
    for guest in guests:
        await evening.sit_down(guest, link)
    await evening.start(people)
    tables = [mosaic_of(person) for person in people]
    for table in tables:
        await expect(table.piece(Shape.HEXAGON)).to_be_enabled()
    while not tables[0].is_over:
        table = in_turn(tables)[0]
        await table.place_best(next_piece(table))
        await evening.together(other.until_move(table.moves) for other in tables)
        if table.moves == 20:
            await sight.stop("middle", people)
    for person in people:
        await expect(person.button(words.REMATCH)).to_be_visible()
    await sight.stop("end", people)
    assert sight.barriers == []


async def test_the_daily_game_alone_is_ranked_by_its_points(company: Company) -> None:
    person = await welcome(company, CHARLOTTE)
    sight = Tour("mosaic-daily")
    await person.visit(company.address("/puzzle/top_it"))
    await expect(person.find("heading", phrases.DAILY_SOLO)).to_be_visible()
    await sight.stop("page", [person])
    await person.press(words.START_THE_PUZZLE)
    await person.introduce()
    table = mosaic_of(person)
    await table.until(lambda view: view.to_move is not None)
    await expect(table.piece(table.in_hand()[0])).to_be_enabled()
    await sight.stop("opening", [person])
    while not table.is_over:
        await table.place_best(next_piece(table))
        if table.moves % 8 == 0:  # never the last one
            await table.sees_all()
    points = table.view.scores[0]
    await person.way.press(person.find("link", words.SEE_THE_RANKING))
    ranking = person.page.get_by_role("region", name=person.reads(words.TODAYS_RANKING))
    first = ranking.get_by_role("listitem").first
    await expect(first).to_contain_text("Charlotte")
    await expect(first).to_contain_text(str(points))
    await sight.stop("ranking", [person])
    assert sight.barriers == []


async def test_whoever_looks_elsewhere_is_called_to_the_table(company: Company) -> None:
    people = [await welcome(company, ADELE), await welcome(company, CHLOE)]
    host, guest = people
    await open_table(company, host)
    await evening.sit_down(guest, await host.find("textbox", words.LINK).input_value())
    await evening.start(people)
    first, second = in_turn([mosaic_of(person) for person in people])
    await wants_to_be_called(second.person)
    await first.place_best(Shape.HEXAGON)
    await second.until_move(1)
    path = await second.page.evaluate("location.pathname")
    async with asyncio.timeout(PATIENCE_SECONDS):
        calls = await second.page.evaluate(CALLS)
    assert calls == [{"title": phrases.TOP_IT.fr, "data": path}]


async def wants_to_be_called(person: Person) -> None:
    await person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await person.page.context.grant_permissions(["notifications"])
    await person.press(words.MENU)
    await person.press(words.CALL_ME)
    await expect(person.button(words.CALL_ME_NO_MORE)).to_be_visible()
    await person.press(words.CLOSE)
    await person.page.evaluate(LOOKS_ELSEWHERE)

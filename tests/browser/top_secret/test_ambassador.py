"""Five players: a person is the Ambassador, bots are the agents."""

import pytest
from playwright.async_api import expect
from tests.browser import tour, words
from tests.browser.company import Company
from tests.browser.people import DANA, Person
from tests.browser.top_secret import phrases
from tests.browser.top_secret.night import open_table
from tests.browser.top_secret.venice_table import VeniceTable, venice_of
from tests.browser.tour import Tour

from tablee.games.top_secret.cards import Place
from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.model import Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROUNDS = (Place.RIALTO, Place.SALUTE)


async def test_a_person_is_the_ambassador_for_some_rounds(company: Company) -> None:
    person = await tour.welcome(company, DANA)
    sight = Tour("ambassador")
    await sit_in_the_fifth_chair(company, person)
    table = venice_of(person)
    await table.until(lambda view: view.phase is Phase.HIDING)
    assert table.seat == AMBASSADOR
    for number, place in enumerate(ROUNDS, start=1):
        await play_round(table, number, place, sight)
    assert sight.barriers == []


async def sit_in_the_fifth_chair(company: Company, person: Person) -> None:
    await open_table(company, person)
    await person.choose(phrases.NUMBER_OF_CHAIRS, phrases.FIVE_CHAIRS)
    for number in (1, 5):
        await person.way.press(person.find("button", words.CHAIR.of(number=number), exact=False))
    await person.told.until(lambda told: told.you["seat"] == AMBASSADOR)
    await person.press(words.FILL_WITH_BOTS)
    await person.way.press(person.find("button", phrases.EASY, exact=False))
    await person.press(phrases.START_WITH_FIVE)


async def play_round(table: VeniceTable, number: int, place: Place, sight: Tour) -> None:
    """The place stays hidden until the four have laid theirs (TS-67)."""
    await table.lay(place)
    if not table.round.places[AMBASSADOR]:
        await expect(table.page.locator(".spot .ghost")).to_be_visible()
        await sight.stop("hidden", [table.person])
    await table.until_all_lie(number)
    await sight.stop("revealed", [table.person])
    await decline_until_over(table, number)


async def decline_until_over(table: VeniceTable, number: int) -> None:
    """Puts away what was shown, and calls nobody."""
    while table.round.number == number:
        await table.until(
            lambda view: view.rounds[-1].number != number or table.seat in view.to_act
        )
        if table.round.number == number and table.is_waited_for:
            await table.pass_by()
            await table.until(lambda view: table.seat not in view.to_act)
    noted = table.person.button(phrases.NOTED)
    while await noted.count():
        await table.person.press(phrases.NOTED)

"""Four people play a whole game of the timed variant: a card a turn, everybody at the same time."""

from collections.abc import Sequence

import pytest
from playwright.async_api import expect
from tests.browser import evening
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA, Person

from tablee.games.copyright.bot.drawn_card import best_way
from tablee.games.copyright.model import LaidCard, Phase, Variant

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HOPE = 200
"""What the strongest bot gives for a full copy to stay possible."""


async def test_a_whole_timed_game(company: Company) -> None:
    people = await company.invite(ADELE, BRUNO, CHLOE, DANA)
    await evening.gather(company, people)
    await the_host_chooses(people)
    await evening.start(people)
    tables = [DraftingTable(person) for person in people]
    assert tables[0].view.options.variant is Variant.TIMED
    names = [person.name for person in people]
    while tables[0].view.phase is not Phase.OVER:
        await play_a_round(tables)
        await evening.together(rounds.read_the_scores(table, names) for table in tables)
    await evening.together(rounds.read_who_has_won(table, names) for table in tables)


async def the_host_chooses(people: Sequence[Person]) -> None:
    """A short game: with the bonus of CR-61 one copy is enough."""
    host = people[0]
    await host.choose(phrases.VARIANT, phrases.TIMED)
    await host.choose(phrases.LIMIT, phrases.POINTS.of(points=10))
    await host.press(phrases.MORE_CHOICES)
    await host.choose(phrases.BONUS, phrases.POINTS.of(points=5))
    for person in people:
        await person.sees(phrases.TIMED_IN_SHORT)


async def play_a_round(tables: Sequence[DraftingTable]) -> None:
    while tables[0].view.phase is Phase.PLAY:
        await evening.together(take_a_turn(table) for table in tables)
    await evening.together(rounds.place_the_frame(table) for table in tables)


async def take_a_turn(table: DraftingTable) -> None:
    """CR-48: lay the card of this turn, and say that it lies well."""
    turn = table.view.turn
    await expect(table.person.page.get_by_role("timer")).to_be_visible()
    await hand_at(table).lay(where_it_goes(table))
    await table.person.press(phrases.KEEP_THE_CARD)
    await table.until(lambda view: view.phase is not Phase.PLAY or view.turn > turn)


def where_it_goes(table: DraftingTable) -> LaidCard:
    card = table.own.drawn
    assert card is not None
    face, laid = table.own.hand[card], table.mine.laid
    best = best_way(table.model, laid, card, face, HOPE)
    return best or LaidCard(card, face, laid[0].x, laid[0].y, 0)

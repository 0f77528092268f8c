"""Cut lines and killed servers: the page comes back by itself, and nothing happens twice."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.copyright import phrases
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import ADELE, BRUNO, Person
from tests.faults.server import Server

from tablee.games.copyright.model import Action, LaidCard, LayCard, Spot
from tablee.kernel.log import Acted

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CUTS = "WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED"


@pytest_asyncio.fixture(loop_scope="session")
async def mortal(chromium: Browser, tmp_path: Path) -> AsyncIterator[Company]:
    """Company at a server of its own, which may be killed."""
    server = await Server(tmp_path / "house").start()
    company = Company(chromium, server)
    company.troubles.expect(CUTS)
    yield company
    await company.part()
    server.clean_up()
    assert company.troubles.unexpected == []


async def test_a_killed_server_costs_nobody_a_card(mortal: Company) -> None:
    adele, bruno = people = await mortal.invite(ADELE, BRUNO)
    await evening.gather(mortal, people)
    await evening.start(people)
    table = DraftingTable(adele)
    await hand_at(table).lay(first_card(table))
    mortal.server.kill()
    for person in people:
        await person.sees(words.CONNECTION_LOST)
    await lay_second_card_meanwhile(table)
    await mortal.server.start()
    await both_cards_lie(table, bruno)
    assert await times_laid(mortal.server, card=1) == 1


async def test_what_is_done_while_the_line_is_cut_is_done_once(mortal: Company) -> None:
    adele, bruno = people = await mortal.invite(ADELE, BRUNO)
    await evening.gather(mortal, people)
    await evening.start(people)
    table = DraftingTable(adele)
    await hand_at(table).lay(first_card(table))
    await adele.page.context.set_offline(True)
    await adele.sees(words.CONNECTION_LOST)
    await bruno.sees(words.CONNECTION_OF.of(name="Adèle"))
    await lay_second_card_meanwhile(table)
    await adele.page.context.set_offline(False)
    await both_cards_lie(table, bruno)
    assert await times_laid(mortal.server, card=1) == 1


def first_card(table: DraftingTable) -> LaidCard:
    return LaidCard(0, table.own.hand[0], 0, 0, 0)


async def lay_second_card_meanwhile(table: DraftingTable) -> None:
    """The page shows it at once, though no server has heard of it."""
    hand = hand_at(table)
    await hand.pick(1)
    await hand.shift(Spot(1, 0))
    await hand.put_down()
    laid = table.person.reads(phrases.CARD_LAID.of(number=2))
    await expect(table.card(1)).to_have_accessible_name(laid)


async def both_cards_lie(table: DraftingTable, other: Person) -> None:
    await table.until(lambda _: len(table.mine.laid) == 2)
    seen = DraftingTable(other).stack_of(table.person.name, phrases.TWO_CARDS_LAID)
    await expect(seen).to_be_visible()
    for person in (table.person, other):
        await expect(person.page.get_by_text(person.reads(words.CONNECTION_LOST))).to_have_count(0)


async def times_laid(server: Server, card: int) -> int:
    """How often the log says that this card was laid."""
    (stored,) = await server.stored()
    acted = [entry for entry in stored.entries if isinstance(entry, Acted)]
    actions = [msgspec.json.decode(entry.action, type=Action) for entry in acted]
    return [action.card for action in actions if isinstance(action, LayCard)].count(card)

"""Four people play a whole base game of Copyright, each in an own way, and want another one."""

from collections.abc import Sequence

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA, Person

from tablee.games.copyright.model import LaidCard, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_whole_game_and_its_rematch(company: Company) -> None:
    people = await company.invite(ADELE, BRUNO, CHLOE, DANA)
    await evening.gather(company, people)
    await the_host_chooses(people)
    await evening.start(people)
    tables = [DraftingTable(person) for person in people]
    await try_out_everything(tables)
    await play_to_the_end(tables)
    names = [person.name for person in people]
    await evening.together(rounds.read_who_has_won(table, names) for table in tables)
    await all_sit_down_again(people)


async def the_host_chooses(people: Sequence[Person]) -> None:
    """Everybody reads the choice in the sentence, in their own language."""
    await people[0].choose(phrases.ROUND_CLOCK, phrases.TEN_MINUTES)
    for person in people:
        await person.sees(phrases.TEN_MINUTES)


async def try_out_everything(tables: Sequence[DraftingTable]) -> None:
    """Before the first copy: everybody lays, moves, turns, flips, takes off."""
    await evening.together(dabble(table) for table in tables)
    for table in tables:
        for other in tables:
            if other is not table:
                await expect(
                    table.stack_of(other.person.name, phrases.ONE_CARD_LAID)
                ).to_be_visible()


async def dabble(table: DraftingTable) -> None:
    hand = hand_at(table)
    first, second = (LaidCard(card, table.own.hand[card], 0, 0, 0) for card in (0, 1))
    await hand.lay(first)
    await hand.lay(moved(second, x=1, orientation=5))
    await hand.lay(moved(second, x=-1, y=1, orientation=2))
    await table.person.press(phrases.TURN_ALL)
    await table.until(lambda _: table.laid(0) == moved(first, orientation=1))
    await table.person.press(phrases.FLIP_ALL)
    await table.until(lambda _: table.laid(0) == moved(first, orientation=7))
    await hand.take_off(1)


def moved(card: LaidCard, x: int = 0, y: int = 0, orientation: int = 0) -> LaidCard:
    return LaidCard(card.card, card.face, x, y, orientation)


async def play_to_the_end(tables: Sequence[DraftingTable]) -> None:
    """Everybody copies a model once, then whoever leads; each copy ends a round."""
    names = [table.person.name for table in tables]
    copiers = list(tables)
    while tables[0].view.phase is not Phase.OVER:
        copier = copiers.pop(0) if copiers else max(tables, key=lambda table: table.mine.score)
        await rounds.copy_the_model(copier)
        await evening.together(rounds.place_the_frame(table) for table in tables)
        await evening.together(rounds.read_the_scores(table, names) for table in tables)
    assert copiers == [], "nobody can win before everybody has copied a model"


async def all_sit_down_again(people: Sequence[Person]) -> None:
    """The same people on the same chairs, at a new table of whoever asked for it."""
    await people[0].press(words.REMATCH)
    for person in people[1:]:
        await person.press(words.FOLLOW)
    for person in people:
        await expect(person.find("heading", words.TABLE_OF_ADELE)).to_be_visible()
        chairs = person.find("list", words.CHAIRS).get_by_role("listitem")
        await expect(chairs).to_contain_text([other.name for other in people])

"""Four people play a whole base game of Copyright, each in an own way, and want another one."""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.conftest import Company
from tests.browser.drafting_table import DraftingTable
from tests.browser.hands import hand_at
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA, Person

from tablee.games.copyright.model import LaidCard, Phase, Spot
from tablee.games.copyright.solver import best_copy, quickest_copy

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_whole_game_and_its_rematch(company: Company) -> None:
    people = await evening.gather(company, [ADELE, BRUNO, CHLOE, DANA])
    await evening.start(people)
    tables = [DraftingTable(person) for person in people]
    await try_out_everything(tables)
    await play_to_the_end(tables)
    await all_read_who_has_won(tables)
    await all_sit_down_again(people)


async def try_out_everything(tables: Sequence[DraftingTable]) -> None:
    """Before the first copy: everybody lays, moves, turns, flips, takes off."""
    await together(dabble(table) for table in tables)
    for table in tables:
        for other in tables:
            if other is not table:
                await expect(table.stack_of(other.person.name, words.ONE_CARD_LAID)).to_be_visible()


async def dabble(table: DraftingTable) -> None:
    hand = hand_at(table)
    first, second = (LaidCard(card, table.own.hand[card], 0, 0, 0) for card in (0, 1))
    await hand.lay(first)
    await hand.lay(moved(second, x=1, orientation=5))
    await hand.lay(moved(second, x=-1, y=1, orientation=2))
    await table.person.press(words.TURN_ALL)
    await table.until(lambda _: table.laid(0) == moved(first, orientation=1))
    await table.person.press(words.FLIP_ALL)
    await table.until(lambda _: table.laid(0) == moved(first, orientation=7))
    await hand.take_off(1)


def moved(card: LaidCard, x: int = 0, y: int = 0, orientation: int = 0) -> LaidCard:
    return LaidCard(card.card, card.face, x, y, orientation)


async def play_to_the_end(tables: Sequence[DraftingTable]) -> None:
    """Everybody copies a model once, then whoever leads; each copy ends a round."""
    copiers = list(tables)
    while tables[0].view.phase is not Phase.OVER:
        copier = copiers.pop(0) if copiers else max(tables, key=lambda table: table.mine.score)
        await copy_the_model(copier)
        await together(place_the_frame(table) for table in tables)
        await together(read_the_scores(table, copier) for table in tables)
    assert copiers == [], "nobody can win before everybody has copied a model"


async def copy_the_model(table: DraftingTable) -> None:
    hand = hand_at(table)
    for laid in table.mine.laid:
        await hand.take_off(laid.card)
    for card in full_copy(table):
        await hand.lay(card)


def full_copy(table: DraftingTable) -> tuple[LaidCard, ...]:
    best = best_copy(table.model, table.own.hand)
    return best.laid if best.tally.bonus else quickest_copy(table.model, table.own.hand)


async def place_the_frame(table: DraftingTable) -> None:
    """CR-24: beside, then back where it was proposed. CR-25: that of a full copy cannot move."""
    await table.until(lambda view: view.phase is not Phase.PLAY)
    proposed = table.own.tally
    if table.view.phase is not Phase.FRAME or proposed is None:
        return
    hand = hand_at(table)
    for spot in [spot for spot in beside(proposed.frame) if spot in table.own.frames][:1]:
        await hand.frame(spot)
        await hand.frame(proposed.frame)
    await table.person.press(words.KEEP_THE_FRAME)


def beside(spot: Spot) -> list[Spot]:
    return [Spot(spot.x + dx, spot.y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]


async def read_the_scores(table: DraftingTable, copier: DraftingTable) -> None:
    await table.until(lambda view: view.phase in (Phase.SCORED, Phase.OVER))
    if table.view.phase is Phase.OVER:
        return
    person = table.person
    copied = words.SOMEBODY_COPIED.of(name=copier.person.name)
    await person.sees(words.YOU_COPIED if table is copier else copied)
    await reads_all_points(table)
    round_number = table.view.round
    await person.press(words.NEXT_ROUND)
    await table.until(lambda view: view.round > round_number)


async def reads_all_points(table: DraftingTable) -> None:
    result = table.view.result
    assert result is not None
    lines = table.person.find("group", words.ROUND_POINTS).get_by_role("button")
    expected = sorted((line.total for line in result.seats), reverse=True)
    await expect(lines.locator(".total")).to_have_text([evening.shown(total) for total in expected])


async def all_read_who_has_won(tables: Sequence[DraftingTable]) -> None:
    winners = tables[0].view.winners
    assert winners is not None
    names = [table.person.name for table in tables]
    for seat, table in enumerate(tables):
        person = table.person
        if seat in winners:
            await person.sees(words.YOU_WON)
        elif len(winners) == 1:
            await person.sees(words.SOMEBODY_WON.of(name=names[winners[0]]))
        scores = person.find("list", words.SCORES).get_by_role("listitem")
        await expect(scores).to_have_count(len(tables))
        for name, seat_view in zip(names, table.view.seats, strict=True):
            line = scores.filter(has_text=name)
            await expect(line.locator(".score")).to_have_text(evening.shown(seat_view.score))


async def all_sit_down_again(people: Sequence[Person]) -> None:
    """The same people on the same chairs, at a new table of whoever asked for it."""
    await people[0].press(words.REMATCH)
    for person in people:
        await person.press(words.FOLLOW)
    for person in people:
        await expect(person.find("heading", words.TABLE_OF_ADELE)).to_be_visible()
        chairs = person.find("list", words.CHAIRS).get_by_role("listitem")
        await expect(chairs).to_contain_text([other.name for other in people])


async def together(doings: Iterable[Awaitable[None]]) -> None:
    await asyncio.gather(*doings)

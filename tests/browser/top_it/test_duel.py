"""Two people play a whole game of Top It, one by touch on a phone, one with nothing but keys, and
axe looks over their shoulders."""

from collections.abc import Sequence

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.people import BRUNO, CHLOE, Person
from tests.browser.top_it import phrases
from tests.browser.top_it.mosaic_table import (
    STONE_TURN,
    MosaicTable,
    in_turn,
    mosaic_of,
    next_piece,
    open_table,
)
from tests.browser.tour import Tour

from tablee.games.top_it.model import Shape

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_whole_duel_by_touch_and_by_keyboard(company: Company) -> None:
    people = [await tour.welcome(company, character) for character in (BRUNO, CHLOE)]
    sight = Tour("top-it")
    await gather(company, people)
    await learn(people, sight)
    await evening.start(people)
    tables = [mosaic_of(person) for person in people]
    await begin(tables, sight)
    await play_to_the_end(tables, sight)
    await look_back(people, sight)
    assert sight.barriers == []


async def gather(company: Company, people: Sequence[Person]) -> None:
    host, guest = people
    await open_table(company, host)
    await evening.sit_down(guest, await host.find("textbox", words.LINK).input_value())


async def learn(people: Sequence[Person], sight: Tour) -> None:
    for person in people:
        await person.press(words.LEARN)
        await person.press(phrases.NEXT_STEP)
    await sight.stop("guide", people)
    for person in people:
        await person.press(words.CLOSE)


async def begin(tables: Sequence[MosaicTable], sight: Tour) -> None:
    """The first piece, placed, taken back and placed again; then the second player's turn."""
    people = [table.person for table in tables]
    await sight.stop("empty-table", people)
    first, second = in_turn(tables)
    await first.place_best(Shape.HEXAGON)
    await first.person.press(words.UNDO)
    await evening.together(table.until(lambda view: view.last is None) for table in tables)
    await first.place_best(Shape.HEXAGON)
    await second.until_move(1)
    await second.pick(Shape.RHOMBUS)
    await expect(second.pills.first).to_be_visible()
    await sight.stop("places", people)
    await second.choose(second.best(Shape.RHOMBUS))
    await expect(second.place_button()).to_be_enabled()
    await sight.stop("chosen", people)
    await second.pick(Shape.RHOMBUS)  # puts it back


async def play_to_the_end(tables: Sequence[MosaicTable], sight: Tour) -> None:
    """Each stone in the middle of the game, else the most valuable piece that fits."""
    while not tables[0].is_over:
        table = in_turn(tables)[0]
        await table.place_best(next_piece(table))
        await evening.together(other.until_move(table.moves) for other in tables)
        await only_this_move_can_be_taken_back(table, tables)
        if table.moves == 2 * STONE_TURN:
            await sight.stop("stones", [table.person for table in tables])


async def only_this_move_can_be_taken_back(
    table: MosaicTable, tables: Sequence[MosaicTable]
) -> None:
    """One's own last move, until the next player acts; the end of the game decides."""
    for other in tables:
        count = int(other is table and not table.is_over)
        await expect(other.person.button(words.UNDO)).to_have_count(count)


async def look_back(people: Sequence[Person], sight: Tour) -> None:
    for person in people:
        await expect(person.button(words.REMATCH)).to_be_visible()
    await sight.stop("end", people)
    for person in people:
        await person.press(words.SEE_THE_BOARD)
        await person.press(phrases.PREVIOUS_MOVE)
        await expect(
            person.page.get_by_role("slider", name=person.reads(phrases.MOVE))
        ).to_be_visible()
    await sight.stop("review", people)


async def test_somebody_alone_is_told_why_a_piece_cannot_lie_there(company: Company) -> None:
    [person] = await company.invite(BRUNO)
    await open_table(company, person)
    await person.press(words.START_ALONE)
    table = mosaic_of(person)
    await table.until(lambda view: view.to_move is not None)
    await table.place_best(Shape.HEXAGON)
    await table.pick(Shape.LARGE_SQUARE)
    await expect(table.pills.first).to_be_visible()
    await table.point_at(*await table.corner())
    await person.sees(phrases.NOT_TOUCHING)

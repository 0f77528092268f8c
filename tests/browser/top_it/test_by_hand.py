"""Nothing lights up: two people lay a whole game by hand, one with a finger on a phone, one with
nothing but keys. And a table where places light up without points."""

import re
from collections.abc import Sequence

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.people import BRUNO, CHLOE, Person
from tests.browser.top_it import phrases
from tests.browser.top_it.mosaic_table import (
    MosaicByKeys,
    MosaicTable,
    in_turn,
    mosaic_of,
    next_piece,
    open_table,
)
from tests.browser.tour import Tour
from tests.browser.ways import centre_of

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import IllegalCode, Placement, Shape
from tablee.games.top_it.rules.forms import PERIODS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIDE = 52
"""Pixels of the drawing for a short side."""
MOST_TRIES = 400


class ByFinger(MosaicTable):
    """The piece is turned in the hand, put down where it fits, and placed."""

    async def place_best(self, shape: Shape | None) -> None:
        number = self.moves + 1
        await self.pick(shape)
        choice = self.choices(shape)[0]
        if isinstance(choice, Placement):
            await self.turn_to(choice.shape, choice.turn)
            await self.point_at(*await self.seen_at(choice.x, choice.y))
        else:
            hand, place = divmod(choice.piece, len(SHAPES))
            laid = self.view.hands[hand].pieces[place].laid
            assert laid is not None
            await self.point_at(*await self.seen_at(laid.x, laid.y))
        await expect(self.place_button()).to_be_enabled()
        await expect(self.place_button()).to_have_text(self.person.reads(phrases.PLACE_HERE))
        await self.put_down()
        await self.until_move(number)

    async def turn_to(self, shape: Shape, turn: int) -> None:
        """A piece rests on its longest side: half around."""
        period = PERIODS[SHAPES.index(shape)]
        for _ in range((turn - 6) % period):
            await self.person.press(phrases.TURN)

    async def seen_at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is on the screen, once the camera rests."""
        world = self.board.locator(".world")
        pixel = world.locator("> svg")
        await self.come_to_rest(pixel)
        box = await pixel.bounding_box()
        assert box is not None
        is_turned = "turned" in (await world.get_attribute("class") or "")
        right, down = (-y, x) if is_turned else (x, y)
        unit = SIDE * box["width"]
        return box["x"] + right * unit, box["y"] + down * unit


class ByKeys(MosaicByKeys):
    """Around the mosaic, side by side and way by way, until it can stay; then it is placed."""

    async def place_best(self, shape: Shape | None) -> None:
        number = self.moves + 1
        await self.pick(shape)
        await expect(self.piece(shape)).to_have_attribute("aria-pressed", "true")
        for tried in range(MOST_TRIES):
            key = "ArrowDown" if shape and tried % 3 else "ArrowRight"
            await self.page.keyboard.press(key)
            await self.page.keyboard.press("Enter")
            if await self.is_told_that_it_fits():
                break
        await expect(self.place_button()).to_be_enabled()
        await self.put_down()
        await self.until_move(number)

    async def is_told_that_it_fits(self) -> bool:
        notice = self.page.locator(".help.notice")
        fits = self.page.locator(".tools .place:enabled")
        await expect(notice.or_(fits)).to_be_visible()
        return await fits.is_visible()


async def test_a_whole_game_by_hand_by_touch_and_by_keyboard(company: Company) -> None:
    people = [await tour.welcome(company, character) for character in (BRUNO, CHLOE)]
    sight = Tour("by-hand")
    host, guest = people
    await open_table(company, host, help_=None)
    await evening.sit_down(guest, await host.find("textbox", words.LINK).input_value())
    await evening.start(people)
    tables: list[MosaicTable] = [ByFinger(host), ByKeys(guest)]
    await play_to_the_end(tables, sight)
    for person in people:
        await expect(person.button(words.REMATCH)).to_be_visible()
    await the_mosaic_is_kept(host)
    await sight.stop("trophy", people)
    assert sight.barriers == []


async def the_mosaic_is_kept(person: Person) -> None:
    """As a picture of pixels, and as one of lines, both with the names."""
    picture = person.page.get_by_role("img", name=re.compile(person.reads(phrases.FINISHED)))
    await expect(picture).to_be_visible()
    async with person.page.expect_download() as kept:
        await person.press(phrases.KEEP_PNG)
    png = await (await kept.value).path()
    assert png.read_bytes().startswith(b"\x89PNG")
    async with person.page.expect_download() as kept:
        await person.press(phrases.KEEP_SVG)
    svg = (await (await kept.value).path()).read_text(encoding="utf-8")
    assert all(character.name in svg for character in (BRUNO, CHLOE))


async def play_to_the_end(tables: Sequence[MosaicTable], sight: Tour) -> None:
    people = [table.person for table in tables]
    while not tables[0].is_over:
        table = in_turn(tables)[0]
        await expect(table.pills).to_have_count(0)
        await table.place_best(next_piece(table))
        await evening.together(other.until_move(table.moves) for other in tables)
        if table.moves in (6, 12):
            await sight.stop(f"move-{table.moves}", people)


async def test_by_hand_one_is_told_why_it_cannot_stay_and_turns_it_there(company: Company) -> None:
    person = await tour.welcome(company, BRUNO)
    sight = Tour("by-hand-why")
    await open_table(company, person, help_=None)
    await person.press(words.START_ALONE)
    table = ByFinger(person)
    await table.until(lambda view: view.to_move is not None)
    await table.place_best(Shape.HEXAGON)
    choice = table.choices(Shape.LARGE_SQUARE)[0]
    assert isinstance(choice, Placement)
    await table.pick(Shape.LARGE_SQUARE)
    await table.turn_to(Shape.LARGE_SQUARE, choice.turn + 1)
    camera = await table.zoom()
    await table.point_at(*await table.seen_at(choice.x, choice.y))
    notice = table.page.locator(".help.notice .lead")
    await expect(notice).to_be_visible()
    told = [person.reads(phrases.refusal(code)) for code in IllegalCode]
    assert await notice.inner_text() in told
    await sight.stop("told", [person])
    await person.press(phrases.TURN)
    await person.press(phrases.TURN)
    await expect(table.place_button()).to_be_enabled()
    assert await table.zoom() == camera, "the board does not move under a finger"
    await table.put_down()
    await table.until_move(2)
    assert sight.barriers == []


async def test_lit_places_bear_no_points(company: Company) -> None:
    person = await tour.welcome(company, CHLOE)
    sight = Tour("places")
    await open_table(company, person, help_=phrases.WITH_PLACES)
    await person.press(words.START_ALONE)
    table = mosaic_of(person)
    await table.until(lambda view: view.to_move is not None)
    await expect(table.piece(Shape.HEXAGON)).to_be_enabled()
    await table.pick(Shape.HEXAGON)
    await expect(table.board.locator("path.place").first).to_be_visible()
    await table.page.keyboard.press("ArrowRight")
    await table.put_down()
    await table.until_move(1)
    await table.pick(Shape.HOUSE)
    places = table.board.locator("path.place")
    await expect(places.first).to_be_visible()
    await expect(table.pills).to_have_count(0)
    await sight.stop("lit", [person])
    await table.page.keyboard.press("ArrowRight")
    await expect(table.voice).to_contain_text(re.compile("^Place 1"))
    assert not re.search(r"\d+ points", await table.voice.inner_text())
    await table.put_down()
    await table.until_move(2)
    assert sight.barriers == []


async def test_the_camera_rests_while_pieces_are_picked_and_put_back(company: Company) -> None:
    """One margin is reserved: picking, choosing and refusing move nothing."""
    person = await tour.welcome(company, BRUNO)
    await open_table(company, person)
    await person.press(words.START_ALONE)
    table = mosaic_of(person)
    await table.until(lambda view: view.to_move is not None)
    await table.place_best(Shape.HEXAGON)
    hexagon = table.board.locator(".world > svg")
    await table.come_to_rest(hexagon)
    before = await centre_of(hexagon)
    for shape in (Shape.TRAPEZOID, None, Shape.HOUSE):
        await table.pick(shape)
        await expect(table.piece(shape)).to_have_attribute("aria-pressed", "true")
        await table.point_at(*await table.corner())
        await table.come_to_rest(hexagon)
        assert await centre_of(hexagon) == before

"""All ways to move pieces and camera: mouse and wheel, one finger and two, keys that tell."""

import re
from collections.abc import Awaitable, Callable
from math import cos, radians, sin

import pytest
from playwright.async_api import Locator, expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.fingers import Grip, Point, pinch, swipe
from tests.browser.people import ADELE, CHLOE, PHONE, Character
from tests.browser.top_it import phrases
from tests.browser.top_it.mosaic_table import MosaicTable, mosaic_of, open_table
from tests.browser.tour import Tour, welcome
from tests.browser.ways import Touch, centre_of, drag

from tablee.games.top_it.advice import adviser
from tablee.games.top_it.model import AskPlacements, Placements, Shape

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GINGER = Character("Ginger", language="en", screen=PHONE, theme="dark", way=Touch())
QUARTER = 90
LIFT = 52
"""A piece is seen so far above the finger that drags it."""


async def alone_after_a_hexagon(company: Company, character: Character) -> MosaicTable:
    """A solo table where the first colour has opened."""
    person = await welcome(company, character)
    await open_table(company, person)
    await person.press(words.START_ALONE)
    table = mosaic_of(person)
    await table.until(lambda view: view.to_move is not None)
    await expect(table.piece(Shape.HEXAGON)).to_be_enabled()
    await table.place_best(Shape.HEXAGON)
    return table


async def test_a_mouse_and_its_wheel(company: Company) -> None:
    table = await alone_after_a_hexagon(company, ADELE)
    sight = Tour("mosaic-mouse")
    await the_wheel_brings_the_mosaic_closer(table)
    await an_illegal_drop_says_why_and_shows_the_side(table)
    await sight.stop("illegal-drop", [table.person])
    await a_piece_is_dragged_from_the_tray(table, by_mouse)
    await the_wheel_turns_the_chosen_piece(table)
    await the_handle_turns_it(table, by_mouse)
    await sight.stop("handle", [table.person])
    await table.person.way.press(table.piece(Shape.HOUSE))  # puts it back
    await the_stone_shows_what_its_targets_bring(table)
    await sight.stop("stone", [table.person])
    assert sight.barriers == []


async def test_one_finger_and_two(company: Company) -> None:
    table = await alone_after_a_hexagon(company, GINGER)
    sight = Tour("mosaic-fingers")
    await two_fingers_bring_the_mosaic_closer(table)
    await a_piece_is_dragged_from_the_tray(table, by_finger)
    await sight.stop("dragged", [table.person])
    await two_fingers_turn_the_chosen_piece(table)
    await the_handle_turns_it(table, by_finger)
    await table.put_down()
    await table.until_move(2)
    await the_stone_shows_what_its_targets_bring(table)
    await sight.stop("stone", [table.person])
    assert sight.barriers == []


async def test_keys_step_from_the_best_place_on_and_tell_each(company: Company) -> None:
    table = await alone_after_a_hexagon(company, CHLOE)
    question = AskPlacements(Shape.TRAPEZOID)
    answer = adviser.answer(table.view, table.person.told.seat, question)
    assert isinstance(answer, Placements)
    points = [placement.points or 0 for placement in answer.placements]
    assert points == sorted(points, reverse=True)
    await table.pick(Shape.TRAPEZOID)
    await expect(table.pills.first).to_be_visible()
    for number, brings in enumerate(points, start=1):
        await table.page.keyboard.press("ArrowRight")
        told = phrases.PLACE_TOLD.of(number=number, all=len(points), points=brings)
        points_told, _, _ = table.person.reads(told).partition(",")
        await expect(table.voice).to_contain_text(points_told)
    await table.page.keyboard.press("ArrowLeft")
    await table.put_down()
    await table.until_move(2)
    assert table.view.last is not None and table.view.last.points == points[-2]


# The camera


async def the_wheel_brings_the_mosaic_closer(table: MosaicTable) -> None:
    before = await table.zoom()
    await table.page.mouse.move(*await table.corner())
    await table.page.mouse.wheel(0, -200)
    assert await table.zoom() > 1.2 * before
    await table.person.press(phrases.SHOW_ALL)
    assert await table.zoom() == pytest.approx(before)


async def two_fingers_bring_the_mosaic_closer(table: MosaicTable) -> None:
    before = await table.zoom()
    await pinch(table.page, await centre_of(table.board), Grip(40, 0), Grip(60, 0))
    assert await table.zoom() == pytest.approx(1.5 * before, rel=0.05)
    await table.person.press(phrases.SHOW_ALL)
    assert await table.zoom() == pytest.approx(before)


# The piece

By = Callable[[MosaicTable, Point, Point], Awaitable[None]]


async def by_mouse(table: MosaicTable, start: Point, end: Point) -> None:
    await drag(table.page, start, end)


async def by_finger(table: MosaicTable, start: Point, end: Point) -> None:
    await swipe(table.page, start, end)


async def an_illegal_drop_says_why_and_shows_the_side(table: MosaicTable) -> None:
    """TI-17: the short side of a small square against the long one of the hexagon."""
    await table.pick(Shape.SMALL_SQUARE)
    await table.person.sees(phrases.NOWHERE)
    await drag(table.page, await centre_of(table.piece(Shape.SMALL_SQUARE)), await below(table))
    await table.person.sees(phrases.PART_OF_A_SIDE)
    await expect(table.board.locator("line.side")).to_have_count(1)


async def below(table: MosaicTable) -> Point:
    """Half a short side from the middle of a side of the hexagon that lies level or upright."""
    box = await table.board.locator(".body").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if box["width"] > box["height"]:
        return x, y + box["height"] * 2 / 3
    return x + box["width"] * 2 / 3, y


async def a_piece_is_dragged_from_the_tray(table: MosaicTable, by: By) -> None:
    """Near a place it jumps there; a place that can be seen is shown by picking it first."""
    best = table.best(Shape.HOUSE)
    await table.pick(Shape.HOUSE)
    lit = table.lit(best)
    await table.come_to_rest(lit)
    x, y = await centre_of(lit)
    await by(table, await centre_of(table.piece(Shape.HOUSE)), (x, y + lift(table)))
    await expect(table.place_button()).to_have_text(re.compile(rf"\+{best}$"))


def lift(table: MosaicTable) -> int:
    return LIFT if table.person.character.screen.is_phone else 0


async def the_wheel_turns_the_chosen_piece(table: MosaicTable) -> None:
    zoom = await table.zoom()
    await table.come_to_rest(table.chosen)
    await table.page.mouse.move(*await centre_of(table.chosen))
    await is_turned(table, table.page.mouse.wheel(0, 60))
    assert await table.zoom() == pytest.approx(zoom)


async def the_handle_turns_it(table: MosaicTable, by: By) -> None:
    """Half around: further than the next way to lie there."""
    handle = table.board.locator(".handle circle")
    await table.come_to_rest(handle)
    start, hub = await centre_of(handle), await centre_of(table.chosen)
    await is_turned(table, by(table, start, around(start, hub, QUARTER)))


def around(point: Point, hub: Point, degrees: float) -> Point:
    x, y = point[0] - hub[0], point[1] - hub[1]
    turn = radians(degrees)
    return hub[0] + x * cos(turn) - y * sin(turn), hub[1] + x * sin(turn) + y * cos(turn)


async def two_fingers_turn_the_chosen_piece(table: MosaicTable) -> None:
    await is_turned(
        table, pinch(table.page, await centre_of(table.board), Grip(60, 0), Grip(60, 30))
    )


async def is_turned(table: MosaicTable, doing: Awaitable[None]) -> None:
    """It is drawn otherwise than before, and still lies at a legal place."""
    outline = table.chosen
    before = await outline.get_attribute("d")
    assert before is not None
    await doing
    await expect(outline).not_to_have_attribute("d", before)
    await expect(table.place_button()).to_be_enabled()


async def the_stone_shows_what_its_targets_bring(table: MosaicTable) -> None:
    """TI-32: the value of the piece and those of its neighbours."""
    points = table.best(None)
    await table.pick(None)
    await expect(target(table)).to_have_text(f"+{points}")
    await table.choose(points)
    await expect(table.place_button()).to_have_text(re.compile(rf"\+{points}$"))


def target(table: MosaicTable) -> Locator:
    return table.pills.first

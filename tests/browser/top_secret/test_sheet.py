"""Writing anywhere on the note sheet: with the pen and by keys; saved as it is, and nobody's but
one's own."""

import pytest
from playwright.async_api import expect
from tests.browser.company import Company
from tests.browser.people import BRUNO, DANA
from tests.browser.top_secret import phrases
from tests.browser.top_secret.quartet import Quartet, quartet
from tests.browser.tour import Tour

from tablee.games.top_secret.model.actions import Stroke, Words

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SUSPICION = "Gaston = X ?"


async def test_ts_10_pen_and_keys_write_on_the_sheet_and_nobody_else_sees_it(
    company: Company,
) -> None:
    async with quartet(company, DANA) as four:
        sight = Tour("scribbled-sheet")
        await draw_a_line(four)
        await type_something(four)
        await four.person.page.reload()
        await expect(four.person.page.get_by_role("img", name=SUSPICION)).to_be_visible()
        await sight.stop("written", [four.person])
        await rub_out(four)
        assert not any(SUSPICION in frame for other in four.others for frame in other.client.frames)
        assert sight.barriers == []


async def draw_a_line(four: Quartet) -> None:
    person = four.person
    await person.press(phrases.PEN)
    sheet = await person.page.get_by_role(
        "region", name=person.reads(phrases.NOTE_SHEET)
    ).bounding_box()
    assert sheet
    mouse = person.page.mouse
    await mouse.move(sheet["x"] + 150, sheet["y"] + 300)
    await mouse.down()
    await mouse.move(sheet["x"] + 220, sheet["y"] + 360, steps=6)
    await mouse.up()
    await four.table.until(lambda _: len(four.table.own.notes.scribbles) == 1)
    (line,) = four.table.own.notes.scribbles
    assert isinstance(line, Stroke)
    assert len(line.points) >= 4


async def type_something(four: Quartet) -> None:
    person = four.person
    await person.press(phrases.KEYS)
    await person.find("textbox", phrases.WRITE_HERE).fill(SUSPICION)
    for key in ("Alt+ArrowRight", "Alt+ArrowDown", "Enter"):
        await person.page.keyboard.press(key)
    await four.table.until(lambda _: bool(typed_on(four)))
    (typed,) = typed_on(four)
    assert (typed.x, typed.text) == (80, SUSPICION)


def typed_on(four: Quartet) -> list[Words]:
    return [made for made in four.table.own.notes.scribbles if isinstance(made, Words)]


async def rub_out(four: Quartet) -> None:
    person = four.person
    await person.press(phrases.RUBBER)
    await person.page.get_by_role("button", name=SUSPICION).focus()
    await person.page.keyboard.press("Enter")
    await four.table.until(lambda _: len(four.table.own.notes.scribbles) == 1)
    await expect(person.page.get_by_role("button", name=SUSPICION)).to_be_hidden()


async def test_ts_10_the_tools_are_on_a_phone_s_sheet_too(company: Company) -> None:
    async with quartet(company, BRUNO) as four:
        sight = Tour("scribbled-phone")
        await four.person.press(phrases.OPEN_SHEET)
        await type_something(four)
        await sight.stop("written", [four.person])
        assert sight.barriers == []

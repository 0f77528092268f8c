"""On an upright phone: a host brings words of their own, and a line notebook is all in sight, in
two rows to draw in."""

import pytest
from playwright.async_api import expect
from tests.browser import tour
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.mission_mosaique.gathering import fill_with_bots, gather, start
from tests.browser.mission_mosaique.notebook_table import NotebookByTouch
from tests.browser.people import BRUNO, PHONE, Person
from tests.browser.tour import Tour

from tablee.games.mission_mosaique.data.page import PAGE_WIDTH
from tablee.games.mission_mosaique.model import NotebookColour, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OWN_WORDS = tuple(f"tante {letter}" for letter in "ABCDEFGHIJKL")
"""A word for each of four players and each round (MM-79)."""
FINGER = 75
"""Pixels that a row must be high to be drawn in."""


async def test_mm_7_a_whole_line_is_drawn_on_a_phone_without_a_lens(
    company: Company,
) -> None:
    sight = Tour("mosaique-phone")
    bruno = await tour.welcome(company, BRUNO)
    table = NotebookByTouch(bruno)
    await gather(company, [bruno])
    await bruno.choose(phrases.TIME_PER_PAGE, phrases.ONE_MINUTE)
    await bring_own_words(bruno, sight)
    await fill_with_bots(bruno)
    await start([bruno])
    for colour in NotebookColour:
        cover = bruno.page.locator(f".mm-{colour} button")
        await expect(cover).to_be_in_viewport(ratio=1)
    await table.pick(NotebookColour.BLUE)
    await table.until_phase(Phase.READ)
    assert table.view.own is not None and table.view.own.word in OWN_WORDS
    await sight.stop("line-on-a-phone", [bruno])
    assert sight.barriers == []
    frames = bruno.page.locator(".page > .frame")
    await expect(frames).to_have_count(2)
    box = await frames.first.bounding_box()
    assert box is not None and box["height"] >= FINGER
    surface = await table.frame.bounding_box()
    assert surface is not None
    assert surface["x"] >= 0 and surface["x"] + surface["width"] <= PHONE.width
    assert surface["y"] >= 0 and surface["y"] + surface["height"] <= PHONE.height
    await table.say_ready()
    await table.until_phase(Phase.DRAW)
    await table.draw(((0.05, 0.2), (0.9, 0.2)))
    await table.draw_more(((0.1, 0.85), (0.95, 0.85)), strokes=2)
    upper, lower = table.ink
    assert max(upper[0::4]) < PAGE_WIDTH / 2
    assert min(lower[0::4]) > 0.45 * PAGE_WIDTH and max(lower[0::4]) > 0.9 * PAGE_WIDTH
    section = table.own.section
    assert all(100 * section <= y <= 100 * (section + 1) for y in (*upper[1::4], *lower[1::4]))


async def bring_own_words(host: Person, sight: Tour) -> None:
    """What is wrong is told line by line; a file is read as if it were typed (MM-79)."""
    await host.choose(phrases.WORDS_TO_DRAW, phrases.MY_OWN_WORDS)
    dialog = host.find("dialog", phrases.YOUR_OWN_WORDS)
    field = dialog.get_by_role("textbox", name=host.reads(phrases.THE_WORDS))
    await host.way.write(field, "sapin\nsapin")
    await host.sees(phrases.TWICE_IN_LINE_2)
    await expect(host.button(phrases.PLAY_WITH_THESE)).to_be_disabled()
    frame, inner = await dialog.bounding_box(), await field.bounding_box()
    assert frame and inner and inner["x"] + inner["width"] < frame["x"] + frame["width"]
    await sight.stop("own-words", [host])
    text = "\n".join(OWN_WORDS).encode()
    await dialog.locator("input[type=file]").set_input_files(
        {"name": "mots.txt", "mimeType": "text/plain", "buffer": text}
    )
    await host.press(phrases.PLAY_WITH_THESE)
    await expect(dialog).to_be_hidden()

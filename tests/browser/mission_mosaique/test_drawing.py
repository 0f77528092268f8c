"""One page with a slow clock: an undone stroke, a cut line, a pause in the middle of a stroke."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from tests.browser import words
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.mission_mosaique.gathering import fill_with_bots, gather, start
from tests.browser.mission_mosaique.notebook_table import NotebookTable
from tests.browser.people import ADELE, DANA

from tablee.games.mission_mosaique.data.page import SECTIONS_OF
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Ink, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CUTS = "WebSocket connection to|ERR_INTERNET_DISCONNECTED"
SLOWLY = 24
"""Points of the pointer: close together on the widest section, too."""
LONGEST_GAP = 75
"""No two points of a slow stroke are further apart than this: else some of it was lost."""


async def test_nothing_that_is_drawn_is_lost(company: Company) -> None:
    company.troubles.expect(CUTS)
    (adele,) = await company.invite(ADELE)
    table = NotebookTable(adele)
    await begin_a_page(company, [table])
    await table.draw()
    await adele.press(phrases.UNDO_THE_STROKE)
    await table.until(lambda view: view.own is not None and view.own.ink == ())
    await draw_through_a_cut(table)


async def test_a_stroke_outlasts_a_pause_that_somebody_else_begins(company: Company) -> None:
    adele, dana = people = await company.invite(ADELE, DANA)
    table, _ = tables = [NotebookTable(person) for person in people]
    await begin_a_page(company, tables)
    await adele.press(words.ASK_FOR_A_PAUSE)
    await adele.sees(phrases.YOU_ASK_FOR_A_PAUSE)
    await table.begin_stroke((0.1, 0.2))
    await table.go_on((0.9, 0.2), SLOWLY)
    end = on_page(table, 0.9, 0.2)
    await dana.press(words.AGREE)
    for person in people:
        await person.press(words.RESUME)
    await table.page.mouse.up()
    await table.until(lambda view: view.own is not None and is_whole(view.own.ink, end))


async def begin_a_page(company: Company, tables: Sequence[NotebookTable]) -> None:
    """All that comes before the drawing, with bots on the other chairs."""
    people = [table.person for table in tables]
    await gather(company, people)
    await people[0].choose(phrases.TIME_PER_PAGE, phrases.ONE_MINUTE)
    await fill_with_bots(people[0])
    await start(people)
    for table, colour in zip(tables, phrases.NOTEBOOKS, strict=False):
        await table.pick(colour)
    for table in tables:
        await table.until_phase(Phase.READ)
    for table in tables:
        await table.say_ready()
    for table in tables:
        await table.until_phase(Phase.DRAW)


async def draw_through_a_cut(table: NotebookTable) -> None:
    """What is drawn while the line is cut arrives once it is back, every point of it."""
    await table.begin_stroke((0.1, 0.2))
    await table.go_on((0.9, 0.2), SLOWLY)
    await table.page.context.set_offline(True)
    await table.go_on((0.9, 0.5), SLOWLY)
    await table.person.sees(words.CONNECTION_LOST)
    await table.go_on((0.1, 0.5), SLOWLY)
    await table.page.context.set_offline(False)
    await table.go_on((0.1, 0.9), SLOWLY)
    await table.page.mouse.up()
    end = on_page(table, 0.1, 0.9)
    await table.until(lambda view: view.own is not None and is_whole(view.own.ink, end))


def on_page(table: NotebookTable, left: float, top: float) -> tuple[float, float]:
    """A place in the frame, as a place on the page."""
    frame = SECTIONS_OF[table.own.notebook.type][table.own.section]
    width, height = frame.right - frame.left, frame.bottom - frame.top
    return frame.left + left * width, frame.top + top * height


def is_whole(ink: Ink, end: tuple[float, float]) -> bool:
    """One stroke without a hole, to its very end."""
    if len(ink) != 1:
        return False
    points = list(zip(ink[0][0::NUMBERS_PER_POINT], ink[0][1::NUMBERS_PER_POINT], strict=True))
    near_end = abs(points[-1][0] - end[0]) < 4 and abs(points[-1][1] - end[1]) < 4
    gaps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(points)]
    return near_end and max(gaps) <= LONGEST_GAP

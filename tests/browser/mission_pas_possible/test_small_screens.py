"""The control room where there is little room: whatever else must scroll, time and choices do not
leave the screen."""

from dataclasses import replace

import pytest
from playwright.async_api import expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.mission_pas_possible.control_room import ControlRoom, room_of
from tests.browser.mission_pas_possible.opening import open_table
from tests.browser.people import BRUNO, Screen

from tablee.games.mission_pas_possible.model.options import Difficulty
from tablee.games.mission_pas_possible.model.views import Duty

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SMALL_PHONE = Screen(360, 640, is_phone=True)
LYING_PHONE = Screen(844, 390, is_phone=True)


@pytest.mark.parametrize("screen", [SMALL_PHONE, LYING_PHONE], ids=["small", "lying"])
async def test_time_and_choices_are_in_sight(company: Company, screen: Screen) -> None:
    [bruno] = await company.invite(replace(BRUNO, screen=screen))
    await open_table(company, bruno, level=Difficulty.TRAINING)
    await bruno.press(words.START_ALONE)
    room = room_of(bruno)
    await room.until(lambda view: view.own is not None and view.own.can_draw)
    await defuse_a_bomb(room)
    for shown in (bruno.page.get_by_role("timer"), room.bomb(room.own.bombs[0])):
        await expect(shown).to_be_in_viewport(ratio=0.9)
    await room.take_bomb(room.own.bombs[0])
    await room.until(lambda view: view.seats[0].duty is not Duty.TAKE_BOMB)


async def defuse_a_bomb(room: ControlRoom) -> None:
    """Somebody alone has a choice of five bombs then."""
    while not room.own.bombs:
        move = room.advised()
        assert move is not None
        await room.do(move)


async def test_a_note_leaves_the_time_readable(company: Company) -> None:
    [bruno] = await company.invite(BRUNO)
    await open_table(company, bruno)
    await bruno.press(words.START_ALONE)
    time = await bruno.page.get_by_role("timer").bounding_box()
    notes = await bruno.page.locator(".toasts").bounding_box()
    assert time is not None
    assert notes is not None
    assert time["y"] + time["height"] <= notes["y"]

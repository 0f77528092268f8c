"""The mission of the day: two who have never met are dealt alike and roll alike."""

import pytest
from playwright.async_api import expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.mission_pas_possible import phrases
from tests.browser.mission_pas_possible.control_room import ControlRoom, room_of
from tests.browser.people import BRUNO, DANA, Person

from tablee.games.mission_pas_possible.model.actions import DrawDice
from tablee.games.mission_pas_possible.model.material import Die

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("mission_pas_possible"),
]


async def test_two_strangers_meet_the_same_bombs_and_dice(company: Company) -> None:
    bruno, dana = [await begin(company, person) for person in await company.invite(BRUNO, DANA)]
    assert cards_of(bruno) == cards_of(dana)
    assert await first_roll(bruno) == await first_roll(dana)
    await expect(bruno.person.button(phrases.ADVICE)).to_have_count(0)


async def begin(company: Company, person: Person) -> ControlRoom:
    await person.visit(company.address("/puzzle/mission_pas_possible"))
    await expect(person.find("heading", phrases.DAILY_MISSION)).to_be_visible()
    await person.press(words.START_THE_PUZZLE)
    await person.introduce()
    room = room_of(person)
    await room.until(lambda view: view.own is not None and view.own.can_draw)
    return room


def cards_of(room: ControlRoom) -> list[int]:
    """In front of the player, and to take."""
    own = [bomb.card.card for bomb in room.view.seats[0].bombs if bomb]
    return own + [card.card for card in room.view.row if card]


async def first_roll(room: ControlRoom) -> list[Die]:
    await room.do(DrawDice())
    return [rolled.die for rolled in room.view.centre]

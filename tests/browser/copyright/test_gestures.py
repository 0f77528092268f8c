"""Cards that feel like cards, on a phone: two fingers turn and flip what is held, a card dragged
over the others sorts the hand, and one dragged to the edge of the sheet pulls it along."""

import re

import pytest
from playwright.async_api import Locator, expect
from tests.browser import evening, tour
from tests.browser.company import Company
from tests.browser.copyright import phrases
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.fingers import Finger, Grip, pinch, tap_with_two
from tests.browser.people import ADELE, BRUNO
from tests.browser.ways import centre_of

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

REACH = 60
"""Pixels from the middle between two fingers to each of them."""
TWISTED = 40
"""Degrees: more than a quarter turn of the card asks for, less than two."""
INSIDE = 6
"""Pixels from the edge of the sheet."""
PULLED = 30
LIFT = 16
"""Pixels after which a finger no longer taps."""


async def test_two_fingers_sorting_and_the_pull_of_the_edge(company: Company) -> None:
    people = [await tour.welcome(company, character) for character in (BRUNO, ADELE)]
    await evening.gather(company, people)
    await evening.start(people)
    phone = DraftingTable(people[0])
    await sort_by_dragging(phone)
    await turn_and_flip(phone)
    await pull_the_sheet(phone)


def cards(table: DraftingTable) -> Locator:
    return table.person.find("list", phrases.HAND).get_by_role("button")


async def faces(table: DraftingTable) -> list[str]:
    """What the cards show, in the order of the hand, without their numbers."""
    labels = [await card.get_attribute("aria-label") or "" for card in await cards(table).all()]
    return [re.sub(r"^\D*\d+", "", label) for label in labels]


def ends_with(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text) + "$")


async def sort_by_dragging(table: DraftingTable) -> None:
    """The first card goes to the place of the fourth, and stays there after a reload."""
    before = await faces(table)
    place = cards(table)
    start = await centre_of(place.nth(0))
    lifted = start[0], start[1] - LIFT
    finger = await Finger.down(table.page, start)
    await finger.move(start, lifted)
    await expect(place.nth(0)).to_have_attribute("aria-pressed", "true")
    await finger.move(lifted, await centre_of(place.nth(3)))  # the tray has made room
    await finger.up()
    sorted_ = [*before[1:4], before[0], *before[4:]]
    await expect(place.nth(3)).to_have_attribute("aria-label", ends_with(before[0]))
    assert await faces(table) == sorted_
    assert table.mine.laid == ()
    await table.page.reload()
    await expect(place.nth(3)).to_have_attribute("aria-label", ends_with(before[0]))
    assert await faces(table) == sorted_


async def turn_and_flip(table: DraftingTable) -> None:
    """A twist turns the held card the same way; a tap of two fingers flips it."""
    card = cards(table).nth(0)
    before = int(await card.get_attribute("data-orientation") or 0)
    await hand_at(table).pick(0)
    at, held = await centre_of(table.mat), await table.held()
    await pinch(table.page, at, Grip(REACH, 0), Grip(REACH, TWISTED))
    turned = before // 4 * 4 + (before + 1) % 4
    await expect(card).to_have_attribute("data-orientation", str(turned))
    await pinch(table.page, at, Grip(REACH, TWISTED), Grip(REACH, 0))
    await expect(card).to_have_attribute("data-orientation", str(before))
    await tap_with_two(table.page, at, Grip(REACH, 0))
    flipped = (4 if before < 4 else 0) + -before % 4
    await expect(card).to_have_attribute("data-orientation", str(flipped))
    assert await table.held() == held, "two fingers push nothing"
    await hand_at(table).put_down()
    await table.until(lambda _: len(table.mine.laid) == 1)


async def pull_the_sheet(table: DraftingTable) -> None:
    """As long as the finger stays at the edge; then the sheet comes back by itself."""
    start = await centre_of(cards(table).nth(1))
    left, top, right, bottom = (await table.camera()).box
    edge = right - INSIDE, (top + bottom) / 2
    resting = (await table.camera()).left
    finger = await Finger.down(table.page, start)
    await finger.move(start, ((left + right) / 2, edge[1]))
    await finger.move(((left + right) / 2, edge[1]), edge)
    lifted = (await table.camera()).left
    while (await table.camera()).left > lifted - PULLED:
        await table.page.wait_for_timeout(50)
    await finger.up()
    await table.until(lambda _: len(table.mine.laid) == 2)
    await expect(table.mat.locator(".held")).to_have_count(0)
    assert abs((await table.camera()).left - resting) < (right - left) / 2

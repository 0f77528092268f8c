"""A place to try, a hand to sort, gestures that turn; then the round once more, step by step."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from playwright.async_api import Locator, expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.people import Person, Screen
from tests.browser.tour import Tour
from tests.browser.ways import centre_of

from tablee.games.copyright.model import Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_cards_are_tried_then_laid_together_and_the_round_is_seen_again(
    company: Company,
) -> None:
    people = [await tour.welcome(company, each) for each in tour.TOURISTS]
    await evening.gather(company, people)
    await evening.start(people)
    tables = [DraftingTable(person) for person in people]
    sight = Tour("copyright-trial")
    for table in tables:
        await try_two_cards(table)
    await sight.stop("trial", people)
    await come_back_to_the_trial(tables[0])
    for table in tables:
        await table.person.press(phrases.PUT_ON_MY_STACK)
    await sight.stop("lifted", people)
    for table in tables:
        await lay_them_together(table)
    await turn_by_hand(tables[0], tables[1])
    await rounds.copy_the_model(tables[0])
    await evening.together(rounds.place_the_frame(table) for table in tables)
    await see_it_again(people, sight)
    assert sight.barriers == []


async def try_two_cards(table: DraftingTable) -> None:
    """Nothing of it reaches the table."""
    person = table.person
    await person.way.press(trial(person))
    for card in (0, 1):
        await person.way.press(table.card(card))
        await person.press(phrases.TRY_HERE)
    await expect(trial(person)).to_have_attribute("aria-pressed", "true")
    await expect(trial(person)).to_contain_text("2")
    assert table.mine.laid == ()


def trial(person: Person) -> Locator:
    name = re.compile(rf"^{person.reads(phrases.TRIAL)},")
    return person.page.get_by_role("button", name=name)


async def come_back_to_the_trial(table: DraftingTable) -> None:
    """A reload loses nothing of it."""
    await table.person.page.reload()
    await table.until(lambda view: view.phase is Phase.PLAY)
    await expect(trial(table.person)).to_contain_text("2")
    await table.person.way.press(trial(table.person))


async def lay_them_together(table: DraftingTable) -> None:
    lay = phrases.LAY if table.person.character.screen.is_phone else phrases.LAY_HERE
    await table.person.press(lay)
    await table.until(lambda _: len(table.mine.laid) == 2)
    await expect(trial(table.person)).not_to_contain_text("2")


async def turn_by_hand(desk: DraftingTable, phone: DraftingTable) -> None:
    """The wheel turns on and, with the shift key, flips; two taps turn; a button sorts."""
    page = desk.page
    before = await desk.lies(4)
    await desk.person.way.press(desk.card(4))
    x, y = await centre_of(desk.mat)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 100)
    await expect(desk.card(4)).to_have_attribute("data-orientation", str(turned(before)))
    await page.keyboard.down("Shift")
    await page.mouse.wheel(0, 100)
    await page.keyboard.up("Shift")
    flipped = str((4 if turned(before) < 4 else 0) + -turned(before) % 4)
    await expect(desk.card(4)).to_have_attribute("data-orientation", flipped)
    await page.keyboard.press("Escape")
    before = await phone.lies(5)
    tap = await centre_of(phone.card(5))
    await phone.page.touchscreen.tap(*tap)
    await phone.page.touchscreen.tap(*tap)
    await expect(phone.card(5)).to_have_attribute("data-orientation", str(turned(before)))
    await phone.person.way.press(phone.card(5))
    await phone.person.press(phrases.SORT_THE_HAND)
    await expect(phone.person.find("list", phrases.HAND).get_by_role("button")).to_have_count(10)
    await phone.person.press(phrases.SORT_THE_HAND)  # as dealt again


def turned(orientation: int) -> int:
    """By a quarter, clockwise."""
    return orientation // 4 * 4 + (orientation + 1) % 4


async def see_it_again(people: Sequence[Person], sight: Tour) -> None:
    for person in people:
        await person.press(phrases.REVIEW)
        dialog = person.find("dialog", phrases.REVIEW_TITLE)
        await expect(dialog).to_be_visible()
        await dialog.get_by_role("slider").focus()
        await person.page.keyboard.press("End")
        await person.sees(phrases.WHOLE_COPY)
        await person.page.keyboard.press("ArrowLeft")
    await sight.stop("review", people)


IN_EACH_OTHERS_WAY = """(places) => {
    const found = [];
    const parts = [".model > *", ".others li", ".mat", ".score > *", ".tray > *"].flatMap(
        (name) => [...places.querySelectorAll(name)].map((part) => [name, part]),
    );
    const boxes = parts.map(([name, part]) => [name, part.getBoundingClientRect()]);
    boxes.forEach(([name, one], index) => {
        const isCut = one.bottom > innerHeight + 1 || one.right > innerWidth + 1;
        if (isCut) found.push(`${name} is cut`);
        for (const [other, two] of boxes.slice(index + 1)) {
            const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (name !== other && across > 1 && down > 1) found.push(`${name} on ${other}`);
        }
    });
    for (const part of places.querySelectorAll(".others li *, .model *"))
        if (part.scrollHeight > part.clientHeight + 2 && part.clientHeight)
            found.push(`${part.className} hides something`);
    return found;
}"""


async def test_six_at_a_phone_on_its_side(company: Company) -> None:
    """All is within the screen, and nothing is in anything's way."""
    lying = tour.TOURISTS[1]
    person = await tour.welcome(company, replace(lying, screen=Screen(844, 390, True)))
    await evening.open_table(company, person)
    await person.choose(words.HOW_MANY, words.CHAIR_COUNT.of(count=6))
    await person.press(words.FILL_WITH_BOTS)
    await person.way.press(person.page.get_by_role("button", name=re.compile("^Fort")))
    await person.press(words.START.of(players=6))
    table = DraftingTable(person)
    await table.until(lambda view: view.phase is Phase.PLAY)
    sight = Tour("copyright-lying-phone")
    await sight.stop("play", [person])
    await person.way.press(table.card(0))
    await person.press(phrases.LAY)
    await table.until(lambda _: len(table.mine.laid) == 1)
    await person.way.press(table.card(1))
    await sight.stop("held", [person])
    for name in (phrases.TURN, phrases.LAY):
        await expect(person.button(name)).to_be_in_viewport(ratio=1)
    stacks = person.find("list", phrases.OTHERS).get_by_role("listitem")
    await expect(stacks).to_have_count(5)
    assert await person.page.locator(".places").evaluate(IN_EACH_OTHERS_WAY) == []
    assert sight.barriers == []

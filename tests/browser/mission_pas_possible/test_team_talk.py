"""Five people in five browsers: two offer each other dice and speak, and everybody sees it.

On both phones the whole table is in sight without scrolling: while one decides, while one chooses
a sentence, and the five bombs while one has to take one.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
from playwright.async_api import Locator, expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.mission_pas_possible import phrases
from tests.browser.mission_pas_possible.control_room import ControlRoom, room_of
from tests.browser.mission_pas_possible.opening import open_table
from tests.browser.mission_pas_possible.test_mission import do_next, finish_the_turn
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA, Character, Person, Screen
from tests.browser.tour import Tour

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SMALL = Screen(375, 667, is_phone=True)
EMIL = replace(BRUNO, name="Émile", screen=SMALL)
ROW = 5
ASKEW = 4
"""Pixels that the corner of a turned die is higher than its upper side, at most."""
LARGE = 80
"""Pixels: twice as high as the row on a small phone."""
FIVE: Sequence[Character] = (ADELE, BRUNO, CHLOE, DANA, EMIL)


async def test_five_people_offer_dice_and_speak(company: Company) -> None:
    people = [await tour.welcome(company, character) for character in FIVE]
    sight = Tour("pas-possible-five")
    host, *guests = people
    await open_table(company, host, seats=len(FIVE))
    link = await host.find("textbox", words.LINK).input_value()
    for guest in guests:
        await evening.sit_down(guest, link)
    await evening.start(people)
    rooms = [room_of(person) for person in people]
    giver, taker = rooms[1], rooms[3]
    phones = [room for room in rooms if room.person.character.screen.is_phone]
    await offer_a_die(rooms, giver, taker)
    await offer_a_die(rooms, taker, giver)
    for phone in phones:
        await everything_is_in_sight(phone)
    await speak(rooms, giver, taker)
    await sight.stop("talk", people)
    await take_bombs_in_sight(rooms, phones)
    assert sight.barriers == []


async def everything_is_in_sight(phone: ControlRoom) -> None:
    """Before and while the sentences are open; and nothing moves when they open."""
    before = await places_of(phone)
    await phone.person.press(phrases.TALK)
    await expect(phone.person.find("button", phrases.WAIT)).to_be_in_viewport(ratio=1)
    for now, then in zip(await places_of(phone), before, strict=True):
        assert now == pytest.approx(then, abs=1)
    await phone.person.press(words.CLOSE)


async def places_of(phone: ControlRoom) -> list[tuple[float, float]]:
    """Where the cards, the bag, the sabotages and the dice are; each wholly on the screen."""
    places: list[tuple[float, float]] = []
    counts = []
    for kind in phone.while_deciding():
        counts.append(await kind.count())
        for thing in await kind.all():
            await expect(thing).to_be_in_viewport(ratio=0.99)
            box = await thing.bounding_box()
            assert box is not None
            places.append((box["x"], box["y"]))
    assert counts[:4] == [len(FIVE) - 1, ROW, 2, 2]
    assert counts[4] == len(phone.view.centre) > 0
    return places


async def take_bombs_in_sight(rooms: Sequence[ControlRoom], phones: Sequence[ControlRoom]) -> None:
    """Until each phone has had to take a bomb: all five lie there, large enough to read a stack."""
    waiting = list(phones)
    while waiting and not rooms[0].is_over:
        await do_next(rooms)
        for phone in [each for each in waiting if len(each.own.bombs) == ROW]:
            for card in phone.own.bombs:
                await expect(phone.bomb(card)).to_be_in_viewport(ratio=0.99)
                box = await phone.bomb(card).bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= LARGE
            waiting.remove(phone)
    assert waiting == []


async def offer_a_die(rooms: Sequence[ControlRoom], by: ControlRoom, to: ControlRoom) -> None:
    """Roll after roll, until there is a die that this person can use; one tap on the face."""
    while not any(to.seat in rolled.usable_by for rolled in by.view.centre):
        await finish_the_turn(rooms)
        await do_next(rooms)
    offer = phrases.OFFER_TO.of(name=to.person.name).pattern_in(by.person.language)
    await by.person.way.press(by.page.get_by_role("button", name=offer).first)
    for room in rooms:
        await room.until(
            lambda view: any(
                o.by == by.seat and o.to == to.seat for d in view.centre for o in d.offers
            )
        )
    chip = to.page.get_by_text(to.person.reads(phrases.FOR_YOU), exact=True).first
    await expect(chip).to_be_visible()
    await covers_no_die(to, chip)


async def covers_no_die(room: ControlRoom, chip: Locator) -> None:
    """What is said of a die stands above it, but for the corner of a die that lies askew."""
    await room.page.evaluate(tour.COME_TO_REST)
    said = await chip.bounding_box()
    dice = [await die.bounding_box() for die in await room.page.locator("[data-die]").all()]
    assert said is not None
    for die in dice:
        assert die is not None
        is_beside = said["x"] + said["width"] <= die["x"] or die["x"] + die["width"] <= said["x"]
        is_above = said["y"] + said["height"] <= die["y"] + ASKEW
        is_below = die["y"] + die["height"] <= said["y"]
        assert is_beside or is_above or is_below


async def speak(rooms: Sequence[ControlRoom], one: ControlRoom, other: ControlRoom) -> None:
    """Two taps, or a key: each is read beside the speaker's name on every other page."""
    await one.person.press(phrases.TALK)
    await one.person.press(phrases.I_NEED_RED)
    await everybody_reads(rooms, one, phrases.NEED_OF_RED)
    await other.page.keyboard.press("w")
    await everybody_reads(rooms, other, phrases.WAIT)


async def everybody_reads(
    rooms: Sequence[ControlRoom], speaker: ControlRoom, said: words.Phrase
) -> None:
    async def reads(person: Person) -> None:
        name = person.reads(phrases.BOMBS_OF.of(name=speaker.person.name))
        bombs = person.page.get_by_role("region", name=name)
        await expect(bombs.get_by_text(person.reads(said))).to_be_attached()

    await asyncio.gather(*(reads(room.person) for room in rooms if room is not speaker))

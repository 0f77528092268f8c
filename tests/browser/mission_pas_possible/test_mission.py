"""Three people on a mission: by touch on a phone, with nothing but keys, with a mouse in English.
Two reach for the same die at once; then they have seen enough, and the bombs go off."""

import asyncio
from collections.abc import Coroutine, Sequence

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.mission_pas_possible import phrases
from tests.browser.mission_pas_possible.control_room import ControlRoom, Move, room_of
from tests.browser.mission_pas_possible.opening import open_table
from tests.browser.people import BRUNO, CHLOE, DANA, Person
from tests.browser.tour import Tour

from tablee.games.mission_pas_possible.model.options import Difficulty
from tablee.games.mission_pas_possible.model.views import View

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHORT_SECONDS = 45
ENOUGH_BOMBS = 6
"""However quick their hands are: with more of them the team could win."""


async def test_a_whole_mission_by_touch_by_keyboard_and_by_mouse(company: Company) -> None:
    people = [await tour.welcome(company, character) for character in (BRUNO, CHLOE, DANA)]
    sight = Tour("pas-possible")
    await gather(company, people)
    await learn(people, sight)
    await evening.start(people)
    rooms = [room_of(person) for person in people]
    await sight.stop("ready", people)
    await reach_for_the_same_die(rooms)
    await hold_and_wish(rooms, sight)
    await play_until_the_bombs_go_off(rooms)
    await look_back(people, sight)
    assert sight.barriers == []


async def gather(company: Company, people: Sequence[Person]) -> None:
    host, *guests = people
    await open_table(company, host, countdown_seconds=SHORT_SECONDS)
    link = await host.find("textbox", words.LINK).input_value()
    for guest in guests:
        await evening.sit_down(guest, link)


async def learn(people: Sequence[Person], sight: Tour) -> None:
    for person in people:
        await person.press(words.LEARN)
        await person.press(phrases.NEXT_STEP)
    await sight.stop("guide", people)
    for person in people:
        await person.press(words.CLOSE)


async def reach_for_the_same_die(rooms: Sequence[ControlRoom]) -> None:
    """Turn by turn, until a roll has a die that two can use: one gets it, the other is told who."""
    while True:
        await do_next(rooms)  # nobody can do anything but draw
        if (found := wanted_by_two(rooms)) is not None:
            break
        await finish_the_turn(rooms)
    die, pair = found
    await asyncio.gather(*(room.press_die(die) for room in pair))
    for room in pair:
        await room.until(lambda view: holder_of(view, die) is not None)
    winner = next(room for room in pair if room.held == die)
    loser = next(room for room in pair if room is not winner)
    await loser.person.sees(phrases.FASTER.of(name=winner.person.name))
    await winner.person.sees(phrases.YOUR_DIE)


def wanted_by_two(
    rooms: Sequence[ControlRoom],
) -> tuple[int, tuple[ControlRoom, ControlRoom]] | None:
    for rolled in rooms[0].view.centre:
        able = [room for room in rooms if room.seat in rolled.usable_by]
        if len(able) > 1:
            return rolled.die.die, (able[0], able[1])
    return None


def holder_of(view: View, die: int) -> int | None:
    return next((rolled.held_by for rolled in view.centre if rolled.die.die == die), None)


async def hold_and_wish(rooms: Sequence[ControlRoom], sight: Tour) -> None:
    """What somebody holds or wants is seen by all; bombs can be enlarged."""
    people = [room.person for room in rooms]
    holder = next(room for room in rooms if room.held is not None)
    wisher = next(room for room in rooms if room is not holder)
    die = next(rolled.die.die for rolled in wisher.view.centre if rolled.held_by is None)
    await wisher.point(die)
    for room in rooms:
        await room.until(lambda view: any(wisher.seat in one.wanted_by for one in view.centre))
        wished = room.person.reads(phrases.WANTED.of(name=wisher.person.name))
        await expect(room.page.get_by_role("button", name=wished)).to_be_visible()
    await sight.stop("held-and-wanted", people)
    await wisher.person.press(phrases.ENLARGE.of(name=holder.person.name))
    await expect(
        wisher.person.find("dialog", phrases.BOMBS_OF.of(name=holder.person.name))
    ).to_be_visible()
    await wisher.person.press(words.CLOSE)
    await until_nobody_holds_a_die(rooms)


async def until_nobody_holds_a_die(rooms: Sequence[ControlRoom]) -> None:
    """A die that is held for too long goes back by itself, perhaps just as its holder plays on."""
    for room in rooms:
        await room.until(lambda view: all(rolled.held_by is None for rolled in view.centre))


async def play_until_the_bombs_go_off(rooms: Sequence[ControlRoom]) -> None:
    while not rooms[0].is_over and rooms[0].view.defused < ENOUGH_BOMBS:
        await do_next(rooms)
    for room in rooms:
        await room.until(lambda view: view.result is not None, seconds=2 * SHORT_SECONDS)


async def finish_the_turn(rooms: Sequence[ControlRoom]) -> None:
    while not any(room.own.can_draw for room in rooms):
        await do_next(rooms)


async def do_next(rooms: Sequence[ControlRoom]) -> None:
    """One move of whoever has one; who has none waits for the clock."""
    for room in rooms:
        if (move := room.advised()) is not None:
            await do_together(rooms, room, move)
            return
    await rooms[0].until(lambda view: view.result is not None)


async def do_together(rooms: Sequence[ControlRoom], room: ControlRoom, move: Move) -> None:
    """Everybody has seen it before somebody moves again."""
    await or_the_end(room, room.do(move))
    number = room.view.news.number
    for other in rooms:
        await other.until(lambda view: view.news.number >= number or view.result is not None)


async def or_the_end(room: ControlRoom, doing: Coroutine[None, None, None]) -> None:
    """Until it is done, or the clock has cut it off."""
    move = asyncio.create_task(doing)
    end = asyncio.create_task(room.until(lambda view: view.result is not None))
    done, cut_off = await asyncio.wait({move, end}, return_when=asyncio.FIRST_COMPLETED)
    for task in cut_off:
        task.cancel()
    await asyncio.gather(*cut_off, return_exceptions=True)
    if end not in done:
        await move


async def look_back(people: Sequence[Person], sight: Tour) -> None:
    for person in people:
        await expect(person.find("heading", phrases.BOOM)).to_be_visible()
        await expect(person.page.get_by_label(person.reads(phrases.TEAM_SCORE))).to_be_visible()
    await sight.stop("end", people)
    for person in people:
        await person.press(words.SEE_THE_BOARD)
        await expect(person.find("heading", phrases.REVIEW)).to_be_visible()
        await person.press(phrases.NEXT_TURN)
    await sight.stop("review", people)


async def test_somebody_alone_chooses_a_mix_and_is_advised(company: Company) -> None:
    [person] = await company.invite(DANA)
    await open_table(company, person, level=Difficulty.TRAINING)
    await person.choose(phrases.SETUP, phrases.IN_PILES)
    await person.choose(phrases.MIX, phrases.OWN_MIX)
    await person.sees(phrases.MIX_FOR.of(players=4))
    for players in (3, 2, 1):
        await person.press(phrases.ONE_LESS_OF_FOUR)
        await person.sees(phrases.MIX_FOR.of(players=players))
    await person.press(words.START_ALONE)
    room = room_of(person)
    await room.until(lambda view: view.own is not None and view.own.can_draw)
    while not room.own.placements:  # a roll that fits nowhere is rolled again, and drawn anew
        move = room.advised()
        assert move is not None
        await room.do(move)
    await person.press(phrases.ADVICE)
    await person.sees(phrases.ADVICE_GIVEN)

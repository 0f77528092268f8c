"""Three people and a bot draw and solve a whole round: by touch, by mouse, by keyboard, with a
line that is cut in the middle of a stroke, while axe and a spy look over their shoulders."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import PICTURES, Company
from tests.browser.mission_mosaique import phrases
from tests.browser.mission_mosaique.gathering import fill_with_bots, gather, start
from tests.browser.mission_mosaique.notebook_table import NotebookTable, notebook_of
from tests.browser.people import ADELE, BRUNO, CHLOE, Person
from tests.browser.tour import Tour
from tests.browser.words import Phrase

from tablee.games.mission_mosaique.data.notebooks import PAGES
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Ink, Phase, View

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CHLOE_BY_NIGHT = replace(CHLOE, language="en", theme="dark")
CUTS = "WebSocket connection to|ERR_INTERNET_DISCONNECTED"
PAGE_OF_THE_CUT = 1
STAIRS = ((0.3, 0.2), (0.7, 0.2), (0.7, 0.8))
"""The mouse begins elsewhere than the finger, so that the spy can tell their ink apart."""
OTHERS = 3
"""Who are asked on an appeal."""


async def test_three_people_and_a_bot_draw_and_solve_a_round(company: Company) -> None:
    company.troubles.expect(CUTS)
    people = [await tour.welcome(company, who) for who in (BRUNO, ADELE, CHLOE_BY_NIGHT)]
    tables = [notebook_of(person) for person in people]
    sight = Tour("mission-mosaique")
    await gather(company, people)
    await fill_with_bots(people[0])
    await learn(people, sight)
    await start(people)
    await pick(tables, sight)
    spied = await draw_six_pages(tables, sight)
    spied.found_nothing()
    await solve(tables, spied, sight)
    spied.found_all_ink()
    assert sight.barriers == []


# Before the game


async def learn(people: Sequence[Person], sight: Tour) -> None:
    """The lesson stops the clock: there is time to look at the drawing there."""
    for person in people:
        await person.press(words.LEARN)
        await person.press(phrases.NEXT_STEP)
    await sight.stop("guide-read", people)
    for person in people:
        await person.press(phrases.READY)
        await expect(person.page.get_by_role("application")).to_be_visible()
    await sight.stop("guide-draw", people)
    for person in people:
        await person.press(words.CLOSE)


async def pick(tables: Sequence[NotebookTable], sight: Tour) -> None:
    people = [table.person for table in tables]
    await sight.stop("pick", people)
    bot = len(tables)
    for table, colour in zip(tables, phrases.NOTEBOOKS, strict=False):
        assert table.view.players[bot].picked is None, "bots choose last (MM-78)"
        await table.pick(colour)
    await tables[0].until(lambda view: view.players[bot].picked is not None or view.round == 1)


# Drawing


class Spied:
    """What each page was told before the solving, and what it must not have been told."""

    def __init__(self, tables: Sequence[NotebookTable]) -> None:
        self._tables = tables
        self.code_for: dict[int, str] = {}
        self._ink_of: list[list[Ink]] = [[] for _ in tables]
        self._frames: list[str] = []
        self._before_the_cut: tuple[int, Ink] | None = None

    def note_codes(self) -> None:
        for table in self._tables:
            self.code_for[table.own.recipient] = table.own.word

    def note_ink(self) -> None:
        for place, table in enumerate(self._tables):
            self._ink_of[place].append(table.ink)

    def note_ink_before_a_cut(self, table: NotebookTable) -> None:
        self._before_the_cut = table.seat, table.ink

    def close(self) -> None:
        self._frames = ["\n".join(table.frames) for table in self._tables]

    def found_nothing(self) -> None:
        """MM-24, MM-38: no recipient was told the code, nobody another's ink."""
        for place, (table, frames) in enumerate(zip(self._tables, self._frames, strict=True)):
            assert f'"{self.code_for[table.seat]}"' not in frames
            for other, pages in enumerate(self._ink_of):
                drawn = [_written(ink) for ink in pages if ink]
                assert drawn, "everybody drew something"
                told = [ink for ink in drawn if ink in frames]
                assert (told == []) == (other != place)

    def found_all_ink(self) -> None:
        """What had arrived when the line was cut is in the picture."""
        assert self._before_the_cut is not None
        seat, (stroke, *_) = self._before_the_cut
        first_strokes = [
            section[0][: len(stroke)]
            for picture in self._tables[0].view.pictures
            for author, section in zip(picture.authors, picture.ink, strict=True)
            if author == seat and section
        ]
        assert stroke in first_strokes


def _written(ink: Ink) -> str:
    """The beginning of a stroke as it stands in a message."""
    return ",".join(map(str, ink[0][:NUMBERS_PER_POINT]))


async def draw_six_pages(tables: Sequence[NotebookTable], sight: Tour) -> Spied:
    spied = Spied(tables)
    for page in range(PAGES):
        for table in tables:
            await table.until(lambda view: view.phase is Phase.READ and view.page == page)  # noqa: B023
        spied.note_codes()
        if page == 0:
            await sight.stop("read", [table.person for table in tables])
        await draw_a_page(tables, page, spied)
    for table in tables:
        await table.until_phase(Phase.GUESS)
    spied.close()
    return spied


async def draw_a_page(tables: Sequence[NotebookTable], page: int, spied: Spied) -> None:
    for table in tables:
        await table.say_ready()
    for table in tables:
        await table.until_phase(Phase.DRAW)
    touch, mouse, keys = tables
    is_cut = page == PAGE_OF_THE_CUT
    by_mouse = draw_through_a_cut(mouse, spied) if is_cut else mouse.draw(STAIRS)
    await evening.together((touch.draw(), by_mouse, keys.draw()))
    for table in tables:  # the table may have paused for whoever was cut off
        await table.until(lambda view: view.own is not None)
    spied.note_ink()
    if page == 0:
        for name, table in (("phone", touch), ("desktop", mouse)):
            path = PICTURES / f"mission-mosaique-drawing-{name}-fr.png"
            await table.page.screenshot(path=path)


async def draw_through_a_cut(table: NotebookTable, spied: Spied) -> None:
    """What has arrived stays, whether or not the line is back before the page is turned."""
    first, *others = STAIRS
    await table.begin_stroke(first)
    await table.go_on(others[0])
    await table.until(lambda view: view.own is not None and len(view.own.ink) > 0)
    spied.note_ink_before_a_cut(table)
    await table.page.context.set_offline(True)
    await table.go_on(others[1])
    await table.person.sees(words.CONNECTION_LOST)
    await table.page.context.set_offline(False)
    await table.page.mouse.up()


# Solving


async def solve(tables: Sequence[NotebookTable], spied: Spied, sight: Tour) -> None:
    """One finds the code, one wins an appeal, one loses one; the bot does as bots do."""
    people = [table.person for table in tables]
    left = [find_the_code, win_an_appeal, lose_an_appeal]
    while tables[0].view.phase is not Phase.READ:
        view = tables[0].view
        guesser = view.guess.guesser if view.guess else None
        mine = next((table for table in tables if table.seat == guesser), None)
        if mine is None:
            await a_bot_guesses(tables, guesser)
            continue
        await mine.person.press(phrases.OPEN_THE_NOTEBOOK)
        for table in tables:
            await table.until(lambda view: view.guess is not None and view.guess.is_open)
        if len(left) == 3:
            await sight.stop("guess", people)
        await left.pop(0)(mine, tables, spied.code_for[mine.seat])
        await mine.until_phase(Phase.REVEAL)
        await watch_again(mine.person)
        if len(left) == 2:
            await sight.stop("reveal", people)
        await mine.person.press(phrases.PUT_AWAY)
        await tables[0].until(
            lambda view: view.guess is None or view.guess.guesser != guesser  # noqa: B023
        )


async def find_the_code(table: NotebookTable, _: Sequence[NotebookTable], code: str) -> None:
    await propose(table, code.upper())
    await table.person.sees(phrases.WELL_SEEN)


async def win_an_appeal(table: NotebookTable, tables: Sequence[NotebookTable], _: str) -> None:
    await miss_and_appeal(table)
    await decide([other for other in tables if other is not table], phrases.IT_COUNTS)
    await table.person.sees(phrases.APPEAL_WON)


async def lose_an_appeal(table: NotebookTable, tables: Sequence[NotebookTable], _: str) -> None:
    await miss_and_appeal(table)
    await decide([other for other in tables if other is not table], phrases.IT_DOES_NOT)
    await table.person.sees(phrases.APPEAL_LOST)


async def miss_and_appeal(table: NotebookTable) -> None:
    await propose(table, "presque cela")
    await table.person.sees(phrases.MISSED)
    await table.person.press(phrases.APPEAL)
    await table.until_phase(Phase.VOTE)


async def propose(table: NotebookTable, answer: str) -> None:
    await table.person.way.write(table.person.find("textbox", phrases.YOUR_PROPOSAL), answer)
    await table.person.press(phrases.SEND_MY_ANSWER)


async def watch_again(person: Person) -> None:
    """The picture draws itself again, unless one asked for less motion."""
    if person.character.motion == "reduce":
        await person.press(phrases.WATCH_IT_BEING_DRAWN)
    await person.press(phrases.STOP)


async def decide(voters: Sequence[NotebookTable], says: Phrase) -> None:
    """One after the other, when the bots have abstained, until it is decided (MM-70)."""
    bots = OTHERS - len(voters)
    for table in voters:
        await table.until_phase(Phase.VOTE)
    for told, table in enumerate(voters, start=bots):
        await table.until(lambda view: view.phase is not Phase.VOTE or decided(view) >= told)  # noqa: B023
        if table.view.phase is Phase.VOTE:
            await table.person.press(says)


def decided(view: View) -> int:
    assert view.guess is not None, "there is something to decide"
    return sum(vote is not None for vote in view.guess.votes) + len(view.guess.abstained)


async def a_bot_guesses(tables: Sequence[NotebookTable], guesser: int | None) -> None:
    """Nobody appeals for it: in its own time it puts its picture away."""
    await tables[0].until(lambda view: view.guess is None or view.guess.guesser != guesser)

"""Every main state of the house, by day and by night: photographed for people, free of barriers."""

import pytest
import pytest_asyncio
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.people import Person
from tests.browser.tour import TOURISTS, Tour

from tablee.games.copyright.model import LaidCard, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def people(company: Company) -> list[Person]:
    return [await tour.welcome(company, character) for character in TOURISTS]


async def test_pages_that_are_no_table(company: Company, people: list[Person]) -> None:
    company.troubles.expect("answer 404|status of 404|/api/tables/no-such-table")
    sight = Tour("house")
    for path, place, heading in (
        ("/", "lobby", words.LOBBY),
        ("/puzzle/copyright", "puzzle", words.PUZZLE),
        ("/archive/top_it", "archive", words.ARCHIVE),
        ("/companion", "companion", words.COMPANION),
        ("/nowhere/at/all", "nowhere", words.NOBODY_HERE),
    ):
        for person in people:
            await person.visit(company.address(path))
            await expect(person.find("heading", heading)).to_be_visible()
        await sight.stop(place, people)
    for person in people:
        await person.visit(company.address("/"))
        await evening.ask_for_a_table(person)
        await expect(person.find("textbox", words.YOUR_NAME)).to_be_visible()
    await sight.stop("name", people)
    key = (company.server.data / "host-key").read_text().strip()
    for person in people:
        await person.visit(company.address(f"/host#{key}"))
        await person.sees(words.RUN_THE_HOUSE)
    await sight.stop("host", people)
    assert sight.barriers == []


async def test_an_evening(company: Company, people: list[Person]) -> None:
    sight = Tour("evening")
    await gathering(company, people, sight)
    await evening.start(people)
    tables = [DraftingTable(person) for person in people]
    await playing(tables, sight)
    await beside_the_game(people, sight)
    await end_of_a_round(tables, sight)
    await end_of_the_game(tables, sight)
    await forgetting(company, people, sight)
    assert sight.barriers == []


async def test_other_moments(company: Company, people: list[Person]) -> None:
    company.troubles.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    sight = Tour("moments")
    link = await evening.gather(company, people[:2])
    await choosing(people[0], sight)
    await evening.start(people[:2])
    await watching(people, link, sight)
    await missing(company, people, sight)
    await around_the_lobby(company, people, sight)
    assert sight.barriers == []


async def choosing(host: Person, sight: Tour) -> None:
    await host.choose(phrases.VARIANT, phrases.TIMED)
    await host.choose(words.WHO_SEES_THE_TABLE, words.PUBLIC)
    await host.choose(phrases.MODEL_MAKER, phrases.EVERYBODY_IN_TURN)
    await host.open_choice(phrases.VARIANT)
    await sight.stop("variants", [host])
    await host.page.keyboard.press("Escape")
    await host.press(words.FILL_WITH_BOTS)
    await sight.stop("levels", [host])
    await host.press(words.CLOSE)


async def watching(people: list[Person], link: str, sight: Tour) -> None:
    """Two play, two watch: a model is made, a first card is drawn."""
    maker, _, *guests = people
    for guest in guests:
        await evening.come(guest, link)
        await guest.sees(words.WATCHING)
    await sight.stop("making-the-model", people)
    await maker.press(phrases.SHOW_THE_MODEL)
    for person in people:
        await DraftingTable(person).until(lambda view: view.phase is Phase.PLAY)
    await sight.stop("turn", people)


async def missing(company: Company, people: list[Person], sight: Tour) -> None:
    host, player, *guests = people
    await player.go_away()
    await host.sees(words.CONNECTION_OF.of(name=player.name))
    await sight.stop("somebody-is-missing", [host, *guests])
    await host.page.context.set_offline(True)
    await host.sees(words.CONNECTION_LOST)
    await sight.stop("line-cut", [host])
    await player.come_back(company.address("/"))


async def around_the_lobby(company: Company, people: list[Person], sight: Tour) -> None:
    """Those who know people and tables see more than strangers do."""
    _, natacha, harry, _ = people
    await harry.visit(company.address("/"))
    await sight.stop("lobby-with-tables", [natacha, harry])
    await evening.ask_for_a_table(natacha)
    await expect(natacha.find("list", words.CHAIRS)).to_be_visible()
    await sight.stop("host-on-a-phone", [natacha])


async def gathering(company: Company, people: list[Person], sight: Tour) -> None:
    link = await evening.open_table(company, people[0])
    for guest in people[1:]:
        await evening.come_to_watch(guest, link)
    await sight.stop("chairs-free", people)
    for guest in people[1:]:
        await guest.press(words.SIT_HERE)
        await guest.told.until(lambda told: told.you["seat"] is not None)
    await sight.stop("all-seated", people)
    for person in people:
        await person.press(words.LEARN)
        await person.press(phrases.NEXT_STEP)
    await sight.stop("guide", people)
    for person in people:
        await person.press(words.CLOSE)


async def playing(tables: list[DraftingTable], sight: Tour) -> None:
    people = [table.person for table in tables]
    await sight.stop("dealt", people)
    for table in tables:
        hand = hand_at(table)
        await hand.lay(LaidCard(0, table.own.hand[0], 0, 0, 0))
        await hand.lay(LaidCard(1, table.own.hand[1], 1, 1, 1))
        await hand.pick(2)
        await table.held()
    await sight.stop("card-held", people)
    for table in tables:
        await hand_at(table).pick(2)
    await sight.stop("cards-laid", people)


async def beside_the_game(people: list[Person], sight: Tour) -> None:
    for person in people:
        await person.press(words.RULES_HELP)
    await sight.stop("rules", people)
    for tab, place in ((words.LOG_TAB, "log"), (words.CHAT_TAB, "chat")):
        for person in people:
            await person.way.press(person.find("tab", tab))
        await sight.stop(place, people)
    for person in people:
        await person.press(words.CLOSE)
        await person.press(words.MENU)
        await expect(person.find("dialog", words.AROUND_THE_TABLE)).to_be_visible()
    await sight.stop("menu", people)
    for person in people:
        dialog = person.find("dialog", words.AROUND_THE_TABLE)
        await person.way.press(
            dialog.get_by_role("button", name=person.reads(words.ASK_FOR_A_PAUSE))
        )
    for person in people:
        await expect(person.button(words.RESUME)).to_be_visible()
    await sight.stop("pause", people)
    for person in people:
        await person.press(words.RESUME)
    for person in people:
        await person.told.until(lambda told: told.view is not None)


async def end_of_a_round(tables: list[DraftingTable], sight: Tour) -> None:
    people = [table.person for table in tables]
    await rounds.copy_the_model(tables[0])
    for table in tables[1:]:  # CR-63: whoever made the copy has nothing to confirm
        await expect(table.person.button(phrases.KEEP_THE_FRAME)).to_be_visible()
    await sight.stop("frame", people)
    await evening.together(rounds.place_the_frame(table) for table in tables)
    for person in people:
        await expect(person.button(phrases.STEP_BY_STEP)).to_be_visible()
    await sight.stop("scored", people)
    for person in people:
        await person.press(phrases.STEP_BY_STEP)
    await sight.stop("solution", people)
    for person in people:
        await person.way.press(person.button(words.CLOSE).first)


async def end_of_the_game(tables: list[DraftingTable], sight: Tour) -> None:
    people = [table.person for table in tables]
    names = [person.name for person in people]
    while tables[0].view.phase is not Phase.OVER:
        await evening.together(rounds.read_the_scores(table, names) for table in tables)
        await rounds.copy_the_model(tables[0])
        await evening.together(rounds.place_the_frame(table) for table in tables)
        await tables[0].until(lambda view: view.phase in (Phase.SCORED, Phase.OVER))
    await evening.together(rounds.read_who_has_won(table, names) for table in tables)
    await sight.stop("end", people)
    for person in people:
        await person.press(words.CHECK_THE_DEAL)
    await sight.stop("fairness", people)
    for person in people:
        await person.press(words.CLOSE)
        await person.press(words.SEE_THE_BOARD)
    await sight.stop("last-board", people)
    for person in people:
        await person.visit(f"{person.page.url}/replay")
        await expect(person.page.get_by_role("slider")).to_be_visible()
        await person.page.get_by_role("slider").fill("9")
    await sight.stop("replay", people)


async def forgetting(company: Company, people: list[Person], sight: Tour) -> None:
    """Whoever wishes is taken out of the game; the others stay in it."""
    for person in people:
        await person.visit(company.address("/"))
        await person.press(words.FORGET_ME)
        await expect(person.page.get_by_role("dialog")).to_be_visible()
    await sight.stop("forget-me", people)
    await people[0].press(words.YES_FORGET_ME)
    await people[0].sees(words.ONE_GAME_FORGOT)
    await expect(people[0].button(words.FORGET_ME)).to_have_count(0)
    await sight.stop("forgotten", people[:1])

"""Five players: Dana is the Ambassador, Bruno an agent on a small phone; three more agents have no
page. The Ambassador receives two agents, then one who asks another, and a call ends the game."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.people import BRUNO, DANA, Person, Screen
from tests.browser.top_secret import agents, phrases
from tests.browser.top_secret.agents import Agent
from tests.browser.top_secret.night import open_table
from tests.browser.top_secret.venice_table import VeniceTable, venice_of
from tests.browser.tour import Tour

from tablee.games.top_secret.data import AMBASSADOR, IDENTITIES
from tablee.games.top_secret.model.actions import Call
from tablee.games.top_secret.model.cards import Black, Place
from tablee.games.top_secret.model.views import Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

RIALTO, SALUTE, SAN_MARCO = Place.RIALTO, Place.SALUTE, Place.SAN_MARCO
SAN_GIORGIO, SOSPIRI = Place.SAN_GIORGIO, Place.PONTE_DEI_SOSPIRI
NAMES = ("Charlie", "Gaston", "Natacha")
ON_A_SMALL_PHONE = replace(BRUNO, screen=Screen(360, 640, is_phone=True))


class Embassy:
    """Everybody around the table, by seat."""

    def __init__(
        self, ambassador: VeniceTable, bruno: VeniceTable, others: Sequence[Agent], sight: Tour
    ) -> None:
        self.ambassador = ambassador
        self.bruno = bruno
        self.charlie, self.gaston, self.natacha = others
        self.sight = sight

    @property
    def guests(self) -> Sequence[Agent]:
        return self.charlie, self.gaston, self.natacha

    @property
    def agents(self) -> Mapping[int, VeniceTable | Agent]:
        players: Sequence[VeniceTable | Agent] = (self.bruno, *self.guests)
        return {agent.seat: agent for agent in players}

    async def lay_round(self, hidden: Place, places: Sequence[Place]) -> None:
        """The Ambassador hides his place (TS-67); then Bruno and the guests go to theirs."""
        number = self.ambassador.round.number
        await self.ambassador.lay(hidden)
        await expect(self.ambassador.page.locator(".spot .ghost")).to_be_visible()
        goals = dict(zip((self.bruno, *self.guests), places, strict=True))
        starter = self.ambassador.round.starter
        for turn in range(len(goals)):
            agent = self.agents[(starter + turn) % len(goals)]
            await agent.lay(goals[agent])
        await self.ambassador.until_all_lie(number)

    def right_call(self) -> Call:
        """What all of them know together."""
        by_identity = {agent.own.identity: agent for agent in self.agents.values()}
        owners = [by_identity[identity] for identity in IDENTITIES]
        f, b, z, x = (owner.own.fragment for owner in owners)
        assert f and b and z and x
        fo, bo, zo, xo = (owner.seat for owner in owners)
        return Call((f, b, z, x), (fo, bo, zo, xo))


async def test_an_evening_with_the_ambassador(company: Company) -> None:
    async with embassy(company) as table:
        await two_agents_are_received(table)
        await bruno_asks(table)
        await bruno_is_asked(table)
        await a_call_ends_the_game(table)
        assert table.sight.barriers == []


@asynccontextmanager
async def embassy(company: Company) -> AsyncIterator[Embassy]:
    dana, bruno = [await tour.welcome(company, who) for who in (DANA, ON_A_SMALL_PHONE)]
    link = await sit_in_the_fifth_chair(company, dana)
    await evening.sit_down(bruno, link)
    free = [seat for seat in range(AMBASSADOR) if seat != bruno.told.seat]
    name = link.rpartition("/")[2]
    guests = [
        await agents.sit_down(company.server, name, who, seat)
        for who, seat in zip(NAMES, free, strict=True)
    ]
    await dana.press(phrases.START_WITH_FIVE)
    ambassador, agent = venice_of(dana), venice_of(bruno)
    await evening.together(
        table.until(lambda view: view.phase is Phase.HIDING) for table in (ambassador, agent)
    )
    yield Embassy(ambassador, agent, guests, Tour("ambassador"))
    await evening.together(guest.client.go() for guest in guests)


async def sit_in_the_fifth_chair(company: Company, person: Person) -> str:
    link = await open_table(company, person)
    await person.choose(phrases.NUMBER_OF_CHAIRS, phrases.FIVE_CHAIRS)
    for number in (1, 5):
        await person.way.press(person.find("button", words.CHAIR.of(seat=number - 1), exact=False))
    await person.told.until(lambda told: told.you["seat"] == AMBASSADOR)
    return link


async def two_agents_are_received(table: Embassy) -> None:
    """Each shows the Ambassador a pair, and he shows nothing (TS-70)."""
    dana, bruno = table.ambassador.person, table.bruno.person
    await bruno.sees(phrases.IS_CHOOSING.of(name=dana.name))
    starter = table.ambassador.round.starter
    await table.lay_round(RIALTO, (RIALTO, RIALTO, SALUTE, SAN_MARCO))
    await bruno.sees(phrases.RECEIVES_YOU.of(name=dana.name, place=RIALTO))
    await table.sight.stop("received", [dana, bruno])
    await table.bruno.show(table.bruno.offers.pairs[0])
    await dana.press(phrases.LET_IT_PASS)
    await dana.sees(phrases.WAITING_FOR.of(name=table.charlie.name))
    await table.charlie.show_something()
    showers = {table.bruno.seat: bruno.name, table.charlie.seat: table.charlie.name}
    for seat in sorted(showers, key=lambda seat: (seat - starter) % AMBASSADOR):
        await dana.sees(phrases.SHOWED_YOU.of(name=showers[seat]))
        await dana.press(phrases.NOTED)


async def bruno_asks(table: Embassy) -> None:
    """Alone with the Ambassador: what another agent must show, both of them see (TS-36, TS-69)."""
    dana, bruno = table.ambassador.person, table.bruno.person
    await table.lay_round(SALUTE, (SALUTE, SAN_GIORGIO, RIALTO, SOSPIRI))
    await dana.press(phrases.LET_IT_PASS)
    await bruno.press(phrases.ASK.of(name=table.charlie.name))
    await bruno.sees(phrases.IS_CHOOSING.of(name=table.charlie.name))
    await table.charlie.answer(Black.FRAGMENT)
    for person in (bruno, dana):
        await person.sees(phrases.BLACK_CARD_OF.of(name=table.charlie.name))
    await table.sight.stop("answered", [dana, bruno])
    for person in (bruno, dana):
        await person.press(phrases.NOTED)


async def bruno_is_asked(table: Embassy) -> None:
    """The asked agent chooses which black card he shows (TS-37)."""
    dana, bruno = table.ambassador.person, table.bruno.person
    await table.lay_round(SAN_MARCO, (SOSPIRI, SAN_MARCO, SAN_GIORGIO, SALUTE))
    await dana.press(phrases.LET_IT_PASS)
    await table.charlie.ask(table.bruno.seat)
    await bruno.sees(phrases.ASKS_YOU.of(name=table.charlie.name))
    await table.sight.stop("asked", [bruno])
    await bruno.press(phrases.SHOW_MY_IDENTITY)
    await dana.sees(phrases.BLACK_CARD_OF.of(name=bruno.name))
    await dana.press(phrases.NOTED)


async def a_call_ends_the_game(table: Embassy) -> None:
    """With five, whoever calls rightly wins alone (TS-75); the series goes on (TS-54)."""
    dana, bruno = table.ambassador.person, table.bruno.person
    await table.lay_round(SOSPIRI, (SAN_GIORGIO, SOSPIRI, SAN_MARCO, RIALTO))
    await table.charlie.call(table.right_call())
    await dana.press(phrases.LET_IT_PASS)
    for person in (dana, bruno):
        await person.sees(phrases.RIGHT_NUMBER)
        await person.press(phrases.NEXT_GAME)
    for guest in table.guests:
        await guest.go_on()
    for page in (table.ambassador, table.bruno):
        await page.until(lambda view: (view.game, view.phase) == (2, Phase.HIDING))
    await dana.sees(phrases.GAME_TWO)

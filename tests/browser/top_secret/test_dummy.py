"""Three players against the clock: on a low laptop Adèle meets the dummy, looks at one of his black
cards, and calls beside him. The other two have no page, and keep to each other."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour
from tests.browser.company import Company
from tests.browser.people import ADELE, Screen
from tests.browser.top_secret import agents, phrases
from tests.browser.top_secret.agents import Agent
from tests.browser.top_secret.night import open_table
from tests.browser.top_secret.venice_table import VeniceTable, venice_of
from tests.browser.tour import Tour

from tablee.games.top_secret.data import AMBASSADOR, DUMMY, FRAGMENTS, IDENTITIES
from tablee.games.top_secret.model.cards import Card, Place
from tablee.games.top_secret.model.record import Looked
from tablee.games.top_secret.model.views import OwnView, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ("Charlie", "Gaston")
PLACES = tuple(Place)
ON_A_LAPTOP = replace(ADELE, screen=Screen(1280, 680, is_phone=False))


class Owner(NamedTuple):
    identity: Card
    fragment: Card
    name: str


class Trio:
    """Adèle and two others; the fourth agent has no chair (TS-58)."""

    def __init__(self, adele: VeniceTable, others: Sequence[Agent]) -> None:
        self.adele = adele
        self.others = others
        self.number = 0
        """Of the round whose cards lie."""

    def _is_meeting(self, *visitors: int) -> bool:
        return set(visitors) in self._meetings()

    def _meetings(self) -> list[set[int]]:
        """In the order in which they are settled (TS-50)."""
        meetings = self.adele.view.rounds[self.number - 1].meetings
        return [set(meeting.visitors) for meeting in meetings]

    def _do_others_meet(self) -> bool:
        return self._is_meeting(*(other.seat for other in self.others))

    def come_others_first(self) -> bool:
        return self._do_others_meet() and self.adele.seat not in self._meetings()[0]

    def owners(self) -> list[Owner]:
        """Of F, B, Z and X. What nobody else holds is the dummy's."""
        seated = [
            Owner(*_hand(self.adele.own), ADELE.name),
            *(Owner(*_hand(other.own), other.name) for other in self.others),
        ]
        (identity,) = set(IDENTITIES) - {owner.identity for owner in seated}
        (fragment,) = set(FRAGMENTS) - {owner.fragment for owner in seated}
        dummy = Owner(identity, fragment, self.adele.person.reads(phrases.DUMMY))
        return sorted([*seated, dummy], key=lambda owner: IDENTITIES.index(owner.identity))

    async def until_adele_meets_the_dummy(self) -> None:
        """His pile and the Ambassador's deck decide how many rounds it takes."""
        while not await self._lay_round():
            await self._let_pass()

    async def _lay_round(self) -> bool:
        """Adèle follows the dummy if she can; whether she meets him."""
        await self.adele.until(lambda view: view.phase is Phase.PLACES)
        self.number = self.adele.round.number
        starter = self.adele.round.starter
        for turn in range(DUMMY + 1):
            await self._lay((starter + turn) % (DUMMY + 1))
        await self.adele.until_all_lie(self.number)
        return self._is_meeting(self.adele.seat, DUMMY)

    async def _lay(self, agent: int) -> None:
        """The dummy's card is turned by itself (TS-59)."""
        if agent == self.adele.seat:
            await self.adele.until_waited_for()
            await self.adele.lay(self._beside_the_dummy())
        for other in self.others:
            if other.seat == agent:
                await other.lay(PLACES[self.number % len(PLACES)])

    def _beside_the_dummy(self) -> Place:
        goal, free = self.adele.round.places[DUMMY], self.adele.offers.places
        return goal if goal is not None and goal in free else free[0]

    async def _let_pass(self) -> None:
        """Adèle asks the Ambassador for nothing."""
        doings = self.exchanges()
        if self._is_meeting(self.adele.seat, AMBASSADOR):
            doings.append(self._pass_by())
        await evening.together(doings)
        await self.adele.until(lambda view: view.rounds[-1].number > self.number)

    async def _pass_by(self) -> None:
        await self.adele.until_waited_for()
        await self.adele.pass_by()

    def exchanges(self) -> list[Awaitable[None]]:
        """The other two show each other something, if they meet."""
        return [other.show_something() for other in self.others] if self._do_others_meet() else []


def _hand(own: OwnView) -> tuple[Card, Card]:
    assert own.identity is not None and own.fragment is not None, "an agent has both"
    return own.identity, own.fragment


async def test_three_players_and_the_dummy(company: Company) -> None:
    async with trio(company) as table:
        sight = Tour("dummy")
        await table.until_adele_meets_the_dummy()
        await sight.stop("dummy", [table.adele.person])
        await look_at_the_dummy(table)
        await table.until_adele_meets_the_dummy()
        await call_beside_the_dummy(table)
        assert sight.barriers == []


@asynccontextmanager
async def trio(company: Company) -> AsyncIterator[Trio]:
    adele = await tour.welcome(company, ON_A_LAPTOP)
    link = await open_table(company, adele)
    await adele.choose(phrases.LENGTH, phrases.SINGLE_GAME)
    await adele.choose(phrases.CLOCK, phrases.TWO_MINUTES)
    await adele.choose(phrases.NUMBER_OF_CHAIRS, phrases.THREE_CHAIRS)
    name = link.rpartition("/")[2]
    others = [
        await agents.sit_down(company.server, name, who, seat)
        for seat, who in enumerate(NAMES, start=1)
    ]
    await adele.press(phrases.START_WITH_THREE)
    table = venice_of(adele)
    await table.until(lambda view: view.phase is Phase.PLACES)
    await expect(adele.page.get_by_role("timer")).to_be_visible()
    yield Trio(table, others)
    await evening.together(other.client.go() for other in others)


async def look_at_the_dummy(table: Trio) -> None:
    """That she looked is public, at which card is not (TS-60, TS-61)."""
    adele = table.adele
    await adele.until_waited_for()
    await evening.together([adele.person.press(phrases.SEE_IDENTITY), *table.exchanges()])
    await adele.person.sees(phrases.DUMMYS_BLACK_CARD)
    await adele.person.press(phrases.NOTED)
    (fact,) = adele.own.facts
    assert isinstance(fact, Looked)
    (dummy,) = (o for o in table.owners() if o.name == adele.person.reads(phrases.DUMMY))
    assert fact.card is dummy.identity
    for other in table.others:
        await other.until(lambda view: view.rounds[table.number - 1].meetings[-1].is_settled)
        assert any(met.has_looked for met in other.view.rounds[table.number - 1].meetings)
        assert not any('"looked"' in frame for frame in other.client.frames)


async def call_beside_the_dummy(table: Trio) -> None:
    """The dummy counts as an agent (TS-64); whoever is right wins alone (TS-65)."""
    adele = table.adele
    if table.come_others_first():
        await evening.together(table.exchanges())
    await adele.until_waited_for()
    await adele.person.press(phrases.TELEPHONE_FROM_HERE)
    owners = table.owners()
    await adele.dial([owner.fragment for owner in owners], [owner.name for owner in owners])
    await adele.pick_up()
    await adele.person.sees(phrases.RIGHT_NUMBER)
    assert adele.view.winners == (adele.seat,)

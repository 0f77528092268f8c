"""One person with a page, and three agents without one: who meets whom is arranged."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.browser import evening, tour
from tests.browser.company import Company
from tests.browser.people import Character, Person
from tests.browser.top_secret import agents, phrases
from tests.browser.top_secret.agents import Agent
from tests.browser.top_secret.night import open_table
from tests.browser.top_secret.venice_table import VeniceTable, venice_of

from tablee.games.top_secret.data import ALLY_OF, IDENTITIES
from tablee.games.top_secret.model.cards import Card, Place
from tablee.games.top_secret.model.views import OwnView, Phase

NAMES = ("Charlie", "Gaston", "Natacha")
PLACES = tuple(Place)
START = phrases.START_WITH_FOUR


class Quartet:
    def __init__(self, table: VeniceTable, others: Sequence[Agent]) -> None:
        self.table = table
        self.others = others
        self.number = 0
        """Of the round whose cards lie."""

    @property
    def person(self) -> Person:
        return self.table.person

    def hands(self) -> list[tuple[OwnView, str]]:
        """Of F, B, Z and X, with their names."""
        seated = [(self.table.own, self.person.name), *((o.own, o.name) for o in self.others)]
        return sorted(seated, key=lambda hand: IDENTITIES.index(_identity(hand[0])))

    def fragments(self) -> list[Card]:
        return [own.fragment for own, _ in self.hands() if own.fragment is not None]

    def owners(self) -> list[str]:
        return [name for _, name in self.hands()]

    def ally(self) -> Agent:
        ally = ALLY_OF[_identity(self.table.own)]
        return next(other for other in self.others if other.own.identity is ally)

    def rival(self) -> Agent:
        return next(other for other in self.others if other is not self.ally())

    async def until_met(self, wanted: Agent) -> None:
        """The Ambassador comes between them as often as his deck will have it."""
        while not await self._lay_round(wanted):
            await self._let_pass()
        await self.table.until(lambda view: view.phase is Phase.MEETINGS)
        if self.table.seat not in self.table.view.to_act:
            await self._decline()  # an earlier meeting is settled first (TS-50)
        await self.table.until_waited_for()

    async def next_game(self) -> None:
        """Everybody goes on, the person last."""
        game = self.table.view.game
        for other in self.others:
            await other.go_on()
        await self.person.press(phrases.NEXT_GAME)
        self.number = 0
        await self.table.until(lambda view: view.game > game and view.phase is Phase.PLACES)
        for other in self.others:
            await other.until(lambda view: view.game > game)

    async def _lay_round(self, wanted: Agent) -> bool:
        """Both go to one place, the others each to their own; whether these two meet."""
        number = self.number + 1
        await self.table.until(
            lambda view: view.phase is Phase.PLACES and view.rounds[-1].number == number
        )
        self.number = number
        apart = [other for other in self.others if other is not wanted]
        goals = {self.table.seat: 0, wanted.seat: 0, apart[0].seat: 1, apart[1].seat: 2}
        starter = self.table.round.starter
        for turn in range(4):
            seat = (starter + turn) % 4
            await self._lay(seat, PLACES[(number + goals[seat]) % len(PLACES)])
        await self.table.until_all_lie(number)
        return self._is_meeting(self.table.seat, wanted.seat)

    async def _lay(self, seat: int, place: Place) -> None:
        if seat == self.table.seat:
            await self.table.until_waited_for()
            await self.table.lay(place)
        for other in self.others:
            if other.seat == seat:
                await other.lay(place)

    def _is_meeting(self, *visitors: int) -> bool:
        meetings = self.table.view.rounds[self.number - 1].meetings
        return any(set(meeting.visitors) == set(visitors) for meeting in meetings)

    async def _let_pass(self) -> None:
        await self._decline()
        await self.table.until(lambda view: view.rounds[-1].number > self.number)

    async def _decline(self) -> None:
        """Whoever meets the Ambassador asks nobody."""
        for other in self.others:
            if self._is_meeting(other.seat, 4):
                await other.decline()


def _identity(own: OwnView) -> Card:
    assert own.identity is not None, "agents have one"
    return own.identity


@asynccontextmanager
async def quartet(
    company: Company, character: Character, *, is_series: bool = False
) -> AsyncIterator[Quartet]:
    person = await tour.welcome(company, character)
    link = await open_table(company, person)
    if not is_series:
        await person.choose(phrases.LENGTH, phrases.SINGLE_GAME)
    await person.choose(phrases.SHEET, phrases.DETECTIVE)
    name = link.rpartition("/")[2]
    others = [
        await agents.sit_down(company.server, name, who, seat)
        for seat, who in enumerate(NAMES, start=1)
    ]
    await person.press(START)
    table = venice_of(person)
    await table.until(lambda view: view.phase is Phase.PLACES)
    for other in others:
        await other.until(lambda view: view.own is not None)
    yield Quartet(table, others)
    await evening.together(other.client.go() for other in others)

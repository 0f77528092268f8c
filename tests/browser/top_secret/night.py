"""A night of four, step by step: two of them look for each other, two keep out of their way."""

from collections.abc import Callable, Sequence

from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.top_secret import phrases
from tests.browser.top_secret.venice_table import VeniceTable

from tablee.games.top_secret.data import IDENTITIES
from tablee.games.top_secret.model.cards import Card, Number, Place
from tablee.games.top_secret.model.views import View


async def open_table(company: Company, host: Person) -> str:
    """The link to a new table."""
    await host.visit(company.address("/"))
    await host.press(phrases.TOP_SECRET)
    await evening.ask_for_a_table(host)
    await host.introduce()
    return await host.find("textbox", words.LINK).input_value()


class Night:
    """Four people whose tests know all that any of them knows."""

    def __init__(self, tables: Sequence[VeniceTable]) -> None:
        self.tables = tables

    @property
    def seekers(self) -> Sequence[VeniceTable]:
        return self.tables[:2]

    @property
    def view(self) -> View:
        return self.tables[0].view

    def name_of(self, agent: int) -> str:
        return next(table.person.name for table in self.tables if table.seat == agent)

    def owners(self) -> list[VeniceTable]:
        """Who is Fiddlebottom, Bubble, Zsa Zsa and X."""
        by_identity = {table.own.identity: table for table in self.tables}
        return [by_identity[identity] for identity in IDENTITIES]

    def number(self) -> Number:
        f, b, z, x = (_fragment_of(table) for table in self.owners())
        return f, b, z, x

    async def everybody(self, number: int) -> None:
        await evening.together(table.until_all_lie(number) for table in self.tables)

    async def lay_round(self) -> bool:
        """The seekers go to one place, the others each to their own; whether the seekers meet."""
        number = self.view.rounds[-1].number
        goals = dict(zip(self.tables, _goals(number), strict=True))
        for table in self._in_turn():
            await table.lay(goals[table])
        await self.everybody(number)
        return self._meets(number)

    def _in_turn(self) -> list[VeniceTable]:
        starter = self.view.rounds[-1].starter
        return sorted(self.tables, key=lambda table: (table.seat - starter) % len(self.tables))

    def _meets(self, number: int) -> bool:
        together = {table.seat for table in self.seekers}
        meetings = self.view.rounds[number - 1].meetings
        return any(set(meeting.visitors) == together for meeting in meetings)

    async def until_seekers_meet(self) -> None:
        """And until it is their turn: an earlier meeting is settled first (TS-50)."""
        number = self.view.rounds[-1].number
        while not await self.lay_round():
            await self.let_pass(number)
            number += 1
        seat = self.seekers[0].seat
        await self._others_pass(lambda view: seat in view.to_act)

    async def let_pass(self, number: int) -> None:
        """Whoever meets the Ambassador asks nobody, until the round is over."""
        await self._others_pass(lambda view: view.rounds[-1].number != number)

    async def _others_pass(self, is_over: Callable[[View], bool]) -> None:
        first, _, *others = self.tables
        seats = {table.seat for table in others}
        while not is_over(self.view):
            await first.until(lambda view: is_over(view) or bool(seats & set(view.to_act)))
            for table in others:
                if table.seat in self.view.to_act and not is_over(self.view):
                    await self._passes(table, is_over)
        await evening.together(table.until(is_over) for table in self.tables)

    async def _passes(self, table: VeniceTable, is_over: Callable[[View], bool]) -> None:
        await table.until_waited_for()
        await table.pass_by()
        await self.tables[0].until(lambda view: is_over(view) or table.seat not in view.to_act)


def _goals(number: int) -> Sequence[Place]:
    """By table. Nobody goes twice to a place within five rounds, however many are played (TS-17):
    the Ambassador comes between the seekers as often as his deck will have it."""
    places = list(Place)
    place, second, third = (places[(number + step) % len(places)] for step in range(3))
    return place, place, second, third


def _fragment_of(table: VeniceTable) -> Card:
    fragment = table.own.fragment
    assert fragment is not None, "only the Ambassador has none"
    return fragment

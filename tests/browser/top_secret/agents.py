"""Agents without a page, who act over their sockets at once: a scene that waits for no bot, and
depends on no bot's luck."""

import secrets
from collections.abc import Callable

import msgspec
from tests.faults.client import Client
from tests.faults.server import Server

from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    LayPlace,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black, Place
from tablee.games.top_secret.model.views import Offers, OwnView, View


class Agent:
    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.name = client.name
        self.seat = seat

    @property
    def view(self) -> View:
        return msgspec.convert(self.client.view, View)

    @property
    def own(self) -> OwnView:
        own = self.view.own
        assert own is not None
        return own

    @property
    def offers(self) -> Offers:
        return self.own.offers

    async def lay(self, place: Place) -> None:
        await self.until(lambda _: bool(self.offers.places))
        await self._act(LayPlace(place))

    async def show_something(self) -> None:
        await self.until(lambda _: bool(self.offers.pairs))
        await self._act(ShowPair(*self.offers.pairs[0]))

    async def ask(self, agent: int) -> None:
        await self._act(AskFor(agent))

    async def decline(self) -> None:
        await self._act(Decline())

    async def answer(self, black: Black) -> None:
        await self._act(AnswerWith(black))

    async def call(self, call: Call) -> None:
        await self._act(call)

    async def go_on(self) -> None:
        await self._act(Continue())

    async def _act(self, action: Action) -> None:
        await self._until_awaited()
        answer = await self.client.act(msgspec.to_builtins(action))
        assert answer.is_accepted, answer

    async def until(self, is_so: Callable[[View], bool]) -> None:
        await self.client.until(lambda: self.client.view is not None and is_so(self.view))

    async def _until_awaited(self) -> None:
        await self.until(lambda view: self.seat in view.to_act)


async def sit_down(server: Server, table: str, name: str, seat: int) -> Agent:
    client = await Client(server, table, name).come_in()
    sat = await client.do("sit", seat=seat, contribution=secrets.token_hex(16))
    assert sat.is_accepted, sat
    return Agent(client, seat)

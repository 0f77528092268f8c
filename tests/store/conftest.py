"""The stores under test, and the plainest things to keep in them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest

from tablee.kernel.directory import ArchivedResult, Ranking, Sitter, Summary
from tablee.kernel.log import Header, Said
from tablee.store.contract import Store
from tablee.store.nats import NatsPlace, NatsStore
from tablee.store.nats.local_server import LocalServer
from tablee.store.sqlite import SqliteStore

OpenStore = Callable[[], Awaitable[Store]]


def ids(summaries: Sequence[Summary]) -> list[str]:
    return [summary.table for summary in summaries]


def ranking(
    player: str, *rank_by: int, board: str = "daily", at_ms: int = 0, table: str = "t1"
) -> Ranking:
    return Ranking(
        board=board, player=player, name="Ada", rank_by=rank_by, table=table, at_ms=at_ms
    )


class Example:
    """Builds tables: what the tests do not name is the same everywhere."""

    SECRET = bytes(range(32))

    @staticmethod
    def header(table: str = "t1") -> Header:
        return Header(
            table=table, game="copyright", version=1, commitment="0" * 64, created_at_ms=1000
        )

    @staticmethod
    def summary(
        table: str = "t1",
        *,
        players: tuple[str, ...] = (),
        status: str = "waiting",
        is_public: bool = False,
        created_at_ms: int = 1000,
        updated_at_ms: int = 1000,
        game: str = "copyright",
        result: ArchivedResult | None = None,
    ) -> Summary:
        return Summary(
            table=table,
            game=game,
            status=status,
            is_public=is_public,
            has_open_chairs=True,
            chairs=tuple(Sitter(player, "Ada", "blue", False) for player in players),
            created_at_ms=created_at_ms,
            updated_at_ms=updated_at_ms,
            result=result,
        )

    @staticmethod
    def said(n: int, text: str = "hello") -> Said:
        return Said(n=n, at_ms=n * 10, name="Ada", text=text)

    async def create(self, store: Store, table: str = "t1") -> None:
        await store.create(self.header(table), self.SECRET, (), self.summary(table))


class Closing(Protocol):
    async def close(self) -> None: ...


@pytest.fixture
def example() -> Example:
    return Example()


@pytest.fixture
def nats_server(tmp_path: Path) -> Iterator[LocalServer]:
    server = LocalServer(tmp_path / "nats", is_synced=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "nats"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens each kind of store; another kind joins here."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "tables.sqlite3")
    server: LocalServer = request.getfixturevalue("nats_server")
    return lambda: NatsStore.open(NatsPlace(server.address))


@pytest.fixture
async def open_store(opening: OpenStore) -> AsyncIterator[OpenStore]:
    """Opens the store again and again, on the same place."""
    opened: list[Closing] = []

    async def open_it() -> Store:
        store = await opening()
        opened.append(store)
        return store

    yield open_it
    for store in opened:
        await store.close()


@pytest.fixture
async def store(open_store: OpenStore) -> Store:
    return await open_store()

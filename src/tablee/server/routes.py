"""HTTP: the lobby, new tables, replays, and how the server is doing."""

import asyncio
from typing import Any

from litestar import MediaType, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from tablee.kernel import log, registry
from tablee.kernel.publishing import published
from tablee.server import api, founding, metrics, puzzles
from tablee.server.addresses import address_for_others
from tablee.server.archives import archive_of
from tablee.server.boards import board_for
from tablee.server.house import House, game_named
from tablee.server.pages import build_name
from tablee.server.players import client_of, key_in, player_of
from tablee.server.problems import HttpCall, responses
from tablee.server.rates import Limits
from tablee.server.replays import replay_for
from tablee.server.settings import Settings
from tablee.store.contract import StoredTable
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller
from tablee.table.wire import SeatNumber

TABLES_LISTED = 50
MY_TABLES_LISTED = 40
KEY_SCHEME = "key"
WITH_KEY = [{KEY_SCHEME: list[str]()}]


WRITING = (Code.MALFORMED, Code.NO_KEY, Code.FORBIDDEN_ORIGIN, Code.TOO_LARGE, Code.TOO_FAST)
FINISHED = (
    Code.MALFORMED,
    Code.UNKNOWN_TABLE,
    Code.NOT_OVER,
    Code.TOO_FAST,
    Code.BROKEN_TABLE,
    Code.TABLE_BUSY,
)
"""What keeps a finished game from being shown."""
TheHouse = NamedDependency[House]
TheLimits = NamedDependency[Limits]


def check_rate(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    limits: Limits = connection.app.state.limits
    limits.check_call(client_of(connection))


def _player(request: HttpCall) -> str:
    key = key_in(request.headers.get("authorization"))
    if key is None:
        raise Refusal(Code.NO_KEY)
    return player_of(key)


@get("/health", summary="Whether the server can serve")
async def health(house: TheHouse) -> dict[str, str]:
    await house.store.open_tables(1)
    return {"status": "closing" if house.is_closing else "ok"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def prometheus() -> Response[bytes]:
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get(
    "/api/lobby",
    summary="The games there are, and the public tables",
    responses=responses(Code.TOO_FAST, Code.TABLE_BUSY),
)
async def lobby(house: TheHouse) -> api.Lobby:
    return api.Lobby(
        games=tuple(registry.load(name).info for name in registry.names()),
        tables=tuple(filter(house.is_lively, await house.store.open_tables(TABLES_LISTED))),
    )


@get(
    "/api/invitation",
    summary="Where friends reach this server",
    responses=responses(Code.TOO_FAST),
    sync_to_thread=False,
)
def invitation(settings: NamedDependency[Settings]) -> api.Invitation:
    return api.Invitation(address_for_others(settings))


@get(
    "/api/build",
    summary="Which build of the pages the server has",
    responses=responses(Code.TOO_FAST),
    sync_to_thread=False,
)
def build() -> api.Build:
    return api.Build(build_name())


@get(
    "/api/me/tables",
    summary="The caller's tables, running and finished",
    security=WITH_KEY,
    responses=responses(Code.NO_KEY, Code.TOO_FAST, Code.TABLE_BUSY),
)
async def my_tables(request: HttpCall, house: TheHouse) -> api.OwnTables:
    tables = await house.store.tables_of(_player(request), MY_TABLES_LISTED)
    return api.OwnTables(tuple(tables))


@post(
    "/api/tables",
    summary="Open a table",
    security=WITH_KEY,
    responses=responses(
        *WRITING, Code.UNKNOWN_GAME, Code.BAD_OPTIONS, Code.TOO_MANY_TABLES, Code.NOT_SAVED
    ),
)
async def new_table(
    request: HttpCall,
    data: JSONBody[api.NewTable],
    house: TheHouse,
    limits: TheLimits,
) -> api.TableLink:
    caller = Caller.called(_player(request), data.name, data.colour)
    limits.check_new_table(client_of(request))
    return api.TableLink(
        await founding.open_table(house.store, game_named(data.game), caller, data)
    )


@get(
    "/api/puzzles/{game:str}",
    summary="The puzzle of today or of a past day, and its ranking",
    security=WITH_KEY,
    responses=responses(
        Code.MALFORMED,
        Code.NO_KEY,
        Code.UNKNOWN_GAME,
        Code.NO_PUZZLE,
        Code.NO_SUCH_DAY,
        Code.TOO_FAST,
        Code.TABLE_BUSY,
        Code.BROKEN_TABLE,
    ),
)
async def puzzle_rankings(
    request: HttpCall, game: FromPath[str], house: TheHouse, day: FromQuery[str] = ""
) -> api.PuzzleBoard:
    found, player = game_named(game), _player(request)
    puzzles.puzzle_of(found)
    return await board_for(house, found, puzzles.day_named(day), player)


@get(
    "/api/archive/{game:str}",
    summary="The best results of a game, and the caller's own",
    security=WITH_KEY,
    responses=responses(
        Code.MALFORMED,
        Code.NO_KEY,
        Code.UNKNOWN_GAME,
        Code.NO_ARCHIVE,
        Code.TOO_FAST,
        Code.TABLE_BUSY,
    ),
)
async def archive(request: HttpCall, game: FromPath[str], house: TheHouse) -> api.BestResults:
    return await archive_of(house.store, game_named(game), _player(request))


@post(
    "/api/puzzles/{game:str}",
    summary="Begin or find again one's own table of a day's puzzle",
    security=WITH_KEY,
    responses=responses(
        *WRITING, Code.UNKNOWN_GAME, Code.NO_PUZZLE, Code.NO_SUCH_DAY, Code.NOT_SAVED
    ),
)
async def new_puzzle(
    request: HttpCall,
    game: FromPath[str],
    data: JSONBody[api.NewPuzzle],
    house: TheHouse,
    limits: TheLimits,
) -> api.TableLink:
    limits.check_new_table(client_of(request))
    caller = Caller.called(_player(request), data.name, data.colour)
    found, day = game_named(game), puzzles.day_named(data.day)
    return api.TableLink(await founding.open_puzzle(house.store, found, day, caller))


async def _finished(request: HttpCall, table: str, house: House, limits: Limits) -> StoredTable:
    with limits.looking_for_table(client_of(request)):
        stored = await house.read(table)
    if not any(isinstance(entry, log.Ended) for entry in stored.entries):
        raise Refusal(Code.NOT_OVER)
    return stored


@get(
    "/api/tables/{table:str}/replay",
    summary="A finished game, as one seat saw it",
    responses=responses(*FINISHED, Code.NO_SUCH_SEAT),
)
async def replay(
    request: HttpCall,
    table: FromPath[str],
    house: TheHouse,
    limits: TheLimits,
    seat: FromQuery[SeatNumber | None] = None,
) -> api.Replay:
    stored = await _finished(request, table, house, limits)
    return await asyncio.to_thread(replay_for, stored, seat)


@post(
    "/api/tables/{table:str}/tries",
    summary="Take a finished game up again at one of its moments",
    security=WITH_KEY,
    responses=responses(
        *WRITING,
        Code.UNKNOWN_TABLE,
        Code.NOT_OVER,
        Code.BROKEN_TABLE,
        Code.TABLE_BUSY,
        Code.NO_SECOND_TRY,
        Code.NO_SUCH_MOMENT,
        Code.NO_SUCH_SEAT,
        Code.NOT_SAVED,
    ),
)
async def new_try(
    request: HttpCall,
    table: FromPath[str],
    data: JSONBody[api.NewTry],
    house: TheHouse,
    limits: TheLimits,
) -> api.TableLink:
    limits.check_new_table(client_of(request))
    caller = Caller.called(_player(request), data.name, data.colour)
    stored = await _finished(request, table, house, limits)
    return api.TableLink(await founding.open_second_try(house.store, stored, data, caller))


@get(
    "/api/tables/{table:str}/log",
    summary="A finished game as a file, with the revealed secret",
    media_type="application/jsonl",
    responses=responses(*FINISHED),
)
async def game_file(
    request: HttpCall,
    table: FromPath[str],
    house: TheHouse,
    limits: TheLimits,
) -> Response[bytes]:
    stored = await _finished(request, table, house, limits)
    return Response(
        log.to_lines(*published(stored.header, stored.entries, stored.secret)),
        headers={"content-disposition": f'attachment; filename="{stored.header.table}.jsonl"'},
    )


READING = Router(
    path="/",
    guards=[check_rate],
    route_handlers=[
        health,
        lobby,
        invitation,
        build,
        my_tables,
        puzzle_rankings,
        archive,
        replay,
        game_file,
    ],
)
ROUTES = (READING, new_table, new_puzzle, new_try)

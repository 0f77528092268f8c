"""HTTP: the lobby, new tables, replays, and how the server is doing."""

import asyncio
from typing import Any

from tablee.kernel import log, registry
from tablee.kernel.publishing import published
from tablee.server import api, founding, metrics, puzzles
from tablee.server.addresses import address_for_others
from tablee.server.archives import archive_of
from tablee.server.boards import board_for
from tablee.server.game_words import words_of
from tablee.server.house import House, game_named
from tablee.server.http import HttpAnswer, HttpCall, get, guarded, post
from tablee.server.openapi import description
from tablee.server.pages import build_name
from tablee.server.players import key_in, player_of
from tablee.server.rates import Limits
from tablee.server.replays import answer_at, replay_for
from tablee.server.settings import Settings
from tablee.store.contract import StoredTable
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller
from tablee.table.wire import SeatNumber

TABLES_LISTED = 50
MY_TABLES_LISTED = 40

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


def check_rate(request: HttpCall) -> None:
    limits: Limits = request.shared.limits
    limits.check_call(request.client)


def _player(request: HttpCall) -> str:
    key = key_in(request.headers.get("authorization"))
    if key is None:
        raise Refusal(Code.NO_KEY)
    return player_of(key)


@get("/health/live", summary="Whether the server runs at all")
def live() -> dict[str, str]:
    return {"status": "ok"}


async def _ready(house: House) -> dict[str, str]:
    """Reading and saving work, and nobody has told the server to stop."""
    if house.is_closing:
        raise Refusal(Code.SHUTTING_DOWN)
    await house.store.prove()
    await house.store.open_tables(1)
    return {"status": "ok"}


CANNOT_SERVE = (Code.TOO_FAST, Code.TABLE_BUSY, Code.SHUTTING_DOWN)


@get("/health", summary="Whether the server can serve", refusals=CANNOT_SERVE)
async def health(house: House) -> dict[str, str]:
    return await _ready(house)


@get("/health/ready", summary="The same as /health", refusals=CANNOT_SERVE)
async def ready(house: House) -> dict[str, str]:
    return await _ready(house)


@get("/metrics")
def prometheus() -> HttpAnswer:
    return HttpAnswer(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get(
    "/api/lobby",
    summary="The games there are, and the public tables",
    refusals=(Code.TOO_FAST, Code.TABLE_BUSY),
)
async def lobby(house: House) -> api.Lobby:
    return api.Lobby(
        games=tuple(registry.load(name).info for name in registry.names()),
        tables=tuple(filter(house.is_lively, await house.store.open_tables(TABLES_LISTED))),
    )


@get(
    "/api/games/{game}/words",
    summary="What a game without pages of its own calls its things, by language",
    refusals=(Code.UNKNOWN_GAME, Code.TOO_FAST),
)
def game_words(game: str) -> dict[str, dict[str, str]]:
    return words_of(game_named(game))


@get(
    "/api/invitation",
    summary="Where friends reach this server",
    refusals=(Code.TOO_FAST,),
)
def invitation(settings: Settings) -> api.Invitation:
    return api.Invitation(address_for_others(settings))


@get(
    "/api/build",
    summary="Which build of the pages the server has",
    refusals=(Code.TOO_FAST,),
)
def build() -> api.Build:
    return api.Build(build_name())


@get(
    "/api/me/tables",
    summary="The caller's tables, running and finished",
    needs_key=True,
    refusals=(Code.NO_KEY, Code.TOO_FAST, Code.TABLE_BUSY),
)
async def my_tables(request: HttpCall, house: House) -> api.OwnTables:
    tables = await house.store.tables_of(_player(request), MY_TABLES_LISTED)
    return api.OwnTables(tuple(tables))


@post(
    "/api/tables",
    summary="Open a table",
    needs_key=True,
    refusals=(*WRITING, Code.UNKNOWN_GAME, Code.BAD_OPTIONS, Code.TOO_MANY_TABLES, Code.NOT_SAVED),
)
async def new_table(
    request: HttpCall,
    data: api.NewTable,
    house: House,
    limits: Limits,
) -> api.TableLink:
    caller = Caller.called(_player(request), data.name, data.colour)
    limits.check_new_table(request.client)
    return api.TableLink(
        await founding.open_table(house.store, game_named(data.game), caller, data)
    )


@get(
    "/api/puzzles/{game}",
    summary="The puzzle of today or of a past day, and its ranking",
    needs_key=True,
    refusals=(
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
    request: HttpCall, game: str, house: House, day: str = ""
) -> api.PuzzleBoard:
    found, player = game_named(game), _player(request)
    puzzles.puzzle_of(found)
    return await board_for(house, found, puzzles.day_named(day), player)


@get(
    "/api/archive/{game}",
    summary="The best results of a game, and the caller's own",
    needs_key=True,
    refusals=(
        Code.MALFORMED,
        Code.NO_KEY,
        Code.UNKNOWN_GAME,
        Code.NO_ARCHIVE,
        Code.TOO_FAST,
        Code.TABLE_BUSY,
    ),
)
async def archive(request: HttpCall, game: str, house: House) -> api.BestResults:
    return await archive_of(house.store, game_named(game), _player(request))


@post(
    "/api/puzzles/{game}",
    summary="Begin or find again one's own table of a day's puzzle",
    needs_key=True,
    refusals=(*WRITING, Code.UNKNOWN_GAME, Code.NO_PUZZLE, Code.NO_SUCH_DAY, Code.NOT_SAVED),
)
async def new_puzzle(
    request: HttpCall,
    game: str,
    data: api.NewPuzzle,
    house: House,
    limits: Limits,
) -> api.TableLink:
    limits.check_new_table(request.client)
    caller = Caller.called(_player(request), data.name, data.colour)
    found, day = game_named(game), puzzles.day_named(data.day)
    return api.TableLink(await founding.open_puzzle(house.store, found, day, caller))


async def _finished(request: HttpCall, table: str, house: House, limits: Limits) -> StoredTable:
    with limits.looking_for_table(request.client):
        stored = await house.read(table)
    if not any(isinstance(entry, log.Ended) for entry in stored.entries):
        raise Refusal(Code.NOT_OVER)
    return stored


@get(
    "/api/tables/{table}/replay",
    summary="A finished game, as one seat saw it",
    refusals=(*FINISHED, Code.NO_SUCH_SEAT),
)
async def replay(
    request: HttpCall,
    table: str,
    house: House,
    limits: Limits,
    seat: SeatNumber | None = None,
) -> api.Replay:
    stored = await _finished(request, table, house, limits)
    return await asyncio.to_thread(replay_for, stored, seat)


@post(
    "/api/tables/{table}/replay/answers",
    summary="What the game's adviser says of a moment of a finished game",
    refusals=(*FINISHED, Code.NO_SUCH_SEAT, Code.NO_SUCH_MOMENT),
)
async def replay_answer(
    request: HttpCall, table: str, data: api.AskAgain, house: House, limits: Limits
) -> Any:
    stored = await _finished(request, table, house, limits)
    return await asyncio.to_thread(answer_at, stored, data)


@post(
    "/api/tables/{table}/tries",
    summary="Take a finished game up again at one of its moments",
    needs_key=True,
    refusals=(
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
    table: str,
    data: api.NewTry,
    house: House,
    limits: Limits,
) -> api.TableLink:
    limits.check_new_table(request.client)
    caller = Caller.called(_player(request), data.name, data.colour)
    stored = await _finished(request, table, house, limits)
    return api.TableLink(await founding.open_second_try(house.store, stored, data, caller))


@get(
    "/api/tables/{table}/log",
    summary="A finished game as a file, with the revealed secret",
    media_type="application/jsonl",
    refusals=(*FINISHED,),
)
async def game_file(
    request: HttpCall,
    table: str,
    house: House,
    limits: Limits,
) -> HttpAnswer:
    stored = await _finished(request, table, house, limits)
    return HttpAnswer(
        log.to_lines(*published(stored.header, stored.entries, stored.secret)),
        headers={"content-disposition": f'attachment; filename="{stored.header.table}.jsonl"'},
    )


READING = guarded(
    check_rate,
    live,
    health,
    ready,
    lobby,
    game_words,
    invitation,
    build,
    my_tables,
    puzzle_rankings,
    archive,
    replay,
    replay_answer,
    game_file,
)


def _schema() -> HttpAnswer:
    return HttpAnswer.of(description(ROUTES))


SCHEMA = guarded(
    check_rate, *(get(path)(_schema) for path in ("/api/schema", "/api/schema/openapi.json"))
)
ROUTES = (*READING, new_table, new_puzzle, new_try, *SCHEMA)

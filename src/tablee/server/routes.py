"""HTTP: the lobby, new tables, replays."""

import logging
from functools import partial
from typing import Any

from tablee.kernel import log, registry
from tablee.kernel.publishing import published
from tablee.server import api, codes, founding, metrics, puzzles
from tablee.server.addresses import address_for_others
from tablee.server.advising import Asker
from tablee.server.archives import archive_of
from tablee.server.boards import board_for, think_ahead
from tablee.server.health_routes import health, live, ready
from tablee.server.host_routes import HOST_ROUTES
from tablee.server.house import House, game_named, refusing
from tablee.server.http import HttpAnswer, HttpCall, get, guarded, post
from tablee.server.lobby import listed
from tablee.server.news import TableOpened
from tablee.server.openapi import description
from tablee.server.package_parts import page_of, parts_of
from tablee.server.pages import build_name
from tablee.server.players import key_in, player_of, shortened
from tablee.server.rates import Limits
from tablee.server.replays import answer_at, replay_for
from tablee.server.rewriting import forget
from tablee.server.settings import Settings
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import StoredTable
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller
from tablee.table.wire import SeatNumber

logger = logging.getLogger(__name__)

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
    """Who asks, unless they stay out."""
    key = key_in(request.headers.get("authorization"))
    if key is None:
        raise Refusal(Code.NO_KEY)
    player = player_of(key)
    house: House = request.shared.house
    house.rules.check(request.client, player)
    return player


@get(
    "/api/lobby",
    summary="The games there are, and the public tables",
    refusals=(Code.TOO_FAST, Code.TABLE_BUSY),
)
async def lobby(house: House) -> api.Lobby:
    return api.Lobby(
        games=tuple(game.info for game in registry.games()),
        tables=tuple(await listed(house)),
    )


@get(
    "/api/games/{game}",
    summary="What a game's package brings for the browser: its words, and pages if it has some",
    refusals=(Code.UNKNOWN_GAME, Code.TOO_FAST),
)
def package_parts(game: str) -> api.PackageParts:
    return parts_of(game_named(game))


@get("/api/games/{game}/pages/{file}")
def package_page(request: HttpCall, game: str, file: str) -> HttpAnswer:
    return page_of(game_named(game), file, request)


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
    "/api/notice", summary="What whoever runs the house tells everybody", refusals=(Code.TOO_FAST,)
)
def notice(house: House) -> api.HouseNotice:
    return api.HouseNotice(house.rules.notice)


@post(
    "/api/me/forget",
    summary="Take the caller out of every finished game; the games stay",
    needs_key=True,
    refusals=(Code.NO_KEY, Code.FORBIDDEN_ORIGIN, Code.TOO_FAST, Code.TABLE_BUSY),
)
async def forget_me(request: HttpCall, house: House) -> api.Forgotten:
    return await forget(house, _player(request))


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
    house.check_opens_tables()
    limits.check_new_table(request.client)
    table = await founding.open_table(house.store, game_named(data.game), caller, data)
    house.note_opener(table, request.client)
    house.tell_others(TableOpened(table, request.client))
    client = shortened(request.client)
    metrics.tables_opened.inc(data.game)
    logger.info("table opened", extra={"table": table, "game": data.game, "client": client})
    return api.TableLink(table)


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
    house.check_opens_tables()
    limits.check_new_table(request.client)
    caller = Caller.called(_player(request), data.name, data.colour)
    found, day = game_named(game), puzzles.day_named(data.day)
    begun = await founding.open_puzzle(house.store, found, day, caller)
    think_ahead(house, found, day, begun)
    return api.TableLink(begun.header.table)


@post(
    "/api/tables/{table}/code",
    summary="A short code that stands for a table for some minutes, to be dictated",
    needs_key=True,
    refusals=(*WRITING, Code.UNKNOWN_TABLE, Code.NOT_SEATED, Code.NOT_SAVED, Code.TABLE_BUSY),
)
async def show_code(
    request: HttpCall, table: str, data: api.ShownCode, house: House, limits: Limits
) -> api.ShownCode:
    player = _player(request)
    with limits.looking_for_table(request.client):
        position = await house.position(table)
    if position.seat_of(player) is None:
        raise Refusal(Code.NOT_SEATED)
    return api.ShownCode(await codes.shown(house.store, table, data.code))


@get(
    "/api/codes/{code}",
    summary="The table that a short code stands for now",
    refusals=(Code.UNKNOWN_TABLE, Code.TOO_FAST, Code.TABLE_BUSY),
)
async def table_of_code(
    request: HttpCall, code: str, house: House, limits: Limits
) -> api.TableLink:
    with limits.looking_for_table(request.client), refusing(code):
        return api.TableLink(await house.store.table_of_code(code, wall_ms()))


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
    about, find_out = ("replay", len(stored.entries), seat), partial(replay_for, stored, seat)
    asker = Asker(request.client)
    told: api.Replay = await house.advisers.ask_of_finished(asker, table, about, find_out)
    return told


@post(
    "/api/tables/{table}/replay/answers",
    summary="What the game's adviser says of a moment of a finished game",
    refusals=(*FINISHED, Code.NO_SUCH_SEAT, Code.NO_SUCH_MOMENT),
)
async def replay_answer(
    request: HttpCall, table: str, data: api.AskAgain, house: House, limits: Limits
) -> Any:
    stored = await _finished(request, table, house, limits)
    about = ("answer", data.n, data.seat, bytes(data.question))
    asker, find_out = Asker(request.client), partial(answer_at, stored, data)
    return await house.advisers.ask_of_finished(asker, table, about, find_out)


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
    house.check_opens_tables()
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
    package_parts,
    package_page,
    invitation,
    build,
    notice,
    forget_me,
    my_tables,
    puzzle_rankings,
    archive,
    replay,
    replay_answer,
    game_file,
    show_code,
    table_of_code,
)


def _schema() -> HttpAnswer:
    return HttpAnswer.of(description(ROUTES))


SCHEMA = guarded(
    check_rate, *(get(path)(_schema) for path in ("/api/schema", "/api/schema/openapi.json"))
)
ROUTES = (*READING, *HOST_ROUTES, new_table, new_puzzle, new_try, *SCHEMA)

"""New tables: opened by a host, for a rematch, the puzzle of the day, or a second try."""

import logging
import secrets
from contextlib import suppress
from datetime import date

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel import log
from tablee.kernel.chance import SECRET_BYTES, commitment
from tablee.kernel.digest import FORMAT
from tablee.kernel.rules import Game, Seat
from tablee.server import names, puzzles
from tablee.server.api import NewTable, NewTry
from tablee.server.memories import recalled
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store, StoredTable, StoreError, TableExists
from tablee.table import show
from tablee.table.draft import Draft
from tablee.table.options import checked_options, nearest_number_of_seats
from tablee.table.position import Chair, Position, opened
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller, seat_bot, seat_person
from tablee.table.second_try import second_try, sit_down
from tablee.table.wire import Status

logger = logging.getLogger(__name__)

SEATS_BY_DEFAULT = 4
WAITING_TABLES = 20
"""Tables that one player may keep waiting for a start."""


async def open_table(store: Store, game: Game, host: Caller, wished: NewTable) -> str:
    """A new table with its host on the first chair; its name."""
    await _check_waiting_tables(store, host)
    wanted = checked_options(game, msgspec.json.encode(wished.options))
    options = await recalled(store, game, wanted, host.player)
    seats = SEATS_BY_DEFAULT if wished.seats is None else wished.seats
    draft = _blank(game, names.new_name())
    draft.add(
        log.Configured(
            **draft.stamp(),
            seats=nearest_number_of_seats(game, options, seats),
            options=options,
            is_public=wished.is_public,
        )
    )
    seat_person(draft, 0, host, wished.contribution)
    return await _save(store, draft)


async def open_rematch(store: Store, old: Position, game: Game, caller: Caller) -> str:
    """A new table with the same people: the same game and options, or another game."""
    await _check_waiting_tables(store, caller)
    options = await recalled(store, game, _options_again(old, game), old.host)
    seats = nearest_number_of_seats(game, options, len(old.chairs))
    draft = _blank(game, names.new_name())
    draft.add(
        log.Configured(
            **draft.stamp(),
            seats=seats,
            options=options,
            is_public=old.configured.is_public,
            has_open_chairs=old.configured.has_open_chairs,
            pauses_for_absent=old.configured.pauses_for_absent,
            allows_watching=old.configured.allows_watching,
            chat=old.configured.chat,
            patience=old.configured.patience,
        )
    )
    for seat, chair in enumerate(_people_first(old.chairs)[:seats]):
        _sit_again(draft, seat, chair)
    host = old.host if old.seat_of(old.host) is not None else caller.player
    draft.add(log.HandedOver(**draft.stamp(), player=host))
    return await _save(store, draft)


async def open_puzzle(store: Store, game: Game, day: date, caller: Caller) -> Position:
    """A day's puzzle as a table of the caller's own, as it begins: opened now, or found again."""
    puzzle = puzzles.puzzle_of(game)
    secret, name = await puzzles.secrets_of(store, puzzles.board_of(game, day), caller.player)
    draft = _blank(game, name, secret, puzzle=day.isoformat())
    draft.add(
        log.Configured(**draft.stamp(), seats=1, options=Raw(msgspec.json.encode(puzzle.options())))
    )
    seat_person(draft, 0, caller, "")
    draft.start()
    with suppress(TableExists):
        await _save(store, draft)
    return draft.position


async def open_second_try(store: Store, old: StoredTable, wished: NewTry, caller: Caller) -> str:
    """A finished game as it stood once, to be played on against bots."""
    header = replace(
        old.header, table=names.new_name(), created_at_ms=wall_ms(), origin=old.header.table
    )
    draft = second_try(header, old.secret, old.entries, wished.n)
    sit_down(draft, wished.seat, caller)
    return await _save(store, draft)


async def _check_waiting_tables(store: Store, host: Caller) -> None:
    latest = await store.tables_of(host.player, WAITING_TABLES)
    if sum(1 for summary in latest if summary.status == Status.WAITING) >= WAITING_TABLES:
        raise Refusal(Code.TOO_MANY_TABLES)


def _blank(game: Game, name: str, secret: bytes = b"", puzzle: str = "") -> Draft:
    secret = secret or secrets.token_bytes(SECRET_BYTES)
    header = log.Header(
        table=name,
        game=game.name,
        version=game.rules.VERSION,
        commitment=commitment(secret),
        created_at_ms=wall_ms(),
        format=FORMAT,
        puzzle=puzzle,
    )
    return Draft(opened(header, secret), 0)


async def _save(store: Store, draft: Draft) -> str:
    """Save a new table; its name."""
    header, secret = draft.position.header, draft.position.course.secret
    try:
        await store.create(header, secret, draft.entries, show.summary(draft.position, wall_ms()))
    except TableExists:
        raise
    except StoreError as error:
        logger.error("not saved", extra={"table": header.table, "reason": str(error)})
        raise Refusal(Code.NOT_SAVED) from error
    return header.table


def _options_again(old: Position, game: Game) -> Raw:
    if game.name != old.header.game:
        return checked_options(game, b"{}")
    return old.configured.options


def _people_first(chairs: tuple[Chair, ...]) -> list[Chair]:
    """In their order, but nobody loses a place to a bot where there are fewer chairs."""
    return sorted(chairs, key=lambda chair: not chair.player)


def _sit_again(draft: Draft, seat: Seat, chair: Chair) -> None:
    if chair.player:
        seat_person(draft, seat, Caller(chair.player, chair.name, chair.colour), "")
    elif chair.bot is not None:
        seat_bot(draft, seat, chair.bot)

"""What people are shown of a table: the table itself, the book of what happened, the directory."""

from collections.abc import Mapping, Sequence

from tablee.kernel import log
from tablee.kernel import match as play
from tablee.kernel.directory import ArchivedResult, Sitter, Summary
from tablee.kernel.hosting import ChatMode
from tablee.kernel.rules import Seat
from tablee.table import wire
from tablee.table.limits import WATCHERS_NAMED
from tablee.table.position import Chair, Position
from tablee.table.presence import Presence
from tablee.table.wire import BookEvent, Status

_MOVES = (log.Acted, log.Expired)


def table_view(
    position: Position, presence: Presence, warned: frozenset[str] = frozenset()
) -> wire.TableView:
    """`warned`: those who do nothing for so long that a bot will stand in soon."""
    configured = position.configured
    rules = position.course.game.rules
    seated = {chair.player for chair in position.chairs if chair.player}
    watching = [player for player in presence.connections if player not in seated]
    return wire.TableView(
        table=position.header.table,
        game=position.header.game,
        status=position.status,
        host=presence.acting_host(position),
        chairs=tuple(_chair_view(chair, presence, warned) for chair in position.chairs),
        seats_allowed=tuple(rules.seats_allowed(position.course.options)),
        options=configured.options,
        is_public=configured.is_public,
        has_open_chairs=configured.has_open_chairs,
        pauses_for_absent=configured.pauses_for_absent,
        is_automatic_pause=position.is_automatic_pause,
        is_resuming=presence.resumes_at is not None,
        is_chat_open=is_chat_open(position),
        allows_watching=configured.allows_watching,
        chat=configured.chat,
        patience=position.patience,
        watchers=len(watching),
        audience=tuple(_person(player, presence.names) for player in watching[:WATCHERS_NAMED]),
        removed=tuple(_person(player, position.removed) for player in position.removed),
        muted=tuple(sorted(position.muted)),
        outcome=position.outcome,
        next_table=position.next_table,
        commitment=position.header.commitment,
        puzzle=position.header.day,
        origin=position.header.origin,
    )


def is_chat_open(position: Position) -> bool:
    if position.configured.chat is ChatMode.OFF:
        return False
    match = position.match
    is_on = match is not None and position.outcome is None
    return match is None or not is_on or match.game.rules.is_chat_open(match.state)


def table_view_depends_on(
    position: Position, presence: Presence, warned: frozenset[str] = frozenset()
) -> tuple[object, ...]:
    """While all of this stays the same, so does the table's view."""
    return (
        position.chairs,
        position.configured,
        position.host,
        position.status,
        position.is_automatic_pause,
        position.outcome,
        position.next_table,
        is_chat_open(position),
        presence.comings_and_goings,
        presence.wishes,
        presence.resumes_at,
        position.removed,
        position.muted,
        warned,
    )


def _person(player: str, names: Mapping[str, str]) -> wire.NamedPlayer:
    return wire.NamedPlayer(player, names.get(player, ""))


def _chair_view(chair: Chair, presence: Presence, warned: frozenset[str]) -> wire.ChairView:
    return wire.ChairView(
        player=chair.player,
        name=chair.name,
        colour=chair.colour,
        bot=chair.bot,
        is_connected=chair.bot is not None or presence.is_there(chair.player),
        wishes=chair.player in presence.wishes,
        is_idle=chair.is_idle or chair.player in warned,
        worn=chair.worn,
    )


def undoers(position: Position) -> Sequence[Seat]:
    """The seats from which a step may be taken back."""
    match = position.match
    return () if match is None or position.is_paused else play.undoers(match)


def can_undo(position: Position, seat: Seat | None) -> bool:
    return seat in undoers(position)


def _sits_again(chair: Chair, entry: log.Seated) -> bool:
    """Whether nothing changes but that a browser adds to the deal."""
    return chair.is_human and (chair.player, chair.name) == (entry.player, entry.name)


def lines(before: Position, entry: log.AnyEntry) -> tuple[wire.BookLine, ...]:
    """What an entry adds to the book; moves add nothing, the game shows those itself."""
    if isinstance(entry, _MOVES):
        return ()
    match entry:
        case log.Said() if not entry.text:  # it was removed later
            return ()
        case log.Said():
            return (
                wire.BookLine(
                    entry.n, BookEvent.SAID, before.seat_of(entry.by), entry.name, entry.text
                ),
            )
        case log.Seated() if _sits_again(before.chairs[entry.seat], entry):
            return ()
        case log.Seated():
            return (wire.BookLine(entry.n, BookEvent.SEATED, entry.seat, entry.name),)
        case log.BotSeated():
            return (wire.BookLine(entry.n, BookEvent.BOT_SEATED, entry.seat, entry.name),)
        case log.Vacated():
            return (
                wire.BookLine(
                    entry.n, BookEvent.VACATED, entry.seat, before.chairs[entry.seat].name
                ),
            )
        case log.Undone():
            return (
                wire.BookLine(
                    entry.n, BookEvent.UNDONE, entry.seat, before.chairs[entry.seat].name
                ),
            )
        case log.Started():
            return (wire.BookLine(entry.n, BookEvent.STARTED),)
        case log.Paused():
            return (wire.BookLine(entry.n, BookEvent.PAUSED),)
        case log.Resumed():
            return (wire.BookLine(entry.n, BookEvent.RESUMED),)
        case log.Ended():
            return (wire.BookLine(entry.n, BookEvent.ENDED),)
    return ()


def awaited(position: Position) -> tuple[str, ...]:
    """The people whose move it is; in a real-time game nobody in particular."""
    match = position.match
    if match is None or position.outcome is not None or match.game.rules.IS_REAL_TIME:
        return ()
    return tuple(
        chair.player
        for seat, chair in enumerate(position.chairs)
        if chair.is_human and play.awaits(match, seat)
    )


def is_due(position: Position) -> bool:
    """Whether the house owes the table a move although nobody looks: a bot's, or the clock's."""
    match = position.match
    if match is None or position.status is not Status.PLAYING or match.game.rules.IS_REAL_TIME:
        return False
    bots = [seat for seat, chair in enumerate(position.chairs) if chair.bot]
    return match.deadline is not None or any(play.awaits(match, seat) for seat in bots)


def _result(position: Position) -> ArchivedResult | None:
    archive, match = position.course.game.archive, position.match
    is_first = not position.header.origin
    if archive is None or match is None or position.outcome is None or not is_first:
        return None
    return archive.result(match.state, sum(chair.bot is not None for chair in position.chairs))


def summary(position: Position, wall_ms: int) -> Summary:
    outcome = position.outcome
    return Summary(
        table=position.header.table,
        game=position.header.game,
        status=position.status.value,
        is_public=position.configured.is_public,
        has_open_chairs=position.configured.has_open_chairs,
        chairs=tuple(
            Sitter(
                chair.player,
                chair.name,
                chair.colour.value,
                chair.bot is not None,
                chair.worn and chair.worn.value,
            )
            for chair in position.chairs
        ),
        awaited=awaited(position),
        winners=outcome.winners if outcome else None,
        scores=outcome.scores if outcome else None,
        result=_result(position),
        created_at_ms=position.header.created_at_ms,
        updated_at_ms=wall_ms,
    )

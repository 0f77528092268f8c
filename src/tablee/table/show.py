"""What people are shown of a table: the table itself, the book of what happened, the directory."""

from tablee.kernel import log
from tablee.kernel.directory import Result, Sitter, Summary
from tablee.table import wire
from tablee.table.position import Chair, Position
from tablee.table.presence import Presence
from tablee.table.wire import Event


def table_view(position: Position, presence: Presence) -> wire.TableView:
    configured = position.configured
    rules = position.course.game.rules
    match = position.match
    seated = {chair.player for chair in position.chairs if chair.player}
    return wire.TableView(
        table=position.header.table,
        game=position.header.game,
        status=position.status,
        host=presence.acting_host(position),
        chairs=tuple(_chair_view(chair, presence) for chair in position.chairs),
        seats_allowed=tuple(rules.seats_allowed(position.course.options)),
        options=configured.options,
        is_public=configured.is_public,
        has_open_chairs=configured.has_open_chairs,
        pauses_for_absent=configured.pauses_for_absent,
        is_automatic_pause=position.is_automatic_pause,
        is_chat_open=match is None
        or position.outcome is not None
        or rules.is_chat_open(match.state),
        watchers=sum(1 for player in presence.connections if player not in seated),
        outcome=position.outcome,
        next_table=position.next_table,
        commitment=position.header.commitment,
    )


def _chair_view(chair: Chair, presence: Presence) -> wire.ChairView:
    return wire.ChairView(
        player=chair.player,
        name=chair.name,
        colour=chair.colour,
        bot=chair.bot,
        is_connected=chair.bot is not None or presence.is_there(chair.player),
        wishes=chair.player in presence.wishes,
    )


def you(position: Position, player: str) -> wire.You:
    seat = position.seat_of(player)
    undoable = position.match.undoable if position.match else None
    can_undo = undoable is not None and undoable.seat == seat and not position.is_paused
    return wire.You(player, seat, can_undo)


def _sits_again(chair: Chair, entry: log.Seated) -> bool:
    """Whether nothing changes but that a browser adds to the deal."""
    return chair.is_human and (chair.player, chair.name) == (entry.player, entry.name)


def lines(before: Position, entry: log.AnyEntry) -> tuple[wire.Line, ...]:
    """What an entry adds to the book; moves add nothing, the game shows those itself."""
    match entry:
        case log.Said():
            return (
                wire.Line(entry.n, Event.SAID, before.seat_of(entry.by), entry.name, entry.text),
            )
        case log.Seated() if _sits_again(before.chairs[entry.seat], entry):
            return ()
        case log.Seated():
            return (wire.Line(entry.n, Event.SEATED, entry.seat, entry.name),)
        case log.BotSeated():
            return (wire.Line(entry.n, Event.BOT_SEATED, entry.seat, entry.name),)
        case log.Vacated():
            return (wire.Line(entry.n, Event.VACATED, entry.seat, before.chairs[entry.seat].name),)
        case log.Undone():
            return (wire.Line(entry.n, Event.UNDONE, entry.seat, before.chairs[entry.seat].name),)
        case log.Started():
            return (wire.Line(entry.n, Event.STARTED),)
        case log.Paused():
            return (wire.Line(entry.n, Event.PAUSED),)
        case log.Resumed():
            return (wire.Line(entry.n, Event.RESUMED),)
        case log.Ended():
            return (wire.Line(entry.n, Event.ENDED),)
    return ()


def awaited(position: Position) -> tuple[str, ...]:
    """The people whose move it is; in a real-time game nobody in particular."""
    match = position.match
    if match is None or position.outcome is not None or match.game.rules.IS_REAL_TIME:
        return ()
    rules = match.game.rules
    return tuple(
        chair.player
        for seat, chair in enumerate(position.chairs)
        if chair.is_human and rules.legal(match.state, seat)
    )


def _result(position: Position) -> Result | None:
    archive, match = position.course.game.archive, position.match
    if archive is None or match is None or position.outcome is None:
        return None
    return archive.result(match.state)


def summary(position: Position, wall_ms: int) -> Summary:
    outcome = position.outcome
    return Summary(
        table=position.header.table,
        game=position.header.game,
        status=position.status.value,
        is_public=position.configured.is_public,
        has_open_chairs=position.configured.has_open_chairs,
        chairs=tuple(
            Sitter(chair.player, chair.name, chair.colour.value, chair.bot is not None)
            for chair in position.chairs
        ),
        awaited=awaited(position),
        winners=outcome.winners if outcome else None,
        scores=outcome.scores if outcome else None,
        result=_result(position),
        created_at_ms=position.header.created_at_ms,
        updated_at_ms=wall_ms,
    )

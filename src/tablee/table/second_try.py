"""A finished game taken up again at one of its moments: one person, bots on the other chairs.

The new log begins with the entries of the old one, so that it can be read and checked alone. Its
secret is the old one, which is known since the end: chance falls as it fell before, nobody could be
surprised by it, and that is why a second try is private, never ranked and never kept as a record.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.kernel import log
from tablee.kernel.rules import Level, Seat
from tablee.table.draft import Draft
from tablee.table.position import follow, opened
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller, seat_bot, seat_person
from tablee.table.wire import Status


def second_try(header: log.Header, secret: bytes, entries: Sequence[log.AnyEntry], n: int) -> Draft:
    """The first `n` entries of a finished game, under the header of a new table."""
    if not any(isinstance(entry, log.Ended) for entry in entries):
        raise Refusal(Code.NOT_OVER)
    position = opened(header, secret)
    if not position.course.game.manifest.has_second_tries:
        raise Refusal(Code.NO_SECOND_TRY)
    for entry in entries[:n]:
        position = follow(position, entry)
    if position.status not in (Status.PLAYING, Status.PAUSED):
        raise Refusal(Code.NO_SUCH_MOMENT)
    return Draft(position, position.at_ms, entries=list(entries[:n]))


def sit_down(draft: Draft, seat: Seat | None, caller: Caller) -> None:
    """The caller on a chair, by default the one that was the caller's; bots on all others."""
    own = draft.position.seat_of(caller.player)
    seat = next(wished for wished in (seat, own, 0) if wished is not None)
    if seat >= len(draft.position.chairs):
        raise Refusal(Code.NO_SUCH_SEAT)
    _close_doors(draft)
    for other, chair in enumerate(draft.position.chairs):
        if other != seat and chair.player:
            draft.add(log.Vacated(**draft.stamp(), seat=other))
            seat_bot(draft, other, chair.bot or Level.NORMAL)
    # In the colour of the chair, like the bots: the position is seen as it was.
    worn = draft.position.chairs[seat].colour
    seat_person(draft, seat, Caller(caller.player, caller.name, worn), "")
    draft.add(log.HandedOver(**draft.stamp(), player=caller.player))


def _close_doors(draft: Draft) -> None:
    """Whatever the table was, this is a matter between one person and the bots."""
    if draft.position.is_paused:
        draft.add(log.Resumed(**draft.stamp()))
    before = draft.position.configured
    private = {"is_public": False, "has_open_chairs": False}
    draft.add(replace(before, **draft.stamp(), **private))

"""A finished game as it was seen from one seat: the first view, then what each entry changed."""

from typing import Any

import msgspec

from tablee.kernel import log
from tablee.kernel.match import Match
from tablee.kernel.replay import replay
from tablee.kernel.rules import Seat
from tablee.server import api
from tablee.store.contract import StoredTable
from tablee.table.changes import changes
from tablee.table.refusal import Code, Refusal
from tablee.table.table import Table


def replay_for(stored: StoredTable, seat: Seat | None) -> api.Replay:
    """`seat` as it saw the game, or `None` from beside the table."""
    table = _seen_from(stored, seat)
    first, frames = _frames(stored, seat)
    return api.Replay(
        table=stored.header.table,
        game=stored.header.game,
        seat=seat,
        chairs=table.table_view().chairs,
        outcome=table.position.outcome,
        first=first,
        frames=frames,
    )


def _seen_from(stored: StoredTable, seat: Seat | None) -> Table:
    """The table, if it has this seat."""
    table = Table.load(stored.header, stored.secret, stored.entries)
    if seat is not None and not 0 <= seat < len(table.position.chairs):
        raise Refusal(Code.NO_SUCH_SEAT)
    return table


def answer_at(stored: StoredTable, asked: api.AskAgain) -> Any:
    """What the adviser says to this seat, at this moment."""
    _seen_from(stored, asked.seat)
    for entry, match in replay(stored.header, stored.entries, stored.secret):
        if entry.n == asked.n and match is not None:
            return _answer(match, asked)
    raise Refusal(Code.NO_SUCH_MOMENT)


def _answer(match: Match, asked: api.AskAgain) -> Any:
    try:
        question = match.game.decode_question(asked.question)
    except msgspec.MsgspecError:
        raise Refusal(Code.MALFORMED) from None
    return match.game.adviser.answer(_shown(match, asked.seat), asked.seat, question)


def _frames(stored: StoredTable, seat: Seat | None) -> tuple[Any, tuple[api.Frame, ...]]:
    first: Any = None
    shown: Any = None
    frames = []
    for entry, match in replay(stored.header, stored.entries, stored.secret):
        if match is None or not isinstance(
            entry, log.Started | log.Acted | log.Expired | log.Undone
        ):
            continue
        view = _shown(match, seat)
        first = view if first is None else first
        frames.append(
            api.Frame(
                n=entry.n,
                at_ms=entry.at_ms,
                event=str(entry.__struct_config__.tag),
                seat=getattr(entry, "seat", None),
                view=changes(view if shown is None else shown, view),
            )
        )
        shown = view
    return first, tuple(frames)


def _shown(match: Match, seat: Seat | None) -> Any:
    view, privacy = match.view(seat), match.game.privacy
    return view if privacy is None else privacy.blank_view(view)

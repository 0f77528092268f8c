"""The archive of a game: its best results in this house, and the caller's own."""

from tablee.kernel.directory import Summary
from tablee.kernel.rules import Game
from tablee.server import api
from tablee.store.contract import Store
from tablee.table.refusal import Code, Refusal

LINES = 50
"""How many results a list shows."""


async def archive_of(store: Store, game: Game, player: str) -> api.BestResults:
    if game.archive is None:
        raise Refusal(Code.NO_ARCHIVE)
    best = await store.archive(game.name, LINES)
    mine = await store.archive_of(game.name, player, LINES)
    return api.BestResults(
        best=tuple(_line(summary, player) for summary in best),
        mine=tuple(_line(summary, player) for summary in mine),
    )


def _line(summary: Summary, player: str) -> api.ArchiveLine:
    assert summary.result is not None, "the store lists tables with a result only"
    return api.ArchiveLine(
        table=summary.table if _may_visit(summary, player) else "",
        chairs=summary.chairs,
        winners=summary.winners or (),
        scores=summary.scores or (),
        told=summary.result.told,
        ranked_in=summary.result.ranked_in,
        at_ms=summary.created_at_ms,
    )


def _may_visit(summary: Summary, player: str) -> bool:
    """Whoever has a private table's name can come in, so it is told to its people only."""
    return summary.is_public or player in {chair.player for chair in summary.chairs}

"""A finished game without what was said, or without somebody who wishes to be forgotten.

Entries keep their numbers, their moments and all that chance and the rules were fed with, so that
the log replays and verifies as it did.
"""

from collections.abc import Iterable, Iterator

from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel import log
from tablee.kernel.digest import FORMAT
from tablee.kernel.rules import Game
from tablee.table.seating import UNSEEN

NAMING = (log.Seated, log.Removed)
"""Entries that tell a player's name."""
ABOUT = (*NAMING, log.HandedOver, log.Readmitted, log.Muted)
"""Entries about a player, who need not be the one who brought them about."""


def without_talk(entries: Iterable[log.AnyEntry]) -> Iterator[log.AnyEntry]:
    for entry in entries:
        yield _unsaid(entry) if isinstance(entry, log.Said) else entry


def _unsaid(entry: log.Said) -> log.Said:
    return log.Said(n=entry.n, at_ms=entry.at_ms, name="", text="")


def without_player(
    entries: Iterable[log.AnyEntry], player: str, stand_in: str
) -> Iterator[log.AnyEntry]:
    """`stand_in`: an id that nobody has, in place of the player's."""
    for entry in entries:
        if isinstance(entry, log.Said) and entry.by == player:
            yield _unsaid(entry)
        else:
            yield _renamed(entry, player, stand_in)


def without_notes(
    entries: Iterable[log.AnyEntry], player: str, game: Game, log_format: int
) -> Iterator[log.AnyEntry]:
    """Without what the player wrote for nobody else's eyes, where digests do not cover it."""
    for entry in entries:
        is_own = isinstance(entry, log.Acted) and entry.by == player
        yield _blanked(entry, game) if is_own and log_format == FORMAT else entry


def _blanked(entry: log.AnyEntry, game: Game) -> log.AnyEntry:
    assert isinstance(entry, log.Acted)
    if game.privacy is None:
        return entry
    action = game.privacy.blank_action(game.decode_action(entry.action))
    return replace(entry, action=Raw(log.encode(action)))


def _renamed(entry: log.AnyEntry, player: str, stand_in: str) -> log.AnyEntry:
    changes: dict[str, str] = {}
    if entry.by == player:
        changes = {"by": stand_in}
    if isinstance(entry, ABOUT) and entry.player == player:
        changes["player"] = stand_in
        if isinstance(entry, NAMING):
            changes["name"] = UNSEEN
    return replace(entry, **changes) if changes else entry

"""A finished game as everybody may have it."""

from collections.abc import Iterable, Iterator

from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel import log
from tablee.kernel.rules import Game, Privacy


def published(game: Game, entries: Iterable[log.AnyEntry]) -> Iterable[log.AnyEntry]:
    """The entries, with blanks where something stays private; they replay and verify as before."""
    return entries if game.privacy is None else _blanked(game, game.privacy, entries)


def _blanked(
    game: Game, privacy: Privacy, entries: Iterable[log.AnyEntry]
) -> Iterator[log.AnyEntry]:
    for entry in entries:
        if not isinstance(entry, log.Acted):
            yield entry
            continue
        action = privacy.blank_action(game.decode_action(entry.action))
        yield replace(entry, action=Raw(log.encode(action)))

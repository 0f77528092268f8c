"""A finished game as everybody may have it: with blanks where something stays private."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel import log, registry
from tablee.kernel.digest import FORMAT, digest
from tablee.kernel.replay import replay
from tablee.kernel.rules import Game, Privacy


def published(
    header: log.Header, entries: Sequence[log.AnyEntry], secret: bytes
) -> tuple[log.Header, Iterable[log.AnyEntry]]:
    """The log without its private parts; it replays and verifies as before."""
    game = registry.load(header.game, header.version)
    if game.privacy is None:
        return header, entries
    digested = entries if header.format == FORMAT else _digested_anew(header, entries, secret)
    return replace(header, format=FORMAT), _blanked(game, game.privacy, digested)


def _digested_anew(
    header: log.Header, entries: Sequence[log.AnyEntry], secret: bytes
) -> Iterator[log.AnyEntry]:
    """Digests of the first format cover private parts too: nobody could check them without."""
    for entry, match in replay(header, entries, secret):
        is_digested = isinstance(entry, log.Started | log.Acted | log.Expired) and entry.digest
        if match is not None and is_digested:
            yield replace(entry, digest=digest(match.game, match.state, FORMAT))
        else:
            yield entry


def _blanked(
    game: Game, privacy: Privacy, entries: Iterable[log.AnyEntry]
) -> Iterator[log.AnyEntry]:
    for entry in entries:
        if not isinstance(entry, log.Acted):
            yield entry
            continue
        action = privacy.blank_action(game.decode_action(entry.action))
        yield replace(entry, action=Raw(log.encode(action)))

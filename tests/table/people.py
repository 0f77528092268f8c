"""People on the chairs of a recorded game, which bots have played."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tablee.kernel import log


def with_people(entries: Iterable[log.AnyEntry], people: Sequence[str]) -> list[log.AnyEntry]:
    """The same game as these players would have played it, on the first chairs."""
    return [_of_a_person(entry, people) for entry in entries]


def _of_a_person(entry: log.AnyEntry, people: Sequence[str]) -> log.AnyEntry:
    seat = getattr(entry, "seat", len(people))
    if seat >= len(people):
        return entry
    player = people[seat]
    if isinstance(entry, log.BotSeated | log.Seated):
        return log.Seated(
            n=entry.n,
            at_ms=entry.at_ms,
            by=player,
            seat=seat,
            player=player,
            name=f"Zoé {seat}",
            colour="blue",
            contribution=getattr(entry, "contribution", ""),
        )
    return replace(entry, by=player) if isinstance(entry, log.Acted) else entry

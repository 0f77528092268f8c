"""Who sits down, and how: people by the names they give, bots by names of ours."""

from dataclasses import dataclass

from tablee.kernel import log
from tablee.kernel.rules import Level, Seat
from tablee.table.draft import Draft
from tablee.table.plain_text import plain, told_apart
from tablee.table.position import Position
from tablee.table.wire import PersonColour

BOT_NAMES = ("Colette", "Anatole", "Basile", "Céleste", "Désiré", "Elvire", "Firmin", "Gisèle")


UNSEEN = "?"
"""The name of somebody who has none that can be seen."""


@dataclass(frozen=True)
class Caller:
    """Who sends a command."""

    player: str
    name: str
    colour: PersonColour

    @classmethod
    def called(cls, player: str, name: str, colour: PersonColour) -> "Caller":
        """Somebody, under the name that their browser gave."""
        return cls(player, plain(name) or UNSEEN, colour)


def name_at(position: Position, caller: Caller) -> str:
    """What somebody is called at this table: nobody goes by the name of another."""
    others = [chair.name for chair in position.chairs if chair.name]
    own = position.seat_of(caller.player)
    if own is not None:
        others.remove(position.chairs[own].name)
    return told_apart(caller.name, others)


def seat_person(draft: Draft, seat: Seat, caller: Caller, contribution: str) -> None:
    taken = {c.colour for s, c in enumerate(draft.position.chairs) if s != seat and c.player}
    free = [colour for colour in (caller.colour, *PersonColour) if colour not in taken]
    draft.add(
        log.Seated(
            **draft.stamp(),
            seat=seat,
            player=caller.player,
            name=name_at(draft.position, caller),
            colour=free[0].value,
            contribution=contribution,
        )
    )


def seat_bot(draft: Draft, seat: Seat, level: Level, *, is_for_idle: bool = False) -> None:
    taken = {chair.name for chair in draft.position.chairs}
    names = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES
    draft.add(
        log.BotSeated(
            **draft.stamp(),
            seat=seat,
            level=level,
            name=next(name for name in names if name not in taken or name == names[-1]),
            is_for_idle=is_for_idle,
        )
    )

"""What a bot says by itself: what it needs, thanks, and that it is time to go on.

It speaks at most once a turn, and an easy bot not at all.
"""

from tablee.games.mission_pas_possible.advice import reading
from tablee.games.mission_pas_possible.bot import slipping
from tablee.games.mission_pas_possible.data.kinds import SHOWING, Kinds
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES
from tablee.games.mission_pas_possible.model.actions import Action, AskFor, PlaceDie, Speak
from tablee.games.mission_pas_possible.model.material import Mark
from tablee.games.mission_pas_possible.model.state import Phase
from tablee.games.mission_pas_possible.model.talk import Phrase
from tablee.games.mission_pas_possible.model.views import View
from tablee.games.mission_pas_possible.rules.checker import fitting
from tablee.kernel.rules import Level, Seat

_STILL = (Phrase.GO, Phrase.WAIT)
"""Once somebody has said one of these, nobody is hurried again in this turn."""


def before(view: View, seat: Seat, level: Level, action: Action | None) -> AskFor | Speak | None:
    """What it says before it does this; without anything to do: while it waits for the roll."""
    if not _may_speak(view, seat, level):
        return None
    if isinstance(action, PlaceDie):
        return Speak(Phrase.THANKS) if _was_offered(view, seat, action.die) else None
    if action is None and view.phase is Phase.DRAW and slipping.talks(view, seat):
        need = needed(view, seat)
        return None if need is None else AskFor(need)
    return None


def while_waiting(view: View, seat: Seat, level: Level) -> Speak | None:
    """It has done its part, and others keep the turn waiting."""
    if not _may_speak(view, seat, level) or not view.turn or view.seats[seat].picks:
        return None
    is_hurried = any(saying.phrase in _STILL for saying in view.sayings)
    return None if is_hurried or view.result else Speak(Phrase.GO)


def _may_speak(view: View, seat: Seat, level: Level) -> bool:
    has_spoken = any(saying.seat == seat for saying in view.sayings)
    return level is not Level.EASY and len(view.seats) > 1 and not has_spoken


def _was_offered(view: View, seat: Seat, die: int) -> bool:
    return any(
        offer.to == seat for rolled in view.centre for offer in rolled.offers if offer.die == die
    )


def needed(view: View, seat: Seat) -> Mark | None:
    """The colour or the number without which the last die of one of its bombs cannot come."""
    for card, filled in reading.front_of(view.seats[seat].bombs):
        if filled.count(None) == 1:
            kinds = fitting(card, filled)[filled.index(None)]
            if (mark := _mark_of(kinds)) is not None:
                return mark
    return None


def _mark_of(kinds: Kinds) -> Mark | None:
    """What all these dice show, and no die that does not."""
    return next((mark for mark in SABOTAGES if kinds and kinds & ~SHOWING[mark] == 0), None)

"""What a bot makes of the sentences of the others: it delays or hurries, it never refuses."""

from tablee.games.mission_pas_possible.advice.reading import kind_of
from tablee.games.mission_pas_possible.data.kinds import SHOWING
from tablee.games.mission_pas_possible.model.talk import Phrase, Saying
from tablee.games.mission_pas_possible.model.views import View
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat

_HURRIED = 0.5
"""Of the time that it would take otherwise."""


def paced(view: View, seat: Seat, taken: Millis, waits: Millis) -> Millis:
    """How long something takes that would take so long if nobody had said anything.

    The newest word counts; who wants to choose first is waited for until the die is placed.
    """
    for saying in reversed(view.sayings):
        if saying.seat == seat:
            continue
        match saying.phrase:
            case Phrase.GO:
                return int(taken * _HURRIED)
            case Phrase.WAIT:
                return taken + waits
            case Phrase.LEAVE_IT_TO_ME if view.seats[saying.seat].picks:
                return taken + waits
    return taken


def places_asked_for(view: View, seat: Seat) -> set[int]:
    """The dice that others have asked for ("I need red") and can use: one for each of them."""
    asked = (_place_asked_for(view, saying) for saying in view.sayings if saying.seat != seat)
    return {place for place in asked if place is not None}


def _place_asked_for(view: View, saying: Saying) -> int | None:
    if saying.need is None:
        return None
    wanted = SHOWING[saying.need]
    places = (
        place
        for place, rolled in enumerate(view.centre)
        if wanted >> kind_of(rolled.die) & 1 and saying.seat in rolled.usable_by
    )
    return next(places, None)


def die_to_reroll(view: View) -> int:
    """The one that was asked for last, or the first."""
    dice = [rolled.die.die for rolled in view.centre]
    asked = [each.reroll.die for each in view.sayings if each.reroll is not None]
    return next((die for die in reversed(asked) if die in dice), dice[0])

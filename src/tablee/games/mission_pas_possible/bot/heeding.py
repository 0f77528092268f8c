"""What a bot makes of the sentences of the others: it delays or hurries, it never refuses."""

from tablee.games.mission_pas_possible.model.talk import Phrase
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


def die_to_reroll(view: View) -> int:
    """The one that was asked for last, or the first."""
    dice = [rolled.die.die for rolled in view.centre]
    asked = [each.reroll.die for each in view.sayings if each.reroll is not None]
    return next((die for die in reversed(asked) if die in dice), dice[0])

"""A player of Top Secret in three strengths: careless, logical, or planning."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.games.top_secret import guessing, knowledge
from tablee.games.top_secret.bots import careless, logical, planner
from tablee.games.top_secret.bots.situation import Situation
from tablee.games.top_secret.cards import Black, Place
from tablee.games.top_secret.guessing import Guess
from tablee.games.top_secret.model import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    Phase,
    ShowPair,
    View,
)
from tablee.games.top_secret.questions import Clue
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat


class Style(NamedTuple):
    """How a level makes each of its decisions."""

    recall: Callable[[Sequence[Clue]], Sequence[Clue]]
    place: Callable[[Situation], Place]
    show: Callable[[Situation], ShowPair]
    ask: Callable[[Situation], AskFor | Decline]
    answer: Callable[[Situation], Black]
    look: Callable[[Situation], Black]
    calls: Callable[[Situation, Guess], bool]
    thinks_ms: Millis


def _recall_all(clues: Sequence[Clue]) -> Sequence[Clue]:
    return clues


_CARELESS = Style(
    recall=careless.recall,
    place=careless.place,
    show=careless.show,
    ask=careless.ask,
    answer=careless.answer,
    look=careless.look,
    calls=careless.calls,
    thinks_ms=1_200,
)
_LOGICAL = _CARELESS._replace(recall=_recall_all, place=logical.place, thinks_ms=1_500)
_PLANNER = Style(
    recall=_recall_all,
    place=planner.place,
    show=planner.show,
    ask=planner.ask,
    answer=planner.answer,
    look=planner.look,
    calls=planner.calls,
    thinks_ms=1_800,
)
STYLES = {Level.EASY: _CARELESS, Level.NORMAL: _LOGICAL, Level.HARD: _PLANNER}
_HESITATES_MS = 1_500


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    """A look at the sheet; longer over cards than over places."""
    if seat not in view.to_act:
        return None
    thinks = STYLES[level].thinks_ms
    is_meeting = view.phase in (Phase.MEETINGS, Phase.ANSWER)
    return (2 * thinks if is_meeting else thinks) + chance.below(_HESITATES_MS)


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
    own = view.own
    if own is None or seat not in view.to_act:
        return None
    style = STYLES[level]
    mask = knowledge.possible(style.recall(knowledge.clues_of(own, seat)))
    situation = Situation(view, own, seat, mask, chance)
    if own.offers.places:
        place = style.place(situation)
        return HidePlace(place) if view.phase is Phase.HIDING else LayPlace(place)
    return _call(situation, style) or _choice(situation, style)


def _call(situation: Situation, style: Style) -> Call | None:
    if not situation.offers.can_call:
        return None
    guess = situation.guess()
    if not guess.chance or not style.calls(situation, guess):
        return None
    return Call(guess.number, guessing.owners(situation.mask, guess.number))


def _choice(situation: Situation, style: Style) -> Action | None:
    offers = situation.offers
    if offers.pairs:
        return style.show(situation)
    if offers.looks:
        return LookAtDummy(style.look(situation))
    if offers.agents:
        return style.ask(situation)
    if offers.answers:
        return AnswerWith(style.answer(situation))
    return Continue() if offers.can_continue else Decline()

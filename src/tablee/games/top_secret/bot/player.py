"""A player of Top Secret in three strengths: careless, logical, or planning."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.games.top_secret.advice import guessing, knowledge
from tablee.games.top_secret.advice.guessing import Guess
from tablee.games.top_secret.bot import careless, logical, planner
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import DUMMY
from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    ShowPair,
)
from tablee.games.top_secret.model.cards import Black, Place
from tablee.games.top_secret.model.questions import Clue
from tablee.games.top_secret.model.views import Phase, View
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
    see: Callable[[Situation, int, Sequence[Black]], Black]
    """Of an agent's black cards, if the choice is not his (TS-37, TS-61)."""
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
    see=careless.see,
    calls=careless.calls,
    thinks_ms=1_200,
)
_LOGICAL = Style(
    recall=_recall_all,
    place=logical.place,
    show=logical.show,
    ask=logical.ask,
    answer=logical.answer,
    see=logical.see,
    calls=logical.calls,
    thinks_ms=1_500,
)
_PLANNER = Style(
    recall=_recall_all,
    place=planner.place,
    show=planner.show,
    ask=logical.ask,
    answer=planner.answer,
    see=logical.see,
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
    return Call(
        guess.number, guessing.owners(situation.mask & situation.callable_here(), guess.number)
    )


def _choice(situation: Situation, style: Style) -> Action | None:
    offers = situation.offers
    if offers.pairs:
        return style.show(situation)
    if offers.looks:
        return LookAtDummy(style.see(situation, DUMMY, offers.looks))
    if offers.agents:
        return style.ask(situation)
    if offers.of is not None:
        return AnswerWith(style.see(situation, offers.of, offers.answers))
    if offers.answers:
        return AnswerWith(style.answer(situation))
    return Continue() if offers.can_continue else Decline()

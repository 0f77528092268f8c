"""A player of Copyright that sees only its view and moves like a hand: one card at a time.

It keeps nothing in mind between two movements, so that it can take over any stack at any moment.
"""

from typing import NamedTuple

from tablee.games.copyright import plan, scoring, turn
from tablee.games.copyright.data import HAND_CARDS, ORIENTATIONS
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LayCard,
    Phase,
    PlaceFrame,
    TakeCard,
    TurnModelCard,
    View,
)
from tablee.games.copyright.scoring import Model, Terms
from tablee.games.copyright.stack import Stack
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat


class Skill(NamedTuple):
    """How well and how fast a level plays; `thinks` and `moves` are bounds of milliseconds."""

    keeps_in_mind: int
    """So many cards of the hand."""
    hopes: int
    """In hundredths of a point, what it gives for a full copy to stay possible, in turns."""
    slips: int
    """In a hundred cards laid; a slip is seen and put right."""
    thinks: tuple[Millis, Millis]
    """Over a model just shown."""
    moves: tuple[Millis, Millis]
    """A card."""


SKILLS = {
    Level.EASY: Skill(5, 0, 25, (40_000, 60_000), (20_000, 30_000)),
    Level.NORMAL: Skill(7, 50, 8, (25_000, 40_000), (12_000, 18_000)),
    Level.HARD: Skill(HAND_CARDS, 200, 0, (16_000, 26_000), (6_500, 10_000)),
}

_FAR_AHEAD = 3
"""In points of the round."""
_NODS: tuple[Millis, Millis] = (1_500, 4_000)
"""To read the scores, or to say that nothing more is to be done."""


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    action = act(view, seat, level, chance)
    if action is None:
        return None
    skill = SKILLS[level]
    if not isinstance(action, LayCard | TakeCard):
        return _within(_NODS, chance)
    millis = _within(skill.moves, chance)
    if not view.seats[seat].laid:
        millis += _within(skill.thinks, chance)
    if view.turn:
        return min(millis, view.options.turn_seconds * 600)  # in good time
    return millis // 2 if _is_waited_for(view, seat) else millis


def _within(bounds: tuple[Millis, Millis], chance: Chance) -> Millis:
    least, most = bounds
    return least + chance.below(most - least)


def _is_waited_for(view: View, seat: Seat) -> bool:
    """Whether all others would rather end the round: politeness makes it hurry."""
    others = [each for other, each in enumerate(view.seats) if other != seat]
    return bool(others) and all(other.agrees_to_end for other in others)


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
    if view.phase is Phase.PLAY:
        return _play(view, seat, SKILLS[level], chance)
    if view.phase is Phase.OVER or view.seats[seat].is_done:
        return None
    if view.phase is Phase.MODEL:
        return _make_model(view, chance)
    if view.phase is Phase.FRAME:
        return _put_frame(view, seat)
    return Continue()


def _make_model(view: View, chance: Chance) -> Action:
    """It turns a card now and then until it likes the model (CR-6)."""
    if view.own is None or chance.below(3) == 0:
        return Continue()
    card = chance.choice(view.own.model_cards)
    return TurnModelCard(card.card, _another(card.orientation, chance))


def _another(orientation: int, chance: Chance) -> int:
    return (orientation + 1 + chance.below(len(ORIENTATIONS) - 1)) % len(ORIENTATIONS)


def _put_frame(view: View, seat: Seat) -> Action:
    """The best frame is proposed; whoever sat here before may have moved it (CR-25)."""
    if view.own is None or view.own.tally is None or view.model is None:
        return Continue()
    tally = view.own.tally
    terms = scoring.terms(view.options, is_solver=tally.bonus > 0, missed=tally.missed)
    best = scoring.best_frame(view.seats[seat].laid, view.model, terms)
    return Continue() if best == tally.frame else PlaceFrame(best.x, best.y)


def _play(view: View, seat: Seat, skill: Skill, chance: Chance) -> Action | None:
    mine = view.seats[seat]
    movement = None if mine.is_done else _movement(view, mine.laid, skill)
    if isinstance(movement, LayCard):
        return _perhaps_slipping(movement, mine.laid, skill, chance)
    if movement is not None:
        return movement
    if not mine.agrees_to_end and _would_end(view, seat):
        return AgreeToEnd(agrees=True)
    return Continue() if view.turn and not mine.is_done else None


def _would_end(view: View, seat: Seat) -> bool:
    """Whether it agrees to end (CR-27), once its hand has nothing more to move.

    With all cards in hand that means that its best lies there. In turns it plays on while another
    card can help, unless somebody who is far ahead asks for the end.
    """
    laid = view.seats[seat].laid
    if not view.turn or view.model is None:
        return True
    return turn.is_settled(view.model, laid) or any(
        _net(other.laid, view.model) >= _net(laid, view.model) + _FAR_AHEAD
        for other in view.seats
        if other.agrees_to_end
    )


def _net(laid: Stack, model: Model) -> int:
    return scoring.best_tally(laid, model, Terms()).net if laid else 0


def _movement(view: View, laid: Stack, skill: Skill) -> LayCard | TakeCard | None:
    """What its hand does next; None: all lies as it should."""
    own, model = view.own, view.model
    if own is None or model is None:
        return None
    if own.drawn is not None:
        face = own.hand[own.drawn]
        return turn.step(model, laid, own.drawn, face, skill.hopes)
    hand = own.hand[: skill.keeps_in_mind]
    return plan.step(plan.plan(model, hand, view.options), laid, model)


def _perhaps_slipping(lay: LayCard, laid: Stack, skill: Skill, chance: Chance) -> LayCard:
    """A card put on the stack the wrong way round; the next movement will put it right."""
    is_new = bool(laid) and all(card.card != lay.card for card in laid)
    if is_new and chance.below(100) < skill.slips:
        return LayCard(lay.card, lay.x, lay.y, _another(lay.orientation, chance))
    return lay

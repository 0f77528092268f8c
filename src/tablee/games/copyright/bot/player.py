"""A player of Copyright that sees only its view and moves like a hand: one card at a time.

It keeps nothing in mind between two movements, so that it can take over any stack at any moment.
"""

from typing import NamedTuple

from tablee.games.copyright.bot import drawn_card, plan
from tablee.games.copyright.data import HAND_CARDS, ORIENTATIONS
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LayCard,
    Phase,
    PlaceFrame,
    Spot,
    TakeCard,
    TurnModelCard,
    View,
)
from tablee.games.copyright.rules import scoring, stack
from tablee.games.copyright.rules.scoring import Model, Terms
from tablee.games.copyright.rules.stack import Stack
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat


class Skill(NamedTuple):
    """How well and how fast a level plays; `begins` and `moves` are bounds of milliseconds."""

    keeps_in_mind: int
    """So many cards of the hand."""
    hopes: int
    """In hundredths of a point, what it gives for a full copy to stay possible, in turns."""
    slips: int
    """In a hundred cards laid the wrong way round or a cell off; seen, and put right in place."""
    tries: int
    """In a hundred cards that turn out to be the wrong one; it is taken back."""
    doubts: int
    """In a hundred times that a card is due: the last one, though right, is taken off again."""
    begins: tuple[Millis, Millis]
    """From the start signal to the first card."""
    moves: tuple[Millis, Millis]
    """From one card to the next."""


SKILLS = {
    Level.EASY: Skill(5, 0, 20, 20, 6, (9_000, 14_000), (20_000, 30_000)),
    Level.NORMAL: Skill(7, 50, 8, 16, 4, (8_000, 13_000), (13_500, 20_500)),
    Level.HARD: Skill(HAND_CARDS, 200, 0, 8, 1, (7_000, 12_000), (7_500, 13_000)),
}

_FAR_AHEAD = 3
"""In points of the round."""
_NODS: tuple[Millis, Millis] = (1_500, 4_000)
"""To read the scores, or to say that nothing more is to be done."""
_TO_LAY, _TO_CORRECT, _TO_NOD = 40, 10, 10
"""In hundredths of a timed turn."""
_HOVERS = 6
"""One card in so many."""
_HOVERING, _FLOWING = 160, 88
"""In hundredths of the usual time."""


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    action = act(view, seat, level, chance)
    if action is None:
        return None
    skill = SKILLS[level]
    if not isinstance(action, LayCard | TakeCard):
        nod = _within(_NODS, chance)
        return min(nod, view.options.turn_seconds * 10 * _TO_NOD) if view.turn else nod
    laid = view.seats[seat].laid
    if view.turn:
        return _pace_of_turn(view, laid, _within(skill.moves, chance))
    if not laid:
        return _within(skill.begins, chance)
    if isinstance(action, TakeCard) or any(card.card == action.card for card in laid):
        return _within(skill.moves, chance) // 2  # what is wrong is soon seen
    return _unevenly(_within(skill.moves, chance), chance)


def _unevenly(millis: Millis, chance: Chance) -> Millis:
    """A hand does not keep time: now and then it hovers, else it is a little quicker; on average
    it takes as long."""
    share = _HOVERING if chance.below(_HOVERS) == 0 else _FLOWING
    return millis * share // 100


def _pace_of_turn(view: View, laid: Stack, millis: Millis) -> Millis:
    """Nobody is kept waiting for more than three fifths of a turn, a correction included."""
    is_laid = view.own is not None and any(card.card == view.own.drawn for card in laid)
    share = _TO_CORRECT if is_laid else _TO_LAY
    return min(millis, view.options.turn_seconds * 1000 * share // 100)


def _within(bounds: tuple[Millis, Millis], chance: Chance) -> Millis:
    least, most = bounds
    return least + chance.below(most - least)


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
    if view.phase is Phase.PLAY:
        return _play(view, seat, SKILLS[level], chance)
    if view.phase is Phase.OVER or view.seats[seat].is_done:  # nor while a signal sounds
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
        return _as_people_do(movement, view, mine.laid, skill, chance)
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
    return drawn_card.is_settled(view.model, laid) or any(
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
        return drawn_card.step(model, laid, own.drawn, face, skill.hopes)
    hand = own.hand[: skill.keeps_in_mind]
    return plan.step(plan.plan(model, hand, view.options), laid, model)


def _as_people_do(
    lay: LayCard, view: View, laid: Stack, skill: Skill, chance: Chance
) -> LayCard | TakeCard:
    """The card as planned; or a slip, a wrong card, or a doubt about the last one, which the next
    movements put right."""
    if not laid or any(card.card == lay.card for card in laid):
        return lay
    if chance.below(100) < skill.slips:
        return _slipped(lay, laid, chance)
    others = _in_hand(view, laid, but=lay.card)
    if others and chance.below(100) < skill.tries:
        return LayCard(chance.choice(others), lay.x, lay.y, chance.choice(ORIENTATIONS))
    if others and len(laid) > 1 and chance.below(100) < skill.doubts:
        return TakeCard(laid[-1].card)
    return lay


def _slipped(lay: LayCard, laid: Stack, chance: Chance) -> LayCard:
    """The wrong way round, or a cell beside where it should lie."""
    near = [spot for spot in stack.spots(stack.places(laid)) if _is_a_cell_off(spot, lay)]
    if near and chance.below(2) == 0:
        spot = chance.choice(near)
        return LayCard(lay.card, spot.x, spot.y, lay.orientation)
    return LayCard(lay.card, lay.x, lay.y, _another(lay.orientation, chance))


def _is_a_cell_off(spot: Spot, lay: LayCard) -> bool:
    return abs(spot.x - lay.x) + abs(spot.y - lay.y) == 1


def _in_hand(view: View, laid: Stack, but: int) -> list[int]:
    """The other cards that could be laid instead; in a timed turn there is only one."""
    if view.own is None or view.turn:
        return []
    gone = {card.card for card in laid} | {but}
    return [card for card in range(len(view.own.hand)) if card not in gone]

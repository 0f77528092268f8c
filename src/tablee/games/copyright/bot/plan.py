"""What a bot means to build with its hand, and the next movement of a hand towards it."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from tablee.games.copyright.advice.solver import best_copy, quickest_copy
from tablee.games.copyright.data import PICTURES
from tablee.games.copyright.model import LaidCard, LayCard, Options, Spot, TakeCard, Variant
from tablee.games.copyright.rules import scoring, stack
from tablee.games.copyright.rules.scoring import Model, Terms
from tablee.games.copyright.rules.stack import Stack

Plan = Stack
"""The stack to build; where it lies on the mat does not matter."""


@lru_cache(maxsize=512)
def plan(model: Model, hand: tuple[str, ...], options: Options) -> Plan:
    """The best stack that these cards can make by these options."""
    if options.variant is Variant.LIGHTNING:
        return quickest_copy(model, hand) or best_copy(model, hand).laid
    return best_copy(
        model,
        hand,
        bonus=options.solver_bonus,
        solver_pays_overhang=options.solver_pays_overhang,
    ).laid


@lru_cache(maxsize=512)
def step(plan: Plan, laid: Stack, model: Model) -> LayCard | TakeCard | None:
    """The next movement: first what lies wrong is put right, then what does not belong is taken
    off, then what is missing is laid.

    None: the plan lies there.
    """
    offset = _offset(plan, laid)
    wanted = [_moved(card, offset) for card in plan]
    misfits = [card for card in laid if not any(_is_same(card, other) for other in wanted)]
    if misfits:
        return _put_right(misfits[-1], wanted, laid)
    missing = [card for card in wanted if card.card not in {other.card for other in laid}]
    if not missing:
        return None
    return _most_useful(missing, laid, model) or TakeCard(laid[-1].card)


def _put_right(misfit: LaidCard, wanted: Sequence[LaidCard], laid: Stack) -> LayCard | TakeCard:
    """A card that lies wrong is turned or pushed to its place, if nothing hangs on it."""
    others = stack.landings(stack.places(stack.without(laid, misfit.card)))
    for card in wanted:
        if card.card == misfit.card and stack.places([card])[0] in others:
            return LayCard(card.card, card.x, card.y, card.orientation)
    return TakeCard(misfit.card)


def _offset(plan: Plan, laid: Stack) -> Spot:
    """How far from its plan the stack lies, by most of its cards; a first card goes to (0, 0)."""
    offsets = Counter(
        Spot(card.x - planned.x, card.y - planned.y)
        for card in laid
        for planned in plan
        if planned.card == card.card and _looks(planned) == _looks(card)
    )
    return offsets.most_common(1)[0][0] if offsets else Spot(0, 0)


def _looks(card: LaidCard) -> int:
    return PICTURES[card.face][card.orientation]


def _is_same(card: LaidCard, other: LaidCard) -> bool:
    is_there = (card.card, card.x, card.y) == (other.card, other.x, other.y)
    return is_there and _looks(card) == _looks(other)


def _moved(card: LaidCard, offset: Spot) -> LaidCard:
    return LaidCard(card.card, card.face, card.x + offset.x, card.y + offset.y, card.orientation)


def _most_useful(missing: list[LaidCard], laid: Stack, model: Model) -> LayCard | None:
    """The card that is worth most if the round should end right after it.

    None: the stack lies so far aside that the rest would fall off the mat.
    """
    landings = stack.landings(stack.places(laid))
    layable = [card for card in missing if stack.places([card])[0] in landings]

    def net(card: LaidCard) -> int:
        return scoring.best_tally((*laid, card), model, Terms()).net

    if not layable:
        return None
    best = max(layable, key=net)
    return LayCard(best.card, best.x, best.y, best.orientation)

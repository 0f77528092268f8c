"""A round once more, movement by movement: what each stack counted, and what it could still become.

In the base game any card may be taken off again (CR-16), so the best of a hand never changes; what
changes is what adding cards alone can make of the stack as it lies.
"""

from collections.abc import Iterator
from functools import lru_cache

from tablee.games.copyright.advice import in_turns, onward, possible
from tablee.games.copyright.model import (
    LayCard,
    Movement,
    Options,
    Possible,
    Review,
    ReviewedHand,
    ReviewedMovement,
    TakeCard,
    Tally,
    TurnStack,
    Variant,
)
from tablee.games.copyright.rules import placing, scoring
from tablee.games.copyright.rules.scoring import Model
from tablee.games.copyright.rules.stack import Stack

Hand = tuple[str, ...]


@lru_cache(maxsize=32)
def of_round(
    options: Options, model: Model, hands: tuple[Hand, ...], movements: tuple[Movement, ...]
) -> Review:
    return Review(
        hands=tuple(_hand(options, model, hand) for hand in hands),
        movements=tuple(_movements(options, model, hands, movements)),
    )


def _hand(options: Options, model: Model, hand: Hand) -> ReviewedHand:
    best = possible.best(options, model, hand)
    fewest = onward.fewest_missing(model, (), tuple(enumerate(hand)))
    return ReviewedHand(best.points if isinstance(best, Possible) else 0, fewest)


def _movements(
    options: Options, model: Model, hands: tuple[Hand, ...], movements: tuple[Movement, ...]
) -> Iterator[ReviewedMovement]:
    stacks: list[Stack] = [()] * len(hands)
    for done in movements:
        laid = _stack_after(hands[done.seat], stacks[done.seat], done)
        stacks[done.seat] = laid
        stand = _Stand(options, model, hands[done.seat], laid, done.turn)
        yield ReviewedMovement(done, laid, stand.tally(), stand.reach(), stand.missing())


def _stack_after(hand: Hand, laid: Stack, done: Movement) -> Stack:
    drawn = done.turn - 1 if done.turn else None
    match done.action:
        case LayCard():
            return placing.lay(hand, laid, drawn, done.action)
        case TakeCard(card=card):
            return placing.take(hand, laid, drawn, card)
        case TurnStack(orientation=orientation):
            return placing.turn_stack(laid, drawn, orientation)


class _Stand:
    """A stack in the middle of a round, and the cards that could still join it."""

    def __init__(self, options: Options, model: Model, hand: Hand, laid: Stack, turn: int) -> None:
        self._options = options
        self._model = model
        self._laid = laid
        gone = {card.card for card in laid}
        apart = [(card, face) for card, face in enumerate(hand) if card not in gone]
        self._spare = tuple((card, face) for card, face in apart if card >= turn - 1)
        self._missed = len(apart) - len(self._spare)  # cards of former turns (CR-51)

    def tally(self) -> Tally | None:
        """As the solver's if it is a whole copy (CR-32)."""
        if not self._laid:
            return None
        is_solver = scoring.is_copy(self._laid, self._model)
        terms = scoring.terms(self._options, is_solver=is_solver, missed=self._missed)
        return scoring.best_tally(self._laid, self._model, terms)

    def reach(self) -> int:
        options = self._options
        if options.variant is Variant.LIGHTNING:
            return int(self.missing() is not None)  # CR-58
        terms = (options.solver_bonus, options.solver_pays_overhang)
        if options.variant is Variant.TIMED:
            reached = in_turns.best_in_turns(
                self._model, self._laid, self._spare, self._missed, *terms
            )
        else:
            reached = onward.best_onward(self._model, self._laid, self._spare, *terms)
        return reached.tally.net

    def missing(self) -> int | None:
        return onward.fewest_missing(self._model, self._laid, self._spare)

"""The best that a hand of cards could earn in a round, by the rules of each variant."""

from functools import lru_cache

from tablee.games.copyright.advice import in_turns, solver
from tablee.games.copyright.model import Options, Possible, Unanswered, Variant
from tablee.games.copyright.rules import scoring
from tablee.games.copyright.rules.scoring import Model, Terms


@lru_cache(maxsize=256)
def best(options: Options, model: Model, hand: tuple[str, ...]) -> Possible | Unanswered:
    """Unanswered: no whole copy can be made where nothing else counts."""
    if options.variant is Variant.LIGHTNING:
        return _quickest(model, hand)
    bonus, pays = options.solver_bonus, options.solver_pays_overhang
    if options.variant is Variant.TIMED:
        cards = tuple(enumerate(hand))
        reached = in_turns.best_in_turns(model, (), cards, 0, bonus, pays)
        return Possible(reached.laid, reached.tally, reached.tally.net)
    copy = solver.best_copy(model, hand, bonus=bonus, solver_pays_overhang=pays)
    return Possible(copy.laid, copy.tally, copy.tally.net)


def _quickest(model: Model, hand: tuple[str, ...]) -> Possible | Unanswered:
    """Where only the first copy counts, the best is the one of the fewest cards (CR-58)."""
    laid = solver.quickest_copy(model, hand)
    if not laid:
        return Unanswered()
    return Possible(laid, scoring.best_tally(laid, model, Terms(pays_overhang=False)), 1)

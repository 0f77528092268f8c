"""Why a card is crossed out, or certain: the fewest clues that lead there, and how they do."""

from collections.abc import Callable, Iterable, Sequence

from tablee.games.top_secret import knowledge
from tablee.games.top_secret.cards import Card
from tablee.games.top_secret.questions import Because, Clue, Mark, Source, Step

_EASE = {Source.PAIR: 0, Source.BLACK: 1, Source.OWN: 2}
"""Pairs are the hardest to follow, so an explanation tries to do without these first."""


def why(clues: Sequence[Clue], agent: int, card: Card) -> Because | None:
    """None: nothing follows for this agent and this card."""

    def marked(some: Iterable[Clue]) -> Mark:
        return knowledge.mark(knowledge.possible(some), agent, card)

    mark = marked(clues)
    if mark is Mark.OPEN:
        return None
    oldest_first = range(len(clues))
    tries = [
        _needed(clues, places, lambda some: marked(some) is mark)
        for places in (oldest_first, reversed(oldest_first))
    ]
    needed = min(tries, key=len)
    return Because(mark, _step(needed), needed)


def _needed(
    clues: Sequence[Clue], places: Iterable[int], follows_from: Callable[[Iterable[Clue]], bool]
) -> tuple[Clue, ...]:
    """Clues from which the same follows, and from no part of them: the others are left out."""
    kept = set(range(len(clues)))
    for place in sorted(places, key=lambda place: _EASE[clues[place].source]):
        if follows_from(clues[other] for other in kept - {place}):
            kept.remove(place)
    return tuple(clues[place] for place in sorted(kept))


def _step(clues: Sequence[Clue]) -> Step:
    pairs = sum(clue.source is Source.PAIR for clue in clues)
    match pairs, len(clues):
        case 0, 1:
            return Step.OWN_CARD if clues[0].source is Source.OWN else Step.BLACK_CARD
        case 0, _:
            return Step.CARDS
        case 1, 1:
            return Step.ONE_OF_TWO
        case 1, _:
            return Step.PAIR_AND_CARDS
    return Step.PAIRS

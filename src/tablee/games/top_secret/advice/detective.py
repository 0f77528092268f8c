"""Why a card is crossed out, or certain: the fewest clues that lead there, and the way from one
conclusion to the next."""

from collections.abc import Iterator, Sequence

from tablee.games.top_secret.advice import knowledge
from tablee.games.top_secret.advice.deals import ALL, HOLDS, Mask
from tablee.games.top_secret.data import AGENTS, CARDS, IDENTITIES
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.questions import (
    MOST_CONCLUSIONS,
    Because,
    Clue,
    Conclusion,
    Link,
    Mark,
    Source,
    Step,
)

_EASE = {Source.OWN: 0, Source.BLACK: 1, Source.PAIR: 2}
"""Pairs are the hardest to follow: of reasons of the same length the one with fewer is told."""


def why(clues: Sequence[Clue], agent: int, card: Card) -> Because | None:
    """None: nothing follows for this agent and this card."""
    mark = knowledge.mark(knowledge.possible(clues), agent, card)
    if mark is Mark.OPEN:
        return None
    otherwise = HOLDS[agent][card] if mark is Mark.CROSSED else ALL & ~HOLDS[agent][card]
    needed = _fewest(clues, otherwise)
    goal = Conclusion(agent, card, mark)
    return Because(mark, _step(needed), needed, tuple(_chain(needed, goal)))


def _fewest(clues: Sequence[Clue], otherwise: Mask) -> tuple[Clue, ...]:
    """The fewest clues of which every deal that would have it otherwise contradicts one."""
    against = [otherwise & ~knowledge.mask_of(clue) for clue in clues]
    for size in range(1, len(clues) + 1):
        found = list(_covers(against, otherwise, size))
        if found:
            best = min(found, key=lambda places: (_effort(clues, places), places))
            return tuple(clues[place] for place in best)
    raise AssertionError("all clues together lead there")


def _effort(clues: Sequence[Clue], places: Sequence[int]) -> int:
    return sum(_EASE[clues[place].source] for place in places)


def _covers(against: Sequence[Mask], open_deals: Mask, size: int) -> Iterator[tuple[int, ...]]:
    """The sets of at most so many clues that leave none of the deals open."""
    if not open_deals:
        yield ()
    elif size:
        lowest = open_deals & -open_deals  # some clue must speak against this one
        for place, mask in enumerate(against):
            if mask & lowest:
                for rest in _covers(against, open_deals & ~mask, size - 1):
                    yield tuple(sorted({place, *rest}))


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


def _chain(clues: Sequence[Clue], goal: Conclusion) -> Iterator[Link]:
    """Clue by clue, with what follows on the way: always the clue next that says most by then."""
    left, mask = sorted(clues, key=lambda clue: _EASE[clue.source]), ALL
    while len(left) > 1:
        links = [(clue, _following(mask, clue, left, goal)) for clue in left]
        clue, conclusions = max(links, key=lambda link: len(link[1]))
        yield Link(clue, conclusions)
        left.remove(clue)
        mask &= knowledge.mask_of(clue)
    yield Link(left[0], (goal,))


def _following(
    mask: Mask, clue: Clue, left: Sequence[Clue], goal: Conclusion
) -> tuple[Conclusion, ...]:
    """What this clue adds that the clues after it, or the goal, can use; and which card is true."""
    after = mask & knowledge.mask_of(clue)
    found = [
        Conclusion(agent, card, now)
        for agent in AGENTS
        for card in CARDS
        if (now := knowledge.mark(after, agent, card)) is not knowledge.mark(mask, agent, card)
        and (
            _is_useful(agent, card, [other for other in left if other is not clue], goal)
            or (now is Mark.CERTAIN and clue.source is Source.PAIR and card in clue.cards)
        )
    ]
    return tuple(sorted(found, key=lambda each: each.mark is not Mark.CERTAIN)[:MOST_CONCLUSIONS])


def _is_useful(agent: int, card: Card, left: Sequence[Clue], goal: Conclusion) -> bool:
    is_asked = agent == goal.agent and (card in IDENTITIES) == (goal.card in IDENTITIES)
    return is_asked or any(clue.agent == agent and card in clue.cards for clue in left)

"""A game as it could just as well be, for all that one seat, or a spectator, knows of it."""

from collections.abc import Iterator
from itertools import cycle, permutations

from msgspec.structs import replace

from tablee.games.top_secret.data import (
    AGENTS,
    AMBASSADOR,
    CARDS,
    DUMMY,
    FRAGMENTS,
    IDENTITIES,
    PAIRS,
)
from tablee.games.top_secret.model.actions import (
    Choice,
    MarkCard,
    Opinion,
    Scribble,
    Words,
    WriteNote,
)
from tablee.games.top_secret.model.cards import Card, Pair
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import FirstNotes
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.notes import write
from tablee.games.top_secret.rules.rounds import changed
from tablee.games.top_secret.rules.shown import true_pairs
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.rules import Seat

Cards = tuple[Card, ...]
"""The black identities, or the black fragments, by agent."""


def other_notes(state: State, seat: Seat | None, chance: Chance) -> tuple[FirstNotes, ...]:
    """Everybody else has written something else."""
    for other in range(state.seats):
        if other != seat:
            mark = MarkCard(chance.below(4), chance.choice(CARDS), chance.choice(list(Opinion)))
            scribble = Scribble(Words(chance.below(999), chance.below(999), "who?"))
            for note in (mark, WriteNote(f"note {chance.below(1000)}"), scribble):
                state = write(state, other, note)
    return state.notes


def other_deal(state: State, seat: Seat | None, chance: Chance) -> State:
    """One of the deals that agree with all that the seat has learned."""
    facts = () if seat is None else state.facts[seat]
    deals = [
        (identities, fragments)
        for identities in _dealings(IDENTITIES, state.identities, seat)
        for fragments in _dealings(FRAGMENTS, state.fragments, seat)
        if all(_agrees(fact, identities, fragments) for fact in facts)
    ]
    identities, fragments = chance.choice(deals)
    return replace(state, identities=identities, fragments=fragments)


def _dealings(cards: Cards, dealt: Cards, seat: Seat | None) -> Iterator[Cards]:
    """All ways to deal these cards that leave the seat its own."""
    keeps = seat is not None and seat in AGENTS
    for dealing in permutations(cards):
        if not keeps or dealing[seat or 0] == dealt[seat or 0]:
            yield dealing


def _agrees(fact: Fact, identities: Cards, fragments: Cards) -> bool:
    def holds(agent: int, card: Card) -> bool:
        return card in (identities[agent], fragments[agent])

    match fact:
        case Exchange():
            one_is_true = fact.seen is None or sum(holds(fact.other, c) for c in fact.seen) == 1
            return one_is_true and (fact.seen_black is None or holds(fact.other, fact.seen_black))
        case Answered():
            return holds(fact.asked, fact.card)
        case Looked():
            return holds(DUMMY, fact.card)


def other_facts(state: State, seat: Seat | None, chance: Chance) -> State:
    """By the deal that the state has now, all that the seat did not see was shown otherwise."""
    redrawn = _Redrawn(state, seat, chance)
    facts = [
        tuple(redrawn.fact(who, fact) for fact in told) for who, told in enumerate(state.facts)
    ]
    return replace(state, facts=tuple(facts))


class _Redrawn:
    """What others showed each other: whoever of them tells of it, it is the same."""

    def __init__(self, state: State, seat: Seat | None, chance: Chance) -> None:
        self._state = state
        self._seat = seat
        self._chance = chance
        self._pairs: dict[tuple[int, int], Iterator[Pair]] = {}
        self._shown: dict[tuple[int, int, int], tuple[Pair, bool]] = {}
        self._swaps: dict[tuple[int, int], bool] = {}

    def fact(self, who: Seat, fact: Fact) -> Fact:
        match fact:
            case Exchange() if self._seat not in (who, fact.other):
                return self._exchange(who, fact)
            case Answered() if self._seat not in self._witnesses(fact):
                return replace(fact, card=self._black(fact.asked, fact.asker, fact.card))
            case Looked() if who != self._seat:
                return replace(fact, card=self._black(DUMMY, who, fact.card))
        return fact

    def _witnesses(self, fact: Answered) -> tuple[int, ...]:
        return (fact.asker, fact.asked, AMBASSADOR)

    def _exchange(self, who: Seat, fact: Exchange) -> Exchange:
        shown, is_shown = self._showing(fact.round, who, fact.other)
        seen, is_seen = self._showing(fact.round, fact.other, who)
        return replace(
            fact,
            shown=fact.shown and shown,
            seen=fact.seen and seen,
            shown_black=self._besides(who, fact.other, fact.shown_black, is_shown),
            seen_black=self._besides(fact.other, who, fact.seen_black, is_seen),
        )

    def _showing(self, number: int, shower: int, to: int) -> tuple[Pair, bool]:
        """The pair of that round, none twice, and whether a black card lay beside it."""
        key = (number, shower, to)
        if key not in self._shown and shower != AMBASSADOR:
            pairs = self._pairs.setdefault((shower, to), self._shuffled(shower))
            self._shown[key] = (next(pairs), self._chance.below(2) == 1)
        return self._shown.get(key, (PAIRS[0], False))

    def _shuffled(self, shower: int) -> Iterator[Pair]:
        pairs = true_pairs(self._state.identities[shower], self._state.fragments[shower])
        return cycle(self._chance.sample(pairs, len(pairs)))

    def _besides(self, shower: int, to: int, card: Card | None, is_there: bool) -> Card | None:
        return self._black(shower, to, card) if card is not None and is_there else None

    def _black(self, shower: int, to: int, card: Card) -> Card:
        """His card of the same kind, or always of the other: so that none is shown twice."""
        swap = self._swaps.setdefault((shower, to), self._chance.below(2) == 1)
        shows_identity = (card in IDENTITIES) != swap
        cards = self._state.identities if shows_identity else self._state.fragments
        return cards[shower]


def other_choices(state: State, seat: Seat | None, chance: Chance) -> State:
    """Those who have chosen, and not shown it yet, chose something else."""
    choices = state.choices
    for other, choice in enumerate(choices):
        if choice is not None and other != seat:
            undecided = replace(state, to_act=(*state.to_act, other))
            chosen = draw(rulebook.legal(undecided, other), chance)
            assert isinstance(chosen, Choice), "they are at a meeting"
            choices = changed(choices, other, chosen)
    return replace(state, choices=choices)

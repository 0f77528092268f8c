"""What speaks against a call: one's own sheet at every table, and logic where the detective is."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import and_, or_

from tablee.games.top_secret.advice import knowledge
from tablee.games.top_secret.advice.deals import ALL, HOLDS, NUMBERS, Mask, is_certain
from tablee.games.top_secret.advice.guessing import callable_beside
from tablee.games.top_secret.data import AGENTS, CARDS, IDENTITIES
from tablee.games.top_secret.model.actions import Opinion
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.options import NoteMode
from tablee.games.top_secret.model.questions import (
    Against,
    Clue,
    Doubt,
    Logic,
    Mark,
    Source,
    WeighCall,
    Weighed,
)
from tablee.games.top_secret.model.views import OwnView, View

Claim = tuple[int, Card]
"""That an agent holds a black card."""


def weighed(view: View, own: OwnView, seat: int, call: WeighCall) -> Weighed:
    clues = knowledge.clues_of(own, seat)
    has_detective = view.options.notes is NoteMode.DETECTIVE
    return Weighed(
        doubts=tuple(_doubts(own, clues, _claims(call))),
        ally_doubts=tuple(_ally_doubts(own, clues, call)),
        logic=_logic(view, own, seat, call) if has_detective else None,
    )


def _claims(call: WeighCall) -> Iterator[Claim]:
    """Each owner is announced to be somebody, and to hold a fragment (TS-43)."""
    for identity, fragment, owner in zip(IDENTITIES, call.number, call.owners, strict=True):
        if owner is not None:
            yield owner, identity
            if fragment is not None:
                yield owner, fragment


def _doubts(own: OwnView, clues: Iterable[Clue], claims: Iterable[Claim]) -> Iterator[Doubt]:
    seen = [(clue.agent, clue.cards[0]) for clue in clues if clue.source is not Source.PAIR]
    for agent, card in claims:
        doubt = _against_seen(seen, agent, card) or _against_marks(own, agent, card)
        if doubt is not None:
            yield doubt


def _against_seen(seen: Iterable[Claim], agent: int, card: Card) -> Doubt | None:
    """The card was seen with somebody else, or another one of its kind with this agent."""
    for holder, known in seen:
        is_elsewhere = known is card and holder != agent
        is_another = holder == agent and known is not card and _is_same_kind(known, card)
        if is_elsewhere or is_another:
            return Doubt(agent, card, Against.SEEN, holder)
    return None


def _is_same_kind(one: Card, other: Card) -> bool:
    return (one in IDENTITIES) == (other in IDENTITIES)


def _against_marks(own: OwnView, agent: int, card: Card) -> Doubt | None:
    marks = [row[CARDS.index(card)] for row in own.notes.opinions]
    if marks[agent] is Opinion.NO:
        return Doubt(agent, card, Against.CROSSED, agent)
    for other in AGENTS:
        if other != agent and marks[other] is Opinion.YES:
            return Doubt(agent, card, Against.ELSEWHERE, other)
    return None


def _ally_doubts(own: OwnView, clues: Iterable[Clue], call: WeighCall) -> Iterator[Doubt]:
    """Who calls also claims that the one who is met is the ally (TS-47)."""
    if own.ally is None:
        return
    (met,) = own.offers.beside
    yield from _named_otherwise(call, met, own.ally)
    yield from _doubts(own, clues, [(met, own.ally)])


def _named_otherwise(call: WeighCall, met: int, ally: Card) -> Iterator[Doubt]:
    """The owners as dialled contradict that the one who is met is the ally."""
    for identity, owner in zip(IDENTITIES, call.owners, strict=True):
        if owner is not None and identity is ally and owner != met:
            yield Doubt(met, ally, Against.NAMED, owner)
            return
        if owner == met and identity is not ally:
            yield Doubt(met, identity, Against.NAMED_OTHERWISE, met)
            return


def _logic(view: View, own: OwnView, seat: int, call: WeighCall) -> Logic:
    mask = knowledge.possible(knowledge.clues_of(own, seat))
    met = own.offers.beside[0]
    dialled = _dialled(call)
    right = dialled & callable_beside(view.seats, seat, met)
    if view.options.owners_count:
        right &= _announced(call)  # TS-48
    is_whole = None not in call.number and None not in call.owners
    return Logic(
        is_ruled_out=not mask & right,
        is_certain=is_whole and is_certain(mask, right),
        has_impossible_owner=not (mask & dialled or mask) & _announced(call),
        ally=Mark.CERTAIN if own.ally is None else knowledge.mark(mask, met, own.ally),
        deals=(mask & right).bit_count(),
        of=mask.bit_count(),
    )


def _dialled(call: WeighCall) -> Mask:
    """The deals with a number that begins as this one is dialled so far."""
    parts = [(place, card) for place, card in enumerate(call.number) if card is not None]
    fitting = (
        deals
        for number, deals in NUMBERS.items()
        if all(number[place] is card for place, card in parts)
    )
    return reduce(or_, fitting, 0)


def _announced(call: WeighCall) -> Mask:
    """The deals in which everybody holds what he is announced to hold."""
    return reduce(and_, (HOLDS[agent][card] for agent, card in _claims(call)), ALL)

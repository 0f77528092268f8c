"""Reasons and warnings of real positions, against somebody who looks at every deal one by one and
tries every few clues: slow, plain, and without the game's own masks."""

from collections.abc import Collection, Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.games.top_secret import oracle
from tests.games.top_secret.oracle import Dealt
from tests.games.top_secret.playing import decisions

from tablee.games.top_secret.advice import adviser, detective, knowledge
from tablee.games.top_secret.data import AGENTS, ALLY_OF, CARDS, IDENTITIES
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.options import NoteMode, Options, Series
from tablee.games.top_secret.model.questions import Clue, Logic, Mark, WeighCall, Weighed
from tablee.games.top_secret.model.views import OwnView, View
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.rules import Level

DETECTIVE = Options(series=Series.SINGLE, notes=NoteMode.DETECTIVE)
EVERY_SIZE = pytest.mark.parametrize("seats", [3, 4, 5])
MOST_CLUES = 16
"""With more of them, trying every few takes minutes."""


class Position(NamedTuple):
    view: View
    own: OwnView
    seat: int


def positions(seats: int, games: int) -> Iterator[Position]:
    """What whoever decides knows at that moment, in games of bots."""
    for seed in range(games):
        level = (Level.NORMAL, Level.HARD)[seed % 2]
        for state, seat, _ in decisions(seats, level, 100 + seed, DETECTIVE):
            view = rulebook.view(state, seat)
            assert view.own is not None
            yield Position(view, view.own, seat)


def agrees(dealt: Dealt, clue: Clue) -> bool:
    """One card that was seen is held; of two that were shown, exactly one (TS-26)."""
    return sum(dealt.holds(clue.agent, card) for card in clue.cards) == 1


# Reasons


@EVERY_SIZE
def test_no_fewer_clues_than_the_detective_names_lead_to_any_mark(seats: int) -> None:
    checked = 0
    for own, seat in late_positions(seats):
        clues = knowledge.clues_of(own, seat)
        fitting = [{dealt for dealt in oracle.ALL if agrees(dealt, clue)} for clue in clues]
        for agent in AGENTS:
            for card in CARDS:
                checked += is_reason_checked(clues, fitting, agent, card)
    assert checked >= 555


def late_positions(seats: int) -> Iterator[tuple[OwnView, int]]:
    """With something to reason about, and few enough clues to try all."""
    found = 0
    for _, own, seat in positions(seats, games=40):
        if 6 <= len(knowledge.clues_of(own, seat)) <= MOST_CLUES and found < 36:
            found += 1
            yield own, seat


def is_reason_checked(
    clues: tuple[Clue, ...], fitting: list[set[Dealt]], agent: int, card: Card
) -> bool:
    """Whether there is a reason: then it must be one, and as short as any."""
    because = detective.why(clues, agent, card)
    everything = set(oracle.ALL).intersection(*fitting)
    held = {dealt.holds(agent, card) for dealt in everything}
    assert (because is None) == (len(held) > 1)
    if because is None:
        return False
    (is_held,) = held
    assert because.mark is (Mark.CERTAIN if is_held else Mark.CROSSED)
    otherwise = {dealt for dealt in oracle.ALL if dealt.holds(agent, card) != is_held}
    named = [fitting[clues.index(clue)] for clue in because.clues]
    assert rules_out(otherwise, named)
    assert fewest(otherwise, fitting, len(because.clues)) == len(because.clues)
    return True


def rules_out(otherwise: set[Dealt], fitting: Collection[set[Dealt]]) -> bool:
    return not otherwise.intersection(*fitting)


def fewest(otherwise: set[Dealt], fitting: list[set[Dealt]], most: int) -> int:
    """How many clues it takes, found by trying all of one, all of two and so on."""
    left = [otherwise & deals for deals in fitting]
    for size in range(1, most + 1):
        if any(rules_out(otherwise, few) for few in combinations(left, size)):
            return size
    raise AssertionError("so many clues do not lead there")


# Warnings


@EVERY_SIZE
def test_every_warning_about_a_call_is_what_looking_at_each_deal_says(seats: int) -> None:
    random = Random(seats)
    found = 0
    for position in positions(seats, games=30):
        if position.own.offers.can_call:
            possible = oracle.possible(position.own, position.seat)
            for call in calls(random, possible):
                found += 1
                check(position, possible, call)
    assert found >= 751


def calls(random: Random, possible: set[Dealt]) -> Iterator[WeighCall]:
    """Such as somebody may announce, whole and in part: now right, now nearly, now wild."""
    for _ in range(6):
        dealt = random.choice(sorted(possible))
        number: list[Any] = list(dealt.number())
        owners: list[Any] = [dealt.identities.index(identity) for identity in IDENTITIES]
        swap_some(random, number)
        swap_some(random, owners)
        yield WeighCall(in_part(random, number), in_part(random, owners))


def swap_some(random: Random, parts: list[Any]) -> None:
    for _ in range(random.randrange(2)):
        one, other = random.choice(list(permutations(range(4), 2)))
        parts[one], parts[other] = parts[other], parts[one]


def in_part(random: Random, parts: list[Any]) -> Any:
    keeps = random.choice([1.0, 1.0, 0.6])
    return tuple(part if random.random() < keeps else None for part in parts)


def check(position: Position, possible: set[Dealt], call: WeighCall) -> None:
    view, own, seat = position
    weighed = adviser.answer(view, seat, call)
    assert isinstance(weighed, Weighed)
    logic = weighed.logic
    assert logic is not None
    assert_number_is_weighed(position, possible, call, logic)
    fits = {dealt for dealt in possible if is_number(dealt, call)} or possible
    assert logic.has_impossible_owner == (not any(is_announced(dealt, call) for dealt in fits))
    if own.ally is not None:
        (met,) = own.offers.beside
        named = [owner for owner in call.owners if owner is not None]
        is_named = met in named or call.owners[IDENTITIES.index(own.ally)] is not None
        says_ally = call.owners[IDENTITIES.index(own.ally)] == met
        assert not is_named or says_ally or weighed.ally_doubts


def assert_number_is_weighed(
    position: Position, possible: set[Dealt], call: WeighCall, logic: Logic
) -> None:
    own, seat = position.own, position.seat
    beside = [d for d in possible if own.ally is None or is_beside_ally(own, d, seat)]
    right = {dealt for dealt in beside if is_number(dealt, call)}
    assert (logic.deals, logic.of) == (len(right), len(possible))
    assert logic.is_ruled_out == (not right)
    is_whole = None not in (*call.number, *call.owners)
    assert logic.is_certain == (is_whole and right == possible)


def is_beside_ally(own: OwnView, dealt: Dealt, seat: int) -> bool:
    (met,) = own.offers.beside
    return dealt.identities[met] is ALLY_OF[dealt.identities[seat]]


def is_number(dealt: Dealt, call: WeighCall) -> bool:
    return all(said in (None, so) for said, so in zip(call.number, dealt.number(), strict=True))


def is_announced(dealt: Dealt, call: WeighCall) -> bool:
    """Whoever is named is whom he is said to be, and holds the fragment that is said with it."""
    return all(
        owner is None
        or (dealt.holds(owner, identity) and (fragment is None or dealt.holds(owner, fragment)))
        for identity, fragment, owner in zip(IDENTITIES, call.number, call.owners, strict=True)
    )


def test_ts_48_where_the_owners_count_a_call_is_right_with_all_four_of_them_only() -> None:
    random = Random(48)
    for position in positions(4, games=6):
        if position.own.offers.can_call:
            options = replace(position.view.options, owners_count=True)
            view = replace(position.view, options=options)
            possible = oracle.possible(position.own, position.seat)
            for call in calls(random, possible):
                weighed = adviser.answer(view, position.seat, call)
                assert isinstance(weighed, Weighed)
                assert weighed.logic is not None
                right = [
                    dealt
                    for dealt in possible
                    if is_number(dealt, call)
                    and is_announced(dealt, call)
                    and is_beside_ally(position.own, dealt, position.seat)
                ]
                assert weighed.logic.deals == len(right)

"""Whole series played at random, and judged afterwards from their record alone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from tests.games.top_secret.scenes import BASE

from tablee.games.top_secret.model.cards import Card, Place
from tablee.games.top_secret.model.record import Answered, Exchange, Looked, Round
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw

SERIES = 25
each_number_of_players = pytest.mark.parametrize("seats", [3, 4, 5])


@cache
def played(seats: int) -> list[State]:
    """The last state of every game of many random series."""
    return [state for seed in range(SERIES) for state in _ends(seats, Chance(bytes([seed])))]


def _ends(seats: int, chance: Chance) -> Iterator[State]:
    state = rulebook.setup(BASE, seats, chance)
    while state.phase is not Phase.OVER:
        seat = chance.choice(state.to_act)
        after = rulebook.play(state, seat, draw(rulebook.legal(state, seat), chance), 0, chance)
        if len(after.results) > len(state.results):
            yield after
        state = after


def rounds_of(seats: int) -> list[Round]:
    """All rounds that were laid to the end."""
    return [each for state in played(seats) for each in state.rounds if None not in each.places]


def black_cards(state: State, agent: int) -> set[Card]:
    return {state.identities[agent], state.fragments[agent]}


def together(each: Round) -> set[frozenset[int]]:
    """The visitors of each place, as one sees them on the table."""
    places: dict[Place | None, set[int]] = {}
    for visitor, place in enumerate(each.places):
        places.setdefault(place, set()).add(visitor)
    return {frozenset(visitors) for visitors in places.values()}


@each_number_of_players
def test_ts_20_exactly_the_twos_have_met(seats: int) -> None:
    """TS-62 and TS-70: but not dummy and Ambassador; and the fifth player also meets two."""
    for each in rounds_of(seats):
        met = {frozenset(meeting.visitors) for meeting in each.meetings}
        twos = {group for group in together(each) if len(group) == 2}
        audiences = {group for group in together(each) if len(group) == 3 and 4 in group}
        nobody = {frozenset((3, 4))} if seats == 3 else set()
        assert met == (twos | audiences if seats == 5 else twos - nobody)


@each_number_of_players
def test_ts_17_nobody_repeats_a_place_within_five_rounds(seats: int) -> None:
    for state in played(seats):
        for first in range(0, len(state.rounds), 5):
            for visitor in range(5):
                places = [each.places[visitor] for each in state.rounds[first : first + 5]]
                assert len(set(places)) == len(places)


@each_number_of_players
def test_ts_23_the_starters_rotate(seats: int) -> None:
    for state in played(seats):
        for before, after in pairwise(state.rounds):
            assert after.starter == (before.starter + 1) % 4


@each_number_of_players
def test_ts_26_of_every_pair_that_was_seen_one_card_was_true(seats: int) -> None:
    seen = 0
    for state in played(seats):
        for fact in (fact for facts in state.facts for fact in facts):
            if isinstance(fact, Exchange) and fact.seen is not None:
                assert len({*fact.seen} & black_cards(state, fact.other)) == 1
                seen += 1
    assert seen > 100


@each_number_of_players
def test_ts_25_what_one_has_shown_the_other_has_seen(seats: int) -> None:
    for state in played(seats):
        shown, seen = Counter[object](), Counter[object]()
        for seat, facts in enumerate(state.facts):
            for fact in facts:
                if isinstance(fact, Exchange):
                    shown[fact.round, seat, fact.other, fact.shown, fact.shown_black] += 1
                    seen[fact.round, fact.other, seat, fact.seen, fact.seen_black] += 1
        assert shown == seen


@each_number_of_players
def test_ts_31_no_agent_was_shown_a_pair_twice(seats: int) -> None:
    for state in played(seats):
        for facts in state.facts:
            shown = [(fact.other, fact.shown) for fact in facts if isinstance(fact, Exchange)]
            counts = Counter(other for other, pair in shown if pair)
            pairs = [each for each in shown if each[1] and counts[each[0]] <= 12]
            assert len(set(pairs)) == len(pairs)


@each_number_of_players
def test_ts_38_every_black_card_was_real_and_shown_once_to_the_same_agent(seats: int) -> None:
    for state in played(seats):
        for seat in range(seats):
            seen = list(_black_cards_seen(state, seat))
            assert len(set(seen)) == len(seen)
            assert all(card in black_cards(state, agent) for agent, card in seen)


def _black_cards_seen(state: State, seat: int) -> Iterator[tuple[int, Card]]:
    """By whom, and which."""
    for fact in state.facts[seat]:
        match fact:
            case Exchange() if fact.seen_black is not None:
                yield fact.other, fact.seen_black
            case Answered() if fact.asker == seat:
                yield fact.asked, fact.card
            case Looked():
                yield 3, fact.card


@each_number_of_players
def test_ts_53_the_scores_are_the_games_won(seats: int) -> None:
    for state in played(seats):
        won = Counter(seat for result in state.results for seat in result.winners)
        assert state.scores == tuple(won[seat] for seat in range(seats))


@each_number_of_players
def test_ts_56_the_first_starters_of_the_games_rotate(seats: int) -> None:
    for before, after in pairwise(played(seats)):
        if after.game == before.game + 1:
            assert after.rounds[0].starter == (before.rounds[0].starter + 1) % 4

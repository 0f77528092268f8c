"""What follows from what a seat has learned, beside an oracle that looks at every deal."""

import pytest
from tests.games.top_secret import oracle
from tests.games.top_secret.playing import decisions
from tests.games.top_secret.scenes import N0, N11, N29, N52, RIALTO, B, F, X, Z, begun, knowing

from tablee.games.top_secret.advice import knowledge
from tablee.games.top_secret.advice.deals import Mask, deals_of
from tablee.games.top_secret.data import AGENTS, AMBASSADOR, CARDS
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.questions import Mark
from tablee.games.top_secret.model.record import Answered, Exchange, Looked
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import OwnView
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.rules import Level

ROUND = (1, RIALTO)


def own_view(state: State, seat: int) -> OwnView:
    own = rulebook.view(state, seat).own
    assert own is not None
    return own


def possible(state: State, seat: int) -> Mask:
    return knowledge.possible(knowledge.clues_of(own_view(state, seat), seat))


def marked(state: State, seat: int, mark: Mark, agent: int) -> set[Card]:
    marks = knowledge.deduction(possible(state, seat)).marks[agent]
    return {card for card, each in zip(CARDS, marks, strict=True) if each is mark}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("level", Level)
def test_the_masks_hold_just_the_deals_that_the_oracle_finds(seats: int, level: Level) -> None:
    for state, *_ in list(decisions(seats, level, seed=seats))[::7]:
        for seat in range(seats):
            found = {oracle.Dealt(*deal) for deal in deals_of(possible(state, seat))}
            assert found == oracle.possible(own_view(state, seat), seat)
            assert oracle.Dealt(state.identities, state.fragments) in found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_sheet_is_filled_as_the_oracle_would_fill_it(seats: int) -> None:
    *_, (state, seat, _) = decisions(seats, Level.NORMAL, seed=1)
    deals = oracle.possible(own_view(state, seat), seat)
    filled = knowledge.deduction(possible(state, seat))
    for agent in AGENTS:
        for card, mark in zip(CARDS, filled.marks[agent], strict=True):
            holds = {deal.holds(agent, card) for deal in deals}
            assert mark is (
                Mark.OPEN if len(holds) > 1 else (Mark.CROSSED, Mark.CERTAIN)[holds.pop()]
            )
    assert filled.deals == len(deals)
    assert set(filled.numbers) == {deal.number() for deal in deals}


def test_ts_13_an_agent_begins_with_36_of_the_576_deals_and_the_ambassador_with_all() -> None:
    state = begun(5)
    assert [possible(state, seat).bit_count() for seat in range(5)] == [36] * 4 + [576]


def test_the_rulebook_s_example_i_hold_11_and_am_shown_f_and_11_so_it_is_f() -> None:
    state = knowing(begun(), 1, Exchange(*ROUND, 0, shown=(B, N0), seen=(F, N11)))
    assert F in marked(state, 1, Mark.CERTAIN, 0)


def test_ts_26_exactly_one_is_true_so_a_card_beside_a_true_one_is_false() -> None:
    state = knowing(begun(), 1, Exchange(*ROUND, 0, (B, N0), (F, N29), seen_black=F))
    assert marked(state, 1, Mark.CERTAIN, 0) == {F}
    assert N29 in marked(state, 1, Mark.CROSSED, 0)
    assert N52 not in marked(state, 1, Mark.CROSSED, 0)


def test_two_identities_leave_no_third_for_the_one_who_shows_them() -> None:
    state = knowing(begun(), 1, Exchange(*ROUND, 0, (B, N0), (F, Z)))
    assert {X, B} <= marked(state, 1, Mark.CROSSED, 0)
    assert marked(state, 1, Mark.CERTAIN, 0) == set()


def test_an_answer_tells_the_asker_and_nothing_new_to_the_asked() -> None:
    answered = Answered(*ROUND, asker=1, asked=0, card=N52)
    state = knowing(knowing(begun(), 1, answered), 0, answered)
    assert N52 in marked(state, 1, Mark.CERTAIN, 0)
    assert possible(state, 0) == possible(begun(), 0)


def test_ts_69_the_fifth_player_learns_from_answers_and_from_pairs() -> None:
    facts = (Answered(*ROUND, 1, 0, N52), Exchange(*ROUND, 0, None, (F, N29)))
    state = knowing(begun(5), AMBASSADOR, *facts)
    assert marked(state, AMBASSADOR, Mark.CERTAIN, 0) == {F, N52}


def test_ts_60_what_was_looked_at_is_the_dummy_s() -> None:
    state = knowing(begun(3), 0, Looked(*ROUND, X))
    assert X in marked(state, 0, Mark.CERTAIN, 3)

"""Three strengths, from the view alone."""

import pytest
from tests.games.top_it import scenes
from tests.games.top_it.scenes import played

from tablee.games.top_it.advice import search, weighing
from tablee.games.top_it.bot import player
from tablee.games.top_it.model import Action, Options, Shape, State
from tablee.games.top_it.rules import rulebook, situations
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level


def act(state: State, level: Level, seed: bytes = b"bot") -> Action:
    seat = scenes.seat_to_move(state)
    action = player.act(rulebook.view(state, seat), seat, level, Chance(seed))
    assert action is not None
    return action


def won(levels: list[Level], games: int) -> list[float]:
    """The share of the wins of each bot, chairs taken in turn."""
    wins = [0.0] * len(levels)
    for number in range(games):
        seats = [(seat + number) % len(levels) for seat in range(len(levels))]
        state = rulebook.setup(Options(), len(levels), Chance(b"games" + bytes([number])))
        while state.to_move is not None:
            seed = bytes([number, len(state.moves)])
            state = played(state, act(state, levels[seats[state.to_move]], seed))
        winners = situations.winners(state) or ()
        for seat in winners:
            wins[seats[seat]] += 1 / len(winners)
    return [win / games for win in wins]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_careless_bot_often_misses_the_most_points_and_always_plays_by_the_rules(
    seats: int,
) -> None:
    missed = 0
    for seed in range(8):
        state = scenes.at_random(seats, seed, 2 * seed)
        seat = scenes.seat_to_move(state)
        most = max(scenes.points_of(played(state, a)) for a in rulebook.legal(state, seat))
        missed += scenes.points_of(played(state, act(state, Level.EASY))) < most
    assert missed >= 4


def test_the_careful_bot_varies_among_moves_that_are_nearly_as_good() -> None:
    """After a hexagon in the middle, its six sides are as good as each other."""
    state = played(scenes.begun(3), scenes.middle(Shape.HEXAGON))
    actions = {act(state, Level.NORMAL, bytes([seed])) for seed in range(12)}
    assert len(actions) > 1
    judged = search.carefully(situations.situation_of(state), 1, is_alone=False)
    near = {one.move.points for one in judged if one.worth > judged[0].worth - 1}
    assert {scenes.points_of(played(state, action)) for action in actions} <= near


@pytest.mark.parametrize("level", Level)
def test_a_bot_waits_for_its_turn(level: Level) -> None:
    view = rulebook.view(scenes.begun(3), 1)
    assert player.pace(view, 1, level, Chance(b"")) is None
    assert player.act(view, 1, level, Chance(b"")) is None
    pace = player.pace(view, 0, level, Chance(b""))
    assert pace is not None
    assert pace >= 1000


def test_the_best_bot_leaves_nothing_to_chance() -> None:
    state = scenes.at_random(3, 3, 9)
    assert act(state, Level.HARD, b"one") == act(state, Level.HARD, b"two")


def test_the_best_bot_foresees_two_careful_rounds() -> None:
    """What it chooses leads by the most of all that it tried."""
    situation = situations.situation_of(scenes.at_random(3, 3, 9))
    tried = [one.move for one in search.carefully(situation, 0, is_alone=False)[:4]]
    leads = search.foreseen(situation, 0, tried)
    best = search.foreseen_move(situation, 0, 4)
    assert best == max(leads, key=lambda one: one.lead).move


def test_a_search_is_the_same_for_the_same_budget_and_bounded_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    situation = situations.situation_of(scenes.at_random(3, 3, 12))
    looked = []
    after = weighing.after

    def counted(*arguments: object) -> object:
        looked.append(1)
        return after(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "after", counted)
    for budget in (10, 100, 400):
        looked.clear()
        moves = {search.searched_move(situation, 0, budget, is_alone=False) for _ in range(2)}
        assert len(moves) == 1
        assert 0 < len(looked) <= 2 * 2 * budget


def test_a_hand_strives_to_lead_and_alone_to_collect() -> None:
    assert search.to_lead([10.0, 7.0, 9.0], 0) == 1
    assert search.to_lead([10.0, 7.0, 9.0], 1) == -3
    assert search.to_collect([10.0, 7.0, 9.0], 1) == 26


def test_the_search_takes_the_win_that_the_last_moves_offer() -> None:
    """When few moves are left the search sees the end: it never ends worse than the greedy bot."""
    for seed in range(4):
        state = scenes.at_random(2, seed, 16)
        mine = scenes.seat_to_move(state)
        ends = {}
        for level in (Level.EASY, Level.HARD):
            end = played(state, act(state, level))
            while end.to_move is not None:
                end = played(end, act(end, Level.EASY, b"same"))
            ends[level] = end.hands[mine].score - end.hands[1 - mine].score
        assert ends[Level.HARD] >= ends[Level.EASY]


def test_two_are_better_than_one() -> None:
    """`make bench` measures it over 200 games; here it must merely show."""
    careful, careless = won([Level.NORMAL, Level.EASY], 6)
    assert careful > careless
    farsighted, careless = won([Level.HARD, Level.EASY], 2)
    assert farsighted > careless


def test_alone_the_search_collects_for_all_colours() -> None:
    totals = {}
    for level in (Level.EASY, Level.NORMAL):
        state = scenes.begun(1)
        while state.to_move is not None:
            state = played(state, act(state, level, bytes([len(state.moves)])))
        totals[level] = sum(hand.score for hand in state.hands)
    assert totals[Level.NORMAL] > totals[Level.EASY]

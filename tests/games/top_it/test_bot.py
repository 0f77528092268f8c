"""Three strengths, from the view alone."""

import pytest
from tests.games.top_it import scenes
from tests.games.top_it.scenes import played

from tablee.games.top_it import bot, rules, search
from tablee.games.top_it import position as positions
from tablee.games.top_it.model import Action, Options, State
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level


def act(state: State, level: Level, seed: bytes = b"bot") -> Action:
    seat = scenes.seat_to_move(state)
    action = bot.act(rules.view(state, seat), seat, level, Chance(seed))
    assert action is not None
    return action


def won(levels: list[Level], games: int) -> list[float]:
    """The share of the wins of each bot, chairs taken in turn."""
    wins = [0.0] * len(levels)
    for number in range(games):
        seats = [(seat + number) % len(levels) for seat in range(len(levels))]
        state = rules.setup(Options(), len(levels), Chance(b"games" + bytes([number])))
        while state.to_move is not None:
            seed = bytes([number, len(state.moves)])
            state = played(state, act(state, levels[seats[state.to_move]], seed))
        winners = positions.winners(state) or ()
        for seat in winners:
            wins[seats[seat]] += 1 / len(winners)
    return [win / games for win in wins]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_greedy_bot_takes_the_most_points(seats: int) -> None:
    for seed in range(5):
        state = scenes.at_random(seats, seed, 3 * seed)
        seat = scenes.seat_to_move(state)
        most = max(scenes.points_of(played(state, a)) for a in rules.legal(state, seat))
        assert scenes.points_of(played(state, act(state, Level.EASY))) == most


@pytest.mark.parametrize("level", Level)
def test_a_bot_waits_for_its_turn(level: Level) -> None:
    view = rules.view(scenes.begun(3), 1)
    assert bot.pace(view, 1, level, Chance(b"")) is None
    assert bot.act(view, 1, level, Chance(b"")) is None
    pace = bot.pace(view, 0, level, Chance(b""))
    assert pace is not None
    assert pace >= 1000


def test_the_better_bots_leave_nothing_to_chance() -> None:
    state = scenes.at_random(3, 3, 9)
    for level in (Level.NORMAL, Level.HARD):
        assert act(state, level, b"one") == act(state, level, b"two")


def test_a_search_is_the_same_for_the_same_budget_and_bounded_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = positions.position_of(scenes.at_random(3, 3, 12))
    looked = []
    after = search.after

    def counted(*arguments: object) -> object:
        looked.append(1)
        return after(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "after", counted)
    for budget in (10, 100, 400):
        looked.clear()
        moves = {search.searched_move(position, 0, budget, is_alone=False) for _ in range(2)}
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
    careful, greedy = won([Level.NORMAL, Level.EASY], 10)
    assert careful > greedy
    searching, greedy = won([Level.HARD, Level.EASY], 4)
    assert searching > greedy


def test_alone_the_search_collects_for_all_colours() -> None:
    totals = {}
    for level in (Level.EASY, Level.NORMAL):
        state = scenes.begun(1)
        while state.to_move is not None:
            state = played(state, act(state, level, bytes([len(state.moves)])))
        totals[level] = sum(hand.score for hand in state.hands)
    assert totals[Level.NORMAL] > totals[Level.EASY]

"""The next hand's best answer to a move, against making the move and looking at all answers."""

import pytest
from tests.games.top_it import scenes

from tablee.games.top_it.advice import weighing
from tablee.games.top_it.advice.answers import Answers
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.rules.tiles import Tile

LAST_MOVE = {1: 35, 2: 17, 3: 26, 4: 35}


def made(situation: Situation, hand: int, target: Spot | Tile) -> float:
    """What the next hand gains at most once the move is made; 0 at the end."""
    following = weighing.after(situation, hand, target)
    next_hand = situations.next_after(following, hand).hand
    if next_hand is None:
        return 0.0
    return max(move.gain for move in weighing.moves(following, next_hand))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_best_answer_is_found_without_making_the_move(seats: int, seed: int) -> None:
    for moves in range(seed, LAST_MOVE[seats], 4):
        state = scenes.at_random(seats, 100 * moves + seed, moves)
        if state.to_move is None:
            continue
        situation, hand = situations.situation_of(state), state.to_move
        answers = Answers(situation, hand)
        for move in weighing.moves(situation, hand):
            assert answers.best_after(move.target) == pytest.approx(
                made(situation, hand, move.target)
            )

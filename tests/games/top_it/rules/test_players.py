"""Two players, and one (TI-43 to TI-50)."""

from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle, number_of, played, refusal

from tablee.games.top_it import puzzle
from tablee.games.top_it.data import COLOURS, OPENING_MOVES
from tablee.games.top_it.model import IllegalCode, Options, PlacePiece, PlaceStone, Shape
from tablee.games.top_it.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw

HEXAGON = middle(Shape.HEXAGON)


def test_ti_43_same_colours_may_touch_between_two() -> None:
    state = lying(2, [(0, HEXAGON), (1, along(HEXAGON, 0, Shape.HOUSE))], to_move=0)
    assert refusal(state, along(HEXAGON, 3, Shape.LARGE_SQUARE)) == ""


def test_ti_44_the_stone_may_top_its_own_colour_between_two() -> None:
    state = lying(2, [(0, HEXAGON), (1, along(HEXAGON, 0, Shape.HOUSE))], to_move=0)
    after = played(state, PlaceStone(number_of(0, Shape.HEXAGON)))
    assert scenes.points_of(after) == 6 + 7


def test_ti_45_the_second_players_first_piece_differs_from_the_first() -> None:
    state = played(scenes.begun(2), HEXAGON)
    assert refusal(state, along(HEXAGON, 0, Shape.HEXAGON)) == IllegalCode.SAME_AS_THE_FIRST
    shapes = {action.shape for action in rulebook.legal(state, 1) if isinstance(action, PlacePiece)}
    assert Shape.HEXAGON not in shapes
    assert {Shape.LARGE_SQUARE, Shape.HOUSE, Shape.RHOMBUS} <= shapes
    third = played(state, along(HEXAGON, 0, Shape.HOUSE))
    fourth = played(third, along(HEXAGON, 3, Shape.RHOMBUS))
    assert refusal(fourth, along(HEXAGON, 2, Shape.HEXAGON)) == ""


def test_ti_45_holds_between_two_only() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert refusal(state, along(HEXAGON, 0, Shape.HEXAGON)) == ""


def test_ti_46_the_second_player_does_not_open_with_the_stone() -> None:
    state = played(scenes.begun(2), HEXAGON)
    stone = PlaceStone(number_of(0, Shape.HEXAGON))
    assert refusal(state, stone) == IllegalCode.PIECE_FIRST
    assert stone not in rulebook.legal(state, 1)
    assert stone in rulebook.legal(played(state, along(HEXAGON, 0, Shape.HOUSE)), 0)


def test_ti_47_two_players_have_one_colour_each() -> None:
    view = rulebook.view(scenes.begun(2), 0)
    assert [(hand.seat, hand.colour) for hand in view.hands] == [(0, "blue"), (1, "green")]


def test_ti_48_one_player_uses_all_four_colours() -> None:
    """With the rules of three and four: own colours do not touch."""
    view = rulebook.view(scenes.begun(1), 0)
    assert [(hand.seat, hand.colour) for hand in view.hands] == [(0, c) for c in COLOURS]
    state = lying(1, [(0, HEXAGON)], to_move=0)
    assert refusal(state, along(HEXAGON, 0, Shape.HOUSE)) == IllegalCode.SAME_COLOUR


def test_ti_49_colours_take_turns_alone() -> None:
    state = scenes.begun(1)
    order = []
    for _ in range(8):
        order.append(state.to_move)
        state = played(state, rulebook.legal(state, 0)[0])
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]


def test_ti_50_alone_the_score_is_the_sum_of_the_colours() -> None:
    state = played(scenes.begun(1), HEXAGON)
    assert scenes.points_of(state) == 12
    state = scenes.at_random(1, 3, 100)
    outcome = rulebook.outcome(state)
    assert outcome is not None
    assert outcome.scores == (sum(hand.score for hand in state.hands),)
    assert outcome.winners == (0,)


def test_the_daily_game_opens_as_the_chance_of_the_day_wants_it() -> None:
    options = puzzle.options()
    assert list(rulebook.seats_allowed(options)) == [1]
    first, second, other = (
        rulebook.setup(options, 1, Chance(seed)) for seed in (b"today", b"today", b"tomorrow")
    )
    assert first == second
    assert first.tiles != other.tiles
    assert [move.hand for move in first.moves] == list(range(OPENING_MOVES))
    assert not any(move.is_stone for move in first.moves)
    assert first.to_move == 0


def test_the_par_of_a_day_depends_on_its_opening_alone() -> None:
    """However one has played on, and better than chance plays."""
    opening = rulebook.setup(puzzle.options(), 1, Chance(b"today"))
    ends = []
    for seed in (b"one", b"two"):
        chance, state = Chance(seed), opening
        while state.to_move is not None:
            state = scenes.played(state, draw(rulebook.legal(state, 0), chance))
        ends.append(state)
    par = puzzle.goal(ends[0])
    assert par == puzzle.goal(ends[1])
    assert not par.is_proven
    assert par.score > max(puzzle.rank_by(end)[0] for end in ends)


def test_an_opening_from_a_seed_is_the_same_at_every_table() -> None:
    options = Options(puzzle="2026-11-15")
    first, second = (rulebook.setup(options, 1, Chance(seed)) for seed in (b"one", b"two"))
    assert first == second


def test_the_daily_game_is_ranked_by_points() -> None:
    state = scenes.at_random(1, 3, 100)
    assert puzzle.rank_by(state) == (sum(hand.score for hand in state.hands),)

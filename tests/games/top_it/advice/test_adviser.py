"""Where a piece may go, why it may not, and what was possible."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle, number_of, played

from tablee.games.top_it.advice import adviser, search, weighing
from tablee.games.top_it.data import OPENING_MOVES, SHAPES
from tablee.games.top_it.model import (
    Answer,
    AskPlacements,
    AskReview,
    AskTargets,
    Because,
    Fits,
    IllegalCode,
    Options,
    Placement,
    Placements,
    PlacePiece,
    PlaceStone,
    Question,
    Review,
    ReviewedMove,
    Shape,
    State,
    Targets,
    Unanswered,
    WhyNot,
)
from tablee.games.top_it.rules import rulebook, situations
from tablee.games.top_it.rules.forms import FORMS_OF
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.geometry import minus, plus
from tablee.games.top_it.rules.legal import place_piece
from tablee.games.top_it.rules.placing import INDEX_OF
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.rules.tiles import Tile
from tablee.games.top_it.view.tiles import tile_view
from tablee.kernel.chance import Chance

HEXAGON = middle(Shape.HEXAGON)


def asked(state: State, seat: int | None, question: Question) -> Answer:
    return adviser.answer(rulebook.view(state, seat), seat, question)


def dropped(piece: PlacePiece, x: float = 0, y: float = 0) -> WhyNot:
    """The piece let go near its place, so far beside it."""
    where = tile_view(FORMS_OF[INDEX_OF[piece.shape]][piece.turn], piece.at)
    return WhyNot(piece.shape, where.x + x, where.y + y, piece.turn)


def test_placements_are_the_legal_ones_best_first() -> None:
    state = scenes.at_random(3, 8, 10)
    seat = scenes.seat_to_move(state)
    for shape in (SHAPES[index] for index in state.hands[seat].shapes):
        answer = asked(state, seat, AskPlacements(shape))
        assert isinstance(answer, Placements)
        offered = [PlacePiece(p.shape, p.turn, p.at) for p in answer.placements]
        legal = [a for a in rulebook.legal(state, seat) if getattr(a, "shape", None) is shape]
        assert sorted(offered, key=repr) == sorted(legal, key=repr)
        points = [placement.points or 0 for placement in answer.placements]
        assert points == sorted(points, reverse=True)
        for placement in answer.placements[:5]:
            after = played(state, PlacePiece(placement.shape, placement.turn, placement.at))
            assert scenes.points_of(after) == placement.points
            last = rulebook.view(after, seat).last
            assert last is not None
            assert set(last.scoring[1:]) == set(placement.scoring)


def test_one_can_plan_while_others_move() -> None:
    state = played(scenes.begun(3), HEXAGON)
    answer = asked(state, 2, AskPlacements(Shape.HOUSE))
    assert isinstance(answer, Placements)
    assert answer.placements


def test_whoever_asks_where_a_piece_may_go_is_told_why_it_may_go_nowhere() -> None:
    state = played(scenes.begun(2), HEXAGON)
    same = Because(IllegalCode.SAME_AS_THE_FIRST, None, None)  # TI-45
    assert asked(state, 1, AskPlacements(Shape.HEXAGON)) == same
    laid = Because(IllegalCode.NOT_IN_HAND, None, None)
    assert asked(state, 0, AskPlacements(Shape.HEXAGON)) == laid


def test_a_piece_that_just_fits_nowhere_has_no_placements() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert asked(state, 1, AskPlacements(Shape.SMALL_SQUARE)) == Placements(())


def test_targets_with_what_they_bring() -> None:
    placed = [(0, HEXAGON), (1, along(HEXAGON, 0, Shape.LARGE_SQUARE))]
    answer = asked(lying(3, placed, to_move=2), 2, AskTargets())
    assert isinstance(answer, Targets)
    square, hexagon = number_of(1, Shape.LARGE_SQUARE), number_of(0, Shape.HEXAGON)
    assert [(t.piece, t.points) for t in answer.targets] == [(hexagon, 10), (square, 10)]
    assert answer.targets[0].scoring == (hexagon, square)


def test_whoever_asks_for_targets_is_told_why_the_stone_may_not_come_yet() -> None:
    first = Because(IllegalCode.PIECE_FIRST, None, None)
    assert asked(scenes.begun(3), 0, AskTargets()) == first  # TI-14
    duel = played(scenes.begun(2), HEXAGON)
    assert asked(duel, 1, AskTargets()) == first  # TI-46


def test_a_stone_that_was_played_has_no_targets() -> None:
    topped = PlaceStone(number_of(0, Shape.HEXAGON))
    state = played(played(scenes.begun(3), HEXAGON), topped)
    assert asked(state, 1, AskTargets()) == Because(IllegalCode.STONE_IS_SPENT, None, None)


def test_a_spectator_has_no_hand() -> None:
    state = played(scenes.begun(3), HEXAGON)
    questions = (AskPlacements(Shape.HOUSE), AskTargets(), dropped(HEXAGON))
    assert all(asked(state, None, question) == Unanswered() for question in questions)


def test_after_the_end_only_the_review_is_answered() -> None:
    over = scenes.at_random(2, 1, 100)
    assert asked(over, 0, AskTargets()) == Unanswered()
    assert asked(scenes.at_random(2, 1, 10), 0, AskReview()) == Unanswered()


# Why not


def test_a_piece_dropped_near_a_legal_place_fits_there() -> None:
    state = played(scenes.begun(3), HEXAGON)
    house = along(HEXAGON, 0, Shape.HOUSE)
    answer = asked(state, 1, dropped(house, 0.3, -0.2))
    assert isinstance(answer, Fits)
    assert isinstance(answer.choice, Placement)
    assert (answer.choice.turn, answer.choice.at) == (house.turn, house.at)
    assert answer.choice.points == 13


def test_turned_by_its_period_a_piece_fits_as_before() -> None:
    state = played(scenes.begun(3), HEXAGON)
    square = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    drop = dropped(square)
    answer = asked(state, 1, WhyNot(drop.shape, drop.x, drop.y, (drop.turn or 0) + 3))
    assert isinstance(answer, Fits)
    assert isinstance(answer.choice, Placement)
    assert answer.choice.at == square.at


def test_the_first_piece_fits_in_the_middle() -> None:
    state = scenes.begun(3)
    assert isinstance(asked(state, 0, dropped(HEXAGON, 0.2)), Fits)
    away = asked(state, 0, dropped(HEXAGON, 5))
    assert away == Because(IllegalCode.NOT_IN_THE_MIDDLE, None, None)


def test_a_part_of_a_side_is_shown() -> None:
    trapezoid = middle(Shape.TRAPEZOID)
    state = played(scenes.begun(3), trapezoid)
    answer = asked(state, 1, dropped(along(trapezoid, 0, Shape.LARGE_SQUARE), 0.1))
    assert isinstance(answer, Because)
    assert answer.code is IllegalCode.PART_OF_A_SIDE
    assert answer.piece == number_of(0, Shape.TRAPEZOID)
    assert answer.side is not None
    (x, y), (v, w) = answer.side
    assert (v - x) ** 2 + (w - y) ** 2 == pytest.approx(12)


def test_a_part_of_a_side_is_shown_at_either_end() -> None:
    """A square at the beginning of the trapezoid's long side, not at its end."""
    trapezoid = middle(Shape.TRAPEZOID)
    state = played(scenes.begun(3), trapezoid)
    square = along(trapezoid, 0, Shape.LARGE_SQUARE)
    side = scenes.side_of(trapezoid, 0)
    half = scenes.side_of(square, 0)
    back = minus(side.begin, minus(side.end, minus(half.end, half.begin)))
    at_begin = PlacePiece(square.shape, square.turn, plus(square.at, back))
    answer = asked(state, 1, dropped(at_begin))
    assert isinstance(answer, Because)
    assert answer.code is IllegalCode.PART_OF_A_SIDE


def test_the_side_of_the_same_colour_is_shown() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=0)
    answer = asked(state, 0, dropped(along(HEXAGON, 2, Shape.LARGE_SQUARE)))
    assert isinstance(answer, Because)
    assert answer.code is IllegalCode.SAME_COLOUR
    begin, end = (scenes.side_of(HEXAGON, 2).begin, scenes.side_of(HEXAGON, 2).end)
    assert answer.side is not None
    assert [tuple(map(round, c)) for c in answer.side] == [
        tuple(map(round, tile_view(0, point).corners[0])) for point in (begin, end)
    ]


def test_a_piece_on_top_of_another_is_told_so() -> None:
    state = played(scenes.begun(3), HEXAGON)
    middle_of_it = dropped(HEXAGON)
    on_top = asked(state, 1, WhyNot(Shape.SMALL_SQUARE, middle_of_it.x, middle_of_it.y, 1))
    assert on_top == Because(IllegalCode.OVERLAPPING, None, number_of(0, Shape.HEXAGON))


def test_the_piece_that_is_in_the_way_is_named() -> None:
    """A trapezoid's long side along a hexagon's reaches into the square beside it."""
    square = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    state = lying(3, [(0, HEXAGON), (1, square)], to_move=2)
    answer = asked(state, 2, dropped(along(HEXAGON, 1, Shape.TRAPEZOID, own=0)))
    assert isinstance(answer, Because)
    assert answer.code is IllegalCode.OVERLAPPING
    assert answer.piece == number_of(1, Shape.LARGE_SQUARE)


def test_far_away_it_touches_nothing() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert asked(state, 1, dropped(HEXAGON, 30)) == Because(IllegalCode.NOT_TOUCHING, None, None)


def test_a_piece_that_is_not_in_the_hand_fits_nowhere() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=0)
    assert asked(state, 0, dropped(HEXAGON)) == Because(IllegalCode.NOT_IN_HAND, None, None)


# The review


def reviewed(state: State) -> tuple[ReviewedMove, ...]:
    answer = asked(state, 0, AskReview())
    assert isinstance(answer, Review)
    return answer.moves


def test_the_review_tells_what_each_turn_gave_and_opened() -> None:
    state = scenes.at_random(3, 6, 100)
    moves = reviewed(state)
    assert [(m.hand, m.points) for m in moves] == [(m.hand, m.points) for m in state.moves]
    assert any(move.lost > 0 for move in moves)
    for move, following in pairwise(moves):
        assert move.opened_for == following.hand
        assert move.opened >= following.points
    assert (moves[-1].opened_for, moves[-1].opened) == (None, 0)


def test_a_farsighted_player_loses_nothing_and_a_greedy_one_does() -> None:
    """It is not by the points of the moment that a move is judged, but by the best search."""
    assert sum(move.lost for move in reviewed(played_out(farsightedly))) == 0
    assert sum(move.lost for move in reviewed(played_out(greedily))) > 0


def farsightedly(situation: Situation, hand: int) -> weighing.WeighedMove:
    return search.foreseen_move(situation, hand, 7)


def greedily(situation: Situation, hand: int) -> weighing.WeighedMove:
    return max(weighing.moves(situation, hand), key=lambda move: move.points)


def played_out(choose: Callable[[Situation, int], weighing.WeighedMove]) -> State:
    """A whole duel in which both choose so."""
    state = rulebook.setup(Options(starter=0), 2, Chance(b""))
    while state.to_move is not None:
        target = choose(situations.situation_of(state), state.to_move).target
        action = place_piece(target) if isinstance(target, Spot) else PlaceStone(target.piece)
        state = played(state, action)
    return state


def test_the_review_tells_what_a_stone_would_have_brought_later() -> None:
    """A mosaic only grows: a stone that was played early could have brought at least as much."""
    state = played_out(first_stones)
    moves = {move.number: move for move in reviewed(state)}
    for number, made in enumerate(state.moves, start=1):
        later = moves[number].stone_later
        assert (later is not None) == made.is_stone
        assert later is None or later >= made.points
    assert any(move.stone_later is not None for move in moves.values())


def first_stones(situation: Situation, hand: int) -> weighing.WeighedMove:
    """The stone as soon as it may be played."""
    moves = weighing.moves(situation, hand)
    return max(moves, key=lambda move: (isinstance(move.target, Tile), move.points))


def test_a_turn_that_lost_nothing_is_its_own_best() -> None:
    state = scenes.at_random(3, 6, 100)
    for move, made in zip(reviewed(state), state.moves, strict=True):
        if move.lost:
            continue
        assert move.best_opened == move.opened
        if isinstance(move.best, Placement):
            assert number_of(made.hand, move.best.shape) == made.piece
        else:
            assert move.best.piece == made.piece


def test_the_opening_of_a_daily_game_is_not_reviewed() -> None:
    chance = Chance(b"daily")
    state = rulebook.setup(Options(puzzle="a day"), 1, chance)
    while state.to_move is not None:
        state = played(state, rulebook.legal(state, 0)[0])
    answer = asked(state, 0, AskReview())
    assert isinstance(answer, Review)
    assert answer.moves[0].number == OPENING_MOVES + 1

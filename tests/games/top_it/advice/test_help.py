"""How much a table shows before a piece is laid: by hand, places, or points (TI-52)."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle, number_of

from tablee.games.top_it import puzzle
from tablee.games.top_it.advice import adviser
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import (
    Answer,
    AskPlacements,
    AskTargets,
    Because,
    ByHand,
    Fits,
    Help,
    IllegalCode,
    Options,
    Placements,
    Question,
    Shape,
    State,
    Target,
    Targets,
    View,
    WhyNot,
    WhyNotTop,
)
from tablee.games.top_it.rules import rulebook

HEXAGON = middle(Shape.HEXAGON)
SILENT = (Help.HAND, Help.PLACES)


def helped(state: State, help_: Help) -> State:
    return replace(state, options=replace(state.options, help=help_))


def asked(state: State, seat: int, question: Question) -> Answer:
    return adviser.answer(rulebook.view(state, seat), seat, question)


def drops(view: View) -> Iterator[WhyNot]:
    """Every piece let go on and around what lies, turned and in any turn."""
    lying = [piece.laid for hand in view.hands for piece in hand.pieces if piece.laid]
    for laid in lying:
        for (x, y), shape in zip(laid.corners, SHAPES, strict=False):
            yield WhyNot(shape, 2 * x - laid.x, 2 * y - laid.y, None)
            yield WhyNot(shape, 2 * x - laid.x, 2 * y - laid.y, laid.turn)


def questions(view: View) -> Iterator[Question]:
    yield AskTargets()
    yield from map(AskPlacements, SHAPES)
    yield from map(WhyNotTop, range(len(SHAPES) * len(view.hands)))
    yield from drops(view)


@pytest.mark.parametrize("help_", SILENT)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ti_52_no_answer_holds_points_before_the_piece_is_laid(seats: int, help_: Help) -> None:
    """Whatever one asks, of states in the middle of games: not a figure of points on the wire."""
    fitting = 0
    for seed in range(3):
        state = helped(scenes.at_random(seats, seed, 4 + 5 * seed), help_)
        view = rulebook.view(state, 0)
        for question in questions(view):
            answer = adviser.answer(view, 0, question)
            fitting += isinstance(answer, Fits)
            sent = msgspec.json.encode(answer)
            assert sent.count(b'"points"') == sent.count(b'"points":null')
    assert fitting > 0


def test_ti_52_the_order_of_lit_places_says_nothing_about_points() -> None:
    """Around the mosaic: with other values, the same order."""
    state = helped(scenes.at_random(3, 8, 12), Help.PLACES)
    dearer = replace(state, options=replace(state.options, large_square=8))
    asking: list[Question] = [*map(AskPlacements, SHAPES), AskTargets()]
    for question in asking:
        assert asked(state, 0, question) == asked(dearer, 0, question)


def test_ti_52_lit_places_are_the_legal_ones() -> None:
    told = scenes.at_random(3, 8, 12)
    for shape in SHAPES:
        with_points = asked(told, 0, AskPlacements(shape))
        without = asked(helped(told, Help.PLACES), 0, AskPlacements(shape))
        if not isinstance(with_points, Placements):
            assert without == with_points
            continue
        assert isinstance(without, Placements)
        expected = {(place.turn, place.at) for place in with_points.placements}
        assert {(place.turn, place.at) for place in without.placements} == expected


def test_ti_52_by_hand_one_is_only_told_whether_there_is_a_place_at_all() -> None:
    state = helped(lying(3, [(0, HEXAGON)], to_move=1), Help.HAND)
    assert asked(state, 1, AskPlacements(Shape.HOUSE)) == ByHand(fits_somewhere=True)
    assert asked(state, 1, AskPlacements(Shape.SMALL_SQUARE)) == ByHand(fits_somewhere=False)
    assert asked(state, 1, AskTargets()) == ByHand(fits_somewhere=True)
    assert asked(state, 0, AskTargets()) == ByHand(fits_somewhere=False)  # TI-30
    assert isinstance(asked(state, 0, AskPlacements(Shape.HEXAGON)), Because)


def test_ti_52_a_stone_is_tried_on_a_piece() -> None:
    square = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    state = lying(3, [(0, HEXAGON), (1, square)], to_move=1)
    hexagon, own = number_of(0, Shape.HEXAGON), number_of(1, Shape.LARGE_SQUARE)
    assert asked(state, 1, WhyNotTop(hexagon)) == Fits(Target(hexagon, 10, (hexagon, own)))
    by_hand = helped(state, Help.HAND)
    assert asked(by_hand, 1, WhyNotTop(hexagon)) == Fits(Target(hexagon, None, (hexagon, own)))
    refused = Because(IllegalCode.OWN_COLOUR, None, own)
    assert asked(by_hand, 1, WhyNotTop(own)) == refused
    house = number_of(2, Shape.HOUSE)
    assert asked(by_hand, 1, WhyNotTop(house)) == Because(IllegalCode.NOT_LAID, None, house)


def test_ti_52_new_tables_play_by_hand_and_the_daily_game_with_lit_places() -> None:
    assert Options().help is Help.HAND
    assert puzzle.options().help is Help.PLACES


# A tapped place is judged in all turns


def test_a_tapped_place_fits_if_it_does_in_any_turn() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=1)
    house = along(HEXAGON, 0, Shape.HOUSE)
    answer = asked(state, 1, AskPlacements(Shape.HOUSE))
    assert isinstance(answer, Placements)
    place = next(p for p in answer.placements if (p.turn, p.at) == (house.turn, house.at))
    tapped = asked(state, 1, WhyNot(Shape.HOUSE, place.x, place.y, None))
    assert isinstance(tapped, Fits)


def test_the_rule_that_newcomers_break_most_is_named_first() -> None:
    """Beside its own hexagon a square touches its own colour, or in other turns half a side."""
    state = lying(3, [(0, HEXAGON)], to_move=0)
    square = along(HEXAGON, 2, Shape.LARGE_SQUARE)
    offered = asked(replace(state, to_move=1), 1, AskPlacements(Shape.LARGE_SQUARE))
    assert isinstance(offered, Placements)
    place = next(p for p in offered.placements if (p.turn, p.at) == (square.turn, square.at))
    answer = asked(state, 0, WhyNot(Shape.LARGE_SQUARE, place.x, place.y, None))
    assert isinstance(answer, Because)
    assert answer.code is IllegalCode.SAME_COLOUR
    assert answer.piece == number_of(0, Shape.HEXAGON)
    assert answer.side is not None


def test_targets_are_told_as_they_were_laid() -> None:
    square = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    state = helped(lying(3, [(0, HEXAGON), (1, square)], to_move=2), Help.PLACES)
    answer = asked(state, 2, AskTargets())
    assert isinstance(answer, Targets)
    laid = [number_of(0, Shape.HEXAGON), number_of(1, Shape.LARGE_SQUARE)]
    assert [target.piece for target in answer.targets] == laid

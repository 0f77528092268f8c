"""The list of moves: complete when looked at, and drawn from without being computed."""

from collections import Counter

from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Hand, PlacePiece, PlaceStone, Shape
from tablee.games.top_it.rules import rulebook
from tablee.games.top_it.rules.placing import INDEX_OF
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw

HEXAGON = middle(Shape.HEXAGON)


def test_moves_are_listed_shape_by_shape_then_the_stone() -> None:
    state = scenes.at_random(3, 4, 8)
    actions = list(rulebook.legal(state, scenes.seat_to_move(state)))
    kinds = [
        INDEX_OF[action.shape] if isinstance(action, PlacePiece) else len(SHAPES)
        for action in actions
    ]
    assert kinds == sorted(kinds)
    assert len(actions) == len(set(actions))


def test_what_is_drawn_is_legal_and_every_move_can_be_drawn() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=1)
    actions = rulebook.legal(state, 1)
    chance = Chance(b"draw")
    drawn = Counter(draw(actions, chance) for _ in range(6_000))
    assert set(drawn) == set(actions)


def test_the_kind_is_drawn_first_then_each_place_is_equally_likely() -> None:
    shapes = (INDEX_OF[Shape.HEXAGON], INDEX_OF[Shape.SMALL_SQUARE])
    placed = [(0, HEXAGON), (2, along(HEXAGON, 0, Shape.HOUSE))]
    state = lying(3, placed, 1, hands={1: Hand(shapes, has_stone=True, score=0)})
    chance = Chance(b"even")
    drawn = Counter(draw(rulebook.legal(state, 1), chance) for _ in range(9_000))
    by_kind = Counter[str]()
    for action, count in drawn.items():
        by_kind["stone" if isinstance(action, PlaceStone) else action.shape] += count
    assert all(abs(count - 3_000) < 250 for count in by_kind.values())
    places = [n for a, n in drawn.items() if getattr(a, "shape", None) is Shape.HEXAGON]
    assert all(abs(count - 3_000 / len(places)) < 120 for count in places)


def test_a_shape_that_fits_nowhere_is_not_drawn() -> None:
    trapezoid = middle(Shape.TRAPEZOID)
    shapes = (INDEX_OF[Shape.SMALL_SQUARE], INDEX_OF[Shape.RHOMBUS])
    state = lying(3, [(0, trapezoid)], 1, hands={1: Hand(shapes, has_stone=False, score=0)})
    chance = Chance(b"stuck")
    drawn = {draw(rulebook.legal(state, 1), chance) for _ in range(50)}
    assert {a.shape for a in drawn if isinstance(a, PlacePiece)} == {Shape.RHOMBUS}

"""Writes what Top It's lesson and rules show in the browser: python -m tools.top_it_pictures

The real rules play the lesson and lay the pictures, so that nothing in them can be wrong.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tablee.games.top_it.advice import adviser
from tablee.games.top_it.advice.search import opened
from tablee.games.top_it.advice.weighing import moves
from tablee.games.top_it.data import COLOURS, SHAPES
from tablee.games.top_it.model import (
    AskPlacements,
    AskTargets,
    Colour,
    Help,
    Options,
    Placement,
    Placements,
    PlacePiece,
    PlaceStone,
    Point,
    Shape,
    State,
    Target,
    Targets,
)
from tablee.games.top_it.rules import rulebook
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, VALUES
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.geometry import ORIGIN, STEPS
from tablee.games.top_it.rules.mosaic import MIDDLE, Mosaic
from tablee.games.top_it.rules.packing import unpacked
from tablee.games.top_it.rules.situations import situation_of
from tablee.games.top_it.rules.tiles import Tile
from tablee.games.top_it.view.tiles import tile_view, view_of
from tablee.kernel.chance import Chance

GAME = Path(__file__).parent.parent / "web" / "src" / "games" / "top_it"
YOU = 0
CHANCE = Chance(b"nothing is left to it")


# The lesson: what you do at each step, and what the two others do before the next.


class Step(NamedTuple):
    yours: Shape | None
    """A piece; None: the stone."""
    theirs: tuple[Shape | None, ...] = ()
    denies: bool = False
    """The right place is the one that is best once the next player's answer is counted."""


LESSON = (
    Step(Shape.HEXAGON, (Shape.TRAPEZOID, Shape.LARGE_TRIANGLE)),
    Step(Shape.HOUSE, (None, Shape.HEXAGON)),
    Step(Shape.LARGE_TRIANGLE, (Shape.HEXAGON, Shape.TRAPEZOID), denies=True),
    Step(Shape.RHOMBUS, (Shape.LARGE_SQUARE, Shape.HOUSE)),
    Step(None),
)


def choices(state: State, seat: int, shape: Shape | None) -> tuple[Placement | Target, ...]:
    question = AskPlacements(shape) if shape else AskTargets()
    answer = adviser.answer(rulebook.view(state, seat), seat, question)
    assert isinstance(answer, Placements | Targets)
    return answer.placements if isinstance(answer, Placements) else answer.targets


def played(state: State, seat: int, shape: Shape | None) -> State:
    """The state after the move with that piece that brings the most."""
    return done(state, seat, choices(state, seat, shape)[0])


def done(state: State, seat: int, chosen: Placement | Target) -> State:
    if isinstance(chosen, Target):
        return rulebook.play(state, seat, PlaceStone(chosen.piece), 0, CHANCE)
    action = PlacePiece(chosen.shape, chosen.turn, chosen.at)
    return rulebook.play(state, seat, action, 0, CHANCE)


def _points(choice: Placement | Target) -> int:
    assert choice.points is not None, "the lesson tells points"
    return choice.points


class Told(NamedTuple):
    choice: Placement | Target
    opened: int
    """The most that it leaves to the next player."""


def told(state: State, seat: int, choice: Placement | Target) -> Told:
    situation = situation_of(state)
    move = next(m for m in moves(situation, seat) if is_that(choice, m.target))
    return Told(choice, opened(situation, seat, move).points)


def is_that(choice: Placement | Target, target: Spot | Tile) -> bool:
    if isinstance(choice, Target) or isinstance(target, Tile):
        return isinstance(target, Tile) and getattr(choice, "piece", None) == target.piece
    form = FORMS[target.form]
    is_first = target.corner == MIDDLE and choice.at == ORIGIN
    is_same = (form.turn, unpacked(target.corner)) == (choice.turn, choice.at)
    return SHAPES[form.shape] is choice.shape and (is_same or is_first)


def clear(state: State, step: Step) -> list[Told]:
    """The right answer first, without what is just as good: a lesson has one."""
    all_told = [told(state, YOU, choice) for choice in choices(state, YOU, step.yours)]

    def worth(one: Told) -> int:
        return _points(one.choice) - (one.opened if step.denies else 0)

    best = max(all_told, key=worth)
    return [best, *(one for one in all_told if worth(one) < worth(best))]


def lesson() -> Iterator[dict[str, Any]]:
    """Before each of your moves: what you see, and where the piece may go; then the end."""
    state = rulebook.setup(Options(starter=YOU, help=Help.POINTS), 3, CHANCE)
    for step in LESSON:
        stage = clear(state, step)
        yield {
            "view": rulebook.view(state, YOU),
            "choices": [one.choice for one in stage],
            "opened": [one.opened for one in stage],
        }
        state = done(state, YOU, stage[0].choice)
        for seat, shape in enumerate(step.theirs, start=1):
            state = played(state, seat, shape)
    yield {"view": rulebook.view(state, YOU), "choices": (), "opened": ()}


# The pictures of the rules


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    corners: tuple[tuple[float, float], ...]
    value: int
    colour: Colour
    mark: str = ""
    stone: Colour | None = None


def drawn(tile: Tile, mark: str = "", stone: Colour | None = None) -> Drawn:
    colour = COLOURS[tile.colour.bit_length() - 1]
    return Drawn(view_of(tile).corners, tile.value, colour, mark, stone)


Wanted = Callable[[Mosaic, Spot], bool]


def laid(mosaic: Mosaic, shape: Shape, colour: Colour) -> Iterator[tuple[Mosaic, Spot]]:
    bit = 1 << COLOURS.index(colour)
    for spot in mosaic.spots(SHAPES.index(shape)):
        if not spot.colours & bit:
            yield mosaic.with_tile(spot.form, spot.corner, bit), spot


def search(mosaic: Mosaic, steps: Iterable[tuple[Shape, Colour, Wanted]]) -> Mosaic | None:
    """The first mosaic that comes about when each piece is laid as wanted."""
    steps = list(steps)
    if not steps:
        return mosaic
    shape, colour, wanted = steps[0]
    found = (
        search(after, steps[1:])
        for after, spot in laid(mosaic, shape, colour)
        if wanted(after, spot)
    )
    return next((result for result in found if result), None)


def beside_first(mosaic: Mosaic, spot: Spot) -> bool:
    """It touches the first tile, and nothing else."""
    own = VALUES[FORMS[spot.form].shape]
    return spot.points == own + mosaic.tiles[0].value and any(
        tile.number == 0 for tile in mosaic.neighbours(mosaic.tiles[-1])
    )


def at_corner_of(number: int) -> Wanted:
    """It meets that tile in a corner, but shares no side with it."""

    def wanted(mosaic: Mosaic, _: Spot) -> bool:
        new, other = mosaic.tiles[-1], mosaic.tiles[number]
        common = set(view_of(new).corners) & set(view_of(other).corners)
        return len(common) == 1 and other not in mosaic.neighbours(new)

    return wanted


def anywhere(_: Mosaic, __: Spot) -> bool:
    return True


def found(*steps: tuple[Shape, Colour, Wanted]) -> Mosaic:
    mosaic = search(Mosaic(), steps)
    assert mosaic is not None, "there is such a mosaic"
    return mosaic


BLUE, GREEN, YELLOW, RED = COLOURS


def score() -> list[Drawn]:
    """TI-24, TI-25: 4 + 3 + 6 + 3 = 16; the house at the corner adds nothing."""
    mosaic = found(
        (Shape.LARGE_SQUARE, BLUE, anywhere),
        (Shape.HEXAGON, GREEN, beside_first),
        (Shape.LARGE_TRIANGLE, YELLOW, beside_first),
        (Shape.SMALL_TRIANGLE, RED, beside_first),
        (Shape.HOUSE, YELLOW, at_corner_of(0)),
    )
    marks = ("chosen", "counts", "counts", "counts", "")
    return [drawn(tile, mark) for tile, mark in zip(mosaic.tiles, marks, strict=True)]


def stone() -> list[Drawn]:
    """TI-32: a hexagon with six neighbours, 6 + 3 + 4 + 5 + 6 + 2 + 3 = 29."""
    around = (
        (Shape.LARGE_TRIANGLE, RED),
        (Shape.LARGE_SQUARE, YELLOW),
        (Shape.TRAPEZOID, BLUE),
        (Shape.HEXAGON, YELLOW),
        (Shape.RHOMBUS, RED),
        (Shape.LARGE_TRIANGLE, BLUE),
    )
    steps = [(shape, colour, beside_first) for shape, colour in around]
    mosaic = found((Shape.HEXAGON, GREEN, anywhere), *steps)
    first, *others = mosaic.tiles
    return [drawn(first, "chosen", BLUE), *(drawn(tile, "counts") for tile in others)]


def corners() -> list[Drawn]:
    """TI-19: two pieces of one colour may meet in a corner."""
    mosaic = found(
        (Shape.LARGE_SQUARE, RED, anywhere),
        (Shape.RHOMBUS, BLUE, anywhere),
        (Shape.HOUSE, BLUE, at_corner_of(1)),
    )
    return [drawn(tile) for tile in mosaic.tiles]


def tile_at(shape: Shape, turn: int, at: Point, colour: Colour, mark: str = "") -> Drawn:
    form = FORMS_OF[SHAPES.index(shape)][turn]
    value = VALUES[SHAPES.index(shape)]
    return Drawn(tile_view(form, at).corners, value, colour, mark)


RIGHT, DOWN = STEPS[1][0], STEPS[1][3]


def same_colour() -> list[Drawn]:
    """TI-19: not along a side."""
    return [
        tile_at(Shape.LARGE_SQUARE, 0, ORIGIN, BLUE),
        tile_at(Shape.HEXAGON, 0, DOWN, BLUE, "wrong"),
    ]


def part_of_a_side() -> list[Drawn]:
    """TI-17: a long side against two short ones."""
    return [
        tile_at(Shape.LARGE_SQUARE, 0, ORIGIN, YELLOW),
        tile_at(Shape.LARGE_SQUARE, 0, RIGHT, GREEN),
        tile_at(Shape.TRAPEZOID, 0, DOWN, RED, "wrong"),
    ]


PICTURES = (score, stone, corners, same_colour, part_of_a_side)


def write(path: Path, content: object) -> None:
    path.write_bytes(msgspec.json.encode(content) + b"\n")


if __name__ == "__main__":
    write(GAME / "guide" / "lesson.json", list(lesson()))
    write(GAME / "rules" / "pictures.json", {picture.__name__: picture() for picture in PICTURES})

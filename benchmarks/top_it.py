"""Top It: how fast placements are tested, beside shapely, and how long a full hand takes."""

import gc
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from statistics import mean
from time import process_time
from typing import Any, NamedTuple

import shapely
from benchmarks.figures import Figure, as_table
from tests.games.top_it.agreement import both

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Options, TileKey
from tablee.games.top_it.rules import rulebook
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.gaps import Gap
from tablee.games.top_it.rules.geometry import drawn, plus
from tablee.games.top_it.rules.meeting import NEIGHBOURS, OVERLAPPING, is_met
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.packing import PackedPoint, unpacked
from tablee.games.top_it.rules.situations import mosaic_of
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw

LATE = 30
"""Moves of 36, in a game of four."""
_ROUNDS = 5
_INEXACT = 1e-9
"""What is smaller is nothing to shapely, whose points are inexact."""


def _tiles(seed: int) -> tuple[TileKey, ...]:
    """A random game of four players, late."""
    chance = Chance(b"late" + seed.to_bytes(4, "big"))
    state = rulebook.setup(Options(), 4, chance)
    while len(state.moves) < LATE and state.to_move is not None:
        seat = state.to_move
        state = rulebook.play(state, seat, draw(rulebook.legal(state, seat), chance), 0, chance)
    return state.tiles


class Candidate(NamedTuple):
    """A piece along a free side, whether it fits there or not."""

    form: int
    place: PackedPoint


def _candidates(mosaic: Mosaic) -> list[Candidate]:
    return [
        Candidate(form, side.end + offset)
        for side in mosaic.free
        for form, offset, *_ in chain.from_iterable(NEIGHBOURS[side.kind])
    ]


def _polygon(form: int, place: PackedPoint) -> Any:
    at = unpacked(place)
    return shapely.Polygon([drawn(plus(corner, at)) for corner in FORMS[form].corners])


class Scene(NamedTuple):
    """A situation, ready for both to be tested."""

    tiles: tuple[TileKey, ...]
    mosaic: Mosaic
    candidates: list[Candidate]
    tree: Any
    polygons: Any
    shrunk: Any
    """The polygons, so little smaller that those which only touch a tile do not meet it."""


def _scene(seed: int) -> Scene:
    tiles = _tiles(seed)
    mosaic = mosaic_of(tiles)
    candidates = _candidates(mosaic)
    polygons = [_polygon(*candidate) for candidate in candidates]
    tree = shapely.STRtree([_polygon(tile.form, tile.corner) for tile in mosaic.tiles])
    shapely.prepare(tree.geometries)
    shrunk = shapely.buffer(polygons, -_INEXACT)
    return Scene(tiles, mosaic, candidates, tree, polygons, shrunk)


# What is measured


def _forgetful(mosaic: Mosaic) -> list[Gap]:
    """Its gaps, as if nobody had asked them for a spot yet; what is near them is known, as
    shapely's tree is built and its tiles are prepared."""
    gaps = [Gap(side, mosaic.tiles) for side in mosaic.free]
    assert all(gap.near is not None for gap in gaps)
    return gaps


def _test_all(gaps: Sequence[Gap]) -> None:
    """Overlap, sides, colours and points of every candidate."""
    for gap in gaps:
        for shape in range(len(SHAPES)):
            gap.spots(shape)


def _one_by_one(scene: Scene) -> None:
    """With shapely: what each candidate has in common with the tiles, an area or a length."""
    for polygon in scene.polygons:
        tiles = scene.tree.geometries[scene.tree.query(polygon, predicate="intersects")]
        common = shapely.intersection(tiles, polygon)
        if not (shapely.area(common) > _INEXACT).any():
            (shapely.length(common) > _INEXACT).sum()


def _overlaps_one_by_one(scene: Scene) -> None:
    """Only whether a candidate overlaps any tile."""
    for polygon in scene.shrunk:
        shapely.intersects(scene.tree.geometries, polygon).any()


def _overlaps_at_once(scene: Scene) -> None:
    scene.tree.query(scene.shrunk, predicate="intersects")


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    gc.disable()
    start = process_time()
    work()
    spent = process_time() - start
    gc.enable()
    return spent


def _rate(scenes: Sequence[Scene], prepared: Callable[[Scene], Callable[[], object]]) -> float:
    """Placements tested a second, in the best of a few rounds."""
    rounds = [sum(_seconds(prepared(scene)) for scene in scenes) for _ in range(_ROUNDS)]
    return sum(len(scene.candidates) for scene in scenes) / min(rounds)


def _check_agreement(scene: Scene) -> None:
    """Shapely and we see the same overlaps."""
    theirs = {int(number) for number in scene.tree.query(scene.shrunk, predicate="intersects")[0]}
    ours = {
        number
        for number, (form, place) in enumerate(scene.candidates)
        if any(is_met(OVERLAPPING[form][t.form] + t.corner - place) for t in scene.mosaic.tiles)
    }
    if ours != theirs:
        raise AssertionError(f"shapely and we differ on candidates {sorted(ours ^ theirs)}")


def _tests(scenes: Sequence[Scene]) -> list[Figure]:
    ours = _rate(scenes, lambda scene: partial(_test_all, _forgetful(scene.mosaic)))
    single = _rate(scenes, lambda scene: partial(_one_by_one, scene))
    overlaps = _rate(scenes, lambda scene: partial(_overlaps_one_by_one, scene))
    at_once = _rate(scenes, lambda scene: partial(_overlaps_at_once, scene))
    name = "Top It, placements tested (overlap, sides, colours, points)"
    return [
        Figure(name, ours, "/s"),
        _ratio("overlap and sides, one by one", ours, single, "at least 5"),
        _ratio("overlap alone, one by one", ours, overlaps, ""),
        _ratio("overlap alone, at once with its STRtree", ours, at_once, "at least 1"),
    ]


def _ratio(what: str, ours: float, theirs: float, goal: str) -> Figure:
    name = f"Top It, placements tested, over shapely's {what}"
    return Figure(name, ours / theirs, "times", goal, f"shapely: {theirs:,.0f}/s")


def _full_hand(scenes: Sequence[Scene]) -> list[Figure]:
    """All legal placements of eight pieces: read from the log, and after one more move."""

    def listed(mosaic: Mosaic) -> None:
        for shape in range(len(SHAPES)):
            mosaic.spots(shape)

    def from_nothing(tiles: tuple[TileKey, ...]) -> None:
        mosaic_of.cache_clear()
        listed(mosaic_of(tiles))

    def after_a_move(tiles: tuple[TileKey, ...]) -> float:
        mosaic_of.cache_clear()
        listed(mosaic_of(tiles[:-1]))
        return _seconds(lambda: listed(mosaic_of(tiles)))

    cold = mean(_seconds(partial(from_nothing, scene.tiles)) for scene in scenes)
    warm = mean(after_a_move(scene.tiles) for scene in scenes)
    name = "Top It, placements of a full hand late in a game of four"
    return [
        Figure(f"{name}: the situation just read", cold * 1000, "ms CPU", "at most 5"),
        Figure(f"{name}: after one more move", warm * 1000, "ms CPU", "at most 5"),
    ]


def _oracle(situations: int) -> Figure:
    """On how many random situations the slow oracle finds the same placements."""
    agreeing = 0
    for seed in range(situations):
        ours, theirs = both(seed)
        agreeing += set(ours) == theirs and len(ours) == len(theirs)
    if agreeing != situations:
        raise AssertionError(f"the oracle differs on {situations - agreeing} situations")
    return Figure("Top It, situations where the oracle agrees", agreeing, "", "all of 2,000")


def run(quick: bool) -> list[Figure]:
    scenes = [_scene(seed) for seed in range(5 if quick else 40)]
    for scene in scenes:
        _check_agreement(scene)
    return [*_tests(scenes), *_full_hand(scenes), _oracle(20 if quick else 2_000)]


if __name__ == "__main__":
    print(as_table(run(quick=False)))

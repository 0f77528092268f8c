"""What the conformance suite has to know of Top It."""

from tests.conformance.samples import Sample

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.forms import FORMS, FORMS_OF
from tablee.games.top_it.geometry import HALF, minus
from tablee.games.top_it.meeting import KINDS
from tablee.games.top_it.model import Action, Options, PlacePiece, PlaceStone, State
from tablee.games.top_it.places import point_of
from tablee.games.top_it.position import mosaic_of, piece_of
from tablee.kernel.chance import Chance

RULES = "TI"
UNCITED: dict[int, str] = {}
with_other_secrets = None
"""Nothing is hidden (TI-10)."""

_OPTIONS = {
    "alone": (Options(), 1),
    "alone, the daily game": (Options(puzzle="2026-11-15"), 1),
    "two players": (Options(), 2),
    "two players, the second begins": (Options(starter=1), 2),
    "three players": (Options(), 3),
    "four players": (Options(starter=3), 4),
}
SAMPLES = [Sample("top_it", name, *played) for name, played in _OPTIONS.items()]


def likely_action(state: State, chance: Chance) -> Action | None:
    """What blind chance rarely hits: a lying piece to top, or a piece along some free side, whether
    it may lie there or not."""
    mosaic = mosaic_of(state.tiles)
    if not mosaic.tiles:
        return None
    if chance.below(3) == 0:
        return PlaceStone(piece_of(chance.choice(mosaic.tiles)))
    side = chance.choice(mosaic.free)
    shape = FORMS[side.tile.form].shape if chance.below(2) else chance.below(len(SHAPES))
    form = FORMS[chance.choice(FORMS_OF[shape])]
    _, direction = KINDS[side.kind]
    facing = [own for own in form.sides if (own.direction - direction) % 12 == HALF]
    if not facing:
        return None
    at = minus(point_of(side.end), chance.choice(facing).begin)
    return PlacePiece(SHAPES[form.shape], form.turn, at)

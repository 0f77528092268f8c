"""What the conformance suite has to know of Top It."""

from tablee.games.top_it import puzzle
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Action, Help, Options, PlacePiece, PlaceStone, State
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF
from tablee.games.top_it.rules.geometry import HALF, minus
from tablee.games.top_it.rules.meeting import KINDS
from tablee.games.top_it.rules.packing import unpacked
from tablee.games.top_it.rules.situations import mosaic_of
from tablee.kernel.chance import Chance
from tablee.testing.samples import Sample

RULES = "TI"
UNCITED: dict[int, str] = {}
with_other_secrets = None
"""Nothing is hidden (TI-10)."""

_OPTIONS = {
    "alone": (Options(), 1),
    "alone, the daily game": (puzzle.options(), 1),
    "two players": (Options(), 2),
    "two players, the second begins": (Options(starter=1), 2),
    "three players": (Options(help=Help.PLACES), 3),
    "three players, large squares of 8": (Options(help=Help.POINTS, large_square=8), 3),
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
        return PlaceStone(chance.choice(mosaic.tiles).piece)
    side = chance.choice(mosaic.free)
    shape = FORMS[side.tile.form].shape if chance.below(2) else chance.below(len(SHAPES))
    form = FORMS[chance.choice(FORMS_OF[shape])]
    _, direction = KINDS[side.kind]
    facing = [own for own in form.sides if (own.direction - direction) % 12 == HALF]
    if not facing:
        return None
    at = minus(unpacked(side.end), chance.choice(facing).begin)
    return PlacePiece(SHAPES[form.shape], form.turn, at)

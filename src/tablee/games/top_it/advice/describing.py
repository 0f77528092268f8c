"""Spots and targets as a player is told of them: with what they bring where the table tells it."""

from msgspec.structs import asdict

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Help, Placement, Target
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.packing import unpacked
from tablee.games.top_it.rules.situations import scoring
from tablee.games.top_it.rules.tiles import Tile
from tablee.games.top_it.view.tiles import tile_view


def placement(mosaic: Mosaic, spot: Spot, help_: Help = Help.POINTS) -> Placement:
    form = FORMS[spot.form]
    where = tile_view(spot.form, unpacked(spot.corner))
    return Placement(
        **asdict(where),
        shape=SHAPES[form.shape],
        points=spot.points if help_ is Help.POINTS else None,
        scoring=tuple(tile.piece for tile, _ in mosaic.touched(spot.form, spot.corner) or ()),
    )


def target(mosaic: Mosaic, tile: Tile, help_: Help = Help.POINTS) -> Target:
    return Target(
        piece=tile.piece,
        points=mosaic.worths[tile.number] if help_ is Help.POINTS else None,
        scoring=scoring(mosaic, tile),
    )
